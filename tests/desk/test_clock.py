"""The round clock, deadlines with their extensions, and announcements."""

from __future__ import annotations

from datetime import timedelta

import pytest

from topcut.acts.clock.commands import AddTime, PauseClock, ResumeClock, SetDeadline, StartClock
from topcut.acts.clock.facts import ClockStarted, DeadlineSet, TimeAdded
from topcut.acts.ending.commands import Finish
from topcut.acts.event.commands import Announce
from topcut.acts.event.facts import Announced
from topcut.acts.results.commands import Delay
from topcut.acts.rounds.commands import Draw
from topcut.journal.codec import encode
from topcut.journal.state import Announcement, Clock, Round
from topcut.play.clock import left

from .table import Event

FOUR = ("Kira", "Odo", "Quark", "Dax")
NEXT_SUNDAY = "2026-11-22T20:00:00+00:00"
LATER = "2026-11-25T20:00:00+00:00"
EARLIER = "2026-11-20T20:00:00+00:00"


def posted(rulebook: str = "star-trek-2e", **options: object) -> Event:
    event = Event(rulebook, *FOUR, rounds=3, **options)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    return event


def current(event: Event) -> Round:
    return event.tournament.rounds[-1]


def remaining(event: Event, name: str = "") -> timedelta:
    """What is left at the moment of the last record."""
    time = left(current(event).clock, event.history[-1].at, event.match(name) if name else None)
    assert time is not None
    return time


# The clock -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rulebook", "options", "minutes"),
    [
        ("star-trek-2e", {}, 60),
        ("star-trek-1e", {}, 75),
        ("star-trek-2e", {"online": True}, 75),
        ("star-trek-1e", {"online": True}, 105),
        ("star-trek-2e", {"rules": "slipstream"}, 30),
        ("star-trek-1e-2010", {}, 60),
        ("transformers", {}, 50),
        ("yomi", {}, 50),
        ("flash-duel", {}, 25),
    ],
)
def test_the_clock_starts_with_the_rulebook_s_time_limit(rulebook: str, options: dict, minutes: int) -> None:
    event = posted(rulebook, **options)
    assert event.do(StartClock())[0].fact == ClockStarted(1, minutes)
    assert remaining(event) == timedelta(minutes=minutes)


def test_the_director_may_give_another_length() -> None:
    event = posted()
    event.do(StartClock(45))
    assert remaining(event) == timedelta(minutes=45)


def test_the_clock_starts_once() -> None:
    event = posted()
    event.do(StartClock())
    event.refused(StartClock(), "clock-runs")


@pytest.mark.parametrize("minutes", [-1, 100_000])
def test_so_many_minutes_are_no_time_limit(minutes: int) -> None:
    posted().refused(StartClock(minutes), "form-number-out-of-range", least=1, most=1440)


@pytest.mark.parametrize("command", [StartClock(), PauseClock(), ResumeClock(), AddTime(5)])
def test_without_a_round_there_is_no_clock(command: object) -> None:
    event = Event("star-trek-2e", *FOUR)
    event.refused(command, "round-none-posted")


@pytest.mark.parametrize("command", [PauseClock(), ResumeClock(), AddTime(5)])
def test_a_clock_that_has_not_been_started_is_not_touched(command: object) -> None:
    posted().refused(command, "clock-not-started")


def test_while_the_clock_is_paused_no_time_goes_by() -> None:
    event = posted()
    event.do(StartClock())
    event.do(PauseClock())
    at_the_pause = remaining(event)
    for word in ("Fire drill.", "Stay calm.", "All is well."):
        event.do(Announce(word))
    assert remaining(event) == at_the_pause
    event.do(ResumeClock())
    assert remaining(event) == at_the_pause
    event.do(Announce("Go on."))
    assert remaining(event) == at_the_pause - timedelta(seconds=1)


def test_a_clock_can_be_paused_more_than_once() -> None:
    event = posted()
    event.do(StartClock())
    for _ in range(3):
        event.do(PauseClock())
        event.do(Announce("One moment."))
        event.do(ResumeClock())
    assert remaining(event) == timedelta(minutes=60) - timedelta(seconds=3)


