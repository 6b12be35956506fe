"""Interim rulings (001, 15.3): dated files that override entries of a rulebook until its next edition."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, field

from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused, refusal
from topcut.rulebooks.choose import reorder
from topcut.rulebooks.document import ARRAYS, TABLES
from topcut.rulebooks.model import Between, Feature, Rulebook, Setting, Step
from topcut.rulebooks.places import IDENTITY, Place, Places, entry_name
from topcut.rulebooks.places import Path as Spot
from topcut.rulebooks.problems import Problems, meant
from topcut.rulebooks.read import read_toml
from topcut.rulebooks.shapes import fill
from topcut.rulebooks.vocabulary import BETWEEN, STEPS

Document = dict[str, Any]


class Head(Struct, frozen=True):
    """The lines above a ruling's first table."""

    topcut: Literal["ruling/1"]
    name: str
    rulebook: str | tuple[str, ...]
    from_: str = field(name="from")  # the day from which it holds
    until_edition: str = ""  # the edition of the rulebook that takes it in
    title: str = ""
    clause: str = ""  # stands at the entries it changes
    order: tuple[str, ...] = ()  # the tie-breakers in a new order


class Ruling(Struct, frozen=True):
    """A ruling that was read and holds together by itself."""

    head: Head
    document: Document
    known: Places
    file: str


def read_rulings(files: Iterable[Path | str]) -> list[Ruling]:
    """The rulings, the oldest first; every problem of every file at once."""
    rulings: list[Ruling] = []
    refusals: list[Refusal] = []
    for file in map(Path, files):
        try:
            rulings.append(_read(file))
        except Refused as refused:
            refusals += refused.refusals
    if refusals:
        raise Refused(*refusals)
    return sorted(rulings, key=lambda ruling: ruling.head.from_)


def _read(file: Path) -> Ruling:
    document, known = read_toml(file)
    problems = Problems(document, known, message("file-named", file=file.name))
    tables = {*ARRAYS, "settings"}
    values = fill(Head, {key: value for key, value in document.items() if key not in tables}, (), problems)
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", values.get("from_", "2000-01-01")):
        problems.add(("from",), refusal("rulebook-no-day"))
    for name in values.get("order", ()):
        if name not in STEPS and name not in BETWEEN:
            hint = meant(name, [*STEPS, *BETWEEN])
            problems.add(("order",), refusal("rulebook-unknown-word", word=name, kind="tie-breaker", way=hint))
    for path, table in _entries(document):
        kind, leave_out = _kind(path, table)
        fill(kind, _bare(table), path, problems, leave_out=leave_out, partial=True)
    problems.check()
    return Ruling(Head(**values), document, known, file.name)


def _entries(document: Mapping[str, Any]) -> Iterator[tuple[Spot, Any]]:
    for table in ARRAYS:
        entries = document.get(table, [])
        for index, entry in enumerate(entries if isinstance(entries, list) else [entries]):
            yield (table, index), entry
    settings = document.get("settings", {})
    for name, entry in settings.items() if isinstance(settings, dict) else ():
        yield ("settings", name), entry


def _kind(path: Spot, entry: Any) -> tuple[type[Struct], tuple[str, ...]]:
    table = str(path[0])
    if table == "settings":
        return Setting, ("name",)
    if table == "tiebreak":
        return (Between if isinstance(entry, dict) and "between" in entry else Step), ()
    return TABLES[table], ("group",) if TABLES[table] is Feature else ()


def _bare(entry: Any) -> Any:
    """An entry without `new = true`, by which a ruling says that it adds it."""
    return {key: value for key, value in entry.items() if key != "new"} if isinstance(entry, dict) else entry


def in_force(ruling: Ruling, book: Rulebook, on: str | None) -> bool:
    """Whether a ruling is for this rulebook, not yet taken in by its edition, and old enough for the event."""
    head = ruling.head
    books = (head.rulebook,) if isinstance(head.rulebook, str) else head.rulebook
    taken_in = head.until_edition and _numbers(book.edition) >= _numbers(head.until_edition)
    return book.name in books and not taken_in and (on is None or head.from_ <= on)


def _numbers(edition: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d{1,9}", edition))


def lay_over(book: Rulebook, known: Places, rulings: Iterable[Ruling]) -> tuple[Document, Places]:
    """The document of `book` with the rulings laid over it, and the places of its entries."""
    document: Document = copy.deepcopy(dict(book.source))
    known = dict(known)
    refusals: list[Refusal] = []
    for ruling in rulings:
        problems = Problems(ruling.document, ruling.known, message("file-named", file=ruling.file))
        for path, entry in _entries(ruling.document):
            _override(document, known, path, entry, ruling, problems)
        refusals += problems.in_order()
        if ruling.head.order:
            reorder(document, ruling.head.order, _clause(ruling))
        document["rulings"] = [*document.get("rulings", []), ruling.head.name]
    if refusals:
        raise Refused(*refusals)
    return document, known


def _clause(ruling: Ruling) -> str:
    return ruling.head.clause or ruling.head.name


def _override(
    document: Document, known: Places, path: Spot, entry: Document, ruling: Ruling, problems: Problems
) -> None:
    spot = _find(document, path, entry, ruling.document)
    if spot is None and not entry.get("new"):
        hint = _hint(document, path, entry, ruling.document)
        problems.add(path, refusal("rulebook-nothing-to-override", way=hint))
        return
    bare = {"clause": _clause(ruling), **_bare(entry)}
    if spot is None:
        spot = _add(document, path)
    target = document[str(spot[0])][spot[1]]
    target.update({key: _merged(target.get(key), value) for key, value in bare.items()})
    place = ruling.known.get(path, Place(ruling.file))
    known.update({(*spot, key): ruling.known.get((*path, key), place) for key in bare})


def _merged(old: Any, new: Any) -> Any:
    """Inline tables are added to, everything else is replaced."""
    return {**old, **new} if isinstance(old, dict) and isinstance(new, dict) else new


def _find(document: Document, path: Spot, entry: Document, overlay: Document) -> Spot | None:
    table = str(path[0])
    if table == "settings":
        return path if path[1] in document["settings"] else None
    wanted = entry_name(table, overlay, int(path[1]))
    for index in range(len(document.get(table, []))):
        if entry_name(table, document, index) == wanted and (wanted is not None or index == path[1]):
            return table, index
    return None


def _hint(document: Document, path: Spot, entry: Document, overlay: Document) -> Message | None:
    table = str(path[0])
    if table == "settings":
        return meant(path[1], document["settings"])
    if not any(key in entry for key in IDENTITY.get(table, ("name",))):
        return message("rulebook-way-name", key=IDENTITY.get(table, ("name",))[0])
    there = [entry_name(table, document, index) for index in range(len(document.get(table, [])))]
    hint = meant(entry_name(table, overlay, int(path[1])), filter(None, there))
    return message("rulebook-way-new") if hint is None else message("rulebook-way-hint-or-new", hint=hint)


def _add(document: Document, path: Spot) -> Spot:
    if path[0] == "settings":
        document["settings"][path[1]] = {}
        return path
    entries = document.setdefault(str(path[0]), [])
    entries.append({})
    return path[0], len(entries) - 1
