"""Pair a round: the optimum in the order of the criteria, drawn among all that are equally good."""

from __future__ import annotations

from topcut.play.chance import Chance
from topcut.play.pairing import future
from topcut.play.pairing.ahead import draw_ahead
from topcut.play.pairing.criteria import FUTURE, cost_of, importance
from topcut.play.pairing.field import Field, read
from topcut.play.pairing.graph import complete
from topcut.play.pairing.matching import Matching, best
from topcut.play.pairing.problem import Pairing, Problem
from topcut.play.pairing.small import COUNTED, draw
from topcut.play.pairing.wander import wander
from topcut.refusal import refuse


def pair(problem: Problem, seed: str | int) -> Pairing:
    """The best pairing of these players; one seed always draws the same one."""
    importance(problem)
    field = read(problem)
    chance = Chance(seed)
    rows = field.free
    chance.shuffle(rows)
    graph = complete(field, rows)
    if FUTURE in problem.criteria and future.matters(field):
        m = draw_ahead(field, graph, rows, chance)
    elif len(rows) <= COUNTED:
        m = draw(graph, chance)
    else:
        m = best(graph)
        if m: m = wander(graph, m, chance)
    if m is None:
        raise refuse("these players cannot all be paired", "take a demand away", "unpairable")
    pairs = field.pinned + [(rows[a], rows[b]) for a, b in m.pairs]
    byes = field.pinned_byes + [rows[a] for a in m.byes]
    ids = field.cards.ids
    t = field.cards.total
    pairs.sort(key=lambda p: (-max(t[p[0]], t[p[1]]), -min(t[p[0]], t[p[1]])))
    return Pairing(tuple((ids[a], ids[b]) for a, b in pairs), tuple(ids[a] for a in byes), cost_of(field, pairs, byes))
