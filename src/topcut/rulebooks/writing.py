"""A rulebook document as a TOML file, laid out as those that come with Topcut are."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from topcut.rulebooks.choose import Document
from topcut.rulebooks.document import ARRAYS, RESOLVED


def written_out(document: Mapping[str, Any]) -> str:
    """The text that reads as this document; what an event chose is no part of a file."""
    told = {key: value for key, value in document.items() if key not in RESOLVED}
    return "\n\n".join("\n".join(block) for block in _blocks(told)) + "\n"


def _blocks(document: Document) -> Iterator[list[str]]:
    tables = (*ARRAYS, "settings")
    yield _lines({key: value for key, value in document.items() if key not in tables})
    for table, entries in document.items():
        if table == "settings":
            for name, entry in entries.items():
                yield [f"[settings.{name}]", *_lines(entry)]
        elif table in ARRAYS:
            for entry in entries:
                yield [f"[[{table}]]", *_lines(entry)]


def _lines(entry: Mapping[str, Any]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in entry.items()]


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("-", "").replace("_", "").isalnum() else _text(key)


def _value(value: Any) -> str:
    """One line each: a table in a table, as `with` or `draft`, too."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(_lines(value)) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return _text(value) if isinstance(value, str) else json.dumps(value)


def _text(words: str) -> str:
    """JSON's strings are TOML's, but for the one control character that JSON leaves as it is."""
    return json.dumps(words, ensure_ascii=False).replace("\x7f", "\\u007f")
