"""Everything that is wrong with a document, each with its place, raised together."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from topcut import limits
from topcut.refusal import Refusal, Refusal_, Refused
from topcut.rulebooks.places import Path, Places, label, where


class Problems:
    """Collects the problems of one document."""

    def __init__(self, document: Mapping[str, Any], known: Places, name: str) -> None:
        self.document = document
        self.known = known
        self.name = name  # of the file, or of the rulebook where there is no file
        self.found: list[Refusal] = []

    def add(self, path: Path, sentence: str, do: str = "") -> None:
        """One more problem: where, and what is wrong there."""
        place = where(path, self.known, self.name)
        spot = label(path, self.document)
        what = f"{place}, {spot}: {sentence}" if spot else f"{place}: {sentence}"
        self.found.append(Refusal_(what, do, "rulebook"))
        if len(self.found) > limits.FAULTS:
            limits.raise_faults(self.found)

    def in_order(self) -> list[Refusal]:
        """All that was found, in the order of the lines."""
        return sorted(dict.fromkeys(self.found), key=_line)

    def check(self) -> None:
        """Raise all that was found, if anything was."""
        if self.found:
            raise Refused(*self.in_order())


def _line(refusal: Refusal) -> tuple[str, int]:
    file, _, rest = refusal.what.partition(" line ")
    number = rest.split(",")[0].split(":")[0]
    line = limits.natural(number)
    return (file, line) if line is not None else ("", 0)


_LONGEST_WORD = 60  # looking for what is meant by a longer one takes long and finds nothing
_MOST_SHOWN = 200


def meant(word: object, words: Iterable[str]) -> str:
    """ "did you mean …?", or the words that there are."""
    known = sorted(words)
    close = difflib.get_close_matches(str(word)[:_LONGEST_WORD], known, n=1)
    if close:
        return f"did you mean {close[0]}?"
    return f"there are {', '.join(known)}" if known else ""


def shown(value: object) -> str:
    """A value as a file would write it; the beginning of a long one."""
    written = json.dumps(value, ensure_ascii=False, default=str)
    return written if len(written) <= _MOST_SHOWN else f"{written[:_MOST_SHOWN]}…"
