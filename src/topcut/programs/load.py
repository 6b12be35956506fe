"""A program out of its TOML file, or every problem of the file with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from topcut.messages.message import Message, message
from topcut.programs.check import check_together
from topcut.programs.document import ARRAYS, SINGLE, Parts, take_apart
from topcut.programs.model import Program
from topcut.programs.overlay import lay_over
from topcut.programs.printed import with_printed
from topcut.refusal import refuse
from topcut.rulebooks.places import Places
from topcut.rulebooks.problems import Problems, meant
from topcut.rulebooks.read import read_toml
from topcut.rulebooks.ruling import Ruling, in_force

DATA = Path(__file__).parent / "data"


def names() -> tuple[str, ...]:
    """The programs that come with Topcut."""
    return tuple(sorted(file.stem for file in DATA.glob("*.toml") if "." not in file.stem))  # no translations


def load(name_or_path: str | Path) -> Program:
    """A program by its name or file."""
    file = file_of(name_or_path)
    return _shipped(file) if file.parent == DATA else _loaded(file)


def ruled(program: Program, rulings: Iterable[Ruling], on: str | None = None) -> Program:
    """A program with those of the rulings laid over it that are in force `on` a day; everything that does not fit."""
    holding = [ruling for ruling in rulings if in_force(ruling, program, on)]
    if not holding:
        return program
    laid = lay_over(program, holding)
    return _build(laid.document, laid.known, message("program-called", name=str(program.name)))


def file_of(name_or_path: str | Path) -> Path:
    """The file of a program, named or one that comes with Topcut."""
    path = Path(name_or_path)
    if path.suffix == ".toml" or path.is_file():
        return path
    shipped = DATA / f"{name_or_path}.toml"
    if str(name_or_path) not in names():
        raise refuse("program-unknown", program=str(name_or_path), way=meant(name_or_path, names()))
    return shipped


@lru_cache(maxsize=16)
def _shipped(file: Path) -> Program:
    return _loaded(file)


def _loaded(file: Path) -> Program:
    document, known = read_toml(file)
    kind = str(document.get("topcut", "")).partition("/")[0]
    if kind in ("rulebook", "ruling", "translation"):
        raise refuse("program-is-other", file=file.name, kind=kind)
    return _build(document, known, message("file-named", file=file.name))


def build(source: Mapping[str, Any]) -> Program:
    """A program out of its document: what a journal embeds, `load(…).source`."""
    return _built(msgspec.json.encode(source))


@lru_cache(maxsize=64)
def _built(encoded: bytes) -> Program:
    document = msgspec.json.decode(encoded)
    return _build(document, {}, message("program-called", name=str(document.get("name", ""))))


def _build(document: Mapping[str, Any], known: Places, whole: Message) -> Program:
    problems = Problems(document, known, whole)
    parts = take_apart(problems)
    check_together(parts, problems)
    problems.check()
    return with_printed(_program(parts, document))


def _program(parts: Parts, document: Mapping[str, Any]) -> Program:
    values: dict[str, Any] = {key: value for key, value in parts.head.items() if key != "topcut"}
    for table, (field, _) in ARRAYS.items():
        values[field] = tuple(entry.kind(**entry.values) for entry in parts.tables[table])
    for name in SINGLE:
        entry = parts.single.get(name)
        values[name] = entry and entry.kind(**entry.values)
    return Program(**values, source=document)
