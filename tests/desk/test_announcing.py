"""How long announcements stand."""

from __future__ import annotations

import pytest

from topcut.acts.ending.commands import Finish
from topcut.acts.event.commands import Announce, TakeDown, Undo
from topcut.answers.announcements import announcements_answer
from topcut.answers.event_view import EventView
from topcut.journal.versions import version_of

from .table import Event

FOUR = ("Kira", "Odo", "Quark", "Dax")
NOON, EVENING = "2099-11-22T12:00+01:00", "2099-11-22T18:00+00:00"


def view_of(event: Event) -> EventView:
    return EventView(event.tournament, event.book, event.known.words, event.history)


@pytest.fixture
def event() -> Event:
    return Event("star-trek-2e", *FOUR, rounds=1)


def standing(event: Event, now: str = "") -> list[str]:
    return [one.words for one in announcements_answer(view_of(event), now or event.history[-1].at).announcements]


def test_the_latest_stands_first_until_the_event_is_finished(event: Event) -> None:
    event.do(Announce("Round one at ten."))
    event.do(Announce("Lunch is here."))
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    assert standing(event) == ["Lunch is here.", "Round one at ten."]
    event.do(Finish())
    assert standing(event) == []
    event.do(Announce("The winner is Kira."))
    assert standing(event) == ["The winner is Kira."]


def test_undoing_the_finish_brings_them_back(event: Event) -> None:
    event.do(Announce("Lunch is here."))
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    (finished,) = event.do(Finish())
    event.do(Undo(finished.seq))
    assert standing(event) == ["Lunch is here."]


def test_one_with_an_end_stands_until_that_moment_in_any_zone(event: Event) -> None:
    (record,) = event.do(Announce("Lunch is here.", NOON))
    assert standing(event, "2099-11-22T10:59:59+00:00") == ["Lunch is here."]
    assert standing(event, "2099-11-22T11:00:00+00:00") == []
    assert version_of(record.fact) == 2, "an older program would not know when it ends"


def test_without_an_end_it_is_written_as_ever(event: Event) -> None:
    (record,) = event.do(Announce("Lunch is here."))
    assert version_of(record.fact) == 1


def test_an_end_that_is_over_is_refused(event: Event) -> None:
    event.refused(Announce("Lunch is here.", event.history[-1].at), "clock-announcement-over")
    event.refused(Announce("Lunch is here.", "2026-11-22T12:00"), "clock-no-zone")
    event.refused(Announce("Lunch is here.", "noon"), "clock-no-date")


def test_one_is_taken_down_by_its_record_and_once(event: Event) -> None:
    (lunch,) = event.do(Announce("Lunch is here."))
    event.do(Announce("Round two at one."))
    event.do(TakeDown(lunch.seq))
    assert standing(event) == ["Round two at one."]
    event.refused(TakeDown(lunch.seq), "clock-announcement-none", record=lunch.seq)
    event.refused(TakeDown(1), "clock-announcement-none", record=1)


def test_taking_down_can_be_taken_back(event: Event) -> None:
    (lunch,) = event.do(Announce("Lunch is here."))
    (down,) = event.do(TakeDown(lunch.seq))
    event.do(Undo(down.seq))
    assert standing(event) == ["Lunch is here."]
