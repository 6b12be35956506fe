"""The words for a seat: "seed 1", "winner 3", "loser 2"."""

from __future__ import annotations

import difflib
import re
from typing import NamedTuple

from topcut.limits import natural

WORDS = ("seed", "winner", "loser")
_SEAT = re.compile(rf"({'|'.join(WORDS)}) ([1-9]\d{{0,5}})")


class Source(NamedTuple):
    """Where a seat is fed from: a seed, or the winner or loser of a game."""

    word: str
    number: int

    def __str__(self) -> str:
        return f"{self.word} {self.number}"


def source_of(seat: str) -> Source | None:
    """A seat's words taken apart; None where they are not right."""
    found = _SEAT.fullmatch(seat)
    return Source(found[1], int(found[2])) if found else None


def misworded(seat: str) -> str:
    """That a seat is not right."""
    return f'nobody can sit at "{seat}"'


def misspelt(seat: str) -> str:
    """What a seat that is not right may have meant."""
    digits = re.search(r"\d+", seat)
    number = natural(digits[0]) if digits else None
    letters = re.sub(r"[^a-z]", "", seat.lower())
    close = difflib.get_close_matches(letters, WORDS, n=1)
    if close and number:
        return f'did you mean "{close[0]} {number}"?'
    return 'write "seed 1", "winner 3" or "loser 2"'
