"""Biermeister (001 4.4.8, R48): a drink for every two victory points, to be finished after the last round."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.scenarios.facts import DrinksCounted
from topcut.journal.fact import PlayerId
from topcut.journal.state import Tournament
from topcut.play.ledger import ledger
from topcut.rulebooks.model import Rulebook

POINTS_PER_DRINK = 2


class BarTab(Struct, frozen=True):
    """What a player must drink and has drunk."""

    points: int
    due: int
    drunk: int

    @property
    def owed(self) -> int:
        return max(0, self.due - self.drunk)


def tabs(tournament: Tournament, book: Rulebook) -> dict[PlayerId, BarTab]:
    """Everybody's, in signup order; half a drink is none."""
    drunk: dict[PlayerId, int] = {}
    for fact in tournament.scenario:
        if isinstance(fact, DrinksCounted):
            drunk[fact.player] = drunk.get(fact.player, 0) + fact.drinks
    points = ledger(tournament, book).points
    return {
        player: BarTab(total, max(0, total) // POINTS_PER_DRINK, drunk.get(player, 0))
        for player, total in points.items()
    }
