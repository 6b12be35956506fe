"""The end of an event: lots, the final confrontation, the finish, and more or fewer rounds with consent."""

from __future__ import annotations

import pytest

from topcut.acts.ending.commands import Confront, DrawLot, Finish
from topcut.acts.ending.facts import ConfrontationWon, Finished, LotDrawn
from topcut.acts.entries.commands import Drop, Person, Withdraw
from topcut.acts.results.commands import BothLose, Correct, Delay, Report
from topcut.acts.rounds.commands import ChangeRounds, Draw, Start
from topcut.acts.rounds.facts import RoundsChanged
from topcut.journal.codec import encode
from topcut.journal.fact import Result
from topcut.messages.message import message
from topcut.play.chance import Chance
from topcut.play.tiebreaks import schedule_lines
from topcut.refusal import Refused

from .table import Event

FOUR = ("Kira", "Odo", "Quark", "Dax")


def all_tied(*more: str) -> Event:
    """After one round of true ties nothing separates the four."""
    event = Event("star-trek-2e", *FOUR, *more, rounds=1)
    for name in more:
        event.do(Withdraw(event.id(name)))
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(BothLose(*event.at("Kira")))
    event.do(BothLose(*event.at("Quark")))
    return event


def played(rounds: int = 1) -> Event:
    """Kira and Quark have won."""
    event = Event("star-trek-2e", *FOUR, rounds=rounds)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    return event


def lot(event: Event, *names: str, drawn: tuple[str, ...] = ()) -> DrawLot:
    return DrawLot(tuple(event.id(name) for name in names), tuple(event.id(name) for name in drawn))


# Lots ----------------------------------------------------------------------------------------------------------------


def test_until_a_lot_is_drawn_the_tied_share_the_rank() -> None:
    assert set(all_tied().ranks().values()) == {1}


def test_a_lot_orders_the_tied() -> None:
    event = all_tied()
    (record,) = event.do(lot(event, *FOUR))
    assert isinstance(record.fact, LotDrawn)
    drawn = [event.name(player) for player in record.fact.players]
    assert sorted(drawn) == sorted(FOUR)
    assert event.ranks() == {name: rank for rank, name in enumerate(drawn, start=1)}


def test_anybody_can_draw_the_lot_again_from_its_seed() -> None:
    event = all_tied()
    (record,) = event.do(lot(event, "Dax", "Quark", "Odo", "Kira"))  # however named: drawn from signup order
    fact = record.fact
    assert isinstance(fact, LotDrawn)
    assert fact.seed
    assert list(fact.players) == Chance(fact.seed).shuffled(["p1", "p2", "p3", "p4"])


def test_a_lot_drawn_at_the_table_is_recorded_as_it_was_drawn() -> None:
    event = all_tied()
    (record,) = event.do(lot(event, *FOUR, drawn=("Dax", "Kira", "Quark", "Odo")))
    assert record.fact == LotDrawn(("p4", "p1", "p3", "p2"))
    assert event.ranks() == {"Dax": 1, "Kira": 2, "Quark": 3, "Odo": 4}


def test_a_lot_is_drawn_only_among_players_who_share_a_rank() -> None:
    event = played()
    event.refused(lot(event, "Kira", "Odo"), "stage-lot-among-untied")
    event.refused(lot(event, *FOUR), "stage-lot-among-untied")


@pytest.mark.parametrize("names", [(), ("Kira",), ("Kira", "Kira")])
def test_a_lot_needs_two(names: tuple[str, ...]) -> None:
    event = all_tied()
    event.refused(lot(event, *names), "stage-lot-among-untied")


def test_a_lot_is_not_drawn_for_strangers() -> None:
    event = all_tied("Garak")
    event.refused(DrawLot(("p1", "p99")), "entry-no-player")
    event.refused(lot(event, "Kira", "Odo", "Garak"), "stage-lot-among-untied")  # Garak withdrew before the start


@pytest.mark.parametrize("drawn", [("Kira",), ("Kira", "Kira"), ("Kira", "Dax"), ("Kira", "Odo", "Dax")])
def test_the_drawn_order_names_the_same_players(drawn: tuple[str, ...]) -> None:
    event = all_tied()
    event.refused(lot(event, *FOUR, drawn=drawn), "stage-lot-of-others")


def test_a_lot_is_not_drawn_twice() -> None:
    event = all_tied()
    event.do(lot(event, *FOUR))
    event.refused(lot(event, *FOUR), "stage-lot-among-untied")


