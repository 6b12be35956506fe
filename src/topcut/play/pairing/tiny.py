"""Hundreds of windows of three tables at once: all their pairings are added up in one go.

A window has six players and, at both ends, two blank cards like the first player outside (see line.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np

from topcut.play.pairing.cards import Cards, Ints, starts
from topcut.play.pairing.criteria import pair_costs
from topcut.play.pairing.field import Field, Rows
from topcut.play.pairing.graph import counted

TABLES = 3
SEATS = 2 * TABLES
UPPER, LOWER = SEATS, SEATS + 1  # the blank cards, each there twice
PAIRS = [(a, b) for b in range(SEATS + 2) for a in range(b)] + [(UPPER, UPPER), (LOWER, LOWER)]
WIDEST = 56  # bits of a sum of costs
BANNED = 1 << 58  # more than that


def solve_tiny(field: Field, around: list[list[int]]) -> list[list[Rows] | None]:
    """For each window (the player above it, six players, the player below it) the optimum, if it needs nobody else."""
    cost = _costs(field, np.array(around, dtype=np.int64)) if around else None
    if cost is None:
        return [None] * len(around)
    sums = cost[:, _ways()].sum(axis=2)
    best = sums.argmin(axis=1)
    chosen = zip(around, _ways()[best].tolist(), sums.min(axis=1).tolist(), strict=True)
    return [_pairs(rows, way) if spent < BANNED else None for rows, way, spent in chosen]


def _pairs(rows: list[int], way: list[int]) -> list[Rows] | None:
    """The pairs of a window; None if a blank card has left its twin."""
    seats = [PAIRS[k] for k in way if PAIRS[k] not in PAIRS[-2:]]
    if any(b >= SEATS for _, b in seats):
        return None
    return [(rows[1 + a], rows[1 + b]) for a, b in seats]


def _costs(field: Field, around: Ints) -> Ints | None:
    """What every possible pair of every window costs, all criteria in one number; None if they do not fit."""
    windows = len(around)
    cards = _cards(field.cards, around)
    number = np.concatenate(
        [np.arange(SEATS * windows).reshape(-1, SEATS), SEATS * windows + np.arange(2 * windows).reshape(-1, 2)], axis=1
    )
    a, b = (number[:, [pair[k] for pair in PAIRS[:-2]]].ravel() for k in (0, 1))
    names = [name for name in counted(field) if name != "rematches"]
    columns = [*pair_costs(names, cards, a, b), (b >= SEATS * windows).astype(np.int64)]
    packed, width = np.zeros(len(a), dtype=np.int64), 0
    for column in columns:
        bits = (int(column.max()) * (TABLES + 2)).bit_length()
        packed, width = (packed << bits) + column, width + bits
    if width > WIDEST:
        return None
    packed[_banned(field, cards, around, a, b)] = BANNED
    together = np.zeros((windows, 2), dtype=np.int64)
    return np.concatenate([packed.reshape(windows, -1), together], axis=1)


def _cards(cards: Cards, around: Ints) -> Cards:
    """The players of all windows, then their blank cards; these may drop as far as anybody of their level."""
    named, blank = around[:, 1:-1].ravel(), around[:, [0, -1]].ravel()
    laid = cards.rows(np.concatenate([named, blank]).tolist(), named=len(named))
    deepest = np.maximum.reduceat(cards.floor, starts(cards.level)[:-1])
    laid.floor[len(named) :] = deepest[cards.level[blank]]
    return laid


def _banned(field: Field, cards: Cards, around: Ints, a: Ints, b: Ints) -> Ints:
    """The pairs that must not meet."""
    ids, met = cards.ids, cards.met
    named = np.flatnonzero(b < around.shape[0] * SEATS)
    pairs = zip(named.tolist(), a[named].tolist(), b[named].tolist(), strict=True)
    if not field.forbidden:
        return np.array([k for k, i, j in pairs if ids[j] in met[i] or ids[i] in met[j]], dtype=np.int64)
    row = around[:, 1:-1].ravel().tolist()
    out = {*field.forbidden, *((j, i) for i, j in field.forbidden)}
    return np.array([k for k, i, j in pairs if cards.have_met(i, j) or (row[i], row[j]) in out], dtype=np.int64)


@cache
def _ways() -> Ints:
    """All pairings of six players and the two twin blank cards, as numbers of pairs; twins are not told apart."""
    seats = [*range(SEATS), UPPER, UPPER, LOWER, LOWER]
    number = {pair: k for k, pair in enumerate(PAIRS)}
    found = {tuple(sorted(number[pair] for pair in way)) for way in _pairings(seats)}
    return np.array(sorted(found), dtype=np.int64)


def _pairings(seats: list[int]) -> Iterator[list[tuple[int, int]]]:
    if not seats:
        yield []
    for k in range(1, len(seats)):
        for rest in _pairings([*seats[1:k], *seats[k + 1 :]]):
            yield [(seats[0], seats[k]), *rest]
