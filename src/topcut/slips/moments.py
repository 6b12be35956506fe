"""Dates and times as people type or pick them: without a zone they are those of the event, or of this computer."""

from __future__ import annotations

import re
from datetime import MAXYEAR, MINYEAR, date, datetime, time, timedelta, tzinfo

from topcut.refusal import refuse

_END_OF_DAY = time(23, 59)
_DOTTED = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:,?\s+(?:um\s+)?(\d{1,2}):(\d{2})(?:\s+Uhr)?)?")


def read_moment(typed: str, zone: tzinfo | None = None) -> str:
    """`2026-11-22 20:00`, `22.11.2026 20:00` in this zone; a day alone up to its end; written with the zone."""
    return _written(_typed(" ".join(typed.split())), zone)


def every_days(first: str, days: int, times: int, zone: tzinfo | None = None) -> tuple[str, ...]:
    """The same hour of the day again and again, summer and winter."""
    begins = datetime.fromisoformat(first).astimezone(zone).replace(tzinfo=None)
    try:
        return (first, *(_written(begins + timedelta(days * time), zone) for time in range(1, times)))
    except OverflowError:
        raise refuse("clock-no-moment", text=first) from None


def _written(moment: datetime, zone: tzinfo | None) -> str:
    """With its zone, as journals have it."""
    if moment.tzinfo is None and MINYEAR < moment.year < MAXYEAR:  # what lies outside is refused at the desk
        moment = moment.replace(tzinfo=zone) if zone else moment.astimezone()
    return moment.isoformat(timespec="seconds" if moment.second else "minutes")


def _typed(typed: str) -> datetime:
    """Refused where it is no date."""
    try:
        if dotted := _DOTTED.fullmatch(typed):
            day, month, year, hour, minute = (int(one) if one else None for one in dotted.groups())
            day_meant = date(year or 0, month or 0, day or 0)
            return datetime.combine(day_meant, _END_OF_DAY if hour is None else time(hour, minute or 0))
        if len(typed) <= len("2026-11-22"):
            return datetime.combine(date.fromisoformat(typed), _END_OF_DAY)
        return datetime.fromisoformat(typed)
    except ValueError:
        raise refuse("clock-no-date", text=typed) from None
