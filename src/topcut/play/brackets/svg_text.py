"""How wide a name stands in a picture, about, and names made to fit. The reader's font is not known here."""

from __future__ import annotations

from functools import lru_cache

from topcut.play.brackets.cells import cells

# hundredths of the font size, generous: a name that is cut a little early is better than one that runs over a score
_NARROW = frozenset("iljIftr.,:;'|!()[]- ")
_WIDE = frozenset("mwMWOQGDHNU@%&")
_PLAIN, _BOLDER = 62, 1.12


def pixels(text: str, size: int, bold: bool = False) -> float:
    """About how wide a text is."""
    hundredths = sum(map(_hundredths, text)) if not text.isascii() else _ascii(text)
    return hundredths * size / 100 * (_BOLDER if bold else 1)


def _ascii(text: str) -> int:
    return sum(38 if c in _NARROW else 86 if c in _WIDE else _PLAIN for c in text)


def _hundredths(character: str) -> int:
    if character.isascii():
        return _ascii(character)
    return 100 if character == "…" else (0, 66, 104)[cells(character)]


@lru_cache(4096)
def fitted(text: str, room: float, size: int, bold: bool = False) -> str:
    """The text, or its beginning and "…", in about `room` pixels."""
    if len(text) * size * _BOLDER * 1.04 <= room or pixels(text, size, bold) <= room:
        return text
    kept, used = "", pixels("…", size, bold)
    for character in text:
        used += pixels(character, size, bold)
        if used > room:
            break
        kept += character
    return kept.rstrip() + "…"
