"""What every fact is made of. They carry ids and hashes, never names.

A `TextRef` stands for a piece of text (a name, a reason, an announcement) that is kept outside the chain, so that it
can be erased without breaking it: the salted hash of the text.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

PlayerId = str  # "p7": the seventh entry; the name is a text
TextRef = str
RoundNumber = int  # counts through the whole tournament, whatever the stage
Table = int
Numbers = tuple[tuple[int, ...], ...]  # of each seat, of each game, or one row for the whole match


class Result(Struct, frozen=True, omit_defaults=True, gc=False, forbid_unknown_fields=True):
    """What happened at a table: one number per seat and game, how it ended, and what else its rulebook observes."""

    games: tuple[tuple[int, ...], ...] = ()  # per game the number of each seat: (100, 35), or (1, 0) for a game won
    codes: tuple[str, ...] = ()  # the rulebook's codes, one per seat, where they were stated
    how: str = "normal"
    absent: tuple[int, ...] = ()  # seats (0, 1 …) that did not come, or are responsible for the incomplete game
    ends: tuple[str, ...] = ()  # how each game of a pod ended, where not "normal"
    unscored: bool = False  # an official says that nobody knows the score
    seen: tuple[tuple[str, Numbers], ...] = ()  # what the rulebook observes besides, by name, in the order of the names

    def observed(self, name: str) -> Numbers:
        """The numbers of an observation; () where nothing was said of it."""
        return next((numbers for known, numbers in self.seen if known == name), ())

    def observing(self, name: str, numbers: Numbers) -> Result:
        """The same result with these numbers of an observation; without it where there are none."""
        others = [(known, had) for known, had in self.seen if known != name]
        return replace(self, seen=tuple(sorted([*others, (name, numbers)] if numbers else others)))


class PodRound(Struct, frozen=True, omit_defaults=True, gc=False, forbid_unknown_fields=True):
    """A round of a pod, noted while the others are still to be played."""

    turn: int  # the first is 1, in every pod
    points: tuple[int, ...] = ()  # of each seat; () = taken back
    marked: tuple[int, ...] = ()  # seats with the mark of the sheet: who emptied their hand


class Seating(Struct, frozen=True, omit_defaults=True, gc=False, forbid_unknown_fields=True):
    """A table of a round: who sits there, first seat first. One seat: a bye or another award."""

    table: Table
    seats: tuple[PlayerId, ...]
    award: str = ""  # of a single seat: BYE, EBYE, MG or L
    drawn: int = 0  # its number in the draw, where the table has another; since version 2

    @property
    def number(self) -> int:
        """Its number in the draw: the game of a bracket, the place of a pod. People see the table."""
        return self.drawn or self.table


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
