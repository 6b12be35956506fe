"""What differs between two programs, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import asdict

from topcut.programs.document import ARRAYS, SINGLE
from topcut.programs.model import Program
from topcut.programs.overlay import identity
from topcut.rulebooks.diff import Difference

_SILENT = ("clause", "title", "own")  # words for people, not rules


def diff(a: Program, b: Program) -> list[Difference]:
    """What one has to change in `a` to have `b`; clauses and words for people are left aside."""
    found: list[Difference] = []
    left, right = dict(_entries(a)), dict(_entries(b))
    for table, name in dict.fromkeys([*left, *right]):
        one, other = left.get((table, name)), right.get((table, name))
        if one is None or other is None:
            found.append(Difference(table, name, "", one, other))
        else:
            found += _compared(table, name, one, other)
    return found


def _compared(table: str, name: str, one: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[Difference]:
    for key in one:
        if key not in _SILENT and one[key] != other[key]:
            yield Difference(table, name, key.rstrip("_"), one[key], other[key])


def _entries(program: Program) -> Iterator[tuple[tuple[str, str], Mapping[str, Any]]]:
    """Each by its table and what it is known by; the second of two that are called alike by its number."""
    counts: dict[tuple[str, str], int] = {}
    for table, (field, _) in ARRAYS.items():
        for entry in getattr(program, field):
            values = asdict(entry)
            name = " ".join(_word(values[key]) for key in identity(table))
            counts[table, name] = counts.get((table, name), 0) + 1
            number = counts[table, name]
            yield (table, name if number == 1 else f"{name} {number}"), values
    for name in SINGLE:
        if (single := getattr(program, name)) is not None:
            yield (name, ""), asdict(single)


def _word(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
