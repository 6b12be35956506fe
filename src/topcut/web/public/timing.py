"""The clock as a page shows it: when it ends, so that any page may be kept until the next record.

A page never says how much time is left while the clock runs, because it may be read later than it was made; it says
when time is called, and a script counts down to that by the server's time. A clock that stands still has time left.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import MAXYEAR, MINYEAR, UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from topcut.journal.records import Record
from topcut.journal.state import Clock, Tournament
from topcut.messages.message import Message, message
from topcut.play.clock import clock_name, ends_at, left, period_runs, period_told, warnings_at
from topcut.rulebooks.model import Rulebook
from topcut.web.voices import PAGE

_WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
LAST_MINUTES = 5  # the projector turns red


class Shown(Struct, frozen=True):
    """A clock that has been started."""

    of: Message  # "Round 2", "Deck building"
    ends: str = ""  # ISO, UTC; "" while it stands still
    until: str = ""  # "20:43 CET": the same for people
    left: str = ""  # "12:05", while it stands still
    minutes: int = 0
    warnings: tuple[int, ...] = ()  # so many minutes before the end everybody is warned (7.3)


def clock_of(
    tournament: Tournament, zone: str, history: Sequence[Record] = (), book: Rulebook | None = None
) -> Shown | None:
    """The clock that everybody looks at: of the current round, or of a period before the next one."""
    if tournament.finished:
        return None
    of, clock = _which(tournament, history)
    if not clock.started:
        return None
    minutes = clock.minutes + clock.added
    if clock.paused:
        rest = left(clock, clock.paused)
        return Shown(of, left=span_words(rest or timedelta()), minutes=minutes)
    ends = ends_at(clock, clock.started)
    assert ends is not None
    warned = warnings_at(book, clock.minutes) if book and clock is not tournament.period_clock else ()
    return Shown(of, ends=in_utc(ends), until=hour_words(ends, zone), minutes=minutes, warnings=warned)


def _which(tournament: Tournament, history: Sequence[Record]) -> tuple[Message, Clock]:
    if tournament.rounds and not (tournament.period and period_runs(history)):
        posted = tournament.rounds[-1]
        return clock_name(posted), posted.clock
    if not tournament.period:
        return message("web-clockpage-of-first-period"), tournament.period_clock
    return period_told(tournament.period), tournament.period_clock


def span_words(span: timedelta) -> str:
    """ "38:12", "1:05:00", "–0:30" after the end."""
    seconds = int(span.total_seconds())
    minutes, rest = divmod(abs(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    words = f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"
    return words if seconds >= 0 else f"–{words}"


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


def in_utc(moment: datetime) -> str:
    """ "2026-11-22T19:00:00Z", for programs."""
    return moment.astimezone(UTC).isoformat().replace("+00:00", "Z")


def zone_of(name: str) -> ZoneInfo:
    """The event's zone; one that this machine does not know is UTC."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def date_words(date: str) -> str:
    """ "Sun 15 Nov 2026"; "date not announced"."""
    try:
        day = datetime.fromisoformat(date)
    except ValueError:
        return date or PAGE.say(message("web-frame-no-date"))
    weekday, month = _WEEKDAYS[day.weekday()], _MONTHS[day.month - 1]
    return PAGE.say(message("web-frame-date", weekday=weekday, day=day.day, month=month, year=str(day.year)))
