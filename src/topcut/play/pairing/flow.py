"""Which totals meet which: what is the same in every pairing that is optimal up to the totals.

Levels are joined to blocks: a run of small levels is one block, a big level another. Commonly only levels of the same
or of neighbouring blocks meet; a pair that leaves out a whole block leaps.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from topcut.play.chance import Chance
from topcut.play.pairing.cards import Cards, Ints
from topcut.play.pairing.field import Field, Rows
from topcut.play.pairing.large import Core, solve_core
from topcut.play.pairing.matching import Graph, Matching, value

SMALL = 16  # players of a level that joins its neighbours in a block

Leap = tuple[int, int]  # from block, to block


@dataclass(frozen=True, slots=True, eq=False)
class Flow:
    """What the core's optimum says about all optimal pairings."""

    optimum: dict[str, int]
    byes: list[int]  # rows: one possible choice
    even: bool  # neighbouring levels only, each odd gap crossed once: then no level needs to be looked at as a whole
    blocks: list[int]  # for every level its block
    small: set[int]  # the blocks of small levels
    leaps: list[Rows]  # one possible choice of the pairs that leap
    proven: bool  # every optimal pairing flows like this


def find_flow(field: Field, rows: list[int], chance: Chance) -> Flow | None:
    """Solve the core, and ask whether another flow would be as good. None: there is no pairing."""
    solved = solve_core(field, rows, set(), chance)
    if solved is None:
        return None
    core, matching = solved
    optimum = dict(zip(core.graph.names, value(core.graph, matching), strict=True))
    byes = [_row(field.cards, core, card, lowest=False) for card in matching.byes]
    blocks = _blocks(field.cards, rows)
    if _is_even(field.cards, rows, byes, optimum):
        return Flow(optimum, byes, True, blocks, set(), [], True)
    taken = _leaps(core, matching, blocks)
    leaps = [_leap_rows(field.cards, core, a, b) for a, b in taken]
    kinds = [_kind(core.level[a], core.level[b], blocks) for a, b in taken]
    small = {blocks[level] for level, size in enumerate(_sizes(field.cards, rows)) if 0 < size <= SMALL}
    return Flow(optimum, byes, False, blocks, small, leaps, _is_only_flow(field, rows, chance, blocks, kinds))


def _is_even(cards: Cards, rows: list[int], byes: list[int], optimum: dict[str, int]) -> bool:
    """The totals cost just what the odd gaps make necessary. Then no pair can leap: it would save an unequal one."""
    total = np.delete(cards.total[rows], [rows.index(row) for row in byes])
    odd = (np.arange(1, len(total)) % 2 == 1) & (np.diff(total) != 0)
    least = {"paired_down_again": 0, "unequal_totals": int(odd.sum()), "total_gaps": int(-np.diff(total)[odd].sum())}
    return all(optimum[name] == amount for name, amount in least.items())


def _blocks(cards: Cards, rows: list[int]) -> list[int]:
    """Small neighbouring levels share a block; levels without anybody to pair belong to the block before them."""
    block, small_before, blocks = -1, False, []
    for size in _sizes(cards, rows):
        if size and not (size <= SMALL and small_before):
            block += 1
        if size:
            small_before = size <= SMALL
        blocks.append(max(block, 0))
    return blocks


def _sizes(cards: Cards, rows: list[int]) -> list[int]:
    sizes: list[int] = np.bincount(cards.level[rows], minlength=int(cards.level.max()) + 1).tolist()
    return sizes


def _kind(one: int, other: int, blocks: list[int]) -> Leap:
    return min(blocks[one], blocks[other]), max(blocks[one], blocks[other])


def _leaps(core: Core, matching: Matching, blocks: list[int]) -> list[tuple[int, int]]:
    """The pairs of the core that leap over a whole block."""
    kinds = {pair: _kind(core.level[pair[0]], core.level[pair[1]], blocks) for pair in matching.pairs}
    return [pair for pair, (upper, lower) in kinds.items() if lower - upper > 1]


def _leap_rows(cards: Cards, core: Core, a: int, b: int) -> Rows:
    upper, lower = sorted((a, b), key=lambda card: core.level[card])
    return _row(cards, core, upper, lowest=True), _row(cards, core, lower, lowest=False)


def _row(cards: Cards, core: Core, card: int, lowest: bool) -> int:
    """The player of a card; for a blank card the pool's lowest or highest by differential."""
    named = len(core.rows)
    if card < named:
        return core.rows[card]
    face = core.faces[card - named]
    alike = [
        row for row in core.pools[core.owner[card - named]].rows if (cards.byes[row] > 0) == (cards.byes[face] > 0)
    ]
    by_differential = sorted(alike, key=lambda row: (int(cards.differential[row]), row))
    return by_differential[0 if lowest else -1]


def _is_only_flow(field: Field, rows: list[int], chance: Chance, blocks: list[int], kinds: list[Leap]) -> bool:
    """No optimal pairing leaps otherwise: ask for as many other leaps as possible, and for most and least of these."""
    known = sorted(set(kinds))

    def used(wanted: Callable[[Leap], bool], most: bool) -> int:
        """Pairs of the wanted kinds in an optimum with the most, or the fewest, of them."""
        asked = _Asked(blocks, wanted, most)
        solved = solve_core(field, rows, set(), chance, asked.cost)
        return 0 if solved is None else asked.count(*solved)

    if used(lambda kind: kind[1] - kind[0] > 1 and kind not in known, most=True):
        return False
    return all(used(kind.__eq__, most) == kinds.count(kind) for kind in known for most in (True, False))


@dataclass(frozen=True, slots=True)
class _Asked:
    """A last criterion of the core: as many, or as few, pairs of some kinds as possible."""

    blocks: list[int]
    wanted: Callable[[Leap], bool]
    most: bool

    def cost(self, cards: Cards, graph: Graph) -> Ints:
        at = np.array(self.blocks, dtype=np.int64)[cards.level]
        kinds = zip(
            np.minimum(at[graph.a], at[graph.b]).tolist(), np.maximum(at[graph.a], at[graph.b]).tolist(), strict=True
        )
        return np.array([self.wanted(kind) != self.most for kind in kinds], dtype=np.int64)

    def count(self, core: Core, matching: Matching) -> int:
        return sum(self.wanted(_kind(core.level[a], core.level[b], self.blocks)) for a, b in matching.pairs)
