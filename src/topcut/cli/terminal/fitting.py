"""Tables on a narrow screen: numbers are never cut, words are folded, and columns without room go below."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from rich.cells import cell_len
from rich.table import Column, Table
from rich.text import Text

_FOLDED = 14  # cells that a word keeps; longer ones are folded
_PADDING = 2  # blanks around a column
_BETWEEN = 1  # and between two


def fitted(made: Table, width: int) -> list[Table]:
    """The table as it is where it fits; else with measured columns, those without room in a table of their own."""
    columns = made.columns
    if _together([_widest(column) for column in columns]) <= width:
        return [made]
    return [_measured(made, block, width) for block in _blocks(columns, width)]


def _blocks(columns: Sequence[Column], width: int) -> list[list[Column]]:
    """Columns that stand beside each other; each block begins with those that say whose row it is."""
    first_words = next((place for place, column in enumerate(columns) if column.justify != "right"), 0)
    keys = list(columns[: first_words + 1])
    blocks, block = [], list(keys)
    for column in columns[len(keys) :]:
        if len(block) > len(keys) and _together([_least(one) for one in (*block, column)]) > width:
            blocks.append(block)
            block = list(keys)
        block.append(column)
    return [*blocks, block]


def _measured(made: Table, block: Sequence[Column], width: int) -> Table:
    """Some columns of a table, each as wide as it must be and words as wide as there is room for."""
    widths = [_least(column) for column in block]
    wanted = [_widest(column) for column in block]
    while _together(widths) < width and (short := [n for n in range(len(block)) if widths[n] < wanted[n]]):
        widths[min(short, key=widths.__getitem__)] += 1
    part = copy.copy(made)
    part.columns = [copy.copy(column) for column in block]
    for number, (column, cells) in enumerate(zip(part.columns, widths, strict=True)):
        column._index, column.width, column.no_wrap = number, cells, False  # heads of several words are folded
    return part


def _together(widths: Sequence[int]) -> int:
    return sum(widths) + _PADDING * len(widths) + _BETWEEN * (len(widths) - 1)


def _widest(column: Column) -> int:
    return max(cell_len(line) for cell in _cells(column) for line in cell.split("\n"))


def _least(column: Column) -> int:
    """A column of numbers keeps them whole; one of words keeps words of a usual length whole."""
    words = max((cell_len(word) for cell in _cells(column) for word in cell.split()), default=0)
    if column.justify != "right":
        return min(words, _FOLDED)
    numbers = max((cell_len(_plain(cell)) for cell in column.cells), default=0)
    return max(numbers, words)


def _cells(column: Column) -> list[str]:
    return [_plain(column.header), *(_plain(cell) for cell in column.cells)]


def _plain(cell: object) -> str:
    return cell.plain if isinstance(cell, Text) else str(cell)
