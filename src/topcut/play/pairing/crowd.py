"""A large field without differential: solve its core, deal the players, check that the deal costs what the core does."""

from __future__ import annotations

import numpy as np

from topcut.play.chance import Chance
from topcut.play.pairing.criteria import bye_costs, pair_costs
from topcut.play.pairing.deal import Dealt, deal
from topcut.play.pairing.field import Field
from topcut.play.pairing.found import Found
from topcut.play.pairing.large import Core, solve_core
from topcut.play.pairing.matching import Matching, value
from topcut.play.pairing.wander import wander

MOST_APART = 300  # players of a level that can be taken into the core one by one


def draw_crowd(field: Field, rows: list[int], seed: str) -> Found | None:
    """The optimum of a field of any size; None if there is no pairing."""
    chance = Chance(seed)
    apart: set[int] = set()
    while True:
        solved = solve_core(field, rows, apart, chance)
        if solved is None:
            return None
        core, optimum = solved
        matching = wander(core.graph, optimum, chance, core.blanks)
        dealt = deal(field, core, matching, f"{seed}/deal/{len(apart)}")
        if dealt.stuck:
            apart |= dealt.stuck
            continue
        troubled = _above_the_core(field, core, matching, dealt)
        return Found(dealt.pairs, dealt.byes)
