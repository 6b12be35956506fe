"""Checks one table of a file against the frozen type it becomes: unknown, missing and ill-typed keys, all of them."""

from __future__ import annotations

import types
from collections.abc import Mapping
from functools import cache, reduce
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from topcut.messages.message import Message, message
from topcut.refusal import refusal
from topcut.rulebooks.places import Path
from topcut.rulebooks.problems import Problems, guessed, meant, shown


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
        problems.add(path, refusal("rulebook-not-of-kind", kind=message("rulebook-kind-table"), given=shown(table)))
        return {}
    known = {key: info for key, info in _keys(kind).items() if info.name not in leave_out}
    for key in table:
        if key not in known:
            problems.add((*path, key), refusal("rulebook-unknown-key", way=meant(key, known)))
    values: dict[str, Any] = {}
    for key, info in known.items():
        if key in table:
            values |= _converted(info, table[key], (*path, key), problems, partial)
        elif info.required and not partial:
            problems.add(path, refusal("rulebook-no-key", key=key, kind=wanted(info.type)))
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
        kind, guess = wanted(info.type), _hint(info.type, value)
        problems.add(path, refusal("rulebook-not-of-kind", kind=kind, given=shown(value), way=guess))
        return {}


def _table(kind: Any) -> type[msgspec.Struct] | None:
    """The frozen type of a key that is a table itself, like the `draft` of a format."""
    parts = get_args(kind) or (kind,)
    return next((part for part in parts if isinstance(part, type) and issubclass(part, msgspec.Struct)), None)


def _hint(kind: Any, value: object) -> Message | None:
    if get_origin(kind) is Literal and isinstance(value, str) and (word := guessed(value, get_args(kind))):
        return message("file-meant", word=word)
    return None


_PLAIN = {
    bool: message("rulebook-kind-flag"),
    int: message("rulebook-kind-number"),
    str: message("rulebook-kind-text"),
    list: message("rulebook-kind-list"),
    dict: message("rulebook-kind-table"),
    Any: message("rulebook-kind-any"),
}


def wanted(kind: Any) -> Message:
    """A type in words: "a whole number", "one of win, draw, loss"."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if origin is Literal and len(inner) > 1:
        return message("rulebook-kind-words", words=tuple(map(str, inner)))
    if origin is Literal:
        return message("rulebook-kind-word", word=str(inner[0]))
    if origin in (Union, types.UnionType):
        return reduce(_either, dict.fromkeys(wanted(part) for part in inner if part is not type(None)))
    if origin in (tuple, list):
        return _list_of(inner)
    return message("rulebook-kind-table")


def _either(one: Message, other: Message) -> Message:
    return message("rulebook-kind-either", one=one, other=other)


def _list_of(inner: tuple[Any, ...]) -> Message:
    of = {int: "numbers", str: "texts"}.get(inner[0], "values") if inner else "values"
    if len(inner) == 2 and inner[1] is not Ellipsis:
        return message("rulebook-kind-two", of=of)
    return message("rulebook-kind-many", of=of)
