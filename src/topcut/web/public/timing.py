"""The clock as a page shows it: when it ends, so that any page may be kept until the next record.

A page never says how much time is left while the clock runs, because it may be read later than it was made; it says
when time is called, and a script counts down to that by the server's time. A clock that stands still has time left.
"""

from __future__ import annotations

from datetime import timedelta

from msgspec import Struct

from topcut.answers.clock import ClockInUse
from topcut.messages.message import Message
from topcut.play.clock import ends_at, in_utc, left, time_told
from topcut.web.site.moments import hour_words


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
