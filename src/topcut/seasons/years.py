"""Which season a day is in: "2026-27" where it goes over the end of a year, otherwise "2026"."""

from __future__ import annotations

from calendar import monthrange
from datetime import date

from topcut.programs.model import Program, Season


def season_of(program: Program, of: str, day: str) -> str:
    """The season that a day is in; outside of it the one that is next."""
    if not day:
        return ""
    on, season = date.fromisoformat(day), program.season(of)
    if season is None:
        return str(on.year)
    over = season.last_month < season.first_month
    first = on.year - 1 if over and on.month <= season.last_month else on.year
    if not over and on.month > season.last_month:
        first += 1
    return f"{first}-{(first + 1) % 100:02}" if over else str(first)


def first_day_of(program: Program, of: str, season: str) -> str:
    """The day on which "2026-27" begins."""
    found = program.season(of)
    return f"{season[:4]}-{found.first_month if found else 1:02}-01"


def days_of(season: Season, begun: int) -> tuple[date, date]:
    """The first and the last day of a season that begins in a year."""
    ends = begun + (season.last_month < season.first_month)
    last = monthrange(ends, season.last_month)[1]
    return date(begun, season.first_month, 1), date(ends, season.last_month, last)
