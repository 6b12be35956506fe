"""Single elimination for any number of players, with byes or play-in games for the rest of the power of two."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from topcut.journal.plan import Game
from topcut.play.brackets.draft import GameDraft, check_size, full_size, pruned
from topcut.play.brackets.written import Called, round_called


@cache
def single_elimination(players: int) -> tuple[Game, ...]:
    """The standard bracket (001, figures 10.2.1 and 10.2.2); the best seeds have no game in a first round with gaps."""
    check_size("single", players, 2, 512)
    return pruned(list(rounds(full_size(players))), players)


@cache
def play_in(players: int) -> tuple[Game, ...]:
    """The standard bracket whose last places are played for first; the better seed's slot is at stake (R23)."""
    check_size("play-in", players, 3, 512)
    drafts = rounds(full_size(players))
    if full_size(players) == players:  # every place is taken: nothing to play for
        return pruned(list(drafts), players)
    return pruned(
        [replace(draft, called=Called("play-in")) if draft.round == 1 else draft for draft in drafts], players
    )


def standard_order(size: int) -> list[int]:
    """The seeds from top to bottom: 1, 8, 5, 4, 3, 6, 7, 2. The best two can only meet in the final, and so on."""
    order = [1]
    while len(order) < size:
        both = 2 * len(order) + 1  # the two seeds of a first-round game add up to this
        order = [seed for at, one in enumerate(order) for seed in ((both - one, one) if at % 2 else (one, both - one))]
    return order


def rounds(size: int, key: str = "") -> Iterator[GameDraft]:
    """The games of a full bracket, round by round; game 0 of round 2 has the key `2.0`."""
    slots = [f"seed {seed}" for seed in standard_order(size)]
    number = 0
    while len(slots) > 1:
        number += 1
        called = round_called(len(slots))
        for at in range(len(slots) // 2):
            yield GameDraft(f"{key}{number}.{at}", number, (slots[2 * at], slots[2 * at + 1]), called)
        slots = [f"winner {key}{number}.{at}" for at in range(len(slots) // 2)]
