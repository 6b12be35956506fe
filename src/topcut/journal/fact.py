"""What every fact is made of. They carry ids and hashes, never names.

A `TextRef` stands for a piece of text (a name, a reason, an announcement) that is kept outside the chain, so that it
can be erased without breaking it: the salted hash of the text.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

PlayerId = str  # "p7": the seventh entry; the name is a text
TextRef = str
RoundNumber = int  # counts through the whole tournament, whatever the stage
Table = int
Version = Literal[1, 2]  # of a line of the journal


class Result(Struct, frozen=True, omit_defaults=True, gc=False, forbid_unknown_fields=True):
    """What happened at a table: one number per seat and game, and how it ended."""

    games: tuple[tuple[int, ...], ...] = ()  # per game the number of each seat: (100, 35), or (1, 0) for a game won
    codes: tuple[str, ...] = ()  # the rulebook's codes, one per seat, where they were stated
    how: str = "normal"
    missions: tuple[tuple[int, int], ...] = ()  # planet and space missions completed, per seat
    absent: tuple[int, ...] = ()  # seats (0, 1 …) that did not come, or are responsible for the incomplete game
    ends: tuple[str, ...] = ()  # how each game of a pod ended, where not "normal"
    emptied: tuple[tuple[int, ...], ...] = ()  # per game of a pod the seats that emptied their hand first
    rotation: int = 0  # Standard Orbit: how often everybody had moved one seat when the game ended
    unscored: bool = False  # an official says that nobody knows the score


class Seating(Struct, frozen=True, omit_defaults=True, gc=False, forbid_unknown_fields=True):
    """A table of a round: who sits there, first seat first. One seat: a bye or another award."""

    table: Table
    seats: tuple[PlayerId, ...]
    award: str = ""  # of a single seat: BYE, EBYE, MG or L


class Price(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What another pairing would cost by a criterion, instead of what this one costs."""

    criterion: str
    there: int
    here: int


class Remark(Struct, frozen=True, omit_defaults=True, gc=False, forbid_unknown_fields=True):
    """What the engine remarked of a draw."""

    what: str  # "future-unknown", "only-nearest", "stranded" …
    players: int = 0  # of how many it is said
    width: int = 0  # how many opponents of each were looked at
    price: tuple[Price, ...] = ()  # of a draw that keeps later rounds pairable


class Fact(Struct, frozen=True, omit_defaults=True, gc=False, tag_field="kind", tag=True, forbid_unknown_fields=True):
    """Base of all facts."""

    def version(self) -> Version:
        """The version of the lines that can hold it: 2 where it has a field that version 1 had not."""
        return 1
