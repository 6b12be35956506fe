"""The catalogues: a folder for each language, a file for each capability; an id begins with the name of its file."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from topcut.messages.fluent import Choice, Pattern, Piece, Text, entries, read

ENGLISH = "en"
MARKED = "en-XA"
FOLDER = Path(__file__).parent
_NOTHING = Text((), {})


class Catalogue:
    """The texts of one language. A file is opened when one of its texts is first said."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._entries: dict[str, dict[str, str]] = {}
        self._texts: dict[str, Text] = {}

    def text(self, id: str) -> Text | None:
        """The text of an id, or of the English one where this language has none; None where there is none at all."""
        found = self._texts.get(id)
        if found is None:
            entry = self._file(id.partition("-")[0]).get(id)
            if entry is None:
                return None if self.language == ENGLISH else catalogue(ENGLISH).text(id)
            found = self._texts[id] = read(entry)
        return found

    def _file(self, capability: str) -> dict[str, str]:
        if capability not in self._entries:
            file = FOLDER / self.language / f"{capability}.ftl"
            self._entries[capability] = entries(file.read_text("utf-8")) if file.is_file() else {}
        return self._entries[capability]


class Marked(Catalogue):
    """English with a dot under every letter: what is shown without one stands in no catalogue."""

    def text(self, id: str) -> Text | None:
        found = catalogue(ENGLISH).text(id)
        if found is None:
            return None
        return Text(_marked(found.value), {name: _marked(pattern) for name, pattern in found.attributes.items()})


def _marked(pattern: Pattern) -> Pattern:
    def of(piece: Piece) -> Piece:
        match piece:
            case str():
                return _LETTER.sub(MARK, piece)
            case Choice():
                variants = tuple((key, _marked(variant)) for key, variant in piece.variants)
                return Choice(piece.on, variants, piece.default)
            case _:
                return piece

    return tuple(of(piece) for piece in pattern)


MARK = "\\g<0>\N{COMBINING DOT BELOW}"
_LETTER = re.compile("[A-Za-z]")


@cache
def catalogue(language: str) -> Catalogue:
    return Marked(language) if language == MARKED else Catalogue(language)
