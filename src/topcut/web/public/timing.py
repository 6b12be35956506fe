"""The clock as a page shows it: when it ends, so that any page may be kept until the next record.

A page never says how much time is left while the clock runs, because it may be read later than it was made; it says
when time is called, and a script counts down to that by the server's time. A clock that stands still has time left.
"""

from __future__ import annotations

from datetime import MAXYEAR, MINYEAR, date, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from topcut.answers.clock import ClockInUse
from topcut.messages.message import Message, message
from topcut.play.clock import ends_at, in_utc, left, time_told
from topcut.web.voices import PAGE

_WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_NEAR = 180  # days
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


class Shown(Struct, frozen=True):
    """A clock that has been started."""

    of: Message  # "Round 2", "Deck building"
    ends: str = ""  # ISO, UTC; "" while it stands still
    until: str = ""  # "20:43 CET": the same for people
    left: str = ""  # "12:05", while it stands still
    over: bool = False  # it stands still behind its end, by what `left` says
    minutes: int = 0
    warnings: tuple[int, ...] = ()  # so many minutes before the end everybody is warned (7.3)


def shown(used: ClockInUse | None, zone: str) -> Shown | None:
    """The clock that everybody looks at, in the event's zone."""
    if used is None:
        return None
    if used.clock.paused:
        seconds = int((left(used.clock, used.clock.paused) or timedelta()).total_seconds())
        return Shown(used.of, left=time_told(abs(seconds)), over=seconds <= 0, minutes=used.minutes)
    ends = ends_at(used.clock, used.clock.started)
    assert ends is not None
    return Shown(used.of, in_utc(ends), hour_words(ends, zone), minutes=used.minutes, warnings=used.warnings)


def hour_words(moment: datetime, zone: str) -> str:
    """ "20:43 CET", in the event's zone."""
    return f"{moment.astimezone(zone_of(zone)):%H:%M %Z}"


def moment_words(written: str, zone: str) -> str:
    """ "2026-11-22 20:00 CET"; a text that is no moment stays as it is."""
    moment = moment_of(written)
    return f"{moment.astimezone(zone_of(zone)):%Y-%m-%d %H:%M %Z}" if moment else written


def moment_of(written: str) -> datetime | None:
    """A moment as a journal writes it; None where it is none, or none that every zone can tell."""
    try:
        moment = datetime.fromisoformat(written)
    except ValueError:
        return None
    return moment if MINYEAR < moment.year < MAXYEAR else None


def zone_of(name: str) -> ZoneInfo:
    """The event's zone; one that this machine does not know is UTC."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def day_words(written: str, today: date) -> str:
    """ "Sun 15 Nov": of a day within half a year nobody asks for the year."""
    try:
        day = datetime.fromisoformat(written).date()
    except ValueError:
        return date_words(written)
    if abs((day - today).days) > _NEAR:
        return date_words(written)
    weekday, month = _WEEKDAYS[day.weekday()], _MONTHS[day.month - 1]
    return PAGE.say(message("web-frame-day", weekday=weekday, day=day.day, month=month))


def date_words(written: str) -> str:
    """ "Sun 15 Nov 2026"; "date not announced"."""
    try:
        day = datetime.fromisoformat(written)
    except ValueError:
        return written or PAGE.say(message("web-frame-no-date"))
    weekday, month = _WEEKDAYS[day.weekday()], _MONTHS[day.month - 1]
    return PAGE.say(message("web-frame-date", weekday=weekday, day=day.day, month=month, year=str(day.year)))


def when_words(date: str, start: str) -> str:
    """ "Sun 15 Nov 2026, 10:00"; an hour without a day says nothing."""
    day = date_words(date)
    return PAGE.say(message("web-frame-when", day=day, start=start)) if date and start else day
