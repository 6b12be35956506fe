"""Where an entry stands in a TOML file: `tomllib` gives no line numbers, so this finds them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

Path = tuple[str | int, ...]  # ("result", 2, "points"): the points of the third result
Places = dict[Path, str]  # "my-game.toml line 14"

_HEADER = re.compile(r"\s*(\[\[?)([^\[\]]+)\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
_NOISE = re.compile(r'"(?:\\.|[^"\\])*"?|\'[^\']*\'?|#.*')
_LONG = re.compile(r'"""|\'\'\'')

IDENTITY: Mapping[str, tuple[str, ...]] = {  # the keys by which a person knows an entry of a table
    "result": ("code",),
    "ending": ("how",),
    "tiebreak": ("step", "between"),
    "criterion": ("name",),
    "rounds": ("players",),
    "rounds_for_cut": ("cut",),
    "when": ("setting",),
}


def places(text: str, file: str) -> Places:
    """Every table and key of a TOML file with its place."""
    found: Places = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    for number, line in _starts(text):
        if header := _HEADER.match(line):
            table = _names(header[2])
            if len(table) > 1 and table[:1] in counts:  # [format.draft] belongs to the [[format]] above it
                table = (table[0], counts[table[:1]], *table[1:])
            found.setdefault(table, f"{file} line {number}")
            if header[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
                table = (*table, counts[table])
            found.setdefault(table, f"{file} line {number}")
        elif key := _KEY.match(line):
            found.setdefault(table + _names(key[1]), f"{file} line {number}")
    return found


def _names(dotted: str) -> Path:
    return tuple(part.strip().strip("\"'") for part in dotted.split("."))


def _starts(text: str) -> Iterator[tuple[int, str]]:
    """The lines that begin an entry; continued arrays and long strings are passed over."""
    depth, quote = 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        if quote:
            quote = "" if quote in line else quote
            continue
        if depth <= 0:
            depth = 0
            yield number, line
        long = _LONG.search(line)
        if long and line.count(long[0]) % 2:
            quote = long[0]
        if not (depth == 0 and _HEADER.match(line)):
            bare = _NOISE.sub("", line)
            depth += sum(bare.count(opening) for opening in "[{") - sum(bare.count(closing) for closing in "]}")


def where(path: Path, known: Places, otherwise: str) -> str:
    """The place of an entry, or of the nearest one around it that has a place."""
    for length in range(len(path), 0, -1):
        if path[:length] in known:
            return known[path[:length]]
    return otherwise


def label(path: Path, document: Mapping[str, Any]) -> str:
    """An entry in a person's words: "result FW, points"."""
    table, rest = path[:1], path[1:]
    words = [str(part) for part in table]
    if rest and isinstance(rest[0], int):
        words = [f"{table[0]} {entry_name(str(table[0]), document, rest[0])}"]
        rest = rest[1:]
    elif table == ("settings",) and rest:
        words, rest = [f"setting {rest[0]}"], rest[1:]
    return ", ".join([*words, *(str(part) for part in rest)])


def entry_name(table: str, document: Mapping[str, Any], index: int) -> str:
    """What a person calls the entry: its code or name, or its number where it has none."""
    entries = document.get(table)
    entry = entries[index] if isinstance(entries, list) and index < len(entries) else None
    for key in IDENTITY.get(table, ("name",)):
        if isinstance(entry, dict) and isinstance(entry.get(key), (str, int)):
            return str(entry[key])
    return f"number {index + 1}"
