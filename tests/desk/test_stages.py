"""Stages at the desk: plans, cuts, rounds that end early, the end, and what is refused."""

from __future__ import annotations

from msgspec.structs import replace

from desk.staged import EIGHT, NIL_TWO, SWISS, TOP_4, TWO_NIL, Staged, event_standings, with_cut
from topcut.acts.ending.commands import Confront, DrawLot, Finish
from topcut.acts.entries.commands import Drop, Enter, Person, ReEnter
from topcut.acts.entries.facts import Dropped
from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import Correct, Report
from topcut.acts.results.facts import Reported
from topcut.acts.rounds.commands import Draw, Post, Start, WithdrawRound
from topcut.acts.stages.commands import ChangePlan, OpenStage
from topcut.acts.stages.plans import MOST_STAGES
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import MemoryJournal
from topcut.desk.submit import submit
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.play.outcome import outcome_of
from topcut.play.stages import bracket_of, is_over, stage_name

# The cut -------------------------------------------------------------------------------------------------------------


def test_the_cut_takes_the_top_of_the_standings_as_seeds() -> None:
    event = with_cut(TOP_4)
    ranks = {row.player: row.rank for row in event_standings(event)}
    event.do(OpenStage())
    seeds = [ranks.pop(player) for player in event.tournament.opened[2].seeds]
    assert seeds == sorted(seeds)
    assert max(seeds) <= min(ranks.values())
    assert event.seeds()[0] == "Kira"


def test_a_whole_event_with_a_cut_ends_with_places_over_both_stages() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    seeds = event.seeds()
    event.play()
    event.play()
    event.do(Finish())
    places = event.places()
    assert places["Kira"] == (1, 1)
    assert sorted(places[name] for name in seeds) == [(1, 1), (2, 2), (3, 4), (3, 4)]
    swiss = [row.player for row in event_standings(event)]
    others = [name for name in places if name not in seeds]
    assert others == sorted(others, key=lambda name: swiss.index(event.ids[name]))
    assert event.all_well()


def test_a_cut_of_8_from_7_players_is_refused() -> None:
    event = with_cut(Stage("bracket", take=8), people=EIGHT[:7])
    event.refused(OpenStage(), "seed-cut-too-large", cut=8, left=7, stage="stagename-swiss")


def test_a_cut_waits_for_the_last_result() -> None:
    event = Staged("transformers", (SWISS, TOP_4), *EIGHT, rounds=1)
    event.do(Draw())
    event.do(Post())
    event.refused(
        OpenStage(),
        "stage-comes-later",
        left=message("stage-left-to-report", match=message("place-match", round=1, table=1)),
        source=message("stagename-swiss", which="first"),
        stage=message("stagename-bracket", players=4),
    )
    event.refused(Draw(), "round-unfinished", round=1)


def test_pairing_past_the_swiss_rounds_asks_for_the_cut() -> None:
    with_cut(TOP_4).refused(Draw(), "stage-cut-not-made", stage=message("stagename-bracket", players=4))


def test_2_10_nobody_enters_or_comes_back_after_the_cut() -> None:
    event = with_cut(TOP_4)
    event.do(Drop(event.ids["Nog"]))
    event.do(OpenStage())
    event.refused(Enter((Person("Worf"),)), "entry-after-the-cut")
    event.refused(ReEnter(event.ids["Nog"]), "entry-after-the-cut")


def test_before_the_cut_a_player_may_come_back_and_one_who_left_is_passed_over() -> None:
    event = with_cut(TOP_4)
    event.do(Drop(event.ids["Kira"]))
    event.do(Drop(event.ids["Odo"]))
    event.do(ReEnter(event.ids["Odo"]))
    event.do(OpenStage())
    assert "Kira" not in event.seeds()
    assert "Odo" in event.seeds()


def test_2_10_who_drops_after_the_cut_is_not_replaced_and_the_opponent_has_a_bye() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    first, second, third, fourth = event.seeds()
    event.do(Drop(event.ids[fourth]))
    event.do(Draw())
    event.do(Post())
    matches = event.tournament.rounds[-1].matches.values()
    bye, played = sorted(matches, key=lambda match: match.number)
    assert (set(bye.seats), set(played.seats)) == ({event.ids[first]}, {event.ids[second], event.ids[third]})
    assert bye.result == Result(codes=("BYE",)) and (played.table, bye.table) == (1, 2)  # a bye needs no table
    event.do(Report(4, played.table, TWO_NIL if played.seats[0] == event.ids[second] else NIL_TWO))
    event.play()
    assert event.places()[fourth] == (3, 4)
    assert event.all_well()


def test_who_leaves_in_the_middle_of_a_bracket_game_loses_it() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.do(Draw())
    event.do(Post())
    match = event.tournament.rounds[-1].matches[1]
    first, second = (event.name(seat) for seat in match.seats)
    event.refused(Drop(match.seats[0]), "entry-still-plays", game=1, player=first, opponent=second)
    facts = [record.fact for record in event.do(Drop(match.seats[0], gives_up=True))]
    assert facts == [Reported(4, 1, Result(how="dropped", absent=(0,))), Dropped(match.seats[0], after=4)]
    given_up = event.tournament.rounds[-1].matches[1]
    assert given_up.result is not None
    told = outcome_of(event.tournament, event.book, given_up, given_up.result)
    codes = message("outcome-codes", codes="L/W")
    assert told == message("outcome-ended", what=codes, how="dropped")  # no concession (002 5.2)
    assert event.all_well()
    assert bracket_of(event.tournament, event.book, 2).games[1].winner == match.seats[1]