def test_a_lot_that_was_accepted_separates() -> None:
    """Two of the four who are tied: either that is refused, or it decides between them."""
    event = all_tied()
    answer = event.submit(lot(event, "Kira", "Odo"))
    assert isinstance(answer, Refused) or event.ranks()["Kira"] != event.ranks()["Odo"]


def test_where_the_document_has_no_lot_none_is_recorded_in_vain() -> None:
    """R29: Transformers ends in a shared rank."""
    event = Event("transformers", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    answer = event.submit(lot(event, "Kira", "Quark"))
    assert isinstance(answer, Refused) or event.ranks()["Kira"] != event.ranks()["Quark"]


def test_a_lot_never_goes_before_points() -> None:
    event = all_tied()
    event.do(lot(event, *FOUR, drawn=("Kira", "Odo", "Quark", "Dax")))
    event.do(Correct(*event.at("Dax"), event.result("Dax", 100, 0), "it was a win"))
    assert event.ranks()["Dax"] == 1


# The final confrontation (R46) ---------------------------------------------------------------------------------------


def test_r46_the_winner_of_the_confrontation_is_first_and_all_others_keep_their_order() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=2)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.play(("Kira", "Quark"), ("Odo", "Dax"))
    assert event.ranks() == {"Kira": 1, "Quark": 2, "Odo": 3, "Dax": 4}
    (record,) = event.do(Confront(event.id("Quark")))
    assert record.fact == ConfrontationWon(event.id("Quark"))
    assert event.ranks() == {"Quark": 1, "Kira": 2, "Odo": 3, "Dax": 4}


def test_r46_the_confrontation_enters_no_score() -> None:
    event = played()
    before = event.points("Quark"), event.faced("Quark"), event.differentials("Quark")
    event.do(Confront(event.id("Quark")))
    assert (event.points("Quark"), event.faced("Quark"), event.differentials("Quark")) == before


def test_r46_the_leader_may_win_it_too() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=2)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.play(("Kira", "Quark"), ("Odo", "Dax"))
    before = event.ranks()
    event.do(Confront(event.id("Kira")))
    assert event.ranks() == before


def test_r46_the_winner_is_somebody_who_takes_part() -> None:
    event = all_tied("Garak")
    event.refused(Confront("p99"), "entry-no-player")
    event.refused(Confront(event.id("Garak")), "stage-confrontation-stranger")  # withdrew before the start


def test_r46_the_confrontation_comes_after_all_results() -> None:
    """001 appendix A: it is asked for once the results are entered."""
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.refused(Confront(event.id("Kira")), "stage-confrontation-too-early")
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(Confront(event.id("Kira")), "stage-confrontation-too-early")


def test_a_finished_event_draws_no_lot_and_names_a_confrontation_only_with_a_reason() -> None:
    event = all_tied()
    event.do(Finish())
    event.refused(Confront(event.id("Kira")), "result-correction-without-reason")
    event.refused(lot(event, *FOUR), "event-finished")


# Finishing -----------------------------------------------------------------------------------------------------------


def test_an_event_finishes_when_all_rounds_are_played() -> None:
    event = played()
    (record,) = event.do(Finish())
    assert record.fact == Finished()
    assert event.tournament.finished


def test_an_event_finishes_once() -> None:
    event = played()
    event.do(Finish())
    event.refused(Finish(), "event-finished")


def test_an_event_without_a_round_does_not_finish() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.refused(Finish(), "event-no-round-played")
    event.do(Start())
    event.refused(Finish(), "event-no-round-played")
    event.draw()
    event.refused(Finish(), "event-no-round-played")


def test_an_event_with_an_open_match_does_not_finish_and_the_table_is_named() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.wins("Kira")
    open_table = message("round-table-waits", status="open", table=event.match("Quark").table)
    event.refused(Finish(), "round-unfinished", round=1, waiting=(open_table,))


def test_r45_an_event_with_a_delayed_result_does_not_finish() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Delay(*event.at("Kira")))
    event.wins("Quark")
    event.refused(Finish(), "event-result-delayed")
    event.wins("Kira")
    event.do(Finish())


def test_a_reported_result_does_not_hold_up_the_finish() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.says("Kira", 100, 35)
    event.wins("Quark")
    event.do(Finish())


def test_an_event_does_not_end_before_its_rounds_without_the_consent_that_fewer_rounds_need() -> None:
    """001 section 6: otherwise `finish` would be a change of rounds that nobody agreed to."""
    event = played(rounds=3)
    event.refused(Finish(), "event-rounds-left")
    event.do(ChangeRounds(1, consent="all players"))
    event.do(Finish())


