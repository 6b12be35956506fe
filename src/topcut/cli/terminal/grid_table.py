"""Lists of an answer at the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType

from topcut.answers.grid import Cell, Grid
from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.out import plain
from topcut.cli.terminal.table_frame import Head, name, table
from topcut.cli.terminal.telling import as_sentence
from topcut.messages.message import Message, Player


def grids_shown(event: EventFile, grids: Iterable[Grid]) -> list[RenderableType]:
    """Every list that has rows, as a table, and what is to be said below it."""
    return [part for grid in grids if grid.rows for part in grid_shown(event, grid)]


def grid_shown(event: EventFile, grid: Grid) -> list[RenderableType]:
    title, numbers = event.tell(grid.title), grid.numbers
    heads: list[Head] = [
        (event.tell(head), "right" if place in numbers else "left") for place, head in enumerate(grid.heads)
    ]
    made = table(title[:1].upper() + title[1:], *heads)
    for row in grid.rows:
        made.add_row(*(name(_words(event, cell)) for cell in row))
    return [made, plain(as_sentence(event.tell(grid.note)))] if grid.note else [made]


def _words(event: EventFile, cell: Cell) -> str:
    match cell:
        case Message():
            return event.tell(cell)
        case Player():
            return cell.name or cell.id
        case _:
            return str(cell)
