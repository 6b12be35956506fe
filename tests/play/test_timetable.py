"""The day of an event before it is played: rounds by their length and the pauses between them."""

from __future__ import annotations

import pytest

from topcut.journal.plan import Stage
from topcut.journal.state import Entrant, Tournament
from topcut.messages.message import Message, message
from topcut.play.timetable import PAUSE, Timetable, timetable
from topcut.rulebooks.load import load


def _day(rulebook: str, players: int, plan: tuple[Stage, ...] = (), rounds: int = 0, **options: object) -> Timetable:
    book = load(rulebook, options)
    entrants = {f"p{n}": Entrant(f"p{n}", n) for n in range(1, players + 1)}
    return timetable(Tournament(rulebook=book.source, plan=plan, rounds_planned=rounds, entrants=entrants), book)


def _round(number: int) -> Message:
    return message("roundname-round", stage="", round=number, planned=0)


def _of_bracket(kind: str) -> Message:
    return message("bracketname-kind", kind=kind, of=0, games="one")


def test_rounds_follow_each_other_with_a_pause() -> None:
    day = _day("star-trek-2e", 0, rounds=3)
    assert [(slot.name, slot.begins) for slot in day.slots] == [(_round(1), 0), (_round(2), 70), (_round(3), 140)]
    assert day.ends == 3 * 60 + 2 * PAUSE


@pytest.mark.parametrize(("players", "rounds"), [(8, 4), (16, 5), (24, 5)])
def test_as_many_rounds_as_the_rulebook_recommends_for_the_field(players: int, rounds: int) -> None:
    recommended = load("star-trek-2e").recommended_rounds(players, 0)
    assert recommended == rounds
    assert len(_day("star-trek-2e", players).slots) == rounds


def test_nothing_is_said_while_nobody_knows_how_many_rounds_there_are() -> None:
    assert _day("star-trek-2e", 0) == Timetable((), None)


def test_a_cut_is_played_round_by_round_under_the_names_of_its_games() -> None:
    day = _day("star-trek-2e", 24, (Stage("swiss", rounds=4), Stage("bracket", take=8)))
    names = [slot.name for slot in day.slots[4:]]
    assert names == [_of_bracket("quarter-final"), _of_bracket("semi-final"), _of_bracket("final")]
    assert day.ends == 7 * 60 + 6 * PAUSE


def test_rounds_of_lettered_games_are_numbered() -> None:
    day = _day("star-trek-2e", 24, (Stage("swiss", rounds=4), Stage("bracket", take=8, bracket="mcintyre")))
    numbered = [message("bracketname-round", round=n) for n in range(1, 4)]
    assert [slot.name for slot in day.slots[4:]] == [*numbered, _of_bracket("final")]


def test_without_a_time_limit_the_end_is_open_and_so_is_all_behind_it() -> None:
    day = _day("magic", 8, (Stage("swiss", rounds=3), Stage("bracket", take=4)))
    assert [slot.begins for slot in day.slots] == [0, 60, 120, 180, None]
    assert day.ends is None


def test_pods_are_timed_by_the_match() -> None:
    day = _day("tribbles", 12, rounds=2)
    assert [slot.name for slot in day.slots] == [
        message("roundname-of-pods", stage="", first=1, last=5),
        message("roundname-of-pods", stage="", first=6, last=10),
    ]
    assert day.ends == 2 * load("tribbles").integer("time_limit") + PAUSE


def test_decks_are_built_before_round_one_and_without_a_pause() -> None:
    day = _day("star-trek-2e", 8, rounds=2, format="draft")
    building = [slot for slot in day.slots if not slot.played]
    assert building and day.slots[len(building)].name == _round(1)
    assert day.slots[len(building)].begins == sum(slot.minutes for slot in building)
