"""A game that no code knows observes something: the desk takes it, counts it, writes it, and derives it again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from topcut.acts.results.commands import Correct, Report
from topcut.journal import codec
from topcut.journal.fact import Numbers, Result
from topcut.messages.message import Score, message
from topcut.play.check import check
from topcut.play.outcome import outcome
from topcut.play.standings import standings
from topcut.refusal import Refusal, refusal
from topcut.rulebooks.load import build, load
from topcut.rulebooks.model import Rulebook

from .table import FOUR, Event

TONGO = load(Path(__file__).parents[1] / "games" / "tongo.toml")
CRYSTALS = "dilithium crystals"


def won(*crystals: int, how: str = "normal", **more: Any) -> Result:
    return Result(games=((100, 35),), how=how, **more).observing("crystals", tuple((n,) for n in crystals))


def tongo() -> Event:
    """Kira v Odo at table 1, Quark v Dax at table 2."""
    event = Event(TONGO, *FOUR, rounds=3)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    return event


def test_players_are_ranked_by_the_sum_of_what_was_observed() -> None:
    event = tongo()
    for winner, own, other in (("Kira", 3, 5), ("Quark", 4, 5)):
        turned = event.match(winner).seats[0] != event.id(winner)
        crystals = ((other,), (own,)) if turned else ((own,), (other,))
        event.do(Report(*event.at(winner), event.result(winner, 100, 35).observing("crystals", crystals)))
    table = standings(event.tournament, event.book)
    # 3 points and 4 crystals before 3 and 3; behind them 0 and 5 twice, where who signed up first comes first
    assert [event.name(row.player) for row in table.rows] == ["Quark", "Kira", "Odo", "Dax"]
    column = next(column for column in table.shown if column.name == "crystals")
    assert {event.name(player): n for player, n in column.values.items()} == {"Kira": 3, "Odo": 5, "Quark": 4, "Dax": 5}


def test_it_is_told_with_the_result() -> None:
    score = message("outcome-score", codes="W/L", score=Score((100, 35)))
    said = message("outcome-observed", what=score, title=CRYSTALS, numbers=("3", "5"))
    assert outcome(TONGO, won(3, 5), 2) == said


@pytest.mark.parametrize(
    ("result", "why"),
    [
        (Result(games=((100, 35),)), refusal("score-observed-missing", what=CRYSTALS, typed="crystals 1-1")),
        (won(3), refusal("score-observed-not-for-each", what=CRYSTALS, given=1, players=2)),
        (won(3, 10), refusal("score-observed-range", what=CRYSTALS, number=10, least=0, most=9)),
        (won(3, -1), refusal("score-observed-range", what=CRYSTALS, number=-1, least=0, most=9)),
        (
            won(3, 5).observing("crystals", ((3, 1), (5, 1))),
            refusal("score-observed-numbers", what=CRYSTALS, of="seat", numbers=("crystals",), count=1),
        ),
        (
            won(3, 5).observing("turns", ((100,),)),
            refusal("score-observed-range", what="turns", number=100, least=0, most=99),
        ),
        (
            won(3, 5).observing("turns", ((9,), (9,))),
            refusal("score-observed-numbers", what="turns", of="match", numbers=("turns",), count=1),
        ),
        (
            won(3, 5).observing("missions", ((1, 1), (0, 0))),
            refusal("score-not-observed", what="missions", game="Tongo"),
        ),
    ],
)
def test_what_cannot_be_is_refused_by_the_desk(result: Result, why: Refusal) -> None:
    event, values = tongo(), dict(why.why.params)
    event.refused(Report(1, 1, result), why.code, **values)
    seat = event.tournament.rounds[0].matches[1].seats[0]
    event.refused(Report(1, 1, result, seat), why.code, by=seat, **values)
    event.do(Report(1, 1, won(3, 5)))
    event.refused(Correct(1, 1, result, "misread"), why.code, **values)


def test_who_gave_up_or_did_not_come_showed_no_crystals() -> None:
    event = tongo()
    event.do(Report(1, 1, Result(codes=("W", "L"), how="concession")))
    assert event.tournament.rounds[0].matches[1].status == "confirmed"


def test_two_who_saw_other_crystals_disagree() -> None:
    event = tongo()
    first, second = event.tournament.rounds[0].matches[1].seats
    event.do(Report(1, 1, won(3, 5), first), by=first)
    event.do(Report(1, 1, won(3, 4), second), by=second)
    assert event.tournament.rounds[0].matches[1].status == "disputed"


def test_it_is_written_in_version_2_and_everything_else_in_version_1() -> None:
    event = tongo()
    event.do(Report(1, 1, won(3, 5).observing("turns", ((14,),))))
    lines = [codec.encode(record) for record in event.history]
    assert [line for line in lines if b'"v":2' in line] == [lines[0], lines[-1]]  # the rulebook, and the crystals
    assert b'"seen":[["crystals",[[3],[5]]],["turns",[[14]]]]' in lines[-1]
    assert [codec.decode(line) for line in lines] == event.history
    assert all(finding.ok for finding in check(event.history))


# Pods ----------------------------------------------------------------------------------------------------------------


def pods(observation: dict[str, Any]) -> Rulebook:
    """Tribbles with another observation, by which ties are broken."""
    chain = [{"step": "observed", "with": {"name": observation["name"]}}, {"step": "lot"}]
    return build({**load("tribbles").source, "observation": [observation], "tiebreak": chain})


def observed_in_pod(book: Rulebook, numbers: Numbers) -> list[int]:
    event = Event(book, *FOUR, rounds=1)
    seats = event.post().matches[1].seats
    (name,) = book.ranked_observations()
    event.do(Report(1, 1, Result(games=((10, 10, 10, 10),) * 5).observing(name, numbers)))
    column = next(one for one in standings(event.tournament, book).shown if one.name == name)
    return [int(column.values[seat] or 0) for seat in seats]


def test_what_is_marked_in_the_rounds_of_a_pod_is_added_up() -> None:
    book = pods({"name": "bluffs", "of": "game-seat", "most": 1, "asked": "never"})
    assert observed_in_pod(book, ((0,), (0, 2), (), (2,), (0,))) == [3, 0, 2, 0]


def test_a_number_of_each_seat_of_a_pod() -> None:
    assert observed_in_pod(pods({"name": "latinum", "of": "seat"}), ((4,), (0,), (9,), (1,))) == [4, 0, 9, 1]
