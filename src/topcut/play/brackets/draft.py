"""A bracket while it is being made: full of seeds at first, then pruned to the players that there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.plan import Game
from topcut.play.brackets.written import Called, written
from topcut.refusal import refuse


class GameDraft(Struct, frozen=True, gc=False):
    """A game before it has its number; seats and `only_if` name other drafts by their key: "winner u2.1"."""

    key: str
    round: int
    seats: tuple[str, str]
    called: Called  # without its number among its like
    only_if: str = ""


def check_size(kind: str, players: int, least: int, most: int) -> None:
    """Refuse a number of players that this kind of bracket is not made for."""
    if not least <= players <= most:
        raise refuse("bracket-wrong-size", kind=kind, least=least, most=most, players=players)


def full_size(players: int) -> int:
    """The smallest power of two that holds so many."""
    return 1 << (players - 1).bit_length()


def pruned(drafts: Sequence[GameDraft], players: int) -> tuple[Game, ...]:
    """The games of the seeds that there are, numbered in order: an absent seat passes the other one on."""
    slots = {f"seed {seed}": f"seed {seed}" for seed in range(1, players + 1)}  # a slot that is not here is absent
    names = _Names(drafts)
    games: list[Game] = []
    for draft in drafts:
        first, second = (slots.get(seat, "") for seat in draft.seats)
        if first and second:
            number = len(games) + 1
            only_if = int(slots[f"winner {draft.only_if}"].split()[1]) if draft.only_if else 0
            games.append(Game(number, draft.round, (first, second), names.next(draft.called), only_if))
            slots[f"winner {draft.key}"] = f"winner {number}"
            slots[f"loser {draft.key}"] = f"loser {number}"
        else:
            slots[f"winner {draft.key}"] = first or second
    return tuple(games)


class _Names:
    """Gives out names: "Semi-final 1", "Round of 16, game 3", and "Final" to the only one of its kind."""

    def __init__(self, drafts: Iterable[GameDraft]) -> None:
        self._planned = Counter(draft.called for draft in drafts)
        self._given: Counter[Called] = Counter()

    def next(self, called: Called) -> str:
        self._given[called] += 1
        return written(called if self._planned[called] == 1 else replace(called, number=self._given[called]))
