"""The catalogues: a folder for each language, a file for each capability; an id begins with the name of its file.

What only one edge says stands in a folder of that edge: `web-home-lead` in `web/home.ftl`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

from topcut.messages.fluent import Choice, Pattern, Piece, Text, entries, read
from topcut.messages.message import Printed

ENGLISH = "en"
MARKED = "en-XA"
FOLDER = Path(__file__).parent
EDGES = ("cli", "help", "script", "web")
_NOTHING = Text((), {})


def file_of(id: str) -> str:
    """ "result-exists" → "result.ftl", "web-home-lead" → "web/home.ftl"."""
    first, _, rest = id.partition("-")
    return f"{first}/{rest.partition('-')[0]}.ftl" if first in EDGES else f"{first}.ftl"


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
            entry = self._file(file_of(id)).get(id)
            if entry is None:
                return None if self.language == ENGLISH else catalogue(ENGLISH).text(id)
            found = self._texts[id] = read(entry)
        return found

    def printed(self, text: Printed) -> str:
        """A text that a rulebook or a program brings, where it was translated; otherwise as it is printed."""
        if text.book.startswith("program:"):  # help and versions are said without any of them
            from topcut.programs.translations import in_language as of_program

            return of_program(text, self.language)
        from topcut.rulebooks.translations import in_language

        return in_language(text, self.language)

    def _file(self, name: str) -> dict[str, str]:
        if name not in self._entries:
            file = FOLDER / self.language / name
            self._entries[name] = entries(file.read_text("utf-8")) if file.is_file() else {}
        return self._entries[name]


class Marked(Catalogue):
    """English with a dot under every letter: what is shown without one stands in no catalogue."""

    def text(self, id: str) -> Text | None:
        if id not in self._texts:
            found = catalogue(ENGLISH).text(id)
            if found is None:
                return None
            beside = {name: _marked(one) if name != "typed" else one for name, one in found.attributes.items()}
            self._texts[id] = Text(_marked(found.value), beside)
        return self._texts[id]

    def printed(self, text: Printed) -> str:
        return _marked_words(text)


def _marked_words(words: str) -> str:
    return _LETTER.sub(lambda found: found[0] if len(found[0]) > 1 else found[0] + MARK, words)


def _marked(pattern: Pattern) -> Pattern:
    def of(piece: Piece) -> Piece:
        match piece:
            case str():
                return _marked_words(piece)
            case Choice():
                variants = tuple((key, _marked(variant)) for key, variant in piece.variants)
                return Choice(piece.on, variants, piece.default)
            case _:
                return piece

    return tuple(of(piece) for piece in pattern)


MARK = "\N{COMBINING DOT BELOW}"
_STYLES = "bold|dim|italic|red|green|yellow|cyan"
_LETTER = re.compile(rf"</?[a-z][^<>]*>?|\[(?:/|(?:{_STYLES})(?: (?:{_STYLES}))*)\]|[A-Za-z]")  # markup stays as it is


@cache
def _whole() -> tuple[str, ...]:
    """Those that every text is there of, English first."""
    found = {folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))}
    return ENGLISH, *sorted(found - {ENGLISH})


def languages() -> list[str]:
    """Those that an installation can speak: the marked one too."""
    return sorted({MARKED, *_whole()})


def offered() -> tuple[str, ...]:
    """Those that somebody can ask for; where everything is to be marked, nothing else."""
    return (MARKED,) if _SPEAKING[0] == MARKED else _whole()


_SPEAKING = [ENGLISH]
_HERE: ContextVar[str] = ContextVar("language", default="")


def speak(language: str) -> None:
    """What is said from now on is said in this language, where nobody asks for another."""
    _SPEAKING[0] = language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """What this thread says inside is said in this language: to one reader, while others are answered in theirs."""
    before = _HERE.set(language)
    try:
        yield
    finally:
        _HERE.reset(before)


def spoken() -> str:
    """The language of whoever is answered now; of nobody in particular, the installation's."""
    return _HERE.get() or _SPEAKING[0]


@cache
def catalogue(language: str) -> Catalogue:
    return Marked(language) if language == MARKED else Catalogue(language)
