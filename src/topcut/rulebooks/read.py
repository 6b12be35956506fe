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
    text = _text(file)
    try:
        document = tomllib.loads(limits.toml(text, file.name))
    except tomllib.TOMLDecodeError as error:
        raise _broken(file, text, str(error)) from None
    except ValueError:  # a day that no month has
        raise refuse("file-odd-values", file=file.name) from None
    return _without_dates(document), places(text, file.name)


def _text(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            raw = limits.small(opened.read(limits.TOML_BYTES + 1), file.name, limits.TOML_BYTES)
    except OSError as error:
        raise refuse("file-not-opened", file=str(file), why=str(error.strerror)) from None
    try:
        return raw.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise refuse("file-not-utf-8").at(Place(file.name, line).spoken()) from None


def _broken(file: Path, text: str, message: str) -> Refused:
    """tomllib says "… (at line 3, column 7)" or "(at end of document)"."""
    found = _AT.search(message)
    line = int(found[1]) if found and found[1] else len(text.splitlines())
    reason = message[: found.start()] if found else message
    return refuse("file-not-toml", why=reason[:1].lower() + reason[1:]).at(Place(file.name, line).spoken())


def _without_dates(value: Any) -> Any:
    """A document must survive JSON, so dates become text."""
    if isinstance(value, dict):
        return {key: _without_dates(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_without_dates(inner) for inner in value]
    return value.isoformat() if isinstance(value, (datetime.date, datetime.time)) else value
