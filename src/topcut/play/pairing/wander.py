"""Forget where a pairing came from: re-seat a few tables at random, again and again, whenever the cost stays the same.

Every step is as likely as its way back, so in the long run all optimal pairings are equally likely.
"""

from __future__ import annotations

from collections.abc import Callable

from topcut.play.chance import Chance
from topcut.play.pairing.matching import Graph, Matching, pack

NOBODY = -1  # the seat opposite a bye
STEPS_PER_TABLE = 30

Price = Callable[[int, int], int | None]  # what two seats at one table cost; None: impossible


def wander(graph: Graph, matching: Matching, chance: Chance) -> Matching:
    """Another optimal matching of the same graph, drawn by many small exchanges."""
    tables = [*matching.pairs, *((card, NOBODY) for card in matching.byes)]
    price = _prices(graph)
    for _ in range(STEPS_PER_TABLE * len(tables) if len(tables) > 1 else 0):
        some = _some_tables(len(tables), chance)
        before = [tables[k] for k in some]
        after = _reseated([seat for table in before for seat in table], chance)
        if _sum(price, after) == _sum(price, before):
            for k, table in zip(some, after, strict=True):
                tables[k] = table
    pairs = sorted((min(t), max(t)) for t in tables if NOBODY not in t)
    return Matching(pairs, sorted(max(t) for t in tables if NOBODY in t))


def _some_tables(tables: int, chance: Chance) -> list[int]:
    """Two tables, every third time three."""
    wanted = min(tables, 3 if chance.below(3) == 0 else 2)
    some: list[int] = []
    while len(some) < wanted:
        table = chance.below(tables)
        if table not in some:
            some.append(table)
    return some


def _reseated(seats: list[int], chance: Chance) -> list[tuple[int, int]]:
    chance.shuffle(seats)
    return list(zip(seats[::2], seats[1::2], strict=True))


def _sum(price: Price, tables: list[tuple[int, int]]) -> int | None:
    total = 0
    for a, b in tables:
        cost = price(a, b)
        if cost is None:
            return None
        total += cost
    return total


def _prices(graph: Graph) -> Price:
    """Look up what a table costs, all criteria packed into one number."""
    widths = [int(pair.sum() + bye.sum()).bit_length() for pair, bye in zip(graph.costs, graph.bye_costs, strict=True)]
    edges = zip(graph.a.tolist(), graph.b.tolist(), strict=True)
    price = dict(zip(edges, pack(graph.costs, widths), strict=True))
    byes = pack(graph.bye_costs, widths)
    price |= {(NOBODY, card): byes[card] for card in range(graph.size) if graph.may_rest[card]}
    return lambda a, b: price.get((a, b) if a < b else (b, a))
