"""A large field paired by differential: totals first, by the core; then neighbours on the line, by windows."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from msgspec import structs

from topcut.play.chance import Chance
from topcut.play.pairing.criteria import BY_DIFFERENTIAL, bye_costs, pair_costs
from topcut.play.pairing.field import Field
from topcut.play.pairing.flow import Flow, find_flow
from topcut.play.pairing.found import Found
from topcut.play.pairing.graph import counted
from topcut.play.pairing.large import too_different
from topcut.play.pairing.line import MARGIN, Mended, Window
from topcut.play.pairing.remarks import DIFFERENTIAL_UNPROVEN
from topcut.play.pairing.resting import Rested, choose
from topcut.play.pairing.standing import Standing

BEFORE = {"rematches", "repeated_byes", "byes_above_lowest"}
TOTALS = ("paired_down_again", "unequal_totals", "total_gaps")
WHOLE = 150  # players of a level that can be looked at as a whole to find who rests


def stands_in_line(field: Field) -> bool:
    """The criteria are those the line is made for, in the usual order."""
    names = [name for name in counted(field) if name not in ("surplus_byes", "teammates")]
    return set(names[:-5]) == BEFORE and tuple(names[-5:]) == TOTALS + BY_DIFFERENTIAL


def draw_by_differential(field: Field, rows: list[int], seed: str) -> Found | None:
    """The optimum if `exact`; None if none was found in this way."""
    chance = Chance(seed)
    totals = _up_to_totals(field)
    if too_different(totals, rows):
        return None
    flow = find_flow(totals, rows, chance)
    if flow is None or len(flow.byes) > 1:
        return None
    rested = _paired(Standing.of(field, rows, flow, seed), flow, chance)
    if rested is None:
        return None
    spent = _spent(totals, rested.mended)
    proven = flow.proven and rested.proven and flow.optimum["rematches"] == 0 and spent == flow.optimum
    return Found(rested.mended.pairs, rested.mended.byes, proven, () if proven else (DIFFERENTIAL_UNPROVEN,))


def _up_to_totals(field: Field) -> Field:
    """The same field with the criteria that come before the differential."""
    kept = tuple(name for name in field.problem.criteria if name not in (*BY_DIFFERENTIAL, "teammates"))
    return replace(field, problem=structs.replace(field.problem, criteria=kept))


def _paired(standing: Standing, flow: Flow, chance: Chance) -> Rested | None:
    """The line paired; who rests is decided in a window over the whole level, in a big one by trying."""
    if not flow.byes:
        mended = standing.mended(standing.line([]), None)
        return None if mended is None else Rested(mended, True)
    level = int(standing.field.cards.level[flow.byes[0]])
    line = standing.line(flow.byes)
    start, end = standing.level_span(line, level)
    if end - start > WHOLE // 2:
        return choose(standing, chance.shuffled(_candidates(standing, flow.byes[0])))
    span = (max(start - MARGIN, 0), min(end + MARGIN, len(line) // 2))
    mended = standing.mended(line, Window((span,), tuple(flow.byes), 1))
    return None if mended is None else Rested(mended, True)


def _candidates(standing: Standing, chosen: int) -> list[int]:
    """Everybody whose bye costs as much as the chosen one's: the same level, and had a bye or not like him."""
    cards, line = standing.field.cards, standing.line([])
    alike = (cards.level[line] == cards.level[chosen]) & ((cards.byes[line] > 0) == (cards.byes[chosen] > 0))
    return [
        row for row, fits in zip(line, alike.tolist(), strict=True) if fits and row not in standing.field.forbidden_byes
    ]


def _spent(field: Field, mended: Mended) -> dict[str, int]:
    """What the criteria up to the totals cost."""
    a, b = (np.array([pair[k] for pair in mended.pairs], dtype=np.int64) for k in (0, 1))
    names = counted(field)
    costs = zip(
        pair_costs(names, field.cards, a, b),
        bye_costs(names, field.cards, np.array(mended.byes, dtype=np.int64)),
        strict=True,
    )
    return {name: int(pair.sum() + bye.sum()) for name, (pair, bye) in zip(names, costs, strict=True)}
