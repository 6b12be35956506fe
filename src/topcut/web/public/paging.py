"""Long lists in pages of 200 rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar
from urllib.parse import urlencode

ROWS = 200
T = TypeVar("T")
U = TypeVar("U")


class Page(Generic[T]):
    """The rows of one page, and where it lies among all of them."""

    def __init__(self, rows: Sequence[T], number: int, last: int, of: int) -> None:
        self.rows, self.number, self.last, self.of = rows, number, last, of

    @property
    def first_row(self) -> int:
        return (self.number - 1) * ROWS + 1 if self.of else 0

    @property
    def last_row(self) -> int:
        return self.first_row + len(self.rows) - 1 if self.rows else 0

    @property
    def before(self) -> int:
        """The number of the page before it; 0 where there is none."""
        return self.number - 1

    @property
    def after(self) -> int:
        return self.number + 1 if self.number < self.last else 0

    def map(self, change: Callable[[T], U]) -> Page[U]:
        """The same page of other rows."""
        return Page([change(row) for row in self.rows], self.number, self.last, self.of)


def page_of(rows: Sequence[T], wanted: int) -> Page[T]:
    """Page number `wanted`, or the nearest there is."""
    return page_at(wanted, len(rows), lambda start, stop: rows[start:stop])


def page_at(wanted: int, of: int, read: Callable[[int, int], Sequence[T]]) -> Page[T]:
    """The same where there are so many rows and only those of the page are read."""
    last = max(1, -(-of // ROWS))
    number = min(max(wanted, 1), last)
    return Page(read((number - 1) * ROWS, number * ROWS), number, last, of)


def address(**values: object) -> str:
    """ "?round=2&q=ki": what is empty is left out; "?" where nothing is left."""
    return "?" + urlencode({name: value for name, value in values.items() if value})
