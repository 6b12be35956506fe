"""A card list with a line of column names: CSV, a spreadsheet's TSV, a LackeyCCG plugin's list."""

from __future__ import annotations

import csv
import difflib
import re
from collections.abc import Iterator, Sequence

from topcut.files.card_cells import Row
from topcut.refusal import Refusal, refusal

_COLUMNS = {
    "name": "name",
    "card": "name",
    "card_name": "name",
    "title": "name",
    "side": "side",
    "side_of_the_force": "side",
    "rarity": "rarity",
    "set": "set",
    "expansion": "set",
    "count": "count",
    "copies": "count",
    "qty": "count",
    "quantity": "count",
    "type": "type",
    "card_type": "type",
    "unlimited": "unlimited",
}
_QUOTED = re.compile(r'"((?:[^"]|"")*)"')


class Header:
    """Which column stands where; `passed_over` are those that have nothing to do with dealing."""

    def __init__(self, line: str) -> None:
        self.sign = max(("\t", ";", ","), key=line.count)
        self.cells = [cell.strip() for cell in _split(line, self.sign)]
        self.columns = [_column(cell) for cell in self.cells]

    @property
    def is_one(self) -> bool:
        """Whether the line names columns at all: the card's, or at least two others."""
        known = [column for column in self.columns if column]
        return "name" in known or (len(known) > 1 and len(known) == len([cell for cell in self.cells if cell]))

    @property
    def passed_over(self) -> tuple[str, ...]:
        return tuple(cell for cell, column in zip(self.cells, self.columns, strict=True) if cell and not column)

    def problems(self) -> Iterator[Refusal]:
        """No column for the card, one that stands twice, a misspelt one whose right spelling is missing."""
        if "name" not in self.columns:
            yield refusal("card-no-name-column", columns=tuple(cell for cell in self.cells if cell))
        for column in sorted(set(self.columns) - {""}):
            if self.columns.count(column) > 1:
                yield refusal("file-column-twice", column=column)
        for cell in self.passed_over:
            close = difflib.get_close_matches(cell.lower(), _COLUMNS, n=1, cutoff=0.75)
            if close and _COLUMNS[close[0]] not in self.columns:
                yield refusal("file-unknown-column", column=cell, word=close[0])


def _column(cell: str) -> str:
    return _COLUMNS.get(re.sub(r"[\s_-]+", "_", cell.strip().lower()), "")


def rows(header: Header, lines: Sequence[str], first: int) -> Iterator[Row]:
    """The lines below the header, which is line `first` (from 0), as cells by column."""
    for number, cells in _cells(header.sign, lines, first):
        if not any(cell.strip() for cell in cells):
            continue
        if any(cell.strip() for cell in cells[len(header.columns) :]):
            yield number, refusal("card-too-many-cells", cells=len(cells), columns=len(header.columns))
            continue
        named = zip(header.columns, cells, strict=False)
        yield number, {column: cell.strip() for column, cell in named if column}


def _cells(sign: str, lines: Sequence[str], first: int) -> Iterator[tuple[int, list[str]]]:
    if sign == "\t":  # quotes are signs like others there: a card may be called "Retired" Spymaster
        yield from ((number, _split(line, sign)) for number, line in enumerate(lines[first + 1 :], start=first + 2))
        return
    reader = csv.reader((line + "\n" for line in lines[first + 1 :]), delimiter=sign)
    start = first + 2
    for cells in reader:
        yield start, cells
        start = first + 2 + reader.line_num


def _split(line: str, sign: str) -> list[str]:
    if sign != "\t":
        return next(csv.reader([line], delimiter=sign), [])
    return [_unquoted(cell) for cell in line.split("\t")]


def _unquoted(cell: str) -> str:
    """What a spreadsheet put into quotes because of a comma or a quote in it."""
    inside = _QUOTED.fullmatch(cell)
    if inside is None or not ('""' in inside[1] or "," in inside[1]):
        return cell
    return inside[1].replace('""', '"')
