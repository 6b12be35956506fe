"""The names of games as journals hold them, and what each of them means.

They never change, whatever a page calls such a game. A name that Topcut gives is known by the whole of it; any other is
a director's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Literal

from msgspec import Struct

Kind = Literal[
    "final",
    "semi-final",
    "quarter-final",
    "round",
    "play-in",
    "upper-final",
    "upper-semi-final",
    "upper-quarter-final",
    "upper-round",
    "lower-round",
    "lower-final",
    "grand-final",
    "reset",
    "lettered",
    "places",
]
_WRITTEN: dict[Kind, str] = {
    "final": "Final",
    "semi-final": "Semi-final",
    "quarter-final": "Quarter-final",
    "round": "Round of {}",
    "play-in": "Play-in",
    "upper-final": "Upper final",
    "upper-semi-final": "Upper semi-final",
    "upper-quarter-final": "Upper quarter-final",
    "upper-round": "Upper round of {}",
    "lower-round": "Lower round {}",
    "lower-final": "Lower final",
    "grand-final": "Grand final",
    "reset": "Reset",
}
_UPPER: dict[Kind, Kind] = {
    "final": "upper-final",
    "semi-final": "upper-semi-final",
    "quarter-final": "upper-quarter-final",
    "round": "upper-round",
}
_SIZES = (16, 32, 64, 128, 256, 512)  # players of the rounds before the quarter-finals
_LOWER_ROUNDS = 10  # of a double elimination of 64
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_PLACES = ("1st", "2nd", "3rd", *(f"{place}th" for place in range(4, 17)))


class Called(Struct, frozen=True, gc=False):
    """What a game is in its bracket."""

    kind: Kind
    of: int = 0  # players who are left in this round, or which round of the lower bracket it is
    number: int = 0  # among its like; 0: the only one
    letter: str = ""  # "A" of the game A
    places: tuple[int, ...] = ()  # of the seeds that meet: (1, 4)


def round_called(left: int) -> Called:
    """A round while so many are left."""
    kinds: dict[int, Kind] = {2: "final", 4: "semi-final", 8: "quarter-final"}
    return Called(kinds[left]) if left in kinds else Called("round", left)


def upper(called: Called) -> Called:
    """The same in the upper bracket."""
    return Called(_UPPER[called.kind], called.of, called.number)


def written(called: Called) -> str:
    """ "Semi-final 1", "Round of 16, game 3", and "Final" of the only one of its kind."""
    words = _WRITTEN[called.kind].format(called.of)
    if not called.number:
        return words
    return f"{words}, game {called.number}" if called.of else f"{words} {called.number}"


def meant(name: str) -> Called | None:
    """What Topcut means by a name; None of a director's own."""
    return _known().get(name)


@cache
def _known() -> dict[str, Called]:
    named = {written(called): called for called in _made()}
    named |= {f"Game {letter}": Called("lettered", letter=letter) for letter in _LETTERS}
    pairs = product(enumerate(_PLACES, start=1), repeat=2)
    return named | {f"{one}/{other}": Called("places", places=(a, b)) for (a, one), (b, other) in pairs}


def _made() -> Iterator[Called]:
    alone: tuple[Kind, ...] = ("final", "upper-final", "lower-final", "grand-final", "reset")
    yield from map(Called, alone)
    few: tuple[tuple[Kind, int], ...] = (("semi-final", 2), ("quarter-final", 4))
    for kind, games in (*few, ("upper-semi-final", 2), ("upper-quarter-final", 4), ("play-in", _SIZES[-1] // 2)):
        yield from (Called(kind, number=number) for number in range(games + 1))
    for kind, sizes in (("round", _SIZES), ("upper-round", _SIZES)):
        yield from (Called(kind, size, number) for size in sizes for number in range(size // 2 + 1))
    for round_, number in product(range(1, _LOWER_ROUNDS + 1), range(_SIZES[0] + 1)):
        yield Called("lower-round", round_, number)
