"""Brackets at the desk: who meets whom, who goes on, plans that cannot be."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from desk.staged import EIGHT, NIL_TWO, SWISS, TOP_4, TWO_NIL, Staged, with_cut
from desk.table import Event
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.results.commands import BothLose, Correct, Report
from topcut.acts.rounds.commands import Draw, Post, WithdrawRound
from topcut.acts.rounds.facts import Drafted, Started
from topcut.acts.stages.commands import ChangePlan, OpenStage
from topcut.acts.stages.facts import StageOpened
from topcut.journal.fact import Result
from topcut.journal.plan import Game, Stage
from topcut.play.placings import placings
from topcut.play.stages import bracket_of, is_over

# Brackets ------------------------------------------------------------------------------------------------------------


def test_games_of_a_bracket_sit_at_the_first_tables_and_keep_their_numbers() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.play()
    event.do(Draw())
    event.do(Post())
    rounds = [posted.matches.values() for posted in event.tournament.rounds[3:]]
    assert [[(match.table, match.number) for match in matches] for matches in rounds] == [[(1, 1), (2, 2)], [(1, 3)]]


def test_8_2_no_draws_after_a_cut() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.do(Draw())
    event.do(Post())
    level = Report(4, 1, Result(games=((1, 0), (0, 1))))
    event.refused(level, "score-unfinished-level", needed=2, best_of=3, games="1-1")
    event.refused(Report(4, 1, Result(games=((1, 0),), how="timeout")), "score-no-time-limit")
    event.refused(Report(4, 1, Result(games=((1, 0),))), "score-unfinished", needed=2)


def tied_event(best_of: int = 1) -> Staged:
    plan = (Stage("bracket", seeds="typed", best_of=best_of),)
    event = Staged("star-trek-2e", plan, *EIGHT[:4])
    event.do(OpenStage(seeds=tuple(event.ids[name] for name in ("Dax", "Quark", "Odo", "Kira"))))
    event.do(Draw())
    event.do(Post())
    return event


@pytest.mark.parametrize(
    ("best_of", "result"),
    [
        (1, Result(games=((65, 65),), how="timeout")),
        (1, Result(how="both-lose")),  # a tie of two in these rules (7.10)
        (3, Result(games=((100, 0), (40, 70), (55, 55)))),  # the tied game is the higher seed's
        (3, Result(games=((100, 0), (0, 100)), how="timeout")),  # the tied match too
        (3, Result(games=((100, 20), (100, 35)))),
    ],
)
def test_10_a_tied_game_or_match_goes_to_the_higher_seed(best_of: int, result: Result) -> None:
    event = tied_event(best_of)
    match = event.tournament.rounds[0].matches[1]
    higher = event.ids["Dax"]
    turned = replace(result, games=tuple(game[::-1] for game in result.games))
    decided = len(result.games) == 2 and result.how == "normal"
    event.do(Report(1, 1, turned if decided and match.seats[0] != higher else result))
    assert bracket_of(event.tournament, event.book, 1).games[1].winner == higher


def test_10_an_untied_match_goes_to_whoever_won_it() -> None:
    event = tied_event(3)
    match = event.tournament.rounds[0].matches[1]
    lower = event.ids["Kira"]
    lost = ((0, 100), (20, 100))
    games = lost if match.seats[1] == lower else tuple(game[::-1] for game in lost)
    event.do(Report(1, 1, Result(games=games)))
    assert bracket_of(event.tournament, event.book, 1).games[1].winner == lower


@pytest.mark.parametrize("best_of", [1, 3])
def test_7_5_1_missions_decide_the_only_game_that_time_ended(best_of: int) -> None:
    """R58: the lower seed has both kinds of mission, the higher one the higher score and none."""
    event = tied_event(best_of)
    match = event.tournament.rounds[0].matches[1]
    lower = event.ids["Kira"]
    result = Result(games=((60, 70),), how="timeout", seen=(("missions", ((1, 1), (0, 0))),))
    if match.seats[0] != lower:
        result = replace(result, games=((70, 60),), seen=(("missions", ((0, 0), (1, 1))),))
    event.do(Report(1, 1, result))
    assert bracket_of(event.tournament, event.book, 1).games[1].winner == lower


def test_r53_both_lose_and_the_next_opponent_has_a_bye() -> None:
    event = with_cut(TOP_4, rulebook="puzzle-strike")
    event.do(OpenStage())
    event.do(Draw())
    event.do(Post())
    event.do(BothLose(4, 1))
    event.do(Report(4, 2, TWO_NIL))
    winner = event.tournament.rounds[-1].matches[2].seats[0]
    assert is_over(event.tournament, event.book, 2)
    assert bracket_of(event.tournament, event.book, 2).games[3].winner == winner
    event.do(Finish())
    assert placings(event.tournament, event.book)[0].player == winner
    assert event.all_well()


def test_a_correction_that_changes_who_advances_waits_until_the_later_game_is_withdrawn() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.play()
    event.do(Draw())
    event.do(Post())
    match = event.tournament.rounds[3].matches[1]
    turned = NIL_TWO if match.result == TWO_NIL else TWO_NIL
    asked = Correct(4, 1, turned, "the slip was read wrongly")
    event.refused(asked, "result-changes-later-games", latest=5)
    closer = replace(match.result or TWO_NIL, games=((1, 0), (0, 1), (match.result or TWO_NIL).games[-1]))
    event.do(Correct(4, 1, closer, "it was 2-1"))
    event.do(WithdrawRound("a wrong slip"))
    event.do(asked)
    event.do(Draw(reason="another finalist"))
    event.do(Post())
    assert match.seats[1 if match.result == TWO_NIL else 0] in event.tournament.rounds[4].matches[1].seats


def test_a_result_for_a_game_whose_players_are_not_known_yet_is_refused() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.do(Draw())
    event.do(Post())
    event.refused(Report(4, 3, TWO_NIL), "round-no-table", table=3)


def test_appendix_a_a_bracket_alone_with_typed_seeds() -> None:
    event = Staged("star-trek-1e", (Stage("bracket", bracket="mcintyre", seeds="typed"),), *EIGHT)
    event.refused(Draw(), "seed-not-typed")
    event.refused(OpenStage(seeds=tuple(event.ids[name] for name in EIGHT[:7])), "seed-missing", first=("Nog",))
    twice = tuple(event.ids[name] for name in (*EIGHT[:7], "Kira"))
    event.refused(OpenStage(seeds=twice), "seed-twice", player="Kira")
    opened, started = event.do(OpenStage(seeds=tuple(event.ids[name] for name in EIGHT)))
    assert isinstance(opened.fact, StageOpened)
    assert isinstance(started.fact, Started)
    for _ in range(4):
        event.do(Draw())
        event.do(Post())
        for match in event.tournament.rounds[-1].matches.values():
            first = event.tournament.entrants[match.seats[0]].number < event.tournament.entrants[match.seats[1]].number
            event.do(Report(match.round, match.table, Result(games=((100, 0) if first else (0, 100),))))
    event.do(Finish())
    assert event.places() == {  # everybody keeps his seed: 2nd/3rd and 1st/4th lose to nobody below them
        "Kira": (1, 1),
        "Odo": (2, 2),
        "Quark": (3, 4),
        "Dax": (3, 4),
        "Garak": (5, 6),
        "Morn": (5, 6),
        "Rom": (7, 8),
        "Nog": (7, 8),
    }
    assert event.all_well()


def test_a_bracket_drawn_by_lot_is_filled_when_it_is_paired() -> None:
    event = Staged("magic", (Stage("bracket", seeds="drawn"),), *EIGHT[:5])
    kinds = [type(record.fact) for record in event.do(Draw())]
    assert kinds == [StageOpened, Started, Drafted]
    assert len(event.tournament.opened[1].games) == 4
    event.refused(Enter((Person("Worf"),)), "entry-after-the-cut")


def test_a_directors_own_bracket() -> None:
    games = (
        Game(1, 1, ("seed 2", "seed 3"), "Ladder"),
        Game(2, 2, ("seed 1", "winner 1"), "Final"),
    )
    event = with_cut(Stage("bracket", take=3, games=games, bracket="own"))
    event.do(OpenStage())
    first, second, third = event.seeds()
    event.play(second)
    assert set(event.tournament.rounds[-1].matches[1].seats) == {event.ids[second], event.ids[third]}
    event.play(first)
    places = event.places()
    assert [places[name] for name in (first, second, third)] == [(1, 1), (2, 2), (3, 3)]
    event.do(Finish())
    assert event.all_well()


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ((Stage("bracket", take=8),), ["plan-nothing-to-cut"]),
        ((SWISS, Stage("bracket", take=9, bracket="mcintyre")), ["bracket-not-one-of-its-sizes"]),
        ((SWISS, Stage("bracket", take=8, bracket="ladder")), ["plan-no-bracket"]),
        ((SWISS, Stage("bracket", take=4, best_of=2)), ["plan-best-of"]),
        ((SWISS, Stage("pods")), ["plan-other-play"]),
        ((Stage("swiss", heat=True), Stage("swiss", heat=True)), ["plan-heats-lead-nowhere"]),
        (
            (Stage("swiss", heat=True), Stage("bracket", take=3, seeds="twos")),
            ["plan-twos-not-of-two", "plan-twos-odd"],
        ),
        ((Stage("swiss", rounds=4, unless_unbeaten=4),), ["plan-early-end"]),
        ((SWISS, Stage("bracket", take=1)), ["plan-cut-size", "bracket-wrong-size"]),
        (
            (
                SWISS,
                Stage(
                    "bracket", take=2, games=(Game(1, 1, ("seed 1", "winner 2")), Game(2, 2, ("seed 2", "winner 1")))
                ),
            ),
            ["bracket-loop"],
        ),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_every_reason(plan: tuple[Stage, ...], why: list[str]) -> None:
    event = Event("transformers", *EIGHT)
    event.refused(ChangePlan(plan), *why)


def test_another_plan_after_the_start_asks_who_agreed_and_why() -> None:
    event = Staged("transformers", (SWISS, TOP_4), *EIGHT, rounds=1)
    event.play()
    smaller = ChangePlan((SWISS, Stage("bracket", take=2)))
    event.refused(smaller, "plan-announced")
    event.do(replace(smaller, consent="all players", reason="the hall closes at eight"))
    event.do(OpenStage())
    assert len(event.seeds()) == 2
