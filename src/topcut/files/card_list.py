"""A card list out of any file that people have one in: a table with column names, or one card a line.

Everything that is wrong is told at once, each with its line. UTF-8, UTF-16 and Windows-1252 are told apart.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from topcut import limits
from topcut.files import card_table, deck_list
from topcut.files.card_cells import Row, card_of
from topcut.files.names_file import all_cells as all_rows
from topcut.files.names_file import decoded
from topcut.limits import Source
from topcut.messages.message import message
from topcut.play.limited.cards import Card
from topcut.refusal import Refusal, Refused, refuse

THE_CARD_LIST = message("file-the-card-list")
_SAMPLE = 4096  # bytes that show whether every other one is empty


class CardFile(Struct, frozen=True):
    """The cards of a file, in its order, and the columns and lines that nothing was taken from."""

    cards: tuple[Card, ...]
    passed_over: tuple[str, ...] = ()
    broken_lines: tuple[int, ...] = ()  # ends of a card's text that stand on a line of their own


def read(path: str | Path, encoding: str = "") -> CardFile:
    """The card list of a file."""
    return read_cards(limits.read_file(path, limits.TEXT_BYTES), Path(path).name, encoding)


def read_cards(data: bytes, source: Source = THE_CARD_LIST, encoding: str = "") -> CardFile:
    """The same out of bytes; `source` is how a refusal calls it."""
    limits.small(data, source, limits.TEXT_BYTES)
    lines = limits.lines_of(decoded(data, source, encoding or _encoding(data, source)), source)
    first = next((number for number, line in enumerate(lines) if line.strip()), None)
    if first is None:
        raise refuse("card-list-empty", file=source)
    header = card_table.Header(lines[first])
    if not header.is_one:
        return CardFile(_cards(deck_list.rows(lines), source))
    place = message("place-line", file=source, line=first + 1)
    wrong = [problem.at(place) for problem in header.problems()]
    rows = list(all_rows(_below(header, lines, first), source, first + 1))
    broken = {number for number, cells in rows if header.sign == "\t" and _is_rest_of_a_line(cells)}
    whole = (row for row in rows if row[0] not in broken)
    return CardFile(_cards(whole, source, wrong), header.passed_over, tuple(sorted(broken)))


def _is_rest_of_a_line(cells: Mapping[str, str] | Refusal) -> bool:
    """A plugin's list breaks a line where a card's text does: what follows it names no card."""
    return not isinstance(cells, Refusal) and not cells.get("name")


def _encoding(data: bytes, source: Source) -> str:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    if b"\0" in data:
        start = data[:_SAMPLE]
        for zeros, other, name in ((start[1::2], start[::2], "utf-16-le"), (start[::2], start[1::2], "utf-16-be")):
            if zeros.count(0) > len(zeros) // 2 and not other.count(0):
                return name
        raise refuse("card-list-not-text", file=source)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"


def _below(header: card_table.Header, lines: Sequence[str], first: int) -> Iterator[Row]:
    return card_table.rows(header, lines, first) if "name" in header.columns else iter(())


def _cards(rows: Iterable[Row], source: Source, wrong: Sequence[Refusal] = ()) -> tuple[Card, ...]:
    cards: list[Card] = []
    problems = limits.Faults(wrong)
    for line, cells in rows:
        found = _card_or_problems(cells)
        if isinstance(found, Card):
            cards.append(found)
        else:
            place = message("place-line", file=source, line=line)
            problems.extend(problem.at(place) for problem in found)
    limits.raise_faults(problems)
    if not cards:
        raise refuse("card-list-of-headings", file=source)
    return tuple(cards)


def _card_or_problems(cells: Mapping[str, str] | Refusal) -> Card | tuple[Refusal, ...]:
    if isinstance(cells, Refusal):
        return (cells,)
    try:
        return card_of(cells)
    except Refused as refused:
        return refused.refusals
