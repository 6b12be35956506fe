"""Registration: when it is open, how many places there are, and who waits for one."""

from __future__ import annotations

import pytest

from desk.table import FOUR, Event
from topcut.acts.entries.commands import CheckIn, Drop, Enter, Person, ReEnter, Withdraw
from topcut.acts.event.commands import Undo
from topcut.acts.registration.commands import MoveUp, OrderWaiting, SetRegistration
from topcut.acts.registration.facts import MovedUp

OPENS, CLOSES = "2026-11-15T12:00:00+01:00", "2026-11-15T18:00:00+01:00"


@pytest.fixture
def event() -> Event:
    """Four places, all taken, and two who wait; the clock of the desk stands at 10:00 in UTC."""
    made = Event("star-trek-2e", *FOUR, rounds=1)
    made.do(SetRegistration(places=4))
    made.enter("Garak", "Morn")
    return made


def _in(event: Event) -> set[str]:
    return {event.name(one.id) for one in event.tournament.entrants.values() if one.active}


def _waiting(event: Event) -> list[str]:
    return [event.name(one) for one in event.tournament.waiting]


def test_who_comes_when_all_places_are_taken_waits_in_order(event: Event) -> None:
    assert _in(event) == set(FOUR) and _waiting(event) == ["Garak", "Morn"]


def test_a_list_fills_the_places_and_the_rest_waits() -> None:
    event = Event("star-trek-2e")
    event.do(SetRegistration(places=2))
    event.enter("Kira", "Odo", "Quark")
    assert _in(event) == {"Kira", "Odo"} and _waiting(event) == ["Quark"]


@pytest.mark.parametrize("leave", [Withdraw, Drop])
def test_the_next_one_moves_up_by_themselves(event: Event, leave: type[Withdraw] | type[Drop]) -> None:
    records = event.do(leave(event.id("Odo")))
    assert [type(record.fact) for record in records][1:] == [MovedUp]
    assert _in(event) == {"Kira", "Quark", "Dax", "Garak"} and _waiting(event) == ["Morn"]


def test_undoing_a_withdrawal_takes_the_place_back_unless_it_is_used(event: Event) -> None:
    event.do(Withdraw(event.id("Odo")))
    event.do(Undo(event.head - 1))
    assert _in(event) == set(FOUR) and _waiting(event) == ["Garak", "Morn"]
    event.do(Withdraw(event.id("Odo")))
    left = event.head - 1
    event.do(CheckIn(event.id("Garak")))
    event.refused(Undo(left), "undo-depended-on")


def test_more_places_let_in_as_many_as_there_are_and_none_asked_for_lets_in_all(event: Event) -> None:
    event.do(SetRegistration(places=5))
    assert _waiting(event) == ["Morn"]
    event.do(SetRegistration())
    assert _waiting(event) == [] and len(_in(event)) == 6


def test_fewer_places_put_nobody_out(event: Event) -> None:
    event.do(SetRegistration(places=2))
    assert _in(event) == set(FOUR)
    event.do(Withdraw(event.id("Odo")))
    assert _in(event) == {"Kira", "Quark", "Dax"} and _waiting(event) == ["Garak", "Morn"]


def test_who_waits_takes_no_part(event: Event) -> None:
    garak = event.id("Garak")
    event.refused(CheckIn(garak), "entry-waits", place=1)
    event.refused(ReEnter(garak), "entry-waits", place=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    assert garak not in {seat for match in event.tournament.rounds[0].matches.values() for seat in match.seats}
    assert garak not in {entrant.id for entrant in event.tournament.entrants.values() if entrant.active}


def test_who_waits_may_leave_and_stands_at_the_end_when_they_come_back(event: Event) -> None:
    event.do(Withdraw(event.id("Garak")), by=event.id("Garak"))
    assert _waiting(event) == ["Morn"]
    event.do(ReEnter(event.id("Garak")))
    assert _waiting(event) == ["Morn", "Garak"]


def test_the_desk_orders_the_list_and_lets_in_whom_it_wants(event: Event) -> None:
    event.do(OrderWaiting(event.id("Morn"), 1))
    assert _waiting(event) == ["Morn", "Garak"]
    event.refused(OrderWaiting(event.id("Morn"), 1), "entry-waits-there", place=1)
    event.do(MoveUp(event.id("Garak")))
    assert "Garak" in _in(event) and _waiting(event) == ["Morn"]
    event.refused(MoveUp(event.id("Kira")), "entry-does-not-wait")


def test_nobody_moves_up_once_the_event_has_started_but_an_official_may_let_them_in_late(event: Event) -> None:
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Drop(event.id("Odo")))
    assert _waiting(event) == ["Garak", "Morn"]
    event.do(MoveUp(event.id("Garak")))
    assert event.tournament.entrants[event.id("Garak")].entered_after == 1


def test_people_enter_themselves_between_the_hours_and_officials_at_any_time() -> None:
    event = Event("star-trek-2e", "Kira")
    event.do(SetRegistration(OPENS, CLOSES))
    event.refused(Enter((Person("Odo"),)), "entry-opens-later", by="visitor")
    event.enter("Quark")
    event.do(SetRegistration("", "2026-11-15T09:00:00Z"))
    event.refused(Enter((Person("Odo"),)), "entry-has-closed", by="visitor")
    event.do(SetRegistration("2026-11-15T09:00:00Z", CLOSES))
    event.do(Enter((Person("Odo"),)), by="visitor")
    assert len(_in_all(event)) == 3


def _in_all(event: Event) -> list[str]:
    return [one.id for one in event.tournament.entrants.values() if one.active]


def test_7_2_players_check_in_until_five_minutes_before_the_start() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(SetRegistration(starts="2026-11-15T10:04:00Z"))
    event.refused(CheckIn("p1"), "entry-check-in-over", minutes=5, clause="7.2", by="p1")
    event.do(CheckIn("p1"))
    event.do(SetRegistration(starts="2026-11-15T10:30:00Z"))
    event.do(CheckIn("p2"), by="p2")


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (SetRegistration(CLOSES, OPENS), "entry-closes-before-it-opens"),
        (SetRegistration("tomorrow"), "clock-no-date"),
        (SetRegistration("2026-11-15T10:00:00"), "clock-no-zone"),
        (SetRegistration(), "entry-registration-same"),
        (SetRegistration(places=-1), "form-number-out-of-range"),
    ],
)
def test_what_cannot_be_set(asked: SetRegistration, why: str) -> None:
    Event("star-trek-2e").refused(asked, why)