def test_a_paused_clock_is_not_paused_again_and_a_running_one_not_resumed() -> None:
    event = posted()
    event.do(StartClock())
    event.refused(ResumeClock(), "clock-not-paused")
    event.do(PauseClock())
    event.refused(PauseClock(), "clock-paused")


def test_time_added_for_all_is_added_for_every_table() -> None:
    event = posted()
    event.do(StartClock())
    assert event.do(AddTime(10))[0].fact == TimeAdded(1, 10)
    assert remaining(event) == remaining(event, "Kira") == timedelta(minutes=70) - timedelta(seconds=1)


def test_time_added_for_one_table_is_added_for_nobody_else() -> None:
    event = posted()
    event.do(StartClock())
    event.do(AddTime(3, event.match("Kira").table))
    event.do(AddTime(2, event.match("Odo").table))
    assert remaining(event, "Kira") == timedelta(minutes=65) - timedelta(seconds=2)
    assert remaining(event, "Quark") == remaining(event) == timedelta(minutes=60) - timedelta(seconds=2)


def test_time_is_added_while_the_clock_is_paused() -> None:
    event = posted()
    event.do(StartClock())
    event.do(PauseClock())
    before = remaining(event)
    event.do(AddTime(5))
    assert remaining(event) == before + timedelta(minutes=5)


@pytest.mark.parametrize(
    ("minutes", "why"),
    [(0, "clock-nothing-added"), (601, "form-number-out-of-range"), (-601, "form-number-out-of-range")],
)
def test_so_many_minutes_are_not_added(minutes: int, why: str) -> None:
    event = posted()
    event.do(StartClock())
    event.refused(AddTime(minutes), why)


@pytest.mark.parametrize(
    ("table", "why"), [(-1, "form-number-out-of-range"), (3, "round-no-table"), (99, "round-no-table")]
)
def test_an_unknown_table_gets_no_time(table: int, why: str) -> None:
    event = posted()
    event.do(StartClock())
    event.refused(AddTime(5, table), why)


def test_a_result_keeps_the_extra_time_of_its_table() -> None:
    event = posted()
    event.do(StartClock())
    event.do(AddTime(5, event.match("Kira").table))
    event.wins("Kira")
    assert event.match("Kira").extra_minutes == 5


def test_every_round_has_a_clock_of_its_own() -> None:
    event = posted()
    event.do(StartClock(45))
    event.wins("Kira")
    event.wins("Quark")
    event.post(("Kira", "Quark"), ("Odo", "Dax"))
    assert current(event).clock == Clock()
    event.do(StartClock())
    assert event.tournament.rounds[0].clock.minutes == 45
    assert current(event).clock.minutes == 60


def test_a_finished_event_has_no_running_clock() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    for command in (StartClock(), PauseClock(), ResumeClock(), AddTime(5)):
        event.refused(command, "event-finished")


def test_time_that_is_over_refuses_no_result() -> None:
    """The clock informs; only the director ends a round."""
    event = posted()
    event.do(StartClock(1))
    for _ in range(70):
        event.clock.now()
    event.wins("Kira")
    assert remaining(event) < timedelta(0)


# Deadlines (001 13.4) ------------------------------------------------------------------------------------------------


def test_13_4_a_round_has_a_deadline() -> None:
    event = posted()
    assert event.do(SetDeadline(1, NEXT_SUNDAY))[0].fact == DeadlineSet(1, NEXT_SUNDAY)
    assert current(event).deadline == NEXT_SUNDAY


def test_13_4_a_deadline_may_be_extended() -> None:
    event = posted()
    event.do(SetDeadline(1, NEXT_SUNDAY))
    event.do(SetDeadline(1, LATER))
    assert current(event).deadline == LATER


def test_13_4_one_table_may_have_an_extension() -> None:
    event = posted()
    event.do(SetDeadline(1, NEXT_SUNDAY))
    event.do(SetDeadline(1, LATER, table=event.match("Kira").table))
    assert event.match("Kira").deadline == LATER
    assert event.match("Quark").deadline == ""
    assert current(event).deadline == NEXT_SUNDAY


