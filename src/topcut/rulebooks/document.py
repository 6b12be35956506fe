"""A rulebook document taken apart: every entry checked by itself, ready to be checked against the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from msgspec import Struct

from topcut.refusal import refusal
from topcut.rulebooks.lifting import lifted
from topcut.rulebooks.model import (
    Between,
    Criterion,
    Ending,
    Feature,
    Observation,
    Procedure,
    ResultCode,
    RoundsFor,
    RoundsForCut,
    Setting,
    Step,
    When,
)
from topcut.rulebooks.places import Path
from topcut.rulebooks.problems import Problems, meant, shown
from topcut.rulebooks.shapes import fill
from topcut.rulebooks.task import Task
from topcut.rulebooks.values import misfit, written
from topcut.rulebooks.vocabulary import FEATURES, FORMAT, SETTINGS


class Head(Struct, frozen=True):
    """The lines above the first table."""

    topcut: Literal["rulebook/1"]
    name: str
    title: str
    game: str
    document: str
    edition: str
    play: Literal["single_game", "best_of", "pod"]
    rulings: tuple[str, ...] = ()
    after: str = ""


TABLES: Mapping[str, type[Struct]] = {
    "result": ResultCode,
    "ending": Ending,
    "criterion": Criterion,
    "rounds": RoundsFor,
    "rounds_for_cut": RoundsForCut,
    "when": When,
    "observation": Observation,
    "procedure": Procedure,
    "task": Task,
    **dict.fromkeys(FEATURES, Feature),
}
ARRAYS = (*TABLES, "tiebreak")
RESOLVED = ("chosen", "printed")  # what `choose.py` leaves in a document: the choices, and what they replaced


class Entry(Struct, frozen=True):
    """One table of the file: where it stands, what it becomes, and those of its values that are right."""

    path: Path
    kind: type[Struct]
    values: dict[str, Any]


class Parts(Struct):
    """The whole document, entry by entry."""

    head: dict[str, Any]
    tables: dict[str, list[Entry]]
    settings: dict[str, Entry]

    def words(self, table: str, key: str) -> list[str]:
        """The codes, names … of a table's entries."""
        return [entry.values[key] for entry in self.tables[table] if key in entry.values]

    def setting(self, name: str) -> Setting | None:
        """A setting, where enough of it is right to check values against it."""
        entry = self.settings.get(name)
        return Setting(**entry.values) if entry and "value" in entry.values else None


def take_apart(problems: Problems) -> Parts:
    """Check every entry by itself."""
    problems.document = document = lifted(problems.document)
    _known_tables(document, problems)
    head = {key: value for key, value in document.items() if key not in ARRAYS and key != "settings"}
    head = {key: value for key, value in head.items() if key in Head.__struct_fields__}
    tables = {table: list(_entries(table, problems)) for table in ARRAYS}
    parts = Parts(fill(Head, head, (), problems), tables, {})
    parts.settings = dict(_settings(parts, problems))
    return parts


def _known_tables(document: Mapping[str, Any], problems: Problems) -> None:
    known = {*ARRAYS, "settings", *Head.__struct_fields__}
    for key in document:
        if key in RESOLVED and not isinstance(document[key], Mapping):
            problems.add((key,), refusal("rulebook-written-by-topcut"))
        elif key not in known and key not in RESOLVED:
            problems.add((key,), refusal("rulebook-unknown-table", way=meant(key, known)))
    if "topcut" not in document:
        problems.add((), refusal("rulebook-not-one", format=FORMAT))


def _entries(table: str, problems: Problems) -> Iterator[Entry]:
    entries = problems.document.get(table, [])
    if not isinstance(entries, list):
        problems.add((table,), refusal("rulebook-single-brackets", table=table))
        return
    for index, raw in enumerate(entries):
        path: Path = (table, index)
        kind = TABLES.get(table) or _link(raw)
        if kind is Feature:
            values = fill(kind, raw, path, problems, leave_out=("group",)) | {"group": table}
        else:
            values = fill(kind, raw, path, problems)
        yield Entry(path, kind, values)


def _link(raw: object) -> type[Struct]:
    """A tie-break is a `between` where it says so, otherwise a step."""
    return Between if isinstance(raw, Mapping) and "between" in raw else Step


def _settings(parts: Parts, problems: Problems) -> Iterator[tuple[str, Entry]]:
    tables = problems.document.get("settings", {})
    if not isinstance(tables, Mapping):
        problems.add(("settings",), refusal("rulebook-settings-no-tables"))
        return
    for name, table in tables.items():
        path: Path = ("settings", name)
        if name not in SETTINGS:
            problems.add(path, refusal("rulebook-unknown-setting", way=meant(name, SETTINGS)))
            continue
        completed = {**table, **_implied(name, table, parts)} if isinstance(table, Mapping) else table
        values = fill(Setting, completed, path, problems, leave_out=("name",)) | {"name": name}
        _fits(values, path, problems)
        yield name, Entry(path, Setting, values)


def _implied(name: str, table: Mapping[str, Any], parts: Parts) -> dict[str, Any]:
    """What a file need not write: the kind, and choices that are its features or Topcut's own words."""
    word = SETTINGS[name]
    choices: list[str] = list(word.choices)
    if name in FEATURES:
        choices = [*(["none"] if name == "scenario" else []), *parts.words(name, "name")]
    implied: dict[str, Any] = {"kind": table.get("kind", word.kind)}
    if choices and "choices" not in table:
        implied["choices"] = choices
    return implied


def _fits(values: dict[str, Any], path: Path, problems: Problems) -> None:
    word = SETTINGS[values["name"]]
    if values.get("kind", word.kind) != word.kind:
        problems.add((*path, "kind"), refusal("rulebook-not-of-kind", kind=word.kind, given=shown(values["kind"])))
    values["kind"] = word.kind
    for choice in values.get("choices", ()):
        if word.choices and choice not in word.choices:
            unknown = refusal("rulebook-unknown-choice", word=choice, way=meant(choice, word.choices))
            problems.add((*path, "choices"), unknown)
    if "value" not in values:
        return
    wrong = misfit(Setting(**values), values["value"])
    if wrong:
        problems.add((*path, "value"), wrong)
    else:
        values["value"] = written(Setting(**values), values["value"])
