"""The graph of a field: who can meet whom, and what that costs."""

from __future__ import annotations

import numpy as np

from topcut.play.pairing.cards import Cards, Ints
from topcut.play.pairing.criteria import FUTURE, bye_costs, importance, pair_costs, rematches
from topcut.play.pairing.field import Field
from topcut.play.pairing.matching import Graph


def counted(field: Field) -> tuple[str, ...]:
    """The criteria of single pairs and byes, the most important first.

    Where surplus byes do not count they still come last: nobody is sent to rest for nothing.
    """
    names = tuple(name for name in importance(field.problem) if name != FUTURE)
    return names if "surplus_byes" in names else (*names, "surplus_byes")


def complete(field: Field, rows: list[int]) -> Graph:
    """Everybody of these rows against everybody, in this order."""
    return among(field, field.cards.rows(rows), rows)


def nearby(field: Field, rows: list[int], width: int) -> Graph:
    """Everybody of these rows against the next so many only."""
    a = np.repeat(np.arange(len(rows), dtype=np.int64), width)
    b = a + np.tile(np.arange(1, width + 1, dtype=np.int64), len(rows))
    return _graph(field, field.cards.rows(rows), rows, a[b < len(rows)], b[b < len(rows)])


def among(field: Field, cards: Cards, rows: list[int]) -> Graph:
    """The graph of these cards; `rows` are their places in the field, the blank ones behind them having none."""
    a, b = (side.astype(np.int64) for side in np.triu_indices(len(cards), 1))
    return _graph(field, cards, rows, a, b)


def _graph(field: Field, cards: Cards, rows: list[int], a: Ints, b: Ints) -> Graph:
    names = counted(field)
    a, b = _allowed(field, cards, rows, a, b)
    everybody = np.arange(len(cards), dtype=np.int64)
    return Graph(
        size=len(cards),
        a=a,
        b=b,
        costs=pair_costs(names, cards, a, b),
        bye_costs=bye_costs(names, cards, everybody),
        may_rest=np.array([row not in field.forbidden_byes for row in rows] + [True] * (len(cards) - len(rows)), bool),
        byes=field.byes_left,
        expected=field.expected_byes - len(field.pinned_byes),
        names=names,
    )


def _allowed(field: Field, cards: Cards, rows: list[int], a: Ints, b: Ints) -> tuple[Ints, Ints]:
    """Leave out what is forbidden: by the director, by the sides, and rematches where byes are given instead."""
    kept = np.ones(len(a), dtype=bool)
    if field.problem.order == "sides":
        kept &= cards.side[a] != cards.side[b]
    if field.forbidden:
        place = {row: k for k, row in enumerate(rows)}
        out = {(place[i], place[j]) for i, j in field.forbidden if i in place and j in place}
        out |= {(j, i) for i, j in out}
        kept &= np.array([pair not in out for pair in zip(a.tolist(), b.tolist(), strict=True)], dtype=bool)
    if field.problem.forced_rematch == "byes":
        kept &= rematches(cards, a, b) == 0
    return a[kept], b[kept]
