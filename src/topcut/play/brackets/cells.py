"""How wide a name stands in a terminal, and names made to fit."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import category, east_asian_width

_TURNING = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # would turn the line around


@lru_cache(4096)
def clean(text: str) -> str:
    """The text without characters that no line or picture can hold."""
    if text.isprintable():
        return text
    return "".join(c for c in text if category(c) not in ("Cc", "Cs", "Cn", "Zl", "Zp") and c not in _TURNING)


def cells(text: str) -> int:
    """Terminal cells: east Asian wide characters take two, combining ones none."""
    return len(text) if text.isascii() else sum(map(_cells_of, text))


def _cells_of(character: str) -> int:
    if category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


def shortened(text: str, room: int) -> str:
    """The text, or its beginning and "…", in at most `room` cells."""
    if cells(text) <= room:
        return text
    kept, used = "", 1  # for the "…"
    for character in text:
        used += _cells_of(character)
        if used > room:
            break
        kept += character
    return kept.rstrip() + "…" if room > 0 else ""


def padded(text: str, room: int) -> str:
    """The text, shortened or filled with spaces, in exactly `room` cells."""
    text = shortened(text, room)
    return text + " " * (room - cells(text))
