"""An event is called off before it begins: nobody enters or plays until that is taken back."""

from __future__ import annotations

import pytest

from desk.table import FOUR, Event
from topcut.acts.entries.commands import CheckIn, Enter, Person, Rename
from topcut.acts.event.commands import Announce, Cancel, Retitle, Undo
from topcut.acts.rounds.commands import Draw


@pytest.fixture
def event() -> Event:
    return Event("star-trek-2e", *FOUR, rounds=2)


def test_nothing_goes_on_once_it_is_called_off(event: Event) -> None:
    event.do(Cancel("the hall is flooded"))
    for command in (Draw(), CheckIn("p1"), Enter((Person("Morn"),)), Cancel()):
        event.refused(command, "event-cancelled")


def test_names_the_title_and_announcements_still_can_be_said(event: Event) -> None:
    event.do(Cancel())
    for command in (Rename("p1", "Kira Nerys"), Retitle("Promenade Open"), Announce("See you in May")):
        event.do(command)


def test_it_takes_place_after_all_with_everybody_who_had_entered(event: Event) -> None:
    event.do(Cancel("no hall"))
    event.do(Undo(event.history[-1].seq))
    assert event.tournament.cancelled is None
    assert [entrant.active for entrant in event.tournament.entrants.values()] == [True] * 4
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(Cancel(), "event-not-to-cancel")


def test_nothing_is_undone_behind_its_back(event: Event) -> None:
    """What was done before it stays as it is while it is called off."""
    entered = next(record.seq for record in event.history if type(record.fact).__name__ == "Entered")
    event.do(Cancel())
    event.refused(Undo(entered), "undo-depended-on")
