"""Checks one table of a file against the frozen type it becomes: unknown, missing and ill-typed keys, all of them."""

from __future__ import annotations

import types
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from topcut.rulebooks.places import Path
from topcut.rulebooks.problems import Problems, meant, shown


def fill(
    kind: type[msgspec.Struct],
    table: object,
    path: Path,
    problems: Problems,
    *,
    leave_out: tuple[str, ...] = (),
    partial: bool = False,
) -> dict[str, Any]:
    """The values of a table that are right, by attribute; what is not right is added to the problems."""
    if not isinstance(table, Mapping):
        problems.add(path, f"must be a table, not {shown(table)}")
        return {}
    known = {key: info for key, info in _keys(kind).items() if info.name not in leave_out}
    for key in table:
        if key not in known:
            problems.add((*path, key), "is not a key that belongs here", meant(key, known))
    values: dict[str, Any] = {}
    for key, info in known.items():
        if key in table:
            values |= _converted(info, table[key], (*path, key), problems, partial)
        elif info.required and not partial:
            problems.add(path, f"{key} is missing", f"add a line `{key} = …` ({wanted(info.type)})")
    return values


@cache
def _keys(kind: type[msgspec.Struct]) -> dict[str, FieldInfo]:
    """The keys of a table, as a file writes them."""
    return {info.encode_name: info for info in fields(kind)}


def _converted(info: FieldInfo, value: object, path: Path, problems: Problems, partial: bool) -> dict[str, Any]:
    if (inner := _table(info.type)) and isinstance(value, Mapping):
        told = len(problems.found)
        values = fill(inner, value, path, problems, partial=partial)
        whole = not partial and len(problems.found) == told
        return {info.name: inner(**values)} if whole else {}
    try:
        return {info.name: msgspec.convert(value, info.type)}
    except msgspec.ValidationError:
        problems.add(path, f"must be {wanted(info.type)}, not {shown(value)}", _hint(info.type, value))
        return {}


def _table(kind: Any) -> type[msgspec.Struct] | None:
    """The frozen type of a key that is a table itself, like the `draft` of a format."""
    parts = get_args(kind) or (kind,)
    return next((part for part in parts if isinstance(part, type) and issubclass(part, msgspec.Struct)), None)


def _hint(kind: Any, value: object) -> str:
    if get_origin(kind) is Literal and isinstance(value, str):
        hint = meant(value, get_args(kind))
        return hint if hint.startswith("did") else ""
    return ""


_PLAIN = {bool: "true or false", int: "a whole number", str: "text", list: "a list", dict: "a table", Any: "anything"}


def wanted(kind: Any) -> str:
    """A type in words: "a whole number", "one of win, draw, loss"."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if origin is Literal:
        return f"one of {', '.join(map(str, inner))}" if len(inner) > 1 else f'"{inner[0]}"'
    if origin in (Union, types.UnionType):
        return " or ".join(dict.fromkeys(wanted(part) for part in inner if part is not type(None)))
    if origin in (tuple, list):
        return _list_of(inner)
    return "a table"


def _list_of(inner: tuple[Any, ...]) -> str:
    many = {int: "whole numbers", str: "texts"}.get(inner[0], "values") if inner else "values"
    if len(inner) == 2 and inner[1] is not Ellipsis:
        return f"a list of two {many}"
    return f"a list of {many}"
