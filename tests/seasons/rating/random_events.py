"""Events by chance, for what must hold of any of them."""

from __future__ import annotations

from random import Random

from topcut.seasons.rating.games import Game, Played
from topcut.seasons.rating.rules import RatingRules

RULES = RatingRules({"local": 16}, {})


def event(chance: Random, persons: int = 12, games: int = 6) -> Played:
    """Some of these persons play some games: duels, and pairs of pods."""
    players = tuple(chance.sample(range(1, persons + 1), chance.randint(2, min(6, persons))))
    played = []
    for _ in range(chance.randint(0, games)):
        a, b = chance.sample(range(len(players)), 2)
        played.append(Game(a, b, chance.choice((0, 1, 2)), chance.choice((1, 1, 3, 7))))
    return Played(
        chance.choice((16, 28, 40, 52, 64)), chance.choice(("constructed", "limited")), players, tuple(played)
    )
