"""A list of the desk: words to the left, numbers to the right."""

from __future__ import annotations

from collections.abc import Iterable

from django.utils.text import capfirst
from msgspec import Struct

from topcut.answers.grid import Cell, Grid
from topcut.messages.message import Message, Player
from topcut.web.site.live import Snapshot


class WordedSheet(Struct, frozen=True):
    """A list in words."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str | int, ...], ...]
    numbers: set[int]  # which columns hold numbers
    note: str = ""  # below it


def sheet(snapshot: Snapshot, grid: Grid) -> WordedSheet:
    """The list with everything in it told; names and numbers stay as they are."""
    tell = snapshot.tell
    return WordedSheet(
        capfirst(tell(grid.title)),
        tuple(capfirst(tell(head)) for head in grid.heads),
        tuple(tuple(_words(snapshot, cell) for cell in row) for row in grid.rows),
        grid.numbers,
        tell(grid.note) if grid.note else "",
    )


def sheets(snapshot: Snapshot, grids: Iterable[Grid]) -> list[WordedSheet]:
    """Those that have rows."""
    return [sheet(snapshot, grid) for grid in grids if grid.rows]


def _words(snapshot: Snapshot, cell: Cell) -> str | int:
    match cell:
        case Message():
            return snapshot.tell(cell)
        case Player():
            return cell.name or cell.id
        case _:
            return cell
