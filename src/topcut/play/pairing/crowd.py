"""A large field without differential: solve its core, deal the players, check that the deal costs the same."""

from __future__ import annotations

import numpy as np

from topcut.play.chance import Chance
from topcut.play.pairing.criteria import bye_costs, pair_costs, teammates
from topcut.play.pairing.deal import Dealt, deal
from topcut.play.pairing.field import Field
from topcut.play.pairing.found import Found
from topcut.play.pairing.large import MOST_ALONE, Core, forbids_few, solve_core, too_different
from topcut.play.pairing.matching import value
from topcut.play.pairing.near import draw_near
from topcut.play.pairing.remarks import TEAMMATES_UNPROVEN
from topcut.play.pairing.wander import wander

MOST_APART = 300  # players of a level that can be taken into the core one by one


def draw_crowd(field: Field, rows: list[int], seed: str) -> Found | None:
    """The optimum of a field of any size; None if there is no pairing."""
    chance = Chance(seed)
    if too_different(field, rows):
        return draw_near(field, rows, chance)
    apart: set[int] = set()
    while True:
        solved = solve_core(field, rows, apart, chance)
        if solved is None:
            return None
        core, optimum = solved
        matching = wander(core.graph, optimum, chance, core.blanks)
        dealt = deal(field, core, matching, f"{seed}/deal/{len(apart)}")
        proven = not dealt.stuck and _costs(field, core, dealt) == value(core.graph, matching)
        again = dealt.stuck | (set() if proven else _levels_of_teammates(field, core, dealt))
        if not again:
            return _found(dealt, proven)
        apart |= again
        if not forbids_few(field) and _too_many(field, rows, apart):
            return draw_near(field, rows, chance)


def _too_many(field: Field, rows: list[int], levels: set[int]) -> bool:
    """More players than a core can take are in these levels."""
    return int(np.isin(field.cards.level[rows], list(levels)).sum()) > MOST_ALONE


def _found(dealt: Dealt, proven: bool) -> Found:
    notes = () if proven else (TEAMMATES_UNPROVEN,)
    return Found(dealt.pairs, dealt.byes, proven, notes)


def _costs(field: Field, core: Core, dealt: Dealt) -> list[int]:
    """What the dealt pairing costs, in the core's criteria."""
    a, b = (np.array([pair[k] for pair in dealt.pairs], dtype=np.int64) for k in (0, 1))
    resting = np.array(dealt.byes, dtype=np.int64)
    names = core.graph.names
    columns = zip(pair_costs(names, field.cards, a, b), bye_costs(names, field.cards, resting), strict=True)
    return [int(pair.sum() + bye.sum()) for pair, bye in columns]


def _levels_of_teammates(field: Field, core: Core, dealt: Dealt) -> set[int]:
    """Pools small enough to be taken apart in which teammates had to be seated together."""
    level = field.cards.level
    small = {pool.level for pool in core.pools if len(pool.rows) <= MOST_APART}
    a, b = (np.array([pair[k] for pair in dealt.pairs], dtype=np.int64) for k in (0, 1))
    mates = teammates(field.cards, a, b) > 0
    return small & {int(row) for side in (a, b) for row in level[side[mates]]}
