"""Where an entry stands in a TOML file: `tomllib` gives no line numbers, so this finds them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from topcut.messages.message import Message, message

Path = tuple[str | int, ...]  # ("result", 2, "points"): the points of the third result


class Place(Struct, frozen=True):
    """A line of a file; line 0 is the file as a whole."""

    file: str
    line: int = 0

    def spoken(self) -> Message:
        if not self.line:
            return message("file-named", file=self.file)
        return message("place-line", file=self.file, line=self.line)


Places = dict[Path, Place]

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
    "observation": ("name",),
    "procedure": ("name",),
    "task": ("name",),
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
            found.setdefault(table, Place(file, number))
            if header[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
                table = (*table, counts[table])
            found.setdefault(table, Place(file, number))
        elif key := _KEY.match(line):
            found.setdefault(table + _names(key[1]), Place(file, number))
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


def where(path: Path, known: Places) -> Place | None:
    """The place of an entry, or of the nearest one around it that has a place."""
    return next((known[path[:length]] for length in range(len(path), 0, -1) if path[:length] in known), None)


def label(path: Path, document: Mapping[str, Any], file: Message) -> Message:
    """An entry in a person's words, behind the place where it stands: "my-game.toml line 14, result FW, points"."""
    if not path:
        return file
    table, rest = str(path[0]), path[1:]
    entry = message("rulebook-table", table=table)
    if rest and isinstance(rest[0], int):
        entry, rest = _entry(table, document, rest[0]), rest[1:]
    elif table == "settings" and rest:
        entry, rest = message("rulebook-setting", setting=str(rest[0])), rest[1:]
    if not rest:
        return message("rulebook-entry", file=file, entry=entry)
    return message("rulebook-key", file=file, entry=entry, keys=tuple(map(str, rest)))


def _entry(table: str, document: Mapping[str, Any], index: int) -> Message:
    name = entry_name(table, document, index)
    if name is None:
        return message("rulebook-numbered", table=table, number=index + 1)
    return message("rulebook-named", table=table, name=name)


def entry_name(table: str, document: Mapping[str, Any], index: int) -> str | None:
    """What a person calls the entry: its code or name."""
    entries = document.get(table)
    entry = entries[index] if isinstance(entries, list) and index < len(entries) else None
    for key in IDENTITY.get(table, ("name",)):
        if isinstance(entry, dict) and isinstance(entry.get(key), (str, int)):
            return str(entry[key])
    return None
