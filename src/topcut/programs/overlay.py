"""Interim rulings (001, 15.3) over a program."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.document import ARRAYS, SINGLE
from topcut.programs.model import Program
from topcut.refusal import refusal
from topcut.rulebooks.places import Path as Spot
from topcut.rulebooks.problems import Problems, meant
from topcut.rulebooks.ruling import Document, Ground, Laid, Ruling, bare, lay, read_files
from topcut.rulebooks.shapes import fill

IDENTITY: Mapping[str, tuple[str, ...]] = {  # the keys by which an entry of a table is known; others by their name
    "season": ("of",),
    "earning": ("level", "place", "kind", "into", "games"),
    "part": ("table", "name"),
    "row": ("table", "part", "players"),
    "share": ("table", "part", "place"),
    "total": ("table", "name"),
    "condition": ("name", "games"),
    "format": ("group", "name", "games"),
    "small_event": ("players", "games"),
    "block": ("schedule", "kind", "first_month"),
    "decision": ("what",),
    "obligation": ("setting",),
}
_RATED_BY = {("rating", ""), ("level", "k"), ("level", "assumed_k")}  # what every event is counted by alike


def read_rulings(files: Iterable[Path | str]) -> list[Ruling]:
    """The rulings, the oldest first; every problem of every file at once."""
    return read_files(files, PROGRAMS)


def lay_over(program: Program, rulings: Iterable[Ruling]) -> Laid:
    """The document of a program with the rulings laid over it."""
    return lay(program.source, {}, rulings, PROGRAMS)


def identity(table: str) -> tuple[str, ...]:
    return IDENTITY.get(table, ("name",))


def _entries(document: Mapping[str, Any]) -> Iterator[tuple[Spot, Any]]:
    for table in ARRAYS:
        entries = document.get(table, [])
        for index, entry in enumerate(entries if isinstance(entries, list) else [entries]):
            yield (table, index), entry
    for name in SINGLE:
        if name in document:
            yield (name,), document[name]


def _check(path: Spot, entry: Any, problems: Problems) -> None:
    table = str(path[0])
    fill(_kind(path), bare(entry), path, problems, partial=True)
    keys = ("", *entry) if isinstance(entry, dict) else ()
    for key in keys:
        if (table, key) in _RATED_BY:
            problems.add((*path, *filter(None, [key])), refusal("ruling-not-ratings"))


def _kind(path: Spot) -> type[Struct]:
    table = str(path[0])
    return SINGLE[table] if table in SINGLE else ARRAYS[table][1]


def _find(document: Document, path: Spot, entry: Document, _: Document) -> list[Spot]:
    """Those that have what the entry says of its identity; it need not say all of it."""
    table = str(path[0])
    if table in SINGLE:
        return [path] if table in document else []
    said = {key: entry[key] for key in identity(table) if key in entry}
    if not said:
        return []
    there = enumerate(document.get(table, []))
    return [(table, index) for index, one in there if all(one.get(key) == value for key, value in said.items())]


def _hint(document: Document, path: Spot, entry: Document, _: Document) -> Message | None:
    """By the first key of the identity: "did you mean …?", and how one is added."""
    table = str(path[0])
    if table in SINGLE:
        return message("rulebook-way-new")
    key = identity(table)[0]
    if not any(name in entry for name in identity(table)):
        return message("rulebook-way-name", key=key)
    there = {str(one[key]) for one in document.get(table, []) if key in one}
    if key not in entry or str(entry[key]) in there:
        return message("rulebook-way-new")
    return message("rulebook-way-hint-or-new", hint=meant(entry[key], there) or "")


def _add(document: Document, path: Spot) -> Spot:
    if path[0] in SINGLE:
        document[str(path[0])] = {}
        return path
    entries = document.setdefault(str(path[0]), [])
    entries.append({})
    return path[0], len(entries) - 1


def _check_order(names: Iterable[str], problems: Problems) -> None:
    if tuple(names):
        problems.add(("order",), refusal("ruling-no-order"))


def _orders(*_: object) -> None:
    """Nothing is ordered by a chain of tie-breakers here."""


PROGRAMS = Ground(
    word="program",
    tables=frozenset({*ARRAYS, *SINGLE}),
    entries=_entries,
    check=_check,
    find=_find,
    hint=_hint,
    add=_add,
    has_clause=lambda path: "clause" in _kind(path).__struct_fields__,
    check_order=_check_order,
    orders=_orders,
)
