"""Drawing, changing by hand, posting and withdrawing rounds: design, "The journal" and "Pairing"."""

from __future__ import annotations

import pytest

from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Drop, Person, ReEnter
from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import Correct, Delay, Dispute, Report
from topcut.acts.rounds.commands import ChangeRounds, Draw, Post, Start, Swap, WithdrawRound
from topcut.acts.rounds.facts import Drafted, RoundPaired, RoundWithdrawn
from topcut.journal.fact import Result
from topcut.messages.message import message

from .table import Event

FOUR = ("Kira", "Odo", "Quark", "Dax")
SIX = (*FOUR, "Garak", "Morn")


def drafts(event: Event, number: int = 1) -> list[Drafted]:
    facts = (record.fact for record in event.history)
    return [fact for fact in facts if isinstance(fact, Drafted) and fact.round == number]


def drafted_pairs(event: Event) -> set[frozenset[str]]:
    assert event.tournament.draw is not None
    return {frozenset(event.name(seat) for seat in table.seats) for table in event.tournament.draw.tables}


# Drawing -------------------------------------------------------------------------------------------------------------


def test_a_draw_seats_everybody_once() -> None:
    event = Event("star-trek-2e", *SIX, "Rom")
    event.draw()
    seated = [seat for table in event.tournament.draw.tables for seat in table.seats]
    assert sorted(seated) == sorted(event.ids.values())


def test_a_draw_is_on_the_record_with_its_seed_and_engine() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw()
    (draft,) = drafts(event)
    assert draft.seed
    assert draft.engine


def test_the_same_seed_gives_the_same_draw() -> None:
    draws = []
    for _ in range(2):
        event = Event("star-trek-2e", *SIX)
        event.do(Draw(seed="Bajoran wormhole"))
        draws.append(event.tournament.draw.tables)
    assert draws[0] == draws[1]


def test_a_draw_is_not_a_round_before_it_is_posted() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw()
    assert event.tournament.rounds == ()
    event.refused(Report(1, 1, Result(games=((100, 35),))), "round-none")


def test_a_redraw_without_a_reason_is_refused() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw()
    event.refused(Draw(), "round-drawn")
    event.refused(Draw(seed="another"), "round-drawn")


@pytest.mark.parametrize("reason", [" ", "\n\t"])
def test_a_blank_reason_is_no_reason_for_a_redraw(reason: str) -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw()
    event.refused(Draw(reason=reason), "round-drawn")


def test_every_draw_stays_on_the_record_with_its_reason() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw()
    event.draw(reason="Morn fell asleep on the cards")
    event.draw(reason="and again")
    assert [event.words(draft.reason) for draft in drafts(event)] == ["", "Morn fell asleep on the cards", "and again"]
    assert len({draft.seed for draft in drafts(event)}) == 3
    event.do(Post())
    assert event.tournament.rounds[0].drafts == 3  # the count is public


def test_a_draw_that_was_undone_still_counts() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Start())
    event.draw()
    event.do(Undo(event.head))
    assert event.tournament.draw is None
    event.refused(Draw(), "round-drawn")
    event.draw(reason="the projector failed")
    event.do(Post())
    assert event.tournament.rounds[0].drafts == 2


def test_a_draw_for_a_withdrawn_round_still_counts() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.post()
    event.do(WithdrawRound())
    event.refused(Draw(), "round-drawn")
    event.draw(reason="a player was forgotten")
    event.do(Post())
    assert event.tournament.rounds[0].drafts == 2


def test_the_next_round_needs_no_reason() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Draw())


def test_the_next_round_waits_for_every_result_and_says_for_which() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.wins("Kira")
    open_table = message("round-table-waits", status="open", table=event.match("Quark").table)
    event.refused(Draw(), "round-unfinished", round=1, waiting=(open_table,))


def test_a_reported_result_lets_the_next_round_be_paired() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.says("Kira", 100, 35)
    event.says("Dax", 100, 35)
    event.do(Draw())


def test_after_the_last_round_none_is_drawn() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(Draw(), "round-all-played", planned=1)


def test_a_finished_event_draws_nothing() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    event.refused(Draw(), "event-finished")


