"""The words for a seat: "seed 1", "winner 3", "loser 2"."""

from __future__ import annotations

import difflib
import re
from typing import NamedTuple

from topcut.limits import natural
from topcut.messages.message import Message, message
from topcut.refusal import Refusal, refusal

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


def no_such_seat(seat: str) -> Refusal:
    """That a seat is not right, and what may be meant."""
    return refusal("bracket-no-such-seat", seat=seat, way=_meant(seat))


def _meant(seat: str) -> Message:
    digits = re.search(r"\d+", seat)
    number = natural(digits[0]) if digits else None
    letters = re.sub(r"[^a-z]", "", seat.lower())
    close = difflib.get_close_matches(letters, WORDS, n=1)
    if close and number:
        return message("bracket-way-seat-meant", word=close[0], number=number)
    return message("bracket-way-seats")