def test_an_event_with_dropped_players_finishes() -> None:
    event = played()
    event.do(Drop(event.id("Odo")))
    event.do(Finish())
    assert event.ranks()["Odo"] == 3


# More or fewer rounds ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rulebook", ["star-trek-2e", "star-trek-1e", "star-trek-1e-2010", "star-trek-2e-2010"])
def test_a_running_star_trek_event_changes_its_rounds_only_with_the_consent_of_all_players(rulebook: str) -> None:
    event = Event(rulebook, *FOUR, rounds=3)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(ChangeRounds(2), "round-change-without-consent", consent="all players")
    event.do(ChangeRounds(2, consent="all players", reason="the venue closes at nine"))
    assert event.tournament.rounds_planned == 2


def test_before_the_start_the_announced_rounds_need_the_same_consent() -> None:
    """001 section 6: before the event only with the approval of all players in attendance."""
    event = Event("star-trek-2e", *FOUR, rounds=3)
    event.refused(ChangeRounds(4), "round-change-without-consent")
    event.do(ChangeRounds(4, consent="all players"))
    event.do(Start())
    assert event.tournament.rounds_planned == 4


def test_rounds_that_were_never_announced_need_no_consent() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(ChangeRounds(4))
    event.do(Start())
    assert event.tournament.rounds_planned == 4


@pytest.mark.parametrize("consent", [" ", "\n"])
def test_a_blank_is_nobody_s_consent(consent: str) -> None:
    played(rounds=3).refused(ChangeRounds(2, consent=consent), "round-change-without-consent")


def test_the_reason_is_kept() -> None:
    event = played(rounds=3)
    (record,) = event.do(ChangeRounds(2, consent="all players", reason="the venue closes at nine"))
    fact = record.fact
    assert isinstance(fact, RoundsChanged)
    assert event.words(fact.reason) == "the venue closes at nine"


def test_the_words_of_the_consent_are_not_in_the_record() -> None:
    """Records hold ids and salted hashes only; a consent in free words can name people."""
    event = played(rounds=3)
    (record,) = event.do(ChangeRounds(2, consent="Kira Nerys and all the others"))
    assert b"Nerys" not in encode(record)


def test_fewer_rounds_than_were_posted_cannot_be() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=3)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.post(("Kira", "Quark"), ("Odo", "Dax"))
    event.refused(ChangeRounds(1, consent="all players"), "round-impossible-number")
    event.do(ChangeRounds(2, consent="all players"))


@pytest.mark.parametrize(
    ("rounds", "why"),
    [(0, "round-impossible-number"), (-1, "form-number-out-of-range"), (101, "round-impossible-number")],
)
def test_so_many_rounds_cannot_be(rounds: int, why: str) -> None:
    played(rounds=3).refused(ChangeRounds(rounds, consent="all players"), why)


def test_one_more_round_is_drawn() -> None:
    event = played(rounds=1)
    event.refused(Draw(), "round-all-played")
    event.do(ChangeRounds(2, consent="all players"))
    event.do(Draw())


def test_after_fewer_rounds_no_more_are_drawn() -> None:
    event = played(rounds=3)
    event.do(ChangeRounds(1, consent="all players"))
    event.refused(Draw(), "round-all-played")


def test_a_finished_event_changes_no_rounds() -> None:
    event = played()
    event.do(Finish())
    event.refused(ChangeRounds(2, consent="all players"), "event-finished")


def test_r16_an_earned_bye_counts_by_the_rounds_finally_played() -> None:
    """One line of 4 x rounds: 12 when three are planned, 8 when two are played."""
    event = Event("star-trek-2e", *FOUR, Person("Garak", earned_byes=1), rounds=3)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    assert max(schedule_lines(event.ledger, event.id("Garak"))) == 12
    event.play(("Kira", "Garak"), ("Quark", "Odo"))
    event.do(ChangeRounds(2, consent="all players"))
    event.do(Finish())
    assert max(schedule_lines(event.ledger, event.id("Garak"))) == 8


def test_nothing_but_an_undo_or_an_announcement_follows_the_finish() -> None:
    event = played()
    event.do(Finish())
    result = Result(games=((0, 100),))
    for command in (Start(), Draw(), Report(1, 1, result), Drop("p1"), Withdraw("p1"), ChangeRounds(2, "all players")):
        event.refused(command, "event-finished")
