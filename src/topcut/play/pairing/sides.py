"""Two sides in a large field: light meets dark only, so it is an assignment, solved exactly by scipy."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from topcut.play.chance import Chance
from topcut.play.pairing.cards import Ints
from topcut.play.pairing.criteria import BY_DIFFERENTIAL, bye_costs, pair_costs, rematches
from topcut.play.pairing.deal import bars
from topcut.play.pairing.field import Field, Rows
from topcut.play.pairing.found import Found
from topcut.play.pairing.graph import counted
from topcut.play.pairing.matching import Flags

WIDEST = 44  # bits of a sum: scipy counts in floats, which are exact up to 53
BANNED = 2.0**50
SHUFFLES = 10


@dataclass(frozen=True, slots=True, eq=False)
class Sides:
    """The larger side as rows of a square table; its columns are the smaller side and then the byes."""

    many: list[int]
    few: list[int]
    costs: list[Ints]  # by criterion, the most important first
    allowed: Flags


def draw_by_sides(field: Field, rows: list[int], chance: Chance) -> Found | None:
    """The optimum if it can do with the byes that the numbers make necessary; None if it cannot."""
    sides = _table(field, chance.shuffled(rows))
    if len(sides.many) - len(sides.few) != field.expected_byes - len(field.pinned_byes):
        return None
    columns = _assign(sides)
    if columns is None:
        return None
    pairs = [(row, sides.few[k]) for row, k in zip(sides.many, columns, strict=True) if k < len(sides.few)]
    byes = [row for row, k in zip(sides.many, columns, strict=True) if k >= len(sides.few)]
    return Found(_mixed(field, pairs, chance), byes)


def _table(field: Field, rows: list[int]) -> Sides:
    cards = field.cards
    first = [row for row in rows if cards.side[row] == cards.side[rows[0]]]
    second = [row for row in rows if cards.side[row] != cards.side[rows[0]]]
    many, few = sorted((first, second), key=len, reverse=True)
    names = [name for name in counted(field) if name != "surplus_byes"] or [""]
    a, b = (side.ravel().astype(np.int64) for side in np.meshgrid(many, few, indexing="ij"))
    spare = (len(many), len(many) - len(few))
    resting = bye_costs(names, cards, np.array(many, dtype=np.int64))
    costs = [
        np.hstack([pair.reshape(len(many), len(few)), np.broadcast_to(bye[:, None], spare)])
        for pair, bye in zip(pair_costs(names, cards, a, b), resting, strict=True)
    ]
    return Sides(many, few, costs, _allowed(field, many, few, a, b))


def _allowed(field: Field, many: list[int], few: list[int], a: Ints, b: Ints) -> Flags:
    """Who may meet whom, and who may rest."""
    allowed = np.ones((len(many), len(many)), dtype=bool)
    if field.problem.forced_rematch == "byes":
        allowed[:, : len(few)] = rematches(field.cards, a, b).reshape(len(many), len(few)) == 0
    row, column = {r: k for k, r in enumerate(many)}, {r: k for k, r in enumerate(few)}
    for i, j in (*field.forbidden, *((j, i) for i, j in field.forbidden)):
        if i in row and j in column:
            allowed[row[i], column[j]] = False
    for i in field.forbidden_byes:
        if i in row:
            allowed[row[i], len(few) :] = False
    return allowed


def _assign(sides: Sides) -> list[int] | None:
    """For every row its column. As many criteria at a time as fit; then only what is optimal in them stays allowed."""
    from scipy.optimize import linear_sum_assignment  # slow to load, and only needed here

    allowed, left = sides.allowed, list(sides.costs)
    columns: Ints = np.zeros(0, dtype=np.int64)
    while left:
        price, left = _priced(left, len(sides.many))
        price[~allowed] = BANNED
        rows, columns = linear_sum_assignment(price)
        if not allowed[rows, columns].all():
            return None
        allowed = allowed & _tight(price, columns)
    return [int(column) for column in columns]


def _priced(costs: list[Ints], size: int) -> tuple[NDArray[np.float64], list[Ints]]:
    """The first criteria in one table, and the criteria that are left."""
    widths = [(size * int(cost.max(initial=0))).bit_length() for cost in costs]
    fit = max(1, sum(total <= WIDEST for total in accumulate(widths)))
    price = np.zeros(costs[0].shape)
    for width, cost in zip(widths[:fit], costs, strict=False):
        price = price * 2.0**width + cost
    return price, costs[fit:]


def _tight(price: NDArray[np.float64], columns: Ints) -> Flags:
    """The pairs that some optimal assignment uses: those that cost nothing once rows and columns have their worth."""
    worth = np.zeros(len(columns))
    paid = price[np.arange(len(columns)), columns]
    while True:
        rows = paid - worth[columns]
        better = np.minimum(worth, (price - rows[:, None]).min(axis=0))
        if (better == worth).all():
            return price - rows[:, None] - worth[None, :] < 0.5
        worth = better


def _mixed(field: Field, pairs: list[Rows], chance: Chance) -> list[Rows]:
    """Exchange opponents at random among tables of the same two totals, where differential does not matter."""
    if any(name in field.problem.criteria for name in BY_DIFFERENTIAL):
        return pairs
    level, barred = field.cards.level.tolist(), bars(field)
    groups: dict[tuple[int, int], list[int]] = {}
    for k, (a, b) in enumerate(pairs):
        groups.setdefault((level[a], level[b]), []).append(k)
    for _ in range(SHUFFLES):
        for k, (a, b) in enumerate(pairs):
            group = groups[level[a], level[b]]
            other = group[chance.below(len(group))]
            c, d = pairs[other]
            before, after = barred(a, b) + barred(c, d), barred(a, d) + barred(c, b)
            if other != k and after == before == 0:
                pairs[k], pairs[other] = (a, d), (c, b)
    return pairs
