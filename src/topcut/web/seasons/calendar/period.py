"""The days that a calendar shows: from today on, a month, a week, one day; and what comes before and after them."""

from __future__ import annotations

from calendar import monthrange
from datetime import date, timedelta
from typing import Literal

from msgspec import Struct

Kind = Literal["coming", "month", "week", "day"]


class Period(Struct, frozen=True):
    """So many days, and what an address calls them."""

    kind: Kind
    first: date
    last: date | None = None  # None = without an end

    @property
    def word(self) -> str:
        """ "2027-03", "2027-W12", "2027-03-20"; "" from today on."""
        if self.kind == "month":
            return f"{self.first:%Y-%m}"
        if self.kind == "week":
            year, week, _ = self.first.isocalendar()
            return f"{year}-W{week:02}"
        return f"{self.first}" if self.kind == "day" else ""

    @property
    def address(self) -> dict[str, str]:
        return {self.kind: self.word} if self.word else {}

    def moved(self, by: int) -> Period | None:
        """The one before (-1) or after (1); None where the calendar ends."""
        try:
            if self.kind == "month":
                month = self.first.year * 12 + self.first.month - 1 + by
                return month_of(date(month // 12, month % 12 + 1, 1))
            step = {"week": 7, "day": 1}.get(self.kind, 0)
            return period_of(self.kind, self.first + timedelta(days=by * step)) if step else None
        except (ValueError, OverflowError):
            return None


def month_of(day: date) -> Period:
    return Period("month", day.replace(day=1), day.replace(day=monthrange(day.year, day.month)[1]))


def period_of(kind: Kind, day: date) -> Period:
    """The one in which a day lies."""
    if kind == "month":
        return month_of(day)
    if kind == "week":
        monday = day - timedelta(days=day.weekday())
        return Period("week", monday, monday + timedelta(days=6))
    return Period("day", day, day) if kind == "day" else Period("coming", day)


def read(month: str, week: str, day: str, today: date) -> Period:
    """What somebody asked for; from today on where it is nothing."""
    try:
        if month:
            return month_of(date.fromisoformat(f"{month}-01"))
        if week:
            return period_of("week", date.fromisoformat(f"{week}-1"))
        if day:
            return period_of("day", date.fromisoformat(day))
    except ValueError:
        pass
    return Period("coming", today)


class Cell(Struct, frozen=True):
    """A day in the small month."""

    day: date
    events: bool
    today: bool


def weeks_of(month: date, with_events: set[str], today: date) -> list[list[Cell | None]]:
    """The small month, Monday first; None outside of it."""
    first = month.replace(day=1)
    days = [first + timedelta(days=step) for step in range(monthrange(first.year, first.month)[1])]
    cells: list[Cell | None] = [None] * first.weekday()
    cells += [Cell(one, f"{one}" in with_events, one == today) for one in days]
    cells += [None] * (-len(cells) % 7)
    return [cells[start : start + 7] for start in range(0, len(cells), 7)]
