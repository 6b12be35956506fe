"""A bracket walked by hand: the plainest second way to play one, for fields where everybody comes and plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from topcut.journal.plan import Game

Toss = Callable[[int, int], bool]  # (first seat's seed, second seat's seed) → the first seat wins


def favourite(first: int, second: int) -> bool:
    return first < second


def walk(games: Sequence[Game], toss: Toss) -> list[tuple[Game, int, int]]:
    """The games that are played, each with the seeds of its winner and loser."""
    done: dict[int, tuple[int, int]] = {}
    second_won: set[int] = set()
    played: list[tuple[Game, int, int]] = []
    for game in games:
        if game.only_if and game.only_if not in second_won:
            continue
        first, second = (_who(seat, done) for seat in game.seats)
        first_wins = toss(first, second)
        done[game.number] = (first, second) if first_wins else (second, first)
        if not first_wins:
            second_won.add(game.number)
        played.append((game, *done[game.number]))
    return played


def _who(seat: str, done: dict[int, tuple[int, int]]) -> int:
    word, number = seat.split()
    return int(number) if word == "seed" else done[int(number)][word == "loser"]
