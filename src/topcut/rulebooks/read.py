"""Reads a TOML file: its values, and the place of each of its entries."""

from __future__ import annotations

import datetime
import re
import tomllib
from pathlib import Path
from typing import Any

from topcut import limits
from topcut.refusal import refuse_
from topcut.rulebooks.places import Places, places


def read_toml(file: Path) -> tuple[dict[str, Any], Places]:
    """The document and the places of its entries."""
    text = _text(file)
    try:
        document = tomllib.loads(limits.toml(text, file.name))
    except tomllib.TOMLDecodeError as error:
        raise refuse_(_broken(file, text, str(error)), "correct that line", "not-toml") from None
    except ValueError:  # a day that no month has
        raise refuse_(f"{file.name} cannot be read", "write numbers and dates of a usual kind", "not-toml") from None
    return _without_dates(document), places(text, file.name)


def _text(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            raw = limits.small(opened.read(limits.TOML_BYTES + 1), file.name, limits.TOML_BYTES)
    except OSError as error:
        raise refuse_(f"{file} cannot be read: {error.strerror}", "check the path", "no-file") from None
    try:
        return raw.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise refuse_(f"{file.name} line {line}: this is not UTF-8", "save the file as UTF-8", "not-utf-8") from None


def _broken(file: Path, text: str, message: str) -> str:
    """tomllib says "… (at line 3, column 7)" or "(at end of document)"."""
    found = re.search(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$", message)
    line = found[1] if found and found[1] else str(len(text.splitlines()))
    reason = message[: found.start()] if found else message
    return f"{file.name} line {line}: not valid TOML: {reason[:1].lower()}{reason[1:]}"


def _without_dates(value: Any) -> Any:
    """A document must survive JSON, so dates become text."""
    if isinstance(value, dict):
        return {key: _without_dates(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_without_dates(inner) for inner in value]
    return value.isoformat() if isinstance(value, (datetime.date, datetime.time)) else value
