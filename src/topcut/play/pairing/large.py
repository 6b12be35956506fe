"""Large fields: nearly everybody of a big level is alike, so a few blank cards stand for all of them.

Which players of a big level are paired down, up or rest is open; that the others can be paired among themselves is
known (Dirac: a group of s in which nobody is barred from more than d has a pairing if s >= 2d + 2). So a level is
replaced by a few blank cards, the awkward players stay themselves, and one small graph is solved exactly. Blank cards
cost at most what any real player would, so its optimum is a lower bound; the pairing then drawn costs as much, which
proves it. If one pair of blank cards of a level stays together in the optimum, more of them could not help: an exchange
that uses two such pairs can be split into two that use one each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass
from itertools import accumulate, pairwise

import numpy as np

from topcut.play.chance import Chance
from topcut.play.pairing.cards import Cards, Ints
from topcut.play.pairing.field import Field
from topcut.play.pairing.graph import among
from topcut.play.pairing.matching import Graph, Matching, best
from topcut.play.pairing.wander import Blanks

SMALLEST_POOL = 12
SURELY_POOLED = 60  # players of a level, in any event that is played
MOST_ALONE = 1_000  # players without a blank card; a core of more takes too long
SPARE = 6  # room in a pool for floats and byes, above Dirac's bound
MOST_FORBIDDEN = 8  # one in so many of his level may be forbidden to a player for whom a blank card stands
FEW_FORBIDDEN = 30  # pairs whose players stand in the core as themselves: with more, a core of hundreds takes minutes


@dataclass(frozen=True, slots=True, eq=False)
class Pool:
    """The players of a level who are alike, and the blank cards that stand for them in the core."""

    level: int
    rows: list[int]
    blanks: int  # as odd or even as the rows are


@dataclass(frozen=True, slots=True, eq=False)
class Core:
    """The graph that is really solved: awkward players as themselves, then the blank cards of every pool."""

    rows: list[int]
    pools: list[Pool]
    owner: list[int]  # for every blank card its pool
    faces: list[int]  # and the player it looks like
    level: list[int]  # for every card, named or blank
    graph: Graph

    @property
    def blanks(self) -> Blanks:
        """What the blank cards stand for."""
        pool = [-1] * len(self.rows) + self.owner
        return Blanks(pool, [len(p.rows) for p in self.pools], [p.blanks for p in self.pools])

    def stays(self, a: int, b: int) -> bool:
        """Two blank cards of one pool: its players are paired inside."""
        named = len(self.rows)
        return a >= named and b >= named and self.owner[a - named] == self.owner[b - named]


Last = Callable[[Cards, Graph], Ints]  # one more criterion, asked last: what each edge of a core costs


def solve_core(
    field: Field, rows: list[int], apart: set[int], chance: Chance, last: Last | None = None
) -> tuple[Core, Matching] | None:
    """The optimum over all pairings of these rows, with blank cards for the many except in the levels `apart`."""
    pools = find_pools(field, rows, apart)
    while True:
        core = _core(field, rows, pools, chance, last)
        matching = best(core.graph)
        short = _too_few(core) if matching is None else _used_up(core, matching)
        if not short:
            return None if matching is None else (core, matching)
        more = 2 if forbids_few(field) else 0
        pools = [_more_blanks(pool, more) if k in short else pool for k, pool in enumerate(pools)]


def _more_blanks(pool: Pool, more: int) -> Pool:
    """So many more, or (0) twice as many; as odd or even as before."""
    return Pool(pool.level, pool.rows, min(pool.blanks + (more or pool.blanks + pool.blanks % 2), len(pool.rows)))


def forbids_few(field: Field) -> bool:
    """Whoever is in a forbidden pair stands for himself; of many such players most are as good as anybody else."""
    return len(field.forbidden) <= FEW_FORBIDDEN


def find_pools(field: Field, rows: list[int], apart: set[int]) -> list[Pool]:
    """Levels big enough that whoever of them is not needed elsewhere can surely be paired inside."""
    cards = field.cards
    few = forbids_few(field)
    demanded = field.forbidden_byes | ({row for pair in field.forbidden for row in pair} if few else set())
    apart_from = {} if few else field.apart_from
    by_team = "teammates" in field.problem.criteria
    level = cards.level.tolist()
    alike = (cards.floor == cards.level + 1).tolist()
    at = np.array(rows, dtype=np.int64)
    cuts = [0, *(np.flatnonzero(np.diff(cards.level[at])) + 1).tolist(), len(rows)]
    pools = []
    for start, end in pairwise(cuts):
        members = rows[start:end]
        ordinary = [row for row in members if alike[row] and row not in demanded]
        if apart_from:
            most = len(ordinary) // MOST_FORBIDDEN
            ordinary = [row for row in ordinary if len(apart_from.get(row, ())) <= most]
        if members and level[members[0]] not in apart and _surely_pairable(cards, ordinary, by_team, apart_from):
            wanted = start % 2 + end % 2 + 2
            pools.append(Pool(level[members[0]], ordinary, wanted + (wanted - len(ordinary)) % 2))
    return pools


def too_different(field: Field, rows: list[int]) -> bool:
    """More players than a core can take are in levels so small that no blank card stands for them."""
    sizes = np.bincount(field.cards.level[rows])
    if int(sizes[sizes < SURELY_POOLED].sum()) <= MOST_ALONE:
        return False
    return len(rows) - sum(len(pool.rows) for pool in find_pools(field, rows, set())) > MOST_ALONE


def _surely_pairable(cards: Cards, rows: list[int], by_team: bool, apart_from: Mapping[int, Set[int]]) -> bool:
    """Dirac's condition with room to spare; forbidden pairs, and teammates where they matter, count as barred."""
    if len(rows) < SMALLEST_POOL:
        return False
    team = cards.team[rows]
    mates = int(np.bincount(team[team > 0]).max()) - 1 if by_team and team.any() else 0
    mates += max((len(apart_from.get(row, ())) for row in rows), default=0) if apart_from else 0
    most = max(map(len, [cards.met[row] for row in rows]))
    if len(rows) >= 2 * (most + mates) + 2 + SPARE:
        return True
    group = {cards.ids[row] for row in rows}
    barred = max(len(cards.met[row] & group) for row in rows)
    return len(rows) >= 2 * (barred + mates) + 2 + SPARE


