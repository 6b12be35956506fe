"""Everything that is wrong with a document, each with its place, raised together."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from topcut import limits
from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused
from topcut.rulebooks.places import Path, Place, Places, label, where


class Problems:
    """Collects the problems of one document."""

    def __init__(self, document: Mapping[str, Any], known: Places, whole: Message) -> None:
        self.document = document
        self.known = known
        self.whole = whole  # the file, or the rulebook where there is no file
        self.found: list[tuple[Place | None, Refusal]] = []
        self.by_path: list[tuple[Path, Refusal]] = []  # the same without a place, for whoever shows fields

    def add(self, path: Path, problem: Refusal) -> None:
        """One more problem: where, and what is wrong there."""
        place = where(path, self.known)
        file = self.whole if place is None else place.spoken()
        self.by_path.append((path, problem))
        self.found.append((place, problem.at(label(path, self.document, file))))
        if len(self.found) > limits.FAULTS:
            limits.raise_faults([problem for _, problem in self.found])

    def in_order(self) -> list[Refusal]:
        """All that was found, in the order of the lines."""
        return [problem for _, problem in sorted(dict.fromkeys(self.found), key=_line)]

    def check(self) -> None:
        """Raise all that was found, if anything was."""
        if self.found:
            raise Refused(*self.in_order())


def _line(found: tuple[Place | None, Refusal]) -> tuple[str, int]:
    place, _ = found
    return (place.file, place.line) if place is not None and place.line else ("", 0)


_LONGEST_WORD = 60  # looking for what is meant by a longer one takes long and finds nothing
_MOST_SHOWN = 200


def meant(word: object, words: Iterable[str]) -> Message | None:
    """ "did you mean …?", or the words that there are."""
    known = sorted(words)
    if guess := guessed(word, known):
        return message("file-meant", word=guess)
    return message("file-words", words=tuple(known)) if known else None


def guessed(word: object, words: Iterable[str]) -> str:
    """The word that is closest; "" where none is close."""
    return next(iter(difflib.get_close_matches(str(word)[:_LONGEST_WORD], sorted(words), n=1)), "")


def shown(value: object) -> str:
    """A value as a file would write it; the beginning of a long one."""
    written = json.dumps(value, ensure_ascii=False, default=str)
    return written if len(written) <= _MOST_SHOWN else f"{written[:_MOST_SHOWN]}…"
