"""Who rests, where a big level is paired by differential: whoever leaves the smallest gaps behind.

To take a player out of the line moves everybody below him up by one, so each choice has its own sum of gaps between
neighbours. The choices are tried from the smallest sum on, until no other sum can beat what was found.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from topcut.play.pairing.criteria import differential_floats, differential_gaps, teammates
from topcut.play.pairing.field import Rows
from topcut.play.pairing.line import Mended
from topcut.play.pairing.standing import Standing

TRIES = 40

Cost = tuple[int, int, int]  # floats, gaps, teammates


@dataclass(frozen=True, slots=True, eq=False)
class Rested:
    """The line paired without one who rests, and whether nobody else would have been better."""

    mended: Mended
    proven: bool


@dataclass(frozen=True, slots=True, eq=False)
class _Trial:
    row: int
    cost: Cost
    excess: Cost  # what the level and the windows at it cost more than neighbours would
    mended: Mended


def choose(standing: Standing, candidates: list[int]) -> Rested | None:
    """The best of these, all of one level, in the order given among equals; None if none of them can be mended."""
    least = _sums(standing)
    by_sum = sorted(candidates, key=least.__getitem__)
    best: _Trial | None = None
    for row in by_sum[:TRIES]:
        if best and _cannot_be_beaten(best, least, row):
            return Rested(best.mended, True)
        trial = _try(standing, row)
        if trial and (best is None or trial.cost < best.cost):
            best = trial
    rest = by_sum[TRIES:]
    if best is None:
        return None
    return Rested(best.mended, not rest or _cannot_be_beaten(best, least, rest[0]))


def _cannot_be_beaten(best: _Trial, least: dict[int, int], row: int) -> bool:
    """Even if everything went well, this one and all after it would leave larger gaps."""
    floats, gaps, mates = best.excess
    return floats == 0 and (least[row], 0) >= (least[best.row] + gaps, mates)


def _sums(standing: Standing) -> dict[int, int]:
    """For everybody the sum of the gaps between neighbours if he rests."""
    cards, line = standing.field.cards, np.array(standing.line([]), dtype=np.int64)
    gaps = differential_gaps(cards, line[:-1], line[1:])
    odd = np.arange(len(gaps)) % 2
    before = np.concatenate([[0], np.cumsum(np.where(odd == 0, gaps, 0))])  # pairs above him
    after = np.concatenate([[0], np.cumsum(np.where(odd == 1, gaps, 0))])  # pairs that begin below him
    return dict(zip(line.tolist(), (before + after[-1] - after).tolist(), strict=True))


def _try(standing: Standing, row: int) -> _Trial | None:
    line = standing.line([row])
    mended = standing.mended(line, None)
    if mended is None:
        return None
    tables = _tables_concerned(standing, line, row, mended)
    extras = {r for window in mended.windows for r in window.extras}
    concerned = {r for k in tables for r in line[2 * k : 2 * k + 2]} | extras
    found = _cost(standing, [pair for pair in mended.pairs if pair[0] in concerned])
    plain = _cost(standing, [(line[2 * k], line[2 * k + 1]) for k in tables])
    excess = (found[0], found[1] - plain[1], found[2])
    return _Trial(row, _cost(standing, mended.pairs), excess, replace(mended, byes=[row]))


def _tables_concerned(standing: Standing, line: list[int], row: int, mended: Mended) -> list[int]:
    """The tables of the level that one rests from, and of all windows that reach into it."""
    first, last = standing.level_span(line, int(standing.field.cards.level[row]))
    tables = set(range(first, last))
    for window in mended.windows:
        if window.extras or any(start < last and first < end for start, end in window.spans):
            tables |= {k for start, end in window.spans for k in range(start, end)}
    return sorted(tables)


def _cost(standing: Standing, pairs: list[Rows]) -> Cost:
    a, b = (np.array([pair[k] for pair in pairs], dtype=np.int64) for k in (0, 1))
    cards = standing.field.cards
    counts = "teammates" in standing.field.problem.criteria
    mates = int(teammates(cards, a, b).sum()) if counts else 0
    return int(differential_floats(cards, a, b).sum()), int(differential_gaps(cards, a, b).sum()), mates
