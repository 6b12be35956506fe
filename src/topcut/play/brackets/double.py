"""Double elimination for any number of players: who loses goes down, and is out when he loses again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from topcut.journal.plan import Game
from topcut.play.brackets.draft import GameDraft, check_size, full_size, pruned
from topcut.play.brackets.single import rounds
from topcut.play.brackets.written import Called, upper


@cache
def double_elimination(players: int) -> tuple[Game, ...]:
    """Upper and lower bracket, the grand final, and the reset if the lower bracket's winner wins that."""
    check_size("double", players, 4, 64)
    size = full_size(players)
    depth = size.bit_length() - 1  # rounds of the upper bracket
    above = [replace(draft, called=upper(draft.called)) for draft in rounds(size, "u")]
    lower = list(_lower(depth, first_round_is_empty=4 * players <= 3 * size))
    final = GameDraft("g", 2 * depth, (f"winner u{depth}.0", f"winner l{2 * depth - 2}.0"), Called("grand-final"))
    reset = GameDraft("r", 2 * depth + 1, ("winner g", "loser g"), Called("reset"), only_if="g")
    return pruned(sorted([*above, *lower, final, reset], key=lambda draft: draft.round), players)


def _lower(depth: int, first_round_is_empty: bool) -> Iterator[GameDraft]:
    """The lower bracket: rounds with those who come down take turns with rounds among themselves."""
    drops = _drops(depth)
    for number in range(1, 2 * depth - 1):
        games = 1 << (depth - 2 - (number - 1) // 2)
        shown = number - first_round_is_empty
        called = Called("lower-final") if number == 2 * depth - 2 else Called("lower-round", shown)
        for at in range(games):
            yield GameDraft(f"l{number}.{at}", number + 1, _lower_seats(number, at, drops), called)


def _lower_seats(number: int, at: int, drops: Sequence[int]) -> tuple[str, str]:
    if number == 1:
        return f"loser u1.{2 * at}", f"loser u1.{2 * at + 1}"
    if number % 2:
        return f"winner l{number - 1}.{2 * at}", f"winner l{number - 1}.{2 * at + 1}"
    above = number // 2 + 1
    return f"loser u{above}.{at ^ drops[above]}", f"winner l{number - 1}.{at}"


def _drops(depth: int) -> list[int]:
    """How far across the losers of each upper round come down, so that rematches come late.

    The loser of upper game `g` of round `r` comes to lower place `g ^ drops[r]`. Whom he has beaten in round `s` came
    down at `g ^ (drops[s] >> (r - s))`; the more leading bits the two have in common, the sooner they meet again.
    """
    drops = [0, 0]  # round 0 is none; the losers of round 1 stay where they are
    for round_ in range(2, depth + 1):
        drops.append(_farthest(depth - round_, drops))
    return drops


def _farthest(bits: int, drops: Sequence[int]) -> int:
    return min(range(1 << bits), key=lambda drop: (_nearness(drop, bits, drops), -drop))


def _nearness(drop: int, bits: int, drops: Sequence[int]) -> tuple[list[int], list[int]]:
    """How near those come who have met: the nearest first; where that is equal, the latest meeting counts first."""
    earlier = reversed(list(enumerate(drops))[1:])
    common = [bits - (drop ^ (across >> (len(drops) - round_))).bit_length() for round_, across in earlier]
    return sorted(common, reverse=True), common
