"""What a program says of ratings, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

POINT = 1_000_000  # a rating is a whole number of millionths of a point (R68)
HIGHEST = 4_000  # points: as far as the table of expected scores reaches; stored as 32 bits
OVERALL = "overall"

System = Literal["elo", "glicko2", "openskill"]
Kind = Literal["constructed", "limited"]


class RatingRules(Struct, frozen=True):
    """The rating rules of a program: the system, its scale, what an event is worth, which lists there are.

    Every event moves as many lists as every other: the overall one where there is one, and that of its kind.
    """

    k: Mapping[str, int]  # by the level's name
    games: Mapping[str, str]  # the rulebooks of the program, and the game that each is: its ratings are apart
    system: System = "elo"
    start: int = 1500
    scale: int = 400  # how far ahead somebody is who is expected to win ten of eleven
    least: int = 0
    most: int = 3000
    lists: tuple[str, ...] = (OVERALL, "constructed", "limited")

    def lists_of(self, kind: str) -> tuple[int, ...]:
        """Which lists an event of this kind moves, by their places."""
        return tuple(place for place, name in enumerate(self.lists) if name in (OVERALL, kind))


def shown(micro: int) -> str:
    """ "1540.000000": a rating as it is written for programs."""
    sign, whole = "-" if micro < 0 else "", abs(micro)
    return f"{sign}{whole // POINT}.{whole % POINT:06}"
