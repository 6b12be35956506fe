"""Many packed events as a few arrays, in waves: events of a wave have no player in common and are rated at once.

An event's wave is one more than the latest wave of any of its players, so each is rated after everything that went
before it for them, whatever stands between.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from topcut.seasons.rating.games import HEAD, packed, unpacked, with_merged

Whole = NDArray[np.int64]


class Chunk(Struct, frozen=True):
    """Events that follow each other, sorted by their waves. Games name their players by their place in `players`."""

    order: Whole  # which event of those that were given each one is
    kinds: Whole  # of each event
    players: Whole  # of all events, one after the other
    starts: Whole  # where each event's players begin, with the end behind
    a: Whole  # of each game
    b: Whole
    stakes: Whole  # k of each game's event
    scores: Whole
    shares: Whole
    waves: Sequence[tuple[slice, slice]]  # the players and the games of each wave


def chunk_of(rows: Sequence[bytes], persons: Mapping[int, int] | None = None) -> Chunk:
    """Read packed events; `persons` says who was merged into whom."""
    if persons:
        rows = [_merged(row, persons) for row in rows]
    numbers, begins = joined(rows)
    k, kinds, players, games = (numbers[begins + place] for place in range(HEAD))
    waves = _waves(numbers[ranges(begins + HEAD, players)].tolist(), players.tolist())
    order = np.argsort(waves, kind="stable")
    begins, k, kinds, players, games = (column[order] for column in (begins, k, kinds, players, games))
    starts = np.concatenate(([0], np.cumsum(players)))
    seats, how = _games(numbers, begins + HEAD + players, games)
    first = np.repeat(starts[:-1], games)
    return Chunk(
        order,
        kinds,
        numbers[ranges(begins + HEAD, players)],
        starts,
        (seats & 0xFFFF) + first,
        (seats >> 16) + first,
        np.repeat(k, games),
        how & 0xFF,
        how >> 8,
        _slices(waves[order], starts, np.concatenate(([0], np.cumsum(games)))),
    )


def joined(rows: Sequence[bytes]) -> tuple[Whole, Whole]:
    """All numbers, and where each event begins."""
    sizes = np.fromiter(map(len, rows), np.int64, len(rows)) // 4
    return np.frombuffer(b"".join(rows), "<u4").astype(np.int64), np.cumsum(sizes) - sizes


def ranges(begins: Whole, sizes: Whole) -> Whole:
    """The places begin, begin + 1 … of every range, one after the other."""
    before = np.cumsum(sizes) - sizes
    return np.repeat(begins - before, sizes) + np.arange(int(sizes.sum()))


def _games(numbers: Whole, begins: Whole, games: Whole) -> tuple[Whole, Whole]:
    pairs = numbers[ranges(begins, 2 * games)]
    return pairs[::2], pairs[1::2]


def _waves(players: list[int], sizes: list[int]) -> Whole:
    """The wave of each event."""
    last: dict[int, int] = {}
    known, found, at = last.get, [], 0
    for size in sizes:
        here = players[at : at + size]
        at += size
        wave = max([known(player, 0) for player in here], default=0) + 1
        last.update(dict.fromkeys(here, wave))
        found.append(wave)
    return np.array(found, np.int64)


def _slices(waves: Whole, players: Whole, games: Whole) -> list[tuple[slice, slice]]:
    """Where the players and the games of each wave stand."""
    cuts = [0, *(np.flatnonzero(np.diff(waves)) + 1).tolist(), len(waves)]
    ends: list[tuple[Any, Any]] = [(players[cut], games[cut]) for cut in cuts]
    return [(slice(p, q), slice(g, h)) for (p, g), (q, h) in pairwise(ends)]


def _merged(row: bytes, persons: Mapping[int, int]) -> bytes:
    event = unpacked(row)
    return row if persons.keys().isdisjoint(event.players) else packed(with_merged(event, persons))