def _core(field: Field, rows: list[int], pools: list[Pool], chance: Chance, last: Last | None) -> Core:
    pooled = np.zeros(len(field.cards), dtype=bool)
    for pool in pools:
        pooled[pool.rows] = True
    single = [row for row, inside in zip(rows, pooled[rows].tolist(), strict=True) if not inside]
    owner = [k for k, pool in enumerate(pools) for _ in range(pool.blanks)]
    like = [row for pool in pools for row in _faces(field.cards, pool)]
    chance.shuffle(single)  # so that equal players have equal chances
    cards = field.cards.rows(single + like, named=len(single))
    graph = among(field, cards, single)
    if not forbids_few(field):
        graph = _without_forbidden_pools(field, graph, single, pools)
    if last is not None:
        graph = graph.and_last("last", last(cards, graph))
    return Core(single, pools, owner, like, cards.level.tolist(), graph)


def _without_forbidden_pools(field: Field, graph: Graph, single: list[int], pools: list[Pool]) -> Graph:
    """Nobody meets a blank card where everybody behind it is forbidden to him."""
    closed = [
        (place, k)
        for place, row in enumerate(single)
        for k, pool in enumerate(pools)
        if len(field.apart_from.get(row, ())) >= len(pool.rows) and field.apart_from[row].issuperset(pool.rows)
    ]
    if not closed:
        return graph
    first = list(accumulate((pool.blanks for pool in pools), initial=len(single)))  # the blank cards come last
    kept = np.ones(len(graph.a), dtype=bool)
    for place, k in closed:
        kept &= ~((graph.a == place) & (graph.b >= first[k]) & (graph.b < first[k + 1]))
    return graph.only(kept, graph.may_rest)


def _faces(cards: Cards, pool: Pool) -> list[int]:
    """Whom the blank cards look like: players without a bye first, so that they are worth more than any others."""
    rested = cards.byes[pool.rows] > 0
    fresh = [row for row, r in zip(pool.rows, rested.tolist(), strict=True) if not r][: pool.blanks]
    others = [row for row, r in zip(pool.rows, rested.tolist(), strict=True) if r]
    return fresh + others[: pool.blanks - len(fresh)]


def _too_few(core: Core) -> set[int]:
    """Pools of which not every named card could meet a blank one: where nothing was found, that may be why."""
    enough = len(core.rows) + 2
    return {k for k, pool in enumerate(core.pools) if pool.blanks < min(enough, len(pool.rows))}


def _used_up(core: Core, matching: Matching) -> set[int]:
    """Pools of which no pair of blank cards stayed together although there are more players behind them."""
    named = len(core.rows)
    idle = {core.owner[a - named] for a, b in matching.pairs if core.stays(a, b)}
    return {k for k, pool in enumerate(core.pools) if k not in idle and pool.blanks < len(pool.rows)}
