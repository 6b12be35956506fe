"""The round clock, deadlines and announcements."""

from __future__ import annotations

from datetime import datetime

from topcut.desk.commands import AddTime, Announce, PauseClock, ResumeClock, SetDeadline, StartClock
from topcut.desk.matter import Matter
from topcut.journal.records import (
    Announced,
    AnyFact,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    DeadlineSet,
    TimeAdded,
)
from topcut.journal.state import Match, Round
from topcut.play.clock import time_limit
from topcut.refusal import refuse


def start_clock(matter: Matter, command: StartClock) -> list[AnyFact]:
    matter.must_run()
    posted = matter.current()
    if posted.clock.started:
        raise refuse(f"the clock of round {posted.number} is running already", "pause it or add time", "running")
    minutes = command.minutes or time_limit(matter.book)
    if not 1 <= minutes <= 24 * 60:
        raise refuse(f"{minutes} minutes cannot be a time limit", "choose 1 to 1440", "minutes")
    return [ClockStarted(posted.number, minutes)]


def pause_clock(matter: Matter, command: PauseClock) -> list[AnyFact]:
    posted = _running(matter)
    if posted.clock.paused:
        raise refuse("the clock is paused already", "resume it", "paused")
    return [ClockPaused(posted.number)]


def resume_clock(matter: Matter, command: ResumeClock) -> list[AnyFact]:
    posted = _running(matter)
    if not posted.clock.paused:
        raise refuse("the clock is not paused", "there is nothing to resume", "running")
    return [ClockResumed(posted.number)]


def add_time(matter: Matter, command: AddTime) -> list[AnyFact]:
    """Extra time for everybody or for one table (001 7.3, 002 2.6)."""
    posted = _running(matter)
    if not -600 <= command.minutes <= 600 or command.minutes == 0:
        raise refuse(f"{command.minutes} minutes cannot be added", "choose 1 to 600", "minutes")
    if command.table:
        matter.match(posted.number, command.table)
    return [TimeAdded(posted.number, command.minutes, command.table)]


def _running(matter: Matter) -> Round:
    matter.must_run()
    posted = matter.current()
    if not posted.clock.started:
        raise refuse(f"the clock of round {posted.number} has not been started", "start it first", "not-running")
    return posted


def set_deadline(matter: Matter, command: SetDeadline) -> list[AnyFact]:
    """When an online round ends; later dates are extensions, unless it was announced that there are none (13.4)."""
    matter.must_run()
    posted = matter.round(command.round)
    until = _moment(command.until)
    held: list[Round | Match] = [posted]
    if command.table:
        held.append(matter.match(command.round, command.table))
    for bound in held:
        if bound.deadline and bound.deadline_final and until > _moment(bound.deadline):
            what = f"round {posted.number} was announced to have no extensions"
            raise refuse(what, "enter what is missing as incomplete games", "final-deadline")
    return [DeadlineSet(posted.number, command.until, command.table, command.final)]


def _moment(text: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise refuse(f"{text!r} is not a date and time", "write it like 2026-11-22T20:00+01:00", "date") from None
    if moment.tzinfo is None:
        raise refuse(f"{text} has no time zone", "add it, like 2026-11-22T20:00+01:00", "date")
    return moment


def announce(matter: Matter, command: Announce) -> list[AnyFact]:
    matter.must_exist()
    text = command.text.strip()
    if not text:
        raise refuse("an announcement without words", "write it behind the command", "empty")
    return [Announced(matter.context.text(text))]
