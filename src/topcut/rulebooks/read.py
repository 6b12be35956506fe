"""Reads a TOML file: its values, and the place of each of its entries."""

from __future__ import annotations

import datetime
import re
import tomllib
from pathlib import Path
from typing import Any

from topcut import limits
from topcut.refusal import Refused, refuse
from topcut.rulebooks.places import Place, Places, places

_AT = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")  # how tomllib says where


def read_toml(file: Path) -> tuple[dict[str, Any], Places]:
    """The document and the places of its entries."""
    try:
        with file.open("rb") as opened:
            data = opened.read(limits.TOML_BYTES + 1)
    except OSError as error:
        raise refuse("file-not-opened", file=str(file), why=str(error.strerror)) from None
    return toml_of(data, file.name)


def toml_of(data: bytes, name: str) -> tuple[dict[str, Any], Places]:
    """The same of a file that lies nowhere, by the name that it was sent with."""
    text = text_of(limits.small(data, name, limits.TOML_BYTES), name)
    try:
        document = tomllib.loads(limits.toml(text, name))
    except tomllib.TOMLDecodeError as error:
        raise _broken(name, text, str(error)) from None
    except ValueError:  # a day that no month has
        raise refuse("file-odd-values", file=name) from None
    return _without_dates(document), places(text, name)


def text_of(data: bytes, name: str) -> str:
    """The text of a file; refused where its bytes are none."""
    try:
        return data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise refuse("file-not-utf-8").at(Place(name, line).spoken()) from None


def _broken(name: str, text: str, message: str) -> Refused:
    """tomllib says "… (at line 3, column 7)" or "(at end of document)"."""
    found = _AT.search(message)
    line = int(found[1]) if found and found[1] else len(text.splitlines())
    reason = message[: found.start()] if found else message
    return refuse("file-not-toml", why=reason[:1].lower() + reason[1:]).at(Place(name, line).spoken())


def _without_dates(value: Any) -> Any:
    """A document must survive JSON, so dates become text."""
    if isinstance(value, dict):
        return {key: _without_dates(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_without_dates(inner) for inner in value]
    return value.isoformat() if isinstance(value, (datetime.date, datetime.time)) else value
