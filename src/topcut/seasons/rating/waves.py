"""Elo for many events at once: the arithmetic of `elo.py` on arrays, to the last bit the same."""

from __future__ import annotations

from functools import cache

import numpy as np

from topcut.seasons.rating.chunks import Chunk, Whole
from topcut.seasons.rating.elo import PER_MICRO
from topcut.seasons.rating.expected import ONE, STEP, curves
from topcut.seasons.rating.games import KINDS
from topcut.seasons.rating.rules import HIGHEST, POINT, RatingRules
from topcut.seasons.rating.state import Moves, State


@cache
def _curves() -> tuple[Whole, Whole, Whole]:
    values, slopes, bends = (np.array(column, np.int64) for column in curves())
    return values, slopes, bends


def expected_each(leads: Whole, scale: int) -> Whole:
    """`expected` of every lead."""
    values, slopes, bends = _curves()
    ahead = np.minimum(np.abs(leads) * 400 // scale, HIGHEST * POINT)
    entry = (ahead + STEP // 2) // STEP
    off = ahead - entry * STEP
    score = values[entry] + (off * slopes[entry] + off * off * bends[entry] // STEP) // (2 * STEP)
    found: Whole = np.where(leads >= 0, score, ONE - score)
    return found


def half_even_each(numbers: Whole, by: Whole | int) -> Whole:
    """`half_even` of every number."""
    whole = numbers // by
    twice = 2 * (numbers - whole * by)
    rounded: Whole = whole + ((twice > by) | ((twice == by) & (whole & 1 == 1)))
    return rounded


def rate(rules: RatingRules, state: State, chunk: Chunk) -> Moves:
    """Rate the events of a chunk: moves the state and says what everybody had before and after each event."""
    ratings = state.numbers[0].reshape(-1)
    slots = _slots(rules, state, chunk)
    before, after = np.empty_like(slots), np.empty_like(slots)
    events = np.repeat(np.arange(len(chunk.kinds)), np.diff(chunk.starts))
    points, plain = chunk.stakes * (ONE // 2) * chunk.scores, bool((chunk.shares == 1).all())
    least, most = rules.least * POINT, rules.most * POINT
    for seats, games in chunk.waves:
        here = slots[:, seats]
        had = before[:, seats] = ratings[here]
        a, b = chunk.a[games] - seats.start, chunk.b[games] - seats.start
        gains = points[games] - chunk.stakes[games] * expected_each(had[:, a] - had[:, b], rules.scale)
        gains = gains if plain else half_even_each(gains, chunk.shares[games])
        moves = np.array([_rounded(_sums(row, a, b, had.shape[1]), events[seats]) for row in gains])
        ratings[here] = after[:, seats] = np.clip(had + moves, least, most)
    state.count(slots, chunk)
    return Moves(before, after)


def _slots(rules: RatingRules, state: State, chunk: Chunk) -> Whole:
    """Where the ratings stand that an event moves: a row for each list, a column for each player of each event.

    An event moves as many lists as every other of its program: the overall one, where there is one, and its kind's.
    """
    lists = np.array([rules.lists_of(kind) for kind in KINDS[1:]], np.int64)
    return lists[np.repeat(chunk.kinds - 1, np.diff(chunk.starts))].T * state.size + chunk.players


def _sums(gains: Whole, a: Whole, b: Whole, players: int) -> Whole:
    """What all games of each player gain them."""
    sums = np.zeros(players, np.int64)
    np.add.at(sums, a, gains)
    np.subtract.at(sums, b, gains)
    return sums


def _rounded(sums: Whole, events: Whole) -> Whole:
    """Millionths that add up to nothing in each event: those that rounding favoured most give one back."""
    moves = half_even_each(sums, PER_MICRO)
    event = events - events[0] if len(events) else events
    firsts = np.flatnonzero(np.diff(event, prepend=-1))
    over = np.add.reduceat(moves, firsts) if len(event) else moves
    if not over.any():
        return moves
    lost = sums - moves * PER_MICRO  # less than 0: rounded up
    favoured = np.argsort(event * (2 * PER_MICRO) + lost, kind="stable")
    sizes = np.diff(firsts, append=len(event))
    surplus, rank = np.repeat(over, sizes), np.arange(len(event)) - np.repeat(firsts, sizes)
    moves[favoured] -= (rank < surplus).astype(np.int64)
    moves[favoured] += rank >= np.repeat(sizes, sizes) + np.minimum(surplus, 0)
    return moves
