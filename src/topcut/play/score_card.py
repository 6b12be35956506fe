"""A line of a score card: what one player has out of one round."""

from __future__ import annotations

from msgspec import Struct

from topcut.journal.fact import PlayerId, RoundNumber
from topcut.play.sides import Side

OwnGame = tuple[PlayerId | None, Side]  # who sat opposite when a game ended (nobody in pods), and what it was worth


class Line(Struct, frozen=True, gc=False):
    """A line of a score card."""

    round: RoundNumber
    opponent: PlayerId | None  # whom they faced; None where nobody was faced
    side: Side
    own: tuple[OwnGame, ...] | None = None  # Standard Orbit: the games that they sat at when they ended (4.4.3)

    @property
    def games(self) -> tuple[OwnGame, ...]:
        """Against whom, and what: one game a round, but for Standard Orbit."""
        return ((self.opponent, self.side),) if self.own is None else self.own

    @property
    def code(self) -> str:
        return self.side.code

    @property
    def points(self) -> int:
        return self.side.points

    @property
    def differential(self) -> int:
        return self.side.differential
