"""Dates and times as a page writes them: in the event's zone; a script puts the reader's own beside them."""

from __future__ import annotations

from datetime import MAXYEAR, MINYEAR, date, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from topcut.messages.message import Message, message
from topcut.web.voices import PAGE

_WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_NEAR = 180  # days
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def hour_words(moment: datetime, zone: str) -> str:
    """ "20:43 CET", in the event's zone."""
    return f"{moment.astimezone(zone_of(zone)):%H:%M %Z}"


def moment_words(written: str, zone: str) -> str:
    """ "Sun 22 Nov, 20:00 CET"; a text that is no moment stays as it is."""
    moment = moment_of(written)
    if moment is None:
        return written
    day = _day(moment.astimezone(zone_of(zone)).date())
    return PAGE.say(message("web-frame-moment", day=day, hour=hour_words(moment, zone)))


def exact_words(written: str, zone: str) -> str:
    """ "2026-11-22 20:00 CET", for a log."""
    moment = moment_of(written)
    return f"{moment.astimezone(zone_of(zone)):%Y-%m-%d %H:%M %Z}" if moment else written


def picked(written: str, zone: str) -> str:
    """ "2026-11-22T20:00": what an input of date and time holds; what somebody typed otherwise stays as it is."""
    moment = moment_of(written)
    local = moment.astimezone(zone_of(zone)) if moment and moment.tzinfo else moment
    return f"{local:%Y-%m-%dT%H:%M}" if local else written


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


def date_words(written: str) -> str:
    """ "Sun 15 Nov 2026"; "date not announced"."""
    try:
        day = datetime.fromisoformat(written).date()
    except ValueError:
        return written or PAGE.say(message("web-frame-no-date"))
    weekday, month = _WEEKDAYS[day.weekday()], _MONTHS[day.month - 1]
    return PAGE.say(message("web-frame-date", weekday=weekday, day=day.day, month=month, year=str(day.year)))


def day_words(written: str, today: date) -> str:
    """ "Sun 15 Nov": of a day within half a year nobody asks for the year."""
    try:
        day = datetime.fromisoformat(written).date()
    except ValueError:
        return date_words(written)
    return date_words(written) if abs((day - today).days) > _NEAR else PAGE.say(_day(day))


def _day(day: date) -> Message:
    weekday, month = _WEEKDAYS[day.weekday()], _MONTHS[day.month - 1]
    return message("web-frame-day", weekday=weekday, day=day.day, month=month)


def when_words(date: str, start: str) -> str:
    """ "Sun 15 Nov 2026, 10:00"; an hour without a day says nothing."""
    day = date_words(date)
    return PAGE.say(message("web-frame-when", day=day, start=start)) if date and start else day
