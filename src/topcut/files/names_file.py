"""A list of players out of a file or a paste: CSV with a header line, or one name a line.

Columns are name, rating, earned_byes, head_start, side, team and handle, in any order, parted by comma, semicolon or
tab. Everything that is wrong is told at once, each with its line.
"""

from __future__ import annotations

import codecs
import csv
import difflib
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from topcut import limits
from topcut.acts.entries.commands import Person
from topcut.limits import Source
from topcut.messages.message import message
from topcut.refusal import Refused, refusal, refuse

_COLUMNS = {
    "name": "name",
    "player": "name",
    "rating": "rating",
    "earned_byes": "earned_byes",
    "byes": "earned_byes",
    "head_start": "head_start",
    "side": "side",
    "team": "team",
    "handle": "handle",
    "id": "handle",
}
_NUMBERS = ("rating", "earned_byes", "head_start")
_BULLET = re.compile(r"^\s*(?:\d{1,5}[.)]\s+|[-*•]\s+)")  # "1. Kira", "- Kira": how lists are pasted
THE_LIST = message("file-the-list")
T = TypeVar("T")
Row = tuple[int, dict[str, str]]  # line number, column → cell


def read_names(data: bytes, source: Source = THE_LIST, encoding: str = "") -> tuple[Person, ...]:
    """The people of a file or a paste; `source` is how a refusal calls it."""
    text = decoded(data, source, encoding)
    rows = list(_rows(text, source))
    if not rows:
        raise refuse("names-none", file=source)
    people: list[Person] = []
    problems = limits.Faults()
    for line, cells in rows:
        try:
            people.append(_person(cells))
        except Refused as refused:
            problems.extend(refused.at(message("place-line", file=source, line=line)).refusals)
    limits.raise_faults(problems)
    return tuple(people)


def decoded(data: bytes, source: Source, encoding: str = "") -> str:
    """The text of a file that people made; UTF-8 unless another encoding is named."""
    try:
        text = limits.small(data, source, limits.TEXT_BYTES).decode(encoding or "utf-8")
    except UnicodeDecodeError as error:
        line, named = data.count(b"\n", 0, error.start) + 1, encoding or "UTF-8"
        raise refuse("file-other-encoding", file=source, encoding=named, line=line, guess=_guess(data)) from None
    except (LookupError, UnicodeError):
        raise refuse("file-unknown-encoding", encoding=encoding) from None
    if "\0" in text:
        raise refuse("names-not-text", file=source)
    return text.removeprefix("\ufeff")


def _guess(data: bytes) -> str:
    return "utf-16" if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "latin-1"


def _rows(text: str, source: Source) -> Iterator[Row]:
    lines = limits.lines_of(text, source)
    first = next((number for number, line in enumerate(lines) if line.strip()), None)
    if first is None:
        return iter(())
    delimiter = _delimiter(lines[first])
    header = [_column(cell) for cell in next(csv.reader([lines[first]], delimiter=delimiter or ","))]
    if "name" in header:
        _check_header(lines[first], header, source, delimiter)
        return _table(lines, first, header, delimiter or ",", source)
    return _listed(lines, source)


def _delimiter(line: str) -> str:
    """The sign that parts the cells of a line; "" where there is only one cell."""
    return max(("\t", ";", ","), key=line.count) if any(sign in line for sign in "\t;,") else ""


def _column(cell: str) -> str:
    return _COLUMNS.get(re.sub(r"[\s-]+", "_", cell.strip().lower()), "")


def _check_header(line: str, header: Sequence[str], source: Source, delimiter: str) -> None:
    """A misspelt column is refused; one that has nothing to do with ours is passed over."""
    cells, place = next(csv.reader([line], delimiter=delimiter or ",")), message("file-named", file=source)
    for cell, column in zip(cells, header, strict=True):
        close = difflib.get_close_matches(cell.strip().lower(), _COLUMNS, n=1, cutoff=0.75)
        if not column and close:
            raise refuse("file-unknown-column", column=cell.strip(), word=close[0]).at(place)
        if column and header.count(column) > 1:
            raise refuse("file-column-twice", column=column).at(place)


def _table(lines: Sequence[str], first: int, header: Sequence[str], delimiter: str, source: Source) -> Iterator[Row]:
    reader = csv.reader(lines[first + 1 :], delimiter=delimiter)
    for cells in all_cells(reader, source, first + 1):
        if any(cell.strip() for cell in cells):
            named = zip(header, cells, strict=False)
            yield first + 1 + reader.line_num, {column: cell.strip() for column, cell in named if column}


def all_cells(reader: Iterable[T], source: Source, before: int) -> Iterator[T]:
    """The lines of a table; a quote that is never closed makes one cell of all that follows, which is refused."""
    try:
        yield from reader
    except csv.Error:
        raise refuse("file-open-quote", line=before).at(message("file-named", file=source)) from None


def _listed(lines: Sequence[str], source: Source) -> Iterator[Row]:
    """One name a line; a single line may hold several."""
    filled = [(number, line) for number, line in enumerate(lines, start=1) if line.strip()]
    if len(filled) == 1:
        number, line = filled[0]
        yield from ((number, {"name": name.strip()}) for name in re.split(r"[,;\t]", line) if name.strip())
        return
    for number, line in filled:
        name = _BULLET.sub("", line).strip().rstrip(",;")
        if _delimiter(name):
            shown = name[:40].replace("\t", " (tab) ")
            raise refuse("names-more-than-a-name", file=source, line=number, text=shown)
        yield number, {"name": name}


def _person(cells: dict[str, str]) -> Person:
    problems = [
        refusal("names-no-number", text=cells[column], column=column)
        for column in _NUMBERS
        if cells.get(column) and not re.fullmatch(r"-?\d{1,6}", cells[column])
    ]
    if not cells.get("name"):
        problems.append(refusal("names-nameless"))
    if problems:
        raise Refused(*problems)
    rating = cells.get("rating")
    return Person(
        name=cells["name"],
        handle=cells.get("handle", ""),
        rating=int(rating) if rating else None,
        earned_byes=int(cells.get("earned_byes") or 0),
        head_start=int(cells.get("head_start") or 0),
        side=cells.get("side", ""),
        team=cells.get("team", ""),
    )
