"""Rate packed events, one after the other as they ended, and say what each moved, packed too.

What an event moved is a row of 32-bit numbers, little-endian: how many lists and how many players, the players'
numbers, and for each list everybody's rating before and after.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct

from topcut.seasons.rating import waves
from topcut.seasons.rating.chunks import Whole, chunk_of, joined, ranges
from topcut.seasons.rating.games import Played, unpacked, with_merged
from topcut.seasons.rating.rules import RatingRules
from topcut.seasons.rating.state import Moves, State
from topcut.seasons.rating.systems import RatingSystem, system_of


class Rated(Struct, frozen=True):
    """What events moved, each packed, and who played in them."""

    moves: list[bytes]
    players: Whole


class Moved(Struct, frozen=True):
    """What an event moved: by player, for each list that it counts for, the rating before and after."""

    players: tuple[int, ...]
    before: tuple[tuple[int, ...], ...]
    after: tuple[tuple[int, ...], ...]


def beginning(rules: RatingRules) -> State:
    """Nobody has played."""
    return State(system_of(rules).newcomer, len(rules.lists))


def rate(rules: RatingRules, state: State, rows: Sequence[bytes], persons: Mapping[int, int]) -> Rated:
    """Rate these events on top of a state, which moves on; what each of them moved."""
    if not rows:
        return Rated([], np.empty(0, np.int64))
    if rules.system == "elo":
        return _in_waves(rules, state, rows, persons)
    system = system_of(rules)
    events = [with_merged(unpacked(row), persons) for row in rows]
    players = np.array([player for event in events for player in event.players], np.int64)
    return Rated([_one(rules, system, state, event) for event in events], players)


def _in_waves(rules: RatingRules, state: State, rows: Sequence[bytes], persons: Mapping[int, int]) -> Rated:
    chunk = chunk_of(rows, persons)
    state.hold(int(chunk.players.max(initial=0)))
    moves = waves.rate(rules, state, chunk)
    found = [b""] * len(rows)
    starts = chunk.starts.tolist()
    flat = np.concatenate((chunk.players[None], _interleaved(moves))).astype("<u4")
    head = [np.array((len(moves.before), size), "<u4").tobytes() for size in range(int(np.diff(starts).max()) + 1)]
    for place, begin, end in zip(chunk.order.tolist(), starts, starts[1:], strict=False):
        found[place] = head[end - begin] + flat[:, begin:end].tobytes()
    return Rated(found, chunk.players)


def _interleaved(moves: Moves) -> Whole:
    """Rows: before and after of the first list, of the second …"""
    return np.stack((moves.before, moves.after), axis=1).reshape(-1, moves.before.shape[1])


def _one(rules: RatingRules, system: RatingSystem, state: State, event: Played) -> bytes:
    players = np.array(event.players, np.int64)
    state.hold(int(players.max(initial=0)))
    rows = [players]
    for at in rules.lists_of(event.kind):
        before = [tuple(column) for column in state.numbers[:, at, players].T.tolist()]
        after = system.after(event.games, event.k, before)
        state.numbers[:, at, players] = np.array(after, np.int64).T
        rows += [np.array([one[0] for one in column], np.int64) for column in (before, after)]
        np.add.at(state.games[at], players[[seat for game in event.games for seat in (game.a, game.b)]], 1)
    head = np.array(((len(rows) - 1) // 2, len(players)))
    return np.concatenate((head, *rows)).astype("<u4").tobytes()


def moved(data: bytes) -> Moved:
    """What an event moved, out of its bytes."""
    numbers = np.frombuffer(data, "<u4")
    size = int(numbers[1])
    rows = [tuple(row) for row in numbers[2:].reshape(-1, size).tolist()] if size else [()]
    return Moved(rows[0], tuple(rows[1::2]), tuple(rows[2::2]))


def rises(rows: Sequence[bytes], at: int) -> tuple[Whole, Whole]:
    """Everybody who played in some events, once for each, and by how much it moved them in one of the event's lists."""
    numbers, begins = joined(rows)
    sizes = numbers[begins + 1]
    had = begins + 2 + (1 + 2 * at) * sizes
    return numbers[ranges(begins + 2, sizes)], numbers[ranges(had + sizes, sizes)] - numbers[ranges(had, sizes)]
