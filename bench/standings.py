"""Standings of a large field, from the tournament's facts to the last tie-breaker."""

from __future__ import annotations

import gc
import time

from topcut.journal.fact import Result
from topcut.journal.state import Entrant, Match, Round, Tournament
from topcut.play.chance import Chance
from topcut.play.games import games_of
from topcut.play.standings import standings
from topcut.rulebooks.load import load


def field(rulebook: str, players: int, rounds: int) -> Tournament:
    """A tournament in which everybody has played every round; random opponents, random results."""
    chance = Chance(f"{rulebook}/{players}/{rounds}")
    ids = [f"p{n}" for n in range(1, players + 1)]
    posted = []
    for number in range(1, rounds + 1):
        order = chance.shuffled(ids)
        matches = {}
        for table in range(1, players // 2 + 1):
            seats = (order[2 * table - 2], order[2 * table - 1])
            result = made_up(rulebook, chance)
            matches[table] = Match(number, table, seats, "confirmed", result)
        posted.append(Round(number, matches))
    entrants = {player: Entrant(player, n) for n, player in enumerate(ids, start=1)}
    return Tournament(rulebook={}, entrants=entrants, rounds=tuple(posted), rounds_planned=rounds, started=True)


def made_up(rulebook: str, chance: Chance) -> Result:
    if rulebook == "magic":
        return Result(games=games_of(*((2, chance.below(2)) if chance.below(2) else (chance.below(2), 2)), 0))
    score = (100, 5 * chance.below(20)) if chance.below(2) else (5 * chance.below(20), 100)
    return Result(games=(score,))


def measure(rulebook: str, players: int = 10_000, rounds: int = 15, times: int = 5) -> float:
    """The best of some runs, in seconds."""
    book = load(rulebook)
    tournament = field(rulebook, players, rounds)
    best = float("inf")
    for _ in range(times):
        gc.collect()
        start = time.perf_counter()
        standings(tournament, book)
        best = min(best, time.perf_counter() - start)
    return best


def rows() -> list[tuple[str, float]]:
    """Name and seconds of each measurement."""
    books = ("star-trek-2e", "star-trek-1e-2010", "magic")
    return [(f"standings, {book}, 10,000 players x 15 rounds", measure(book)) for book in books]
