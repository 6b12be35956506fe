"""What a command said, and a keyboard to type at."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from saying import fits, refusal_of
from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused

CAST = "Kira Nerys, Odo, Quark, Jadzia Dax, Elim Garak"


@dataclass
class Answer:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str
    refusals: tuple[Refusal, ...] = ()
    said: tuple[tuple[Message, str], ...] = ()  # every message that was put into words, and these words

    def refused(self, id: str, /, *more: str, **values: object) -> Refusal:
        """It was refused for this reason, with these values in it."""
        assert self.code == 2, (self.code, self.out, self.err)
        return refusal_of(Refused(*self.refusals), id, *more, **values)

    def says(self, id: str, /, **values: object) -> bool:
        """Whether this message was shown, with these values in it."""
        shown, expected = self.out + self.err, message(id, **values)
        return any(fits(one, expected) and _shown(words, shown) for one, words in self.said)

    @property
    def data(self) -> Any:
        return json.loads(self.out)

    @property
    def refusal(self) -> str:
        """The one sentence of a refusal."""
        assert self.code == 2, (self.code, self.out, self.err)
        lines = [line for line in self.err.splitlines() if line]
        assert len(lines) == 1, lines
        return lines[0].removeprefix("Refused: ")


def _shown(words: str, on_screen: str) -> bool:
    sentence = words[:1].upper() + words[1:]  # what stands by itself begins with a capital
    return bool(words) and any(one in on_screen for one in (words, sentence, Text.from_markup(words).plain))


class Keyboard(io.TextIOWrapper):
    """A standard input that is a terminal."""

    def isatty(self) -> bool:
        return True


Topcut = Callable[..., Answer]
