"""What the sheet does with the facts of the clock of a round, and deadlines."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.clock.facts import ClockPaused, ClockResumed, ClockStarted, DeadlineSet, TimeAdded
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Sheet
from topcut.journal.state import Clock, Deadline


def _clock(sheet: Sheet, number: int) -> Clock:
    """The clock of a round; of a period before it where the number is 0."""
    return sheet.round(number).clock if number else sheet.period_clock


def _set_clock(sheet: Sheet, number: int, clock: Clock) -> None:
    if number:
        sheet.rounds[number - 1] = replace(sheet.round(number), clock=clock)
    else:
        sheet.period_clock = clock


def _clock_started(sheet: Sheet, fact: ClockStarted, record: Record) -> None:
    if not fact.round:
        sheet.period = fact.period
    _set_clock(sheet, fact.round, Clock(minutes=fact.minutes, started=record.at, game=fact.game))
    if fact.game > 1:  # what a table was given for the game before is over
        tables = sheet.tables(fact.round)
        for table, match in tables.items():
            tables[table] = replace(match, extra_minutes=0) if match.extra_minutes else match


def _clock_paused(sheet: Sheet, fact: ClockPaused, record: Record) -> None:
    clock = _clock(sheet, fact.round)
    _set_clock(sheet, fact.round, replace(clock, paused=clock.paused or record.at))


def _clock_resumed(sheet: Sheet, fact: ClockResumed, record: Record) -> None:
    clock = _clock(sheet, fact.round)
    stood = (*clock.stood, (clock.paused, record.at)) if clock.paused else clock.stood
    _set_clock(sheet, fact.round, replace(clock, paused="", stood=stood))


def _time_added(sheet: Sheet, fact: TimeAdded, record: Record) -> None:
    if fact.table:
        match = sheet.match(fact.round, fact.table)
        more = replace(match, extra_minutes=match.extra_minutes + fact.minutes, changed=record.seq)
        sheet.tables(fact.round)[fact.table] = more
    else:
        clock = _clock(sheet, fact.round)
        _set_clock(sheet, fact.round, replace(clock, added=clock.added + fact.minutes))


def _deadline_set(sheet: Sheet, fact: DeadlineSet, record: Record) -> None:
    if fact.ahead:
        before = sheet.deadlines.get(fact.round, Deadline())
        planned = Deadline(fact.until, before.deadline_final or fact.final)
        sheet.deadlines = {**sheet.deadlines, fact.round: planned}
    elif fact.table:
        match = replace(sheet.match(fact.round, fact.table), deadline=fact.until, changed=record.seq)
        match = replace(match, deadline_final=match.deadline_final or fact.final)
        sheet.tables(fact.round)[fact.table] = match
    else:
        posted = sheet.round(fact.round)
        sheet.rounds[fact.round - 1] = replace(
            posted, deadline=fact.until, deadline_final=posted.deadline_final or fact.final
        )


FOLLOW: Following = {
    ClockStarted: _clock_started,
    ClockPaused: _clock_paused,
    ClockResumed: _clock_resumed,
    TimeAdded: _time_added,
    DeadlineSet: _deadline_set,
}
