"""The catalogues: a folder for each language, a file for each capability; an id begins with the name of its file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from topcut.messages.fluent import Text, entries, read

ENGLISH = "en"
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
            file = files(__package__) / self.language / f"{capability}.ftl"
            self._entries[capability] = entries(file.read_text("utf-8")) if file.is_file() else {}
        return self._entries[capability]


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)
