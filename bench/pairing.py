"""Pairing a round: Topcut against what its peers do, on the same Swiss states."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import networkx as nx
import swisspair

from topcut.play.chance import Chance
from topcut.play.pairing.field import read
from topcut.play.pairing.graph import complete
from topcut.play.pairing.matching import pack
from topcut.play.pairing.problem import Candidate, Pairing, Problem
from topcut.play.pairing.solve import pair

CRITERIA = (
    "rematches",
    "surplus_byes",
    "repeated_byes",
    "byes_above_lowest",
    "paired_down_again",
    "unequal_totals",
    "total_gaps",
    "future_rounds",
)
BY_DIFFERENTIAL = (*CRITERIA, "differential_floats", "differential_gaps")
RESULTS = ((4, 1), (4, 1), (3, 1), (2, 2))  # 001 7.5.1: full win, modified win, true tie

Row = tuple[str, float, str]
Order = Literal["random", "differential"]


@dataclass
class Card:
    """A player's scorecard while the event is simulated."""

    id: str
    total: int = 0
    met: set[str] = field(default_factory=set)
    byes: int = 0
    differential: int = 0

    def candidate(self) -> Candidate:
        return Candidate(self.id, self.total, frozenset(self.met), self.byes, self.differential)


def simulated_state(n: int, rounds: int, seed: str | int = 1, order: Order = "random") -> Problem:
    """The field that stands before the next round when so many have been paired and played."""
    cards = {f"p{i}": Card(f"p{i}") for i in range(n)}
    chance = Chance(f"{seed}/results")
    for number in range(rounds):
        play(cards, pair(problem(cards, order, rounds - number), f"{seed}/{number}"), chance)
    return problem(cards, order, 0)


def problem(cards: dict[str, Card], order: Order, rounds_after: int) -> Problem:
    criteria = BY_DIFFERENTIAL if order == "differential" else CRITERIA
    players = tuple(card.candidate() for card in cards.values())
    return Problem(players, criteria, "byes", order=order, rounds_after=rounds_after)


def play(cards: dict[str, Card], pairing: Pairing, chance: Chance) -> None:
    """Every table at random: who wins, how, and by how much."""
    for a, b in pairing.pairs:
        winner, loser = (cards[a], cards[b]) if chance.below(2) else (cards[b], cards[a])
        points = RESULTS[chance.below(len(RESULTS))]
        margin = 0 if points == (2, 2) else 1 + chance.below(100)
        for card, other, won, gained in ((winner, loser, points[0], margin), (loser, winner, points[1], -margin)):
            card.total += won
            card.differential += gained
            card.met.add(other.id)
    for player in pairing.byes:
        cards[player].total += 4
        cards[player].byes += 1


def seconds(work: Callable[[], Any], times: int) -> float:
    """The best of some runs."""
    best = float("inf")
    for _ in range(times):
        gc.collect()
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def by_networkx(state: Problem) -> None:
    """What most peers do: one weight per pair, a matching over the complete graph."""
    found = read(state)
    graph = complete(found, found.free)
    widths = [(len(found.cards) * int(column.max(initial=0))).bit_length() for column in graph.costs]
    network = nx.Graph()
    weights = (-cost for cost in pack(graph.costs, widths))
    network.add_weighted_edges_from(zip(graph.a.tolist(), graph.b.tolist(), weights, strict=True))
    nx.max_weight_matching(network, maxcardinality=True)


def by_swisspair(state: Problem) -> None:
    """The fastest peer (C++): exact up to 200 players, by its own account, and not above."""
    ranked = sorted(state.players, key=lambda player: -player.total)
    players = [
        swisspair.Player(
            id=p.id, points=p.total, rank=rank, can_get_bye=not p.byes, cannot_be_paired_against_ids=set(p.met)
        )
        for rank, p in enumerate(ranked, start=1)
    ]
    swisspair.create_matches(players)


def rows() -> list[Row]:
    """Name, seconds, and how many times as long as Topcut a peer takes for the same state."""
    found: list[Row] = []
    large = simulated_state(10_000, 14)
    for n, state in ((256, simulated_state(256, 8)), (1_024, simulated_state(1_024, 10)), (10_000, large)):
        ours = seconds(lambda s=state: pair(s, "bench"), 5)  # type: ignore[misc]
        found.append((f"pairing, {n:,} players, round {_round(state)}", ours, ""))
        if n == 256:
            found.append(_peer(f"  networkx, complete graph, {n}", seconds(lambda s=state: by_networkx(s), 1), ours))  # type: ignore[misc]
        found.append(_peer(f"  swisspair, {n:,}", seconds(lambda s=state: by_swisspair(s), 3), ours))  # type: ignore[misc]
    by_differential = simulated_state(10_000, 14, order="differential")
    found.append(
        ("pairing by differential, 10,000 players, round 15", seconds(lambda: pair(by_differential, "bench"), 5), "")
    )
    return found


def _round(state: Problem) -> int:
    return max(len(player.met) + player.byes for player in state.players) + 1


def _peer(name: str, taken: float, ours: float) -> Row:
    return name, taken, f"{taken / ours:.1f} times"
