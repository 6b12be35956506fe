"""A rulebook changed by what was typed into a form: one document out of another. Whether it holds is `load.faults`."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from topcut.limits import whole_number
from topcut.rulebooks.choose import Document
from topcut.rulebooks.editing_procedures import COLUMNS as OF_A_PROCEDURE
from topcut.rulebooks.editing_procedures import TABLE as PROCEDURES
from topcut.rulebooks.editing_procedures import procedures
from topcut.rulebooks.model import Rulebook, Setting
from topcut.rulebooks.parts import LISTS, SECTIONS, Link, Part, link_key, offered, parts_of
from topcut.rulebooks.values import as_text, from_text
from topcut.rulebooks.vocabulary import BETWEEN

Typed = Mapping[str, str]
MOST_ROWS = 40  # of a list in a form
_ROW = ("players", "rounds")
COLUMNS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(LISTS, ("",)),
    "rounds": tuple(f".{key}" for key in _ROW),
    PROCEDURES: OF_A_PROCEDURE,
}
_OF_LINES = ".steps"  # several lines in one field


def changed_by(book: Rulebook, typed: Typed) -> Document:
    """The document of a rulebook with what was typed; what was not sent, and what stayed, stays as it was written."""
    document: Document = copy.deepcopy({key: value for key, value in book.source.items() if key not in _OF_EVENTS})
    for part in (part for section in SECTIONS for part in parts_of(book, section)):
        if part.name in typed and _text_of(typed[part.name]) != as_text(part.value):
            _put(document, part, _value(part, typed[part.name]))
    for table in LISTS:
        if _is_sent(typed, table):
            document[table] = _links(book, table, [key for (key,) in lines_of(typed, table)])
    if _is_sent(typed, "rounds"):
        document["rounds"] = _rounds(document.get("rounds", []), lines_of(typed, "rounds"))
    if _is_sent(typed, PROCEDURES) and (PROCEDURES in document or lines_of(typed, PROCEDURES)):
        document[PROCEDURES] = procedures(document.get(PROCEDURES, []), lines_of(typed, PROCEDURES))
    return document


_OF_EVENTS = ("chosen", "printed")


def _text_of(text: str) -> str:
    """One line, without what cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _value(part: Part, text: str) -> Any:
    return from_text(Setting(part.name, "", kind=part.kind), _text_of(text))  # type: ignore[arg-type]


def _put(document: Document, part: Part, value: Any) -> None:
    """The new value; the clause that printed the old one does not print this."""
    *way, key = part.path
    table: Any = document
    for step in way:
        table = table[step]
    table[key] = value
    if part.entry:
        table.pop("clause", None)


# Lists ---------------------------------------------------------------------------------------------------------------


def _is_sent(typed: Typed, table: str) -> bool:
    """A list that somebody emptied is sent too: by its length."""
    return f"{table}.rows" in typed


def lines_of(typed: Typed, table: str) -> list[list[str]]:
    """The lines of a list as they were typed, the one that is being added last; one that is empty is none."""
    numbers = [*range(min(whole_number(typed.get(f"{table}.rows", "")) or 0, MOST_ROWS)), "new"]
    found = ([_cell(typed, f"{table}.{n}", column) for column in COLUMNS[table]] for n in numbers)
    return [line for line in found if (line[-1] if table == PROCEDURES else any(line))]


def _cell(typed: Typed, row: str, column: str) -> str:
    text = typed.get(f"{row}{column}", "")
    if column != _OF_LINES:
        return _text_of(text)
    return "\n".join(filter(None, map(_text_of, text.splitlines())))


def with_lines(typed: Typed, table: str, lines: Sequence[Sequence[str]]) -> dict[str, str]:
    """What a form sends that holds these lines and adds none."""
    others = {name: text for name, text in typed.items() if not name.startswith(f"{table}.")}
    named = {
        f"{table}.{number}{column}": text
        for number, line in enumerate(lines)
        for column, text in zip(COLUMNS[table], line, strict=True)
    }
    return others | named | {f"{table}.rows": str(len(lines))}


def moved(typed: Typed, how: str, table: str, number: int) -> dict[str, str]:
    """A line of a list up, down or out; one that is added stands at the end."""
    lines = lines_of(typed, table)
    if how == "remove" and number < len(lines):
        del lines[number]
    other = number + {"up": -1, "down": 1}.get(how, 0)
    if min(number, other) >= 0 and max(number, other) < len(lines):
        lines[number], lines[other] = lines[other], lines[number]
    return with_lines(typed, table, lines)


def _links(book: Rulebook, table: str, keys: Sequence[str]) -> list[dict[str, Any]]:
    """The list with these; a comparison between players is looked at from where it stands."""
    before: Sequence[Link] = book.source.get(table, [])
    if [link_key(link) for link in before] == list(keys):
        return [dict(copy.deepcopy(link)) for link in before]
    known = offered(book, table)
    made: list[dict[str, Any]] = []
    for key in keys:
        link = dict(copy.deepcopy(known.get(key) or {"step" if table == "tiebreak" else "name": key}))
        if link.get("between") in BETWEEN:
            link["from_step"] = 1 + sum("step" in earlier for earlier in made)
        made.append(link)
    return made


def _rounds(before: Sequence[Mapping[str, Any]], typed: Sequence[Sequence[str]]) -> list[dict[str, Any]]:
    """The rounds table: each line reaches to the next one, the last as far as it did, or to any number."""
    lines: list[dict[str, Any]] = [
        {key: text if (number := whole_number(text)) is None else number for key, text in zip(_ROW, line, strict=True)}
        for line in typed
    ]
    lines.sort(key=lambda line: line["players"] if isinstance(line["players"], int) else 0)
    for line, following in pairwise(lines):
        if isinstance(line["players"], int) and isinstance(following["players"], int):
            line["to"] = following["players"] - 1
    ends = before[-1].get("to") if before else None
    if lines and ends is not None and isinstance(lines[-1]["players"], int) and lines[-1]["players"] <= ends:
        lines[-1]["to"] = ends
    return [_as_before(line, before) for line in lines]


def _as_before(line: dict[str, Any], before: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """A line that says what one said before keeps its clause."""
    same = (one for one in before if {key: one[key] for key in one if key != "clause"} == line)
    return dict(next(same, line))
