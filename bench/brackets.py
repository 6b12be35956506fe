"""Brackets of the largest sizes, half played: from the winners to what is known of every game, to text and picture."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from topcut.journal.fact import PlayerId
from topcut.journal.plan import Game
from topcut.play.brackets.playing import play
from topcut.play.brackets.svg import bracket_svg
from topcut.play.brackets.tables import table
from topcut.play.brackets.text import bracket_text

_ROUNDS = 4  # that are played


def winners(games: tuple[Game, ...], seeds: list[PlayerId]) -> dict[int, PlayerId | None]:
    """The better seed wins every game of the first rounds."""
    won: dict[int, PlayerId | None] = {}
    for number in range(1, _ROUNDS + 1):
        states = play(games, seeds, won).games.values()
        ready = [state for state in states if state.status == "ready" and state.game.round == number]
        won |= {state.game.number: min((s.player for s in state.seats if s.player), key=seeds.index) for state in ready}
    return won


def measure(work: Callable[[], object], times: int = 7) -> float:
    """The best of some runs, in seconds."""
    best = float("inf")
    for _ in range(times):
        gc.collect()
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def measurements(kind: str, players: int) -> list[tuple[str, float]]:
    games, seeds = table(kind, players), [f"p{n}" for n in range(1, players + 1)]
    won = winners(games, seeds)
    bracket = play(games, seeds, won)
    names = {player: f"Player {player}" for player in seeds}
    scores = dict.fromkeys(won, "2–1")
    what = f"{kind} elimination, {players} players"
    return [
        (f"bracket played, {what}", measure(lambda: play(games, seeds, won))),
        (f"bracket as text, {what}", measure(lambda: bracket_text(bracket, names, 80, scores))),
        (f"bracket as a picture, {what}", measure(lambda: bracket_svg(bracket, names, scores))),
    ]


def rows() -> list[tuple[str, float]]:
    """Name and seconds of each measurement."""
    return [*measurements("single", 512), *measurements("double", 64)]
