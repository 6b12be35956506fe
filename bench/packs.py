"""Packs of a large draft: dealt, and the deal verified as `topcut verify` does it."""

from __future__ import annotations

import gc
import time

from topcut.acts.limited.facts import Group, PacksDealt
from topcut.play.limited.cards import Card, digest
from topcut.play.limited.dealt import dealt_digest
from topcut.play.limited.packs import deal, verify

SIDES = ("light", "dark")
CUBE = tuple(
    Card(f"{side} {number}", side, unlimited=number > 240) for side in SIDES for number in range(1, 253)
)  # 240 cards and 12 locations a side
SET = tuple(Card(f"{rarity} {number}", rarity=rarity) for rarity in "RUC" for number in range(1, 61))
BOOSTER = {"R": 1, "U": 3, "C": 7}


def pods(players: int) -> tuple[Group, ...]:
    """Five of a side to a cube."""
    cubes = range(1, players // 10 + 1)
    places = [(cube, side) for cube in cubes for side in SIDES]
    return tuple(
        Group(tuple(f"p{5 * number + seat}" for seat in range(1, 6)), side, cube)
        for number, (cube, side) in enumerate(places)
    )


def measure(cards: tuple[Card, ...], method: str, packs: int, rarities: dict[str, int], times: int = 5) -> float:
    """Dealing to 200 players and verifying it, the best of some runs, in seconds."""
    groups, size = pods(200), sum(rarities.values()) or 9
    best = float("inf")
    for seed in range(times):
        gc.collect()
        start = time.perf_counter()
        dealt = deal(cards, groups, method, packs, size, rarities, str(seed))
        fact = PacksDealt("", digest(cards), method, str(seed), packs, size, rarities, dealt_digest(dealt))
        assert verify(fact, cards, groups)
        best = min(best, time.perf_counter() - start)
    return best


def rows() -> list[tuple[str, float]]:
    """Name and seconds of each measurement."""
    return [
        ("packs dealt and verified, 200 players, 20 cubes", measure(CUBE, "cube", 5, {})),
        ("boosters dealt and verified, 200 players, 6 each", measure(SET, "boosters", 6, BOOSTER)),
    ]