def test_the_bracket_is_fixed_once_the_cut_is_made() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    double = (SWISS, replace(TOP_4, bracket="double"))
    event.refused(ChangePlan(double, "all", "more games"), "plan-stage-begun")
    before = event.tournament.opened[2]
    match = event.tournament.rounds[2].matches[1]
    turned = NIL_TWO if match.result == TWO_NIL else TWO_NIL
    event.do(Correct(3, 1, turned, "the slip was read wrongly"))
    assert event.tournament.opened[2] == before


def test_a_cut_can_be_undone_until_something_was_played_on_it() -> None:
    event = with_cut(TOP_4)
    (opened,) = event.do(OpenStage())
    event.do(Undo(opened.seq))
    assert not event.tournament.opened
    (opened,) = event.do(OpenStage())
    event.do(Draw())
    event.refused(Undo(opened.seq), "undo-depended-on")


def test_a_cut_made_again_has_the_same_lots() -> None:
    event = Staged("transformers", (SWISS, Stage("bracket", take=4, seeds="drawn")), *EIGHT, rounds=1)
    event.play()
    (opened,) = event.do(OpenStage())
    first = event.seeds()
    event.do(Undo(opened.seq))
    event.do(OpenStage())
    assert event.seeds() == first


def test_the_last_swiss_round_is_not_withdrawn_under_a_cut() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.refused(WithdrawRound("wrong players"), "round-before-the-cut")


def test_star_trek_seeds_wait_for_the_lot() -> None:
    event = Staged("star-trek-2e", (SWISS, Stage("bracket", take=2)), *EIGHT[:4], rounds=1)
    event.do(Draw())
    event.do(Post())
    for table in (1, 2):
        event.do(Report(1, table, Result(games=((100, 0),))))
    event.refused(OpenStage(), "seed-tied", stage=message("stagename-swiss", which="first"))
    winners = tuple(match.seats[0] for match in event.tournament.rounds[0].matches.values())
    event.do(DrawLot(winners))
    event.do(OpenStage())
    assert set(event.tournament.opened[2].seeds) == set(winners)


def test_where_no_lot_is_drawn_chance_orders_those_who_share_a_place() -> None:
    event = Staged("transformers", (SWISS, Stage("bracket", take=2)), *EIGHT[:4], rounds=1)
    event.play()
    event.do(OpenStage())
    assert len(event.tournament.opened[2].seeds) == 2
    assert event.tournament.opened[2].seed
    assert event.all_well()


# Rounds that end early ------------------------------------------------------------------------------------------------


def test_8_1_five_rounds_unless_only_one_player_is_unbeaten_after_four() -> None:
    names = tuple(f"Vedek {number}" for number in range(1, 9))
    event = Staged("transformers", (Stage("swiss", rounds=5, unless_unbeaten=3),), *names)
    for _ in range(3):
        assert not is_over(event.tournament, event.book, 1)
        event.play()
    assert is_over(event.tournament, event.book, 1)
    event.refused(Draw(), "round-one-unbeaten", played=3)
    event.do(Finish())


def test_8_1_the_rounds_go_on_while_two_are_unbeaten() -> None:
    names = tuple(f"Vedek {number}" for number in range(1, 9))
    event = Staged("transformers", (Stage("swiss", rounds=4, unless_unbeaten=2),), *names)
    event.play()
    event.play()
    assert not is_over(event.tournament, event.book, 1)
    event.play()
    assert is_over(event.tournament, event.book, 1)


# The end --------------------------------------------------------------------------------------------------------------


def test_the_event_cannot_be_finished_with_a_stage_left() -> None:
    event = with_cut(TOP_4)
    event.refused(Finish(), "event-stage-not-played", stage=message("stagename-bracket", players=4))
    event.do(OpenStage())
    event.play()
    event.refused(Finish(), "event-bracket-not-over", stage=message("stagename-bracket", players=4))


def test_a_bracket_needs_no_final_confrontation() -> None:
    event = with_cut(TOP_4)
    event.refused(Confront(event.ids["Kira"]), "stage-decided-by-final")


def test_every_heat_of_a_plan_has_a_name_of_its_own() -> None:
    plan = (*(Stage("swiss", heat=True) for _ in range(MOST_STAGES - 1)), Stage("bracket", take=2))
    assert len({stage_name(plan, number) for number in range(1, MOST_STAGES + 1)}) == MOST_STAGES


def test_a_refusal_that_is_told_again_is_a_new_one() -> None:
    told = [submit(MemoryJournal(), Start(), DIRECTOR) for _ in range(2)]
    assert str(told[0]) == str(told[1]) and told[0] is not told[1]
