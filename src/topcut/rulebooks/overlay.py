"""Interim rulings (001, 15.3) over a rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.refusal import refusal
from topcut.rulebooks.choose import reorder
from topcut.rulebooks.document import ARRAYS, TABLES
from topcut.rulebooks.model import Between, Feature, Rulebook, Setting, Step
from topcut.rulebooks.places import IDENTITY, Places, entry_name
from topcut.rulebooks.places import Path as Spot
from topcut.rulebooks.problems import Problems, meant
from topcut.rulebooks.ruling import Document, Ground, Laid, Ruling, bare, lay, read_files
from topcut.rulebooks.shapes import fill
from topcut.rulebooks.vocabulary import BETWEEN, STEPS


def read_rulings(files: Iterable[Path | str]) -> list[Ruling]:
    """The rulings, the oldest first; every problem of every file at once."""
    return read_files(files, RULEBOOKS)


def lay_over(book: Rulebook, known: Places, rulings: Iterable[Ruling]) -> Laid:
    """The document of `book` with the rulings laid over it, and the places of its entries."""
    return lay(book.source, known, rulings, RULEBOOKS)


def _entries(document: Mapping[str, Any]) -> Iterator[tuple[Spot, Any]]:
    for table in ARRAYS:
        entries = document.get(table, [])
        for index, entry in enumerate(entries if isinstance(entries, list) else [entries]):
            yield (table, index), entry
    settings = document.get("settings", {})
    for name, entry in settings.items() if isinstance(settings, dict) else ():
        yield ("settings", name), entry


def _check(path: Spot, entry: Any, problems: Problems) -> None:
    kind, leave_out = _kind(path, entry)
    fill(kind, bare(entry), path, problems, leave_out=leave_out, partial=True)


def _kind(path: Spot, entry: Any) -> tuple[type[Struct], tuple[str, ...]]:
    table = str(path[0])
    if table == "settings":
        return Setting, ("name",)
    if table == "tiebreak":
        return (Between if isinstance(entry, dict) and "between" in entry else Step), ()
    return TABLES[table], ("group",) if TABLES[table] is Feature else ()


def _find(document: Document, path: Spot, entry: Document, overlay: Document) -> list[Spot]:
    table = str(path[0])
    if table == "settings":
        return [path] if path[1] in document["settings"] else []
    wanted = entry_name(table, overlay, int(path[1]))
    for index in range(len(document.get(table, []))):
        if entry_name(table, document, index) == wanted and (wanted is not None or index == path[1]):
            return [(table, index)]
    return []


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


def _check_order(names: Iterable[str], problems: Problems) -> None:
    for name in names:
        if name not in STEPS and name not in BETWEEN:
            hint = meant(name, [*STEPS, *BETWEEN])
            problems.add(("order",), refusal("rulebook-unknown-word", word=name, kind="tie-breaker", way=hint))


RULEBOOKS = Ground(
    word="rulebook",
    tables=frozenset({*ARRAYS, "settings"}),
    entries=_entries,
    check=_check,
    find=_find,
    hint=_hint,
    add=_add,
    has_clause=lambda _: True,
    check_order=_check_order,
    orders=reorder,
)