# Pinning and forbidding ----------------------------------------------------------------------------------------------


def test_a_pinned_pair_meets() -> None:
    event = Event("star-trek-2e", *SIX)
    event.draw(("Kira", "Morn"))
    assert frozenset({"Kira", "Morn"}) in drafted_pairs(event)
    assert event.tournament.draw.pinned == (event.pair("Kira", "Morn"),)


def test_a_forbidden_pair_does_not_meet() -> None:
    event = Event("star-trek-2e", *FOUR)
    forbidden = (event.pair("Kira", "Odo"), event.pair("Kira", "Quark"))
    event.do(Draw(forbidden=forbidden))
    assert frozenset({"Kira", "Dax"}) in drafted_pairs(event)
    assert event.tournament.draw.forbidden == forbidden


def test_what_a_pinned_pair_costs_against_the_optimum_is_recorded() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.draw(("Kira", "Dax"))  # a winner and a loser, twice
    draft = drafts(event, 2)[0]
    assert draft.cost["unequal_totals"] == 2
    assert draft.optimum["unequal_totals"] == 0


def test_an_unknown_player_is_not_pinned_or_forbidden() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.refused(Draw(pinned=(("p1", "p99"),)), "pairing-not-here")
    event.refused(Draw(forbidden=(("p1", "p99"),)), "pairing-not-here")


def test_a_dropped_player_is_not_pinned() -> None:
    event = Event("star-trek-2e", *SIX)
    event.do(Start())
    event.do(Drop(event.id("Morn")))
    event.refused(Draw(pinned=(event.pair("Kira", "Morn"),)), "pairing-not-here", player="Morn")


def test_nobody_is_pinned_to_himself_or_to_two() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.refused(Draw(pinned=(event.pair("Kira", "Kira"),)), "pairing-with-themselves")
    event.refused(Draw(pinned=(event.pair("Kira", "Odo"), event.pair("Kira", "Dax"))), "pairing-two-demands")


def test_a_pair_is_not_pinned_and_forbidden() -> None:
    event = Event("star-trek-2e", *FOUR)
    both = Draw(pinned=(event.pair("Kira", "Odo"),), forbidden=(event.pair("Odo", "Kira"),))
    event.refused(both, "pairing-pinned-and-forbidden", one="Kira", other="Odo")


def test_who_has_an_earned_bye_is_not_pinned() -> None:
    event = Event("star-trek-2e", *FOUR, Person("Garak", earned_byes=1))
    event.refused(Draw(pinned=(event.pair("Kira", "Garak"),)), "pairing-not-here", player="Garak")


def test_a_pinned_rematch_is_played_and_counted() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.draw(("Kira", "Odo"))
    assert frozenset({"Kira", "Odo"}) in drafted_pairs(event)
    assert drafts(event, 2)[0].cost["rematches"] >= 1


# Swapping ------------------------------------------------------------------------------------------------------------


def test_two_players_change_places_in_the_draft() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Swap(*event.pair("Odo", "Dax"), reason="Odo and Kira share a car"))
    assert drafted_pairs(event) == {frozenset({"Kira", "Dax"}), frozenset({"Quark", "Odo"})}
    assert event.words(drafts(event)[-1].reason) == "Odo and Kira share a car"
    assert event.tournament.draw.by_hand


def test_what_a_swap_costs_against_the_optimum_is_recorded() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.draw(("Kira", "Quark"), ("Odo", "Dax"))
    event.do(Swap(*event.pair("Quark", "Dax")))
    swapped = drafts(event, 2)[-1]
    assert (swapped.cost["unequal_totals"], swapped.optimum["unequal_totals"]) == (2, 0)
    assert (swapped.cost["total_gaps"], swapped.optimum["total_gaps"]) == (6, 0)


def test_a_swap_into_a_rematch_shows_the_rematches() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.draw(("Kira", "Quark"), ("Odo", "Dax"))
    event.do(Swap(*event.pair("Quark", "Odo")))
    swapped = drafts(event, 2)[-1]
    assert (swapped.cost["rematches"], swapped.optimum["rematches"]) == (2, 0)


def test_a_swap_is_not_a_draw() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Swap(*event.pair("Odo", "Dax")))
    event.do(Post())
    assert event.tournament.rounds[0].drafts == 1
    assert event.tournament.rounds[0].by_hand


