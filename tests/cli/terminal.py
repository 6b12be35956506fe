"""What a command said, and a keyboard to type at."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

CAST = "Kira Nerys, Odo, Quark, Jadzia Dax, Elim Garak"


@dataclass
class Answer:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str

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


class Keyboard(io.TextIOWrapper):
    """A standard input that is a terminal."""

    def isatty(self) -> bool:
        return True


Topcut = Callable[..., Answer]