def test_13_4_a_deadline_announced_as_final_is_not_extended() -> None:
    event = posted()
    event.do(SetDeadline(1, NEXT_SUNDAY, final=True))
    assert current(event).deadline_final
    event.refused(SetDeadline(1, LATER), "clock-deadline-final")
    event.refused(SetDeadline(1, LATER, final=True), "clock-deadline-final")
    event.refused(SetDeadline(1, LATER, table=event.match("Kira").table), "clock-deadline-final")


def test_13_4_what_was_announced_as_final_stays_final() -> None:
    """Not to be softened by setting the same or an earlier moment again without the word."""
    for again in (NEXT_SUNDAY, EARLIER):
        event = posted()
        event.do(SetDeadline(1, NEXT_SUNDAY, final=True))
        event.submit(SetDeadline(1, again))
        event.refused(SetDeadline(1, LATER), "clock-deadline-final")


def test_13_4_the_final_deadline_of_one_table_is_not_extended() -> None:
    event = posted()
    table = event.match("Kira").table
    event.do(SetDeadline(1, NEXT_SUNDAY, table=table, final=True))
    event.refused(SetDeadline(1, LATER, table=table), "clock-deadline-final")


def test_13_4_moments_are_compared_not_their_letters() -> None:
    """22:00 in Vienna is 21:00 in London: an hour later than the deadline, although it is written as the same day."""
    event = posted()
    event.do(SetDeadline(1, "2026-11-22T20:00:00+00:00", final=True))
    event.refused(SetDeadline(1, "2026-11-22T22:00:00+01:00"), "clock-deadline-final")
    event.do(SetDeadline(1, "2026-11-22T21:00:00+01:00", final=True))


def test_13_4_a_deadline_of_an_earlier_round_is_extended_for_its_delayed_game() -> None:
    event = posted()
    event.do(SetDeadline(1, NEXT_SUNDAY))
    event.do(Delay(*event.at("Kira")))
    event.wins("Quark")
    event.post()
    match = event.match("Kira", 1)
    event.do(SetDeadline(1, LATER, table=match.table))
    assert event.match("Kira", 1).deadline == LATER


@pytest.mark.parametrize("until", ["", "soon", "2026-13-45", "20:00"])
def test_what_is_no_date_is_no_deadline(until: str) -> None:
    posted().refused(SetDeadline(1, until), "clock-no-date")


@pytest.mark.parametrize(("number", "table"), [(0, 0), (4, 0), (2, 1), (1, 9), (1, -1)])
def test_an_unknown_round_or_table_has_no_deadline(number: int, table: int) -> None:
    posted().refused(SetDeadline(number, NEXT_SUNDAY, table), "round-no-table" if number == 1 else "round-none")


def test_a_deadline_that_is_over_blocks_nothing_by_itself() -> None:
    event = posted()
    event.do(SetDeadline(1, "2026-11-15T09:00:00+00:00"))
    event.wins("Kira")
    event.wins("Quark")
    event.do(Draw())


# Announcements -------------------------------------------------------------------------------------------------------


def test_an_announcement_is_kept_outside_the_chain() -> None:
    event = posted()
    (record,) = event.do(Announce("  Kira's lost phone is at the bar.  "))
    assert isinstance(record.fact, Announced)
    assert event.words(record.fact.text) == "Kira's lost phone is at the bar."
    assert b"phone" not in encode(record)
    assert event.tournament.announcements == (Announcement(record.seq, record.fact.text, record.at),)


def test_announcements_stay_in_their_order() -> None:
    event = posted()
    for word in ("Round one.", "Lunch.", "Round two."):
        event.do(Announce(word))
    assert [event.words(one.text) for one in event.tournament.announcements] == ["Round one.", "Lunch.", "Round two."]


def test_the_winners_are_announced_after_the_finish() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    event.do(Announce("The winner is Kira."))


@pytest.mark.parametrize("text", ["", " ", "\n"])
def test_an_announcement_has_words(text: str) -> None:
    posted().refused(Announce(text), "clock-announcement-empty")
