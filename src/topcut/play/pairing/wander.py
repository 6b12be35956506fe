"""Forget where a pairing came from: re-seat a few tables at random, again and again, whenever the cost stays the same.

Every step is as likely as its way back, so in the long run all optimal pairings are equally likely. A blank card stands
for many players: a step that seats two more of a pool elsewhere is taken as often as it stands for more pairings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from topcut.play.chance import Chance
from topcut.play.pairing.matching import Graph, Matching, pack

STEPS, STEPS_PER_CARD = 100, 6


@dataclass(frozen=True, slots=True)
class Blanks:
    """The blank cards of a core: to which pool each belongs (-1: a named card), and how many players a pool has."""

    pool: Sequence[int]
    players: Sequence[int]
    cards: Sequence[int]  # blank cards of each pool


def wander(graph: Graph, matching: Matching, chance: Chance, blanks: Blanks | None = None) -> Matching:
    """Another optimal matching of the same graph, drawn by many small exchanges."""
    seating = _Seating(graph, matching, blanks or Blanks([-1] * graph.size, [], []))
    named = [card for card, pool in enumerate(seating.pool) if pool < 0]
    if len(seating.partner) > 2:
        for _ in range(STEPS + STEPS_PER_CARD * len(named) if named else 0):
            seating.step(named, chance)
    return seating.matching()


class _Seating:
    """Who sits opposite whom; behind the cards there is one empty seat for every bye."""

    def __init__(self, graph: Graph, matching: Matching, blanks: Blanks) -> None:
        self.size = graph.size
        self.partner = list(range(graph.size + len(matching.byes)))
        for a, b in [*matching.pairs, *zip(matching.byes, range(graph.size, len(self.partner)), strict=True)]:
            self.partner[a], self.partner[b] = b, a
        self.price = _prices(graph)
        self.blanks, self.pool = blanks, [*blanks.pool, *[-1] * len(matching.byes)]
        self.away = Counter(self.pool[a] for a in range(graph.size) if self.pool[a] != self.pool[self.partner[a]])

    def step(self, named: list[int], chance: Chance) -> None:
        """Take a named card and one or two others with their tables, and seat them anew if that costs the same."""
        chosen = [named[chance.below(len(named))]]
        chosen += [chance.below(len(self.partner)) for _ in range(1 + (chance.below(3) == 0))]
        seats = list(dict.fromkeys(seat for card in chosen for seat in (card, self.partner[card])))
        before = list(zip(seats[::2], seats[1::2], strict=True))
        chance.shuffle(seats)
        after = list(zip(seats[::2], seats[1::2], strict=True))
        if self._cost(after) == self._cost(before) and self._as_likely(before, after, chance):
            for a, b in after:
                self.partner[a], self.partner[b] = b, a

    def _cost(self, tables: list[tuple[int, int]]) -> int | None:
        total = 0
        for a, b in tables:
            upper, lower = (a, b) if a < b else (b, a)
            cost = self.price.get((upper, min(lower, self.size)))
            if cost is None:
                return None
            total += cost
        return total

    def _as_likely(self, before: list[tuple[int, int]], after: list[tuple[int, int]], chance: Chance) -> bool:
        """Accept in proportion to the number of pairings that the blank cards stand for."""
        if all(self.pool[seat] < 0 for table in before for seat in table):
            return True
        change = _away(self.pool, after)
        change.subtract(_away(self.pool, before))
        above, below = 1, 1
        for pool, more in change.items():
            at, cards, players = self.away[pool], self.blanks.cards[pool], self.blanks.players[pool]
            for k in range(at, at + more, 2):
                above, below = above * (players - k), below * (cards - k)
            for k in range(at + more, at, 2):
                above, below = above * (cards - k), below * (players - k)
        if above < below and chance.below(below) >= above:
            return False
        self.away.update(change)
        return True

    def matching(self) -> Matching:
        pairs = [(a, b) for a, b in enumerate(self.partner[: self.size]) if a < b < self.size]
        return Matching(pairs, [a for a, b in enumerate(self.partner[: self.size]) if b >= self.size])


def _away(pool: list[int], tables: list[tuple[int, int]]) -> Counter[int]:
    """Blank cards of each pool that sit opposite somebody else."""
    return Counter(pool[seat] for a, b in tables for seat in (a, b) if pool[a] != pool[b] and pool[seat] >= 0)


def _prices(graph: Graph) -> dict[tuple[int, int], int]:
    """What a table costs, all criteria packed into one number; a bye is a table with the card after the last."""
    widths = [int(pair.sum() + bye.sum()).bit_length() for pair, bye in zip(graph.costs, graph.bye_costs, strict=True)]
    edges = zip(graph.a.tolist(), graph.b.tolist(), strict=True)
    price = dict(zip(edges, pack(graph.costs, widths), strict=True))
    byes = pack(graph.bye_costs, widths)
    return price | {(card, graph.size): byes[card] for card in range(graph.size) if graph.may_rest[card]}
