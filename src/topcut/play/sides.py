"""One seat of a counted match."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from topcut.rulebooks.model import Outcome, ResultCode, Rulebook


class Side(Struct, frozen=True, gc=False):
    """What one player has out of one round."""

    code: str
    points: int
    outcome: Outcome
    played: bool = True  # a round played, where percentages ask
    met: bool = True
    bye: bool = False
    rated: bool = True
    schedule: Literal["opponent", "zero", "maximum", "none"] = "opponent"
    differential: int = 0
    games_won: int = 0
    games_played: int = 0
    game_points: int = 0
    margin: int = 0
    observed: tuple[tuple[str, int], ...] = ()  # sums of what players are ranked by, by the observation's name

    def with_games(self, book: Rulebook, won: int, lost: int, drawn: int) -> Side:
        """Games won, lost and drawn by this side; Sirlin's later draws are a win for both (004 Draws, R40)."""
        later = max(drawn - 1, 0) if book.flag("later_draws_are_wins") else 0
        points = (won + later) * book.integer("game_win_points") + (drawn - later) * book.integer("drawn_game_points")
        return replace(self, games_won=won + later, games_played=won + lost + drawn, game_points=points)

    def with_differential(self, differential: int) -> Side:
        return replace(self, differential=differential)

    def with_points(self, points: int) -> Side:
        return replace(self, points=points)

    def with_margin(self, margin: int) -> Side:
        return replace(self, margin=margin)

    def with_observed(self, observed: tuple[tuple[str, int], ...]) -> Side:
        return replace(self, observed=observed)

    def not_met(self) -> Side:
        return replace(self, met=False)


def side_of(book: Rulebook, line: ResultCode, differential: int = 0) -> Side:
    """A side as the result table has it."""
    return Side(
        code=line.code,
        points=line.points,
        outcome=line.outcome,
        played=line.played,
        met=line.met,
        bye=line.bye,
        rated=line.rated,
        schedule=line.schedule,
        differential=differential,
    )
