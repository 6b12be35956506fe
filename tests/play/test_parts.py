"""The parts of a round: whoever has 10,000 tables does not ask at each of them who plays at all."""

from __future__ import annotations

import pytest

from topcut.journal.fact import Seating
from topcut.journal.state import Tournament
from topcut.messages.message import Player, message
from topcut.play import parts
from topcut.play.pairing.problem import Candidate, Problem
from topcut.play.parts import Part

CAST = ("kira", "odo", "quark", "dax", "garak", "morn", "rom", "nog")


def _part(*players: str, pod: int = 0) -> Part:
    return Part(Tournament(), Problem(tuple(Candidate(player, 0) for player in players), ()), (), pod)


def _tables(*pairs: str) -> list[Seating]:
    return [Seating(table, tuple(pair.split())) for table, pair in enumerate(pairs, start=1)]


def test_who_plays_is_worked_out_once_however_many_tables_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Part] = []
    original = Part.players

    def counted(part: Part) -> frozenset[str]:
        asked.append(part)
        return original.fget(part)  # type: ignore[attr-defined, no-any-return]

    monkeypatch.setattr(Part, "players", property(counted))
    field = _part(*CAST)
    tables = _tables("kira odo", "quark dax", "garak morn", "rom nog")
    assert not list(parts.faults([field], tables)) and len(asked) == 2
    assert len(field.tables(tables)) == 4 and len(asked) == 3


def test_7_6_a_table_of_two_pods_is_a_fault_and_each_pod_has_its_own_tables() -> None:
    first, second = _part("kira", "odo", pod=1), _part("quark", "dax", pod=2)
    good = _tables("kira odo", "quark dax")
    assert not list(parts.faults([first, second], good))
    assert second.tables(good) == (good[1],)
    mixed = _tables("kira quark", "odo dax")
    assert list(parts.faults([first, second], mixed)) == [
        message("finding-different-pods", table=1),
        message("finding-different-pods", table=2),
    ]


def test_whoever_is_missing_too_many_or_seated_twice_is_told() -> None:
    assert list(parts.faults([_part("kira", "odo")], _tables("kira quark", "kira"))) == [
        message("finding-sits-twice"),
        message("finding-left-out", players=(Player("odo"),)),
        message("finding-should-not-sit", players=(Player("quark"),)),
    ]
