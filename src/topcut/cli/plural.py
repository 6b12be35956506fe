"""One and many: "1 player", "2 players", "1 result is in", "2 results are in"."""

from __future__ import annotations

import re

from topcut.play.spoken import counted as counted  # the words of facts, a layer below, count in the same way

_MANY = re.compile(r"\b(rematch|bye|total|gap|round|float|point|level|pair|player|teammate)e?s\b")


def counted_of(number: int, many: str) -> str:
    """The same where only the words for many are known: "1 unequal total", "2 unequal totals"."""
    return counted(number, _MANY.sub(r"\1", many, count=1), many)