def test_a_player_changes_places_with_the_bye() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak")
    event.draw(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Swap(*event.pair("Garak", "Odo")))
    assert drafted_pairs(event) == {frozenset({"Kira", "Garak"}), frozenset({"Quark", "Dax"}), frozenset({"Odo"})}


def test_an_earned_bye_cannot_be_swapped_away() -> None:
    """001 7.2: no other player may use it."""
    event = Event("star-trek-2e", *FOUR, Person("Garak", earned_byes=1))
    event.draw(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(Swap(*event.pair("Garak", "Odo")), "round-earned-bye", player="Garak")


def test_players_of_one_table_cannot_be_swapped() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(Swap(*event.pair("Kira", "Odo")), "round-same-table")
    event.refused(Swap(*event.pair("Kira", "Kira")), "round-same-table")


def test_somebody_who_is_not_in_the_draft_cannot_be_swapped() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw()
    event.refused(Swap("p1", "p99"), "round-not-in-draft")


def test_without_a_draft_nothing_is_swapped_or_posted() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.refused(Swap("p1", "p2"), "round-no-draft")
    event.refused(Post(), "round-no-draft")


# Posting -------------------------------------------------------------------------------------------------------------


def test_what_is_posted_is_what_was_drawn() -> None:
    event = Event("star-trek-2e", *SIX)
    event.draw()
    draft = event.tournament.draw
    assert draft is not None
    (record,) = event.do(Post())
    fact = record.fact
    assert isinstance(fact, RoundPaired)
    assert (fact.round, fact.tables, fact.seed, fact.engine) == (1, draft.tables, draft.seed, draft.engine)
    assert fact.cost == draft.cost
    assert event.tournament.draw is None


def test_a_round_is_posted_once() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.post()
    event.refused(Post(), "round-no-draft")


def test_a_bye_stands_at_once() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak")
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    assert event.match("Garak").status == "confirmed"
    assert event.points("Garak") == 4


def test_a_draft_without_a_late_entry_is_not_posted() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw()
    event.enter("Garak")
    event.refused(Post(), "round-changed-since", changed=("Garak",))
    event.draw(reason="Garak came late")
    event.do(Post())


def test_a_draft_with_a_dropped_player_is_not_posted() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw()
    event.do(Drop(event.id("Odo")))
    event.refused(Post(), "round-changed-since", changed=("Odo",))


def test_a_draft_without_a_player_who_came_back_is_not_posted() -> None:
    event = Event("star-trek-2e", *SIX)
    event.do(Start())
    event.do(Drop(event.id("Morn")))
    event.draw()
    event.do(ReEnter(event.id("Morn")))
    event.refused(Post(), "round-changed-since", changed=("Morn",))


def test_a_draft_is_posted_when_the_field_is_as_it_was_again() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw()
    event.do(Drop(event.id("Odo")))
    event.do(ReEnter(event.id("Odo")))
    event.do(Post())


def test_a_draft_is_not_posted_while_a_result_of_the_round_before_is_disputed() -> None:
    """A dispute blocks the next round, also when it comes between the draw and the posting."""
    event = Event("star-trek-2e", *FOUR)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.says("Kira", 100, 35)
    event.wins("Quark")
    event.draw()
    event.do(Dispute(*event.at("Odo"), by=event.id("Odo")))
    event.refused(Post(), "round-unfinished", waiting=(message("round-table-waits", status="disputed"),))


def test_a_draft_is_not_posted_when_a_result_that_it_was_drawn_from_has_changed() -> None:
    """Kira and Quark were drawn as the two winners, and then Odo had won: a better pairing exists by now."""
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.draw()
    event.do(Correct(*event.at("Kira"), event.result("Odo", 100, 0), "the slip was read wrongly"))
    event.refused(Post(), "round-changed-since")


def test_a_draft_beyond_the_planned_rounds_is_not_posted() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.draw()
    event.do(ChangeRounds(1, consent="all players"))
    event.refused(Post(), "round-all-played")


# Withdrawing the round -----------------------------------------------------------------------------------------------


def test_the_latest_round_is_withdrawn() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.post()
    assert event.do(WithdrawRound())[0].fact == RoundWithdrawn(1)
    assert event.tournament.rounds == ()


def test_with_results_in_a_reason_is_asked() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.wins("Kira")
    event.refused(WithdrawRound(), "round-has-results")
    event.do(WithdrawRound(reason="a player was forgotten"))
    assert event.words(event.history[-1].fact.reason) == "a player was forgotten"
    assert event.points("Kira") == 0


@pytest.mark.parametrize("reason", [" ", "\n\t"])
def test_a_blank_reason_is_no_reason_to_withdraw_results(reason: str) -> None:
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(WithdrawRound(reason=reason), "round-has-results")


def test_a_bye_is_no_result_that_asks_for_a_reason() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak")
    event.post()
    event.do(WithdrawRound())


def test_a_disputed_result_asks_for_a_reason_too() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.says("Kira", 100, 35)
    event.says("Odo", 100, 35)
    assert event.match("Kira").status == "disputed"
    event.refused(WithdrawRound(), "round-has-results")


def test_a_withdrawn_second_round_leaves_the_first_as_it_was() -> None:
    event = Event("star-trek-2e", *FOUR)
    first = event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.post(("Kira", "Quark"), ("Odo", "Dax"))
    event.do(WithdrawRound())
    assert event.tournament.rounds == (first,)
    assert event.points("Kira") == 4


def test_the_pair_of_a_withdrawn_round_has_not_met() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(WithdrawRound(reason="Morn was forgotten"))
    assert event.faced("Kira") == []


def test_who_came_during_the_withdrawn_round_plays_in_its_redraw() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.post()
    event.enter("Garak", "Morn")
    event.do(WithdrawRound())
    event.draw(("Garak", "Morn"), ("Kira", "Odo"), ("Quark", "Dax"), reason="two were forgotten")
    event.do(Post())
    event.wins("Garak")
    assert event.card("Garak") == ["FW"]
    assert event.tournament.entrants[event.id("Garak")].entered_after == 0


def test_who_dropped_during_the_withdrawn_round_stays_dropped() -> None:
    event = Event("star-trek-2e", *SIX)
    event.post()
    event.do(Drop(event.id("Morn")))
    event.do(WithdrawRound())
    event.draw(reason="Morn has gone")
    event.do(Post())
    assert not any("Morn" in pair for pair in event.pairs())


def test_without_a_round_nothing_is_withdrawn() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.refused(WithdrawRound(), "round-none-posted")
    event.draw()
    event.refused(WithdrawRound(), "round-none-posted")


def test_a_finished_event_withdraws_no_round() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    event.refused(WithdrawRound(reason="too late"), "event-finished")


# Three players, and byes ---------------------------------------------------------------------------------------------


def test_three_players_play_a_round_robin_with_one_bye_each() -> None:
    event = Event("star-trek-2e", "Kira", "Odo", "Quark")
    for _ in range(3):
        event.post()
        (pair,) = [pair for pair in event.pairs() if len(pair) == 2]
        event.wins(min(pair))
    assert all(event.card(name).count("BYE") == 1 for name in ("Kira", "Odo", "Quark"))
    assert all(len(set(event.faced(name))) == 2 for name in ("Kira", "Odo", "Quark"))


def test_instead_of_a_rematch_both_get_a_bye() -> None:
    event = Event("star-trek-2e", "Kira", "Odo", rounds=2)
    event.play(("Kira", "Odo"))
    event.post()
    assert event.pairs() == {frozenset({"Kira"}), frozenset({"Odo"})}


def test_elsewhere_the_rematch_is_played() -> None:
    event = Event("transformers", "Kira", "Odo", rounds=2)
    event.play(("Kira", "Odo"))
    event.post()
    assert event.pairs() == {frozenset({"Kira", "Odo"})}


def test_a_delayed_pair_counts_as_met() -> None:
    event = Event("star-trek-2e", "Kira", "Odo", rounds=2)
    event.post(("Kira", "Odo"))
    event.do(Delay(*event.at("Kira")))
    event.post()
    assert event.pairs() == {frozenset({"Kira"}), frozenset({"Odo"})}
