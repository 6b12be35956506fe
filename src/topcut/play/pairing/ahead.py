"""Small fields with rounds to come: the best pairing after which all of them can still be paired (7.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from topcut.play.chance import Chance
from topcut.play.pairing.criteria import FUTURE, importance
from topcut.play.pairing.field import Field
from topcut.play.pairing.future import still_pairable, to_meet
from topcut.play.pairing.matching import Graph, Matching, value
from topcut.play.pairing.schedule import can_pair
from topcut.play.pairing.small import draw, every

UNTROUBLED = ("rematches", "surplus_byes", "repeated_byes")


def draw_ahead(field: Field, graph: Graph, rows: list[int], chance: Chance) -> Matching | None:
    """What comes before the future, then the future if it can be kept, then the rest; uniform among equals."""
    before = importance(field.problem).index(FUTURE)
    leading = replace(graph, costs=graph.costs[:before], bye_costs=graph.bye_costs[:before], names=graph.names[:before])
    found = every(leading) if before else every(_indifferent(graph))
    if found and not _hopeless(field, leading, found[0]):
        for matching in _in_order(graph, before, found, chance):
            pairs = [(rows[a], rows[b]) for a, b in matching.pairs]
            byes = [rows[a] for a in matching.byes]
            if still_pairable(field, field.pinned + pairs, field.pinned_byes + byes) is not False:
                return matching
    return draw(graph, chance)


def _indifferent(graph: Graph) -> Graph:
    """The same graph with nothing to choose between its pairings."""
    return replace(graph, costs=[graph.costs[0] * 0], bye_costs=[graph.bye_costs[0] * 0], names=("",))


def _hopeless(field: Field, leading: Graph, matching: Matching) -> bool:
    """This round will be a full round of new pairs, and not even one more round than planned after it can be made."""
    if field.pinned or field.pinned_byes or not set(UNTROUBLED) <= {*leading.names, *_of_no_account(field)}:
        return False
    cost = dict(zip(leading.names, value(leading, matching), strict=True))
    surplus = cost.get("surplus_byes", field.expected_byes) - field.expected_byes
    if cost["rematches"] or surplus or cost["repeated_byes"]:
        return False
    return can_pair(to_meet(field, [], []), field.problem.rounds_after + 1, field.expected_byes) is False


def _of_no_account(field: Field) -> set[str]:
    """Where rematches are played there are no surplus byes, listed or not."""
    return {"surplus_byes"} if field.problem.forced_rematch == "play" else set()


def _in_order(graph: Graph, before: int, found: list[Matching], chance: Chance) -> Iterator[Matching]:
    """By what the criteria after the future cost; equals in random order."""
    after = replace(graph, costs=graph.costs[before:], bye_costs=graph.bye_costs[before:], names=graph.names[before:])
    groups: dict[tuple[int, ...], list[Matching]] = {}
    for matching in found:
        groups.setdefault(tuple(value(after, matching)), []).append(matching)
    for spent in sorted(groups):
        chance.shuffle(groups[spent])
        yield from groups[spent]
