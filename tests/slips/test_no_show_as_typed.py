"""A missed game as it is typed: who is named did not come."""

from __future__ import annotations

import pytest

from desk.table import Event
from desk.typed import Slips
from saying import refused
from topcut.journal.fact import Result
from topcut.slips.read_result import read_result


def posted(rulebook: str = "star-trek-2e") -> Event:
    event = Event(rulebook, "Kira", "Odo", "Quark", "Dax", "Morn", rounds=3)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    return event


@pytest.mark.parametrize(
    ("line", "absent"),
    [
        ("odo no-show", {"Odo"}),
        ("Kira NOSHOW", {"Kira"}),
        ("1 no-show odo", {"Odo"}),
        ("1 no-show kira", {"Kira"}),
        ("odo no-show kira", {"Kira"}),
        ("1 no-show both", {"Kira", "Odo"}),
    ],
)
def test_who_is_named_did_not_come(line: str, absent: set[str]) -> None:
    event = posted()
    match, result = read_result(Slips(event), line, event.tournament.rounds[-1])
    seats = tuple(seat for seat, player in enumerate(match.seats) if Slips(event).names[player] in absent)
    assert (match.table, result) == (1, Result(how="no-show", absent=seats))
    assert Slips(event).typed(line) is None and event.match("Kira").result == result


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1 no-show", "slip-nobody-named-absent"),
        ("1 no-show dax", "slip-no-player"),
        ("9 no-show odo", "round-no-table"),
        ("morn no-show", "slip-bye"),
    ],
)
def test_it_must_be_clear_who_did_not_come(line: str, why: str) -> None:
    event = posted()
    with refused(why):
        read_result(Slips(event), line, event.tournament.rounds[-1])
