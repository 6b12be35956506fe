"""The best matching of a graph whose edges cost several things, compared one after the other; exact, by rustworkx."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, takewhile
from typing import Any

import numpy as np
import rustworkx as rx
from numpy.typing import NDArray

from topcut.play.pairing.cards import Ints

Costs = Sequence[Ints]  # one column per criterion, the most important first
Flags = NDArray[np.bool_]
COMMONLY_NOUGHT = ("rematches", "surplus_byes", "repeated_byes", "byes_above_lowest", "paired_down_again")
LIMB = 40  # bits that are joined in one machine number before Python's own numbers take over
WIDEST = 108  # rustworkx counts in 128-bit numbers; byes that are not allowed and its own sums need the rest


@dataclass(frozen=True, slots=True, eq=False)
class Graph:
    """Cards 0..size-1, the pairs a < b that are possible (sorted), and what pairs and byes cost."""

    size: int
    a: Ints
    b: Ints
    costs: Costs
    bye_costs: Costs
    may_rest: Flags
    byes: int | None  # exactly so many; None: as many as it takes
    expected: int  # the byes that the numbers alone make necessary
    names: tuple[str, ...]  # of the criteria

    def only(self, edges: Flags, may_rest: Flags) -> Graph:
        """The same cards with fewer possible pairs and byes."""
        kept = [column[edges] for column in self.costs]
        return replace(self, a=self.a[edges], b=self.b[edges], costs=kept, may_rest=self.may_rest & may_rest)

    def and_last(self, name: str, cost: Ints) -> Graph:
        """One more criterion of pairs, less important than all others."""
        nothing = np.zeros(self.size, dtype=np.int64)
        names = (*self.names, name)
        return replace(self, costs=[*self.costs, cost], bye_costs=[*self.bye_costs, nothing], names=names)


@dataclass(frozen=True, slots=True)
class Matching:
    """Pairs (the lower number first, sorted) and byes."""

    pairs: list[tuple[int, int]]
    byes: list[int]


def best(graph: Graph) -> Matching | None:
    """The least cost in lexicographic order; None if there is no matching at all.

    If all of the first criteria that are commonly nought can be nought, nothing else can be optimal: so that is tried
    first, on the few edges it leaves.
    """
    hopeful = len(list(takewhile(COMMONLY_NOUGHT.__contains__, graph.names)))
    if hopeful and graph.expected >= 0:
        found = _best_given(_without_trouble(graph, hopeful), [0] * hopeful)
        if found is not None:
            return found
    return _best_given(graph, [])


def _without_trouble(graph: Graph, hopeful: int) -> Graph:
    """Only what costs nothing in the first criteria; with the expected number of byes, none of them is surplus."""
    nothing = np.zeros(graph.size, dtype=np.int64)
    bye_costs = [nothing if name == "surplus_byes" else c for name, c in zip(graph.names, graph.bye_costs, strict=True)]
    few = replace(graph, bye_costs=bye_costs, byes=graph.expected)
    return few.only(_nought(few.costs[:hopeful], len(graph.a)), _nought(bye_costs[:hopeful], graph.size))


def _nought(costs: Costs, length: int) -> Flags:
    nought = np.ones(length, dtype=bool)
    for column in costs:
        nought &= column == 0
    return nought


def _best_given(graph: Graph, known: list[int]) -> Matching | None:
    """The best matching when the optimum of the first criteria is known; the rest goes in as many turns as it needs."""
    widths = [value.bit_length() for value in known] + _widths(graph)[len(known) :]
    fit = sum(total <= WIDEST for total in accumulate(widths))
    found = _match(graph, widths[:fit])
    if found is None or fit == len(widths) or fit <= len(known):
        return found
    return _best_given(graph, value(graph, found)[:fit])


def _widths(graph: Graph) -> list[int]:
    """Bits for each criterion, so that no optimal sum of it weighs as much as one of the next more important one."""
    rests = graph.size if graph.byes is None else graph.byes
    most = (
        graph.size // 2 * _largest(pair) + rests * _largest(bye[graph.may_rest])
        for pair, bye in zip(graph.costs, graph.bye_costs, strict=True)
    )
    return [total.bit_length() for total in most]


def _match(graph: Graph, widths: list[int]) -> Matching | None:
    """Ask rustworkx: a card left over pays for its bye, so an edge is worth the two byes it saves."""
    bye = pack(graph.bye_costs, widths)
    dear = 1 << sum(widths) + graph.size.bit_length()  # more than any pairing costs
    bye = [cost if may else dear for cost, may in zip(bye, graph.may_rest.tolist(), strict=True)]
    pair = pack(graph.costs, widths)
    edges = [(i, j, bye[i] + bye[j] - c) for i, j, c in zip(graph.a.tolist(), graph.b.tolist(), pair, strict=True)]
    network: Any = rx.PyGraph(multigraph=False)
    network.add_nodes_from(range(graph.size))
    network.add_edges_from(edges)
    found = rx.max_weight_matching(network, max_cardinality=graph.byes is not None, weight_fn=int)
    pairs = sorted((min(e), max(e)) for e in found)  # rustworkx answers in any order
    paired = {i for e in pairs for i in e}
    byes = [i for i in range(graph.size) if i not in paired]
    wrong_number = graph.byes is not None and len(byes) != graph.byes
    return None if wrong_number or not all(graph.may_rest[i] for i in byes) else Matching(pairs, byes)


def pack(costs: Costs, widths: list[int]) -> list[int]:
    """One whole number per row, the first criterion in its highest digits."""
    limbs: list[tuple[int, Ints]] = []
    for width, column in zip(widths, costs, strict=False):
        if limbs and limbs[-1][0] + width <= LIMB:
            before, joined = limbs.pop()
            limbs.append((before + width, (joined << width) + column))
        else:
            limbs.append((width, column))
    packed = limbs[0][1].tolist() if limbs else [0] * (len(costs[0]) if costs else 0)
    for width, limb in limbs[1:]:
        packed = [(high << width) + low for high, low in zip(packed, limb.tolist(), strict=True)]
    return packed


def value(graph: Graph, matching: Matching) -> list[int]:
    """What a matching of this graph costs, by criterion. The edges of a graph are sorted."""
    codes = [a * graph.size + b for a, b in matching.pairs]
    edges = np.searchsorted(graph.a * graph.size + graph.b, codes)
    pairs = zip(graph.costs, graph.bye_costs, strict=True)
    return [int(pair[edges].sum()) + int(bye[matching.byes].sum()) for pair, bye in pairs]


def _largest(column: Ints) -> int:
    return int(column.max()) if len(column) else 0
