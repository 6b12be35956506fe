"""Pair a round: the optimum in the order of the criteria, drawn among all that are equally good."""

from __future__ import annotations

import numpy as np

from topcut.journal.fact import Remark
from topcut.play.chance import Chance
from topcut.play.pairing import future
from topcut.play.pairing.ahead import draw_ahead
from topcut.play.pairing.criteria import BY_DIFFERENTIAL, FUTURE, cost_of, importance
from topcut.play.pairing.crowd import draw_crowd
from topcut.play.pairing.differential import draw_by_differential, stands_in_line
from topcut.play.pairing.field import Field, Rows, read
from topcut.play.pairing.found import Found
from topcut.play.pairing.graph import complete
from topcut.play.pairing.matching import best
from topcut.play.pairing.near import draw_near
from topcut.play.pairing.problem import Pair, Pairing, PlayerId, Problem
from topcut.play.pairing.remarks import future_unknown
from topcut.play.pairing.sides import draw_by_sides
from topcut.play.pairing.small import COUNTED, draw
from topcut.play.pairing.wander import wander
from topcut.play.pairing.words import coins, words
from topcut.refusal import Refused, refuse

MOST_COMPLETE = 200  # players who are paired by differential or sides on the complete graph, without further ado
MOST_PATIENT = 700  # players of a complete graph where nothing faster can prove its answer


def pair(problem: Problem, seed: str | int) -> Pairing:
    """The best pairing of these players; one seed always draws the same one."""
    importance(problem)  # refuses a criterion that does not exist
    field = read(problem)
    found = _find(field, str(seed))
    if found is None:
        raise _impossible(field)
    pairs, byes = field.pinned + found.pairs, field.pinned_byes + found.byes
    notes = (*found.notes, *_unknown_future(field, pairs, byes))
    seated = _seat(field, pairs, byes, str(seed))
    return Pairing(*seated, cost_of(field, pairs, byes), not notes, notes)


def _find(field: Field, seed: str) -> Found | None:
    """The way that suits the field: all of them lead to the optimum, or say that it is not proven."""
    rows, chance = field.free, Chance(seed)
    if len(rows) <= COUNTED:
        return _draw_complete(field, rows, chance)
    if field.problem.order == "sides":
        found = draw_by_sides(field, rows, chance) if len(rows) > MOST_COMPLETE else None
    elif not any(name in field.problem.criteria for name in BY_DIFFERENTIAL):
        return draw_crowd(field, rows, seed)
    else:
        in_line = len(rows) > MOST_COMPLETE and stands_in_line(field)
        found = draw_by_differential(field, rows, seed) if in_line else None
    if found is None or (not found.exact and len(rows) <= MOST_PATIENT):
        return _draw_complete(field, rows, chance)
    return found


def _draw_complete(field: Field, rows: list[int], chance: Chance) -> Found | None:
    """Everybody against everybody."""
    if len(rows) > MOST_PATIENT:
        return draw_near(field, rows, chance)
    rows = chance.shuffled(rows)  # so that equal players have equal chances
    graph = complete(field, rows)
    order = importance(field.problem)
    if FUTURE in order and future.matters(field, order):
        matching = draw_ahead(field, graph, rows, chance)
    elif len(rows) <= COUNTED:
        matching = draw(graph, chance)
    else:
        optimum = best(graph)
        matching = None if optimum is None else wander(graph, optimum, chance)
    return None if matching is None else Found.of(rows, matching)


def _seat(field: Field, pairs: list[Rows], byes: list[int], seed: str) -> tuple[tuple[Pair, ...], tuple[PlayerId, ...]]:
    """Tables by the higher total, then the lower one, then as drawn; who sits first is drawn too."""
    ids, total = field.cards.ids, field.cards.total
    a, b = (np.array([p[k] for p in pairs], dtype=np.int64) for k in (0, 1))
    drawn = words(seed + "/tables", len(pairs))
    order = np.lexsort((drawn, -np.minimum(total[a], total[b]), -np.maximum(total[a], total[b])))
    coin = coins(seed + "/seats", len(pairs))
    first, second = np.where(coin, a, b)[order].tolist(), np.where(coin, b, a)[order].tolist()
    tables = tuple((ids[i], ids[j]) for i, j in zip(first, second, strict=True))
    return tables, tuple(ids[row] for row in sorted(byes))


def _unknown_future(field: Field, pairs: list[Rows], byes: list[int]) -> list[Remark]:
    if FUTURE not in field.problem.criteria or future.still_pairable(field, pairs, byes) is not None:
        return []
    return [future_unknown(len(field.cards))]


def _impossible(field: Field) -> Refused:
    """What keeps these players from being paired."""
    demands = "some" if field.forbidden or field.forbidden_byes else "none"
    return refuse("pairing-impossible", demands=demands, players=len(field.cards))
