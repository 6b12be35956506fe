"""The criteria of a pairing, one named function each: what a pair or a bye costs, less being better.

The clauses are those of document 001 (TCC 5); R07-R10, R41, R51, R54 are the readings. `a` and `b` are rows of the
cards, many at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import numpy as np

from topcut.play.pairing.cards import Cards, Ints
from topcut.play.pairing.field import Field, read, row_of, rows_of
from topcut.play.pairing.future import still_pairable
from topcut.play.pairing.problem import Pair, PlayerId, Problem
from topcut.refusal import refuse

FUTURE = "future_rounds"


# 7.6; R08, R54
def rematches(cards: Cards, a: Ints, b: Ints) -> Ints:
    """The two have met before."""
    ids, met = cards.ids, cards.met
    found = np.zeros(len(a), dtype=np.int64)
    named = np.array([bool(player) for player in ids], dtype=bool) if "" in ids else np.ones(len(ids), dtype=bool)
    looked_at = np.flatnonzero(named[a] & named[b])
    pairs = zip(a[looked_at].tolist(), b[looked_at].tolist(), strict=True)
    found[looked_at] = [ids[j] in met[i] or ids[i] in met[j] for i, j in pairs]
    return found


# 7.6; R09
def paired_down_again(cards: Cards, a: Ints, b: Ints) -> Ints:
    """How many levels the upper player drops below the first one where somebody is left to meet."""
    above, below = cards.level[a], cards.level[b]
    down = np.where(above < below, below - cards.floor[a], 0)
    up = np.where(below < above, above - cards.floor[b], 0)
    dropped: Ints = np.maximum(down, up).clip(min=0)
    return dropped


# 7.6
def unequal_totals(cards: Cards, a: Ints, b: Ints) -> Ints:
    """The totals differ."""
    differ: Ints = (cards.level[a] != cards.level[b]).astype(np.int64)
    return differ


# 7.6
def total_gaps(cards: Cards, a: Ints, b: Ints) -> Ints:
    """By how much the totals differ."""
    gap: Ints = np.abs(cards.total[a] - cards.total[b])
    return gap


# 000, Pairing (1E); R51
def differential_floats(cards: Cards, a: Ints, b: Ints) -> Ints:
    """Players who, by differential, should rather have been paired down, and up, than these two."""
    above, below = cards.level[a], cards.level[b]
    down, up = cards.under[a] + cards.over[b], cards.under[b] + cards.over[a]
    return np.where(above == below, 0, np.where(above < below, down, up))


# 000, Pairing (1E); R51
def differential_gaps(cards: Cards, a: Ints, b: Ints) -> Ints:
    """By how much the differentials of equal totals differ."""
    gap = np.abs(cards.differential[a] - cards.differential[b])
    return np.where(cards.level[a] == cards.level[b], gap, 0)


# No clause: customary, the last thing before chance
def teammates(cards: Cards, a: Ints, b: Ints) -> Ints:
    """The two belong to one team."""
    together: Ints = ((cards.team[a] == cards.team[b]) & (cards.team[a] > 0)).astype(np.int64)
    return together


# 7.5.1, 7.6; R08. Every bye counts one; those that the numbers need are taken off again.
def surplus_byes(cards: Cards, a: Ints) -> Ints:
    """A bye."""
    return np.ones(len(a), dtype=np.int64)


# 7.5.1, 7.6; R07
def repeated_byes(cards: Cards, a: Ints) -> Ints:
    """A bye for somebody who has had one."""
    again: Ints = (cards.byes[a] > 0).astype(np.int64)
    return again


# 7.5.1; R10
def byes_above_lowest(cards: Cards, a: Ints) -> Ints:
    """How far above the lowest total a bye is given."""
    return cards.total[a] - cards.lowest


PER_PAIR: Mapping[str, Callable[[Cards, Ints, Ints], Ints]] = {
    "rematches": rematches,
    "paired_down_again": paired_down_again,
    "unequal_totals": unequal_totals,
    "total_gaps": total_gaps,
    "differential_floats": differential_floats,
    "differential_gaps": differential_gaps,
    "teammates": teammates,
}
PER_BYE: Mapping[str, Callable[[Cards, Ints], Ints]] = {
    "surplus_byes": surplus_byes,
    "repeated_byes": repeated_byes,
    "byes_above_lowest": byes_above_lowest,
}
BY_DIFFERENTIAL = ("differential_floats", "differential_gaps")
NAMES = (*PER_PAIR, *PER_BYE, FUTURE)


def importance(problem: Problem) -> tuple[str, ...]:
    """The criteria in the order in which they decide: a required future comes before the choice of the bye."""
    for name in problem.criteria:
        if name not in NAMES:
            raise refuse("pairing-unknown-criterion", name=name, known=NAMES)
    if problem.future != "required" or FUTURE not in problem.criteria:
        return problem.criteria
    others = [name for name in problem.criteria if name != FUTURE]
    before = [i for i, name in enumerate(others) if name in ("rematches", "surplus_byes", "repeated_byes")]
    at = others.index("byes_above_lowest") if "byes_above_lowest" in others else max(before, default=-1) + 1
    return (*others[:at], FUTURE, *others[at:])


def pair_costs(names: Iterable[str], cards: Cards, a: Ints, b: Ints) -> list[Ints]:
    """One column per criterion: what each of these pairs costs."""
    nothing = np.zeros(len(a), dtype=np.int64)
    return [PER_PAIR[name](cards, a, b) if name in PER_PAIR else nothing for name in names]


def bye_costs(names: Iterable[str], cards: Cards, a: Ints) -> list[Ints]:
    """One column per criterion: what a bye costs each of these."""
    nothing = np.zeros(len(a), dtype=np.int64)
    return [PER_BYE[name](cards, a) if name in PER_BYE else nothing for name in names]


def cost_of(field: Field, pairs: list[tuple[int, int]], byes: list[int]) -> dict[str, int]:
    """What a pairing costs, by criterion, in the problem's order."""
    a, b = (np.array([pair[k] for pair in pairs], dtype=np.int64) for k in (0, 1))
    resting = np.array(byes, dtype=np.int64)
    cost: dict[str, int] = {}
    for name in field.problem.criteria:
        if name == FUTURE:
            cost[name] = int(still_pairable(field, pairs, byes) is False)
        elif name == "surplus_byes":
            cost[name] = max(0, len(byes) - field.expected_byes)
        elif name in PER_BYE:
            cost[name] = int(PER_BYE[name](field.cards, resting).sum())
        else:
            cost[name] = int(PER_PAIR[name](field.cards, a, b).sum())
    return cost


def cost(problem: Problem, pairs: Iterable[Pair], byes: Iterable[PlayerId]) -> dict[str, int]:
    """What any pairing of these players costs, also one made by hand."""
    importance(problem)  # refuses a criterion that does not exist
    field = read(problem)
    return cost_of(field, [rows_of(field, pair) for pair in pairs], [row_of(field, player) for player in byes])
