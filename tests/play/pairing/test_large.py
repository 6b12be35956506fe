"""The engine against one matching over the complete graph, for fields of 50 to 300 players; and what peers got wrong.

A field so large with so few rounds can always be paired again, so the future is left out of the reference.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import brute
import numpy as np
import pytest
import rustworkx as rx
from msgspec import structs
from test_optimum import random_problem

from saying import in_words
from spread import TRUST
from topcut.play.pairing.problem import Candidate, Pair, Pairing, PlayerId, Problem
from topcut.play.pairing.solve import pair
from topcut.refusal import Refused

FIELDS = 1_000 if TRUST else 60
CHUNKS = 10
Grid = np.ndarray[Any, np.dtype[np.int64]]
NONE: Grid = np.zeros(1, dtype=np.int64)


# A matching over the complete graph ----------------------------------------------------------------------------------


def pair_grids(problem: Problem) -> dict[str, Grid]:
    """For each criterion what every pair would add to it, as a square table."""
    players = problem.players
    number = {player.id: i for i, player in enumerate(players)}
    total = np.array([player.total for player in players])
    differential = np.array([player.differential for player in players])
    met = np.zeros((len(players), len(players)), dtype=bool)
    for i, player in enumerate(players):
        met[i, [number[other] for other in player.met if other in number]] = True
    fresh_below = (total[:, None] > total) & ~met
    next_level = np.where(fresh_below, total, total.min() - 1).max(axis=1)  # the first that has an opponent
    gap = np.abs(total[:, None] - total)
    depth = np.searchsorted(-np.unique(total)[::-1], -total)  # 0 is the highest total
    first = np.searchsorted(-np.unique(total)[::-1], -next_level)
    passed = np.where(total[:, None] > total, (depth - first[:, None]).clip(min=0), 0)
    team = np.array([player.team for player in players])
    return {
        "rematches": met.astype(np.int64),
        "paired_down_again": np.maximum(passed, passed.T),
        "unequal_totals": (gap > 0).astype(np.int64),
        "total_gaps": gap,
        "differential_floats": float_grid(total, differential),
        "differential_gaps": np.where(gap == 0, np.abs(differential[:, None] - differential), 0),
        "teammates": ((team[:, None] == team) & (team != "")).astype(np.int64),
    }


def float_grid(total: Grid, differential: Grid) -> Grid:
    """Players who by differential should have floated instead, above and below."""
    same = total[:, None] == total
    lower = (same & (differential < differential[:, None])).sum(axis=1)
    higher = (same & (differential > differential[:, None])).sum(axis=1)
    down = lower[:, None] + higher
    return np.where(total[:, None] > total, down, np.where(same, 0, down.T))


def bye_columns(problem: Problem) -> dict[str, Grid]:
    lowest = min(player.total for player in problem.players)
    return {
        "repeated_byes": np.array([int(player.byes > 0) for player in problem.players]),
        "byes_above_lowest": np.array([player.total - lowest for player in problem.players]),
    }


def prices(problem: Problem) -> tuple[list[list[int]], list[int], int]:
    """Every pair's and every bye's cost as one number, the more important criterion higher up; no pairing costs all."""
    n = len(problem.players)
    grids, columns = pair_grids(problem), bye_columns(problem)
    pairs, byes, all_of_it = np.zeros((n, n), dtype=object), np.zeros(n, dtype=object), 1
    for name in problem.criteria:
        grid, column = grids.get(name, NONE), columns.get(name, NONE)
        base = max(int(grid.max()), int(column.max())) * n + 1
        pairs, byes, all_of_it = pairs * base + grid, byes * base + column, all_of_it * base
    assert all_of_it * n < 2**120, "too large for rustworkx"
    return pairs.tolist(), byes.tolist(), all_of_it


def legal_pairs(problem: Problem) -> Iterator[tuple[int, int]]:
    number = {player.id: i for i, player in enumerate(problem.players)}
    bound = {number[a]: number[b] for pin in problem.pinned for a, b in (pin, pin[::-1])}
    barred = {(number[a], number[b]) for ban in problem.forbidden for a, b in (ban, ban[::-1])}
    sides = [player.side if problem.order == "sides" else i for i, player in enumerate(problem.players)]
    strict = problem.forced_rematch == "byes"
    for i, a in enumerate(problem.players):
        for j in range(i + 1, len(problem.players)):
            pinned = bound.get(i) == j
            if not pinned and (i in bound or j in bound or (strict and problem.players[j].id in a.met)):
                continue
            if {a.id, problem.players[j].id} & set(problem.pinned_byes):
                continue
            if (i, j) not in barred and sides[i] != sides[j]:
                yield i, j


def reference(problem: Problem) -> tuple[list[Pair], list[PlayerId]] | None:
    """A cheapest pairing: with the expected byes if possible, otherwise (Star Trek) with as few more as can be."""
    n, expected = len(problem.players), brute.expected_byes(problem)
    pair_price, bye_price, all_of_it = prices(problem)
    bound = {player for pin in problem.pinned for player in pin} | set(problem.forbidden_byes)
    free = [i for i, player in enumerate(problem.players) if player.id not in bound]
    pairs = [(i, j, pair_price[i][j]) for i, j in legal_pairs(problem)]
    byes = [(i, n + k, bye_price[i]) for i in free for k in range(expected)]
    found = matching(n + expected, pairs + byes)
    if found is None and problem.forced_rematch == "byes":  # everybody has a bye of his own; those not needed pair off
        byes = [(i, n + i, bye_price[i] + all_of_it) for i in free]
        found = matching(2 * n, pairs + byes + [(n + i, n + j, 0) for i in range(n) for j in range(i)])
    if found is None:
        return None
    ids = [player.id for player in problem.players]
    return [(ids[a], ids[b]) for a, b in found if b < n], [ids[a] for a, b in found if a < n <= b]


def matching(nodes: int, edges: list[tuple[int, int, int]]) -> list[tuple[int, int]] | None:
    """The cheapest matching that leaves nobody out, smaller numbers first."""
    graph = rx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from(edges)
    found = rx.max_weight_matching(graph, max_cardinality=True, weight_fn=lambda price: -price)
    return sorted((min(pair), max(pair)) for pair in found) if 2 * len(found) == nodes else None


# Fields --------------------------------------------------------------------------------------------------------------


class Card:
    def __init__(self, number: int, rng: random.Random) -> None:
        self.id = f"p{number}"
        self.total = self.byes = self.differential = 0
        self.met: set[str] = set()
        self.side = rng.choice(("light", "dark"))
        self.team = rng.choice(("", "", "ds9", "ent", "voy", "tng"))

    def frozen(self) -> Candidate:
        return Candidate(self.id, self.total, frozenset(self.met), self.byes, self.differential, self.side, self.team)


POINTS = {"byes": ((4, 1), (4, 1), (3, 1), (2, 2)), "play": ((3, 0), (3, 0), (3, 0), (1, 1))}


def large_problem(rng: random.Random) -> Problem:
    """A Swiss field after 2 to 11 rounds, with drops, odd numbers, two styles and three orders."""
    style = rng.choice(("byes", "play"))
    order = rng.choices(("random", "differential", "sides"), (6, 3, 1))[0]
    cards = [Card(i, rng) for i in range(rng.choices((rng.randint(52, 120), rng.randint(120, 310)), (3, 2))[0])]
    rng.shuffle(cards)
    rounds = rng.randint(3, 12)
    for _ in range(rounds - 1):
        play_round(rng, cards, POINTS[style], order == "sides")
        if len(cards) > 60:
            cards = rng.sample(cards, len(cards) - rng.choice((0, 0, 1, 2)))
    criteria = brute.BYES_INSTEAD if style == "byes" else brute.PLAY_ON
    ids = rng.sample([card.id for card in cards], 6) if rng.random() < 0.1 else []
    return Problem(
        tuple(card.frozen() for card in cards),
        brute.by_differential(criteria) if order == "differential" else criteria,
        forced_rematch=style,
        future="last" if style == "byes" else "required",
        order=order,
        rounds_after=rng.choice((0, 1, 3)),
        pinned=((ids[0], ids[1]),) if ids and order != "sides" else (),
        forbidden=((ids[2], ids[3]), (ids[4], ids[5])) if ids else (),
        forbidden_byes=tuple(ids[:1]),
    )


def awkward_problem(rng: random.Random) -> Problem:
    """A field that no event leads to: nearly everybody has met nearly everybody, byes everywhere."""
    cards = [Card(i, rng) for i in range(rng.choice((rng.randint(10, 30), rng.randint(30, 90))))]
    density = rng.choice((0.5, 0.9, 0.95, 0.98))
    halves = rng.random() < 0.3  # everybody has met the whole other half
    for i, card in enumerate(cards):
        card.total, card.byes = rng.randint(0, rng.choice((1, 5, 30))), rng.choice((0, 0, 1, 2))
        card.differential = rng.randint(-300, 300)
        for other in cards[:i]:
            if rng.random() < density or (halves and card.team < other.team):
                card.met.add(other.id)
                other.met.add(card.id)
    style = rng.choice(("byes", "play"))
    criteria = brute.BYES_INSTEAD if style == "byes" else brute.PLAY_ON
    order = rng.choice(("random", "differential", "sides"))
    return Problem(
        tuple(card.frozen() for card in cards),
        brute.by_differential(criteria) if order == "differential" else criteria,
        forced_rematch=style,
        order=order,
    )


def play_round(rng: random.Random, cards: list[Card], points: tuple[tuple[int, int], ...], sides: bool) -> None:
    """Greedy from the top; whoever is left at the end has a bye or, an even number of them, plays again."""
    left = sorted(rng.sample(cards, len(cards)), key=lambda card: -card.total)
    while left:
        first = left.pop(0)
        partners = (card for card in left if card.id not in first.met and not (sides and card.side == first.side))
        other = next(partners, None)
        if other is None:
            first.byes += 1
            first.total += points[0][0]
            continue
        left.remove(other)
        first.met.add(other.id)
        other.met.add(first.id)
        report(rng, *rng.sample((first, other), 2), rng.choice(points))


def report(rng: random.Random, winner: Card, loser: Card, points: tuple[int, int]) -> None:
    winner.total += points[0]
    loser.total += points[1]
    margin = rng.choice((1, 10, 30, 35, 50, 65, 100)) if points[0] != points[1] else 0
    winner.differential += margin
    loser.differential -= margin


# The proof -----------------------------------------------------------------------------------------------------------


def seated(pairing: Pairing) -> list[PlayerId]:
    return sorted([*(player for pair in pairing.pairs for player in pair), *pairing.byes])


def check(problem: Problem, seed: str) -> Pairing:
    """The engine's pairing is complete, costs what it says, and costs what the reference costs."""
    pairing = pair(problem, seed)
    assert seated(pairing) == sorted(player.id for player in problem.players)
    claimed = {name: value for name, value in pairing.cost.items() if name != brute.FUTURE}
    assert brute.tally(problem, pairing.pairs, pairing.byes) == claimed
    best = reference(problem)
    assert best is not None
    assert brute.tally(problem, *best) == claimed
    return pairing


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_large_fields_cost_what_the_complete_graph_costs(chunk: int) -> None:
    for case in range(chunk, FIELDS, CHUNKS):
        rng = random.Random(f"large/{case}")
        problem = large_problem(rng)
        pairing = check(problem, f"large/{case}")
        assert pairing.cost.get(brute.FUTURE, 0) == 0, case
        met = [set(pair) for pair in pairing.pairs]
        assert all(set(pin) in met for pin in problem.pinned)
        assert not any(set(ban) in met for ban in problem.forbidden)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_awkward_fields_cost_what_the_complete_graph_costs(chunk: int) -> None:
    for case in range(chunk, FIELDS // 2, CHUNKS):
        problem = awkward_problem(random.Random(f"awkward/{case}"))
        check(problem, f"awkward/{case}")


def test_the_reference_agrees_with_brute_force() -> None:
    for case in range(200):
        problem = random_problem(random.Random(f"reference/{case}"))
        problem = structs.replace(problem, criteria=tuple(name for name in problem.criteria if name != brute.FUTURE))
        best, found = brute.optimum(problem), reference(problem)
        assert (best is None) == (found is None)
        if best and found:
            assert brute.tally(problem, *found) == best.cost


# What other programs got wrong ---------------------------------------------------------------------------------------


def field(totals: Sequence[int], met: Sequence[tuple[int, int]] = (), byes: Sequence[int] = (), **more: Any) -> Problem:
    """Players p0, p1 … with these totals; rematches are played unless told otherwise."""
    opponents: dict[int, set[str]] = {i: set() for i in range(len(totals))}
    for a, b in met:
        opponents[a].add(f"p{b}")
        opponents[b].add(f"p{a}")
    sides = more.pop("sides", "") or " " * len(totals)
    players = tuple(
        Candidate(f"p{i}", total, frozenset(opponents[i]), byes.count(i), side=sides[i].strip())
        for i, total in enumerate(totals)
    )
    return Problem(players, **{"criteria": brute.PLAY_ON, "future": "required", **more})


def star_trek(problem: Problem) -> Problem:
    return structs.replace(problem, criteria=brute.BYES_INSTEAD, forced_rematch="byes", future="last")


@pytest.mark.parametrize("above", [2, 26, 56])
def test_no_rematch_that_backing_up_into_higher_groups_avoids(above: int) -> None:
    """From the top down everything goes well until the last four, who have all met."""
    n = above + 4
    last = range(above, n)
    problem = field([n - i for i in range(n)], [(a, b) for a in last for b in last if a < b])
    assert check(problem, "greedy").cost["rematches"] == max(0, (4 - above) // 2)
    assert check(star_trek(problem), "greedy").cost["surplus_byes"] == max(0, 4 - above)


@pytest.mark.parametrize("n", [5, 9, 51])
@pytest.mark.parametrize("style", [star_trek, lambda problem: problem])
def test_nobody_has_a_second_bye_before_everybody_had_one(n: int, style: Any) -> None:
    """The same player loses every game, and is the lowest every time."""
    rng = random.Random("byes")
    cards = [Card(i, rng) for i in range(n)]
    for number in range(4):
        players = tuple(card.frozen() for card in cards)
        pairing = pair(style(Problem(players, brute.PLAY_ON, future="required")), f"byes/{n}/{number}")
        assert len(pairing.byes) == 1
        for card in cards:
            card.byes += card.id in pairing.byes
            card.total += int(card.id[1:]) if card.id not in pairing.byes else 0
            card.met |= {b for a, b in [*pairing.pairs, *((b, a) for a, b in pairing.pairs)] if a == card.id}
    assert max(card.byes for card in cards) == 1


@pytest.mark.parametrize("n", [4, 8, 60])
def test_sides_never_weigh_more_than_a_rematch(n: int) -> None:
    """Everybody has met the one of the other side at his own total."""
    totals = [i // 2 * 3 for i in range(n)]
    problem = field(totals, [(i, i + 1) for i in range(0, n, 2)], order="sides", sides="xy" * (n // 2))
    pairing = check(problem, "sides")
    assert pairing.cost["rematches"] == 0
    assert pairing.byes == ()


@pytest.mark.parametrize("n", range(1, 12))
@pytest.mark.parametrize("earned", range(4))
def test_earned_byes_in_round_one_and_the_round_after_them(n: int, earned: int) -> None:
    first = pair(star_trek(field([0] * n)), "one")
    assert len(first.byes) == n % 2
    number = {f"p{i}": i for i in range(n)}
    met = [(number[a], number[b]) for a, b in first.pairs]
    second = field([0] * n + [4] * earned, met, [number[bye] for bye in first.byes])
    check(second, "two")
    check(star_trek(second), "two")


CONTRADICTIONS: dict[str, Problem] = {
    "pinned twice": field([0] * 6, pinned=(("p0", "p1"), ("p1", "p2"))),
    "pinned to himself": field([0] * 6, pinned=(("p0", "p0"),)),
    "pinned to a stranger": field([0] * 6, pinned=(("p0", "morn"),)),
    "pinned and forbidden": field([0] * 6, pinned=(("p0", "p1"),), forbidden=(("p1", "p0"),)),
    "pinned on one side": field([0] * 6, order="sides", sides="xyxyxy", pinned=(("p0", "p2"),)),
    "the only pair forbidden": field([0] * 2, forbidden=(("p0", "p1"),)),
    "all pairs of one player forbidden": field([0] * 6, forbidden=tuple(("p0", f"p{i}") for i in range(1, 6))),
    "all pairs of one of forty forbidden": field([0] * 40, forbidden=tuple(("p0", f"p{i}") for i in range(1, 40))),
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_what_cannot_be_paired_is_refused_and_never_an_empty_round(name: str) -> None:
    with pytest.raises(Refused) as refused:
        pair(CONTRADICTIONS[name], "contradiction")
    assert in_words(refused.value)


@pytest.mark.parametrize("n", [*range(1, 45), 99, 150])
def test_nobody_is_left_out(n: int) -> None:
    problem = field([i % 4 for i in range(n)])
    assert seated(pair(problem, "all")) == sorted(player.id for player in problem.players)


@pytest.mark.parametrize("order", ["random", "differential", "sides"])
def test_everybody_has_dropped(order: str) -> None:
    for problem in (field([], order=order), star_trek(field([], order=order))):
        pairing = pair(problem, "nobody")
        assert (pairing.pairs, pairing.byes) == ((), ())


def test_the_last_one_there_has_a_bye() -> None:
    assert pair(field([7], byes=[0]), "alone").byes == ("p0",)
    assert pair(star_trek(field([7], byes=[0])), "alone").byes == ("p0",)


@pytest.mark.parametrize("n", [5, 8, 61])
def test_the_dropped_are_not_paired_not_even_with_themselves(n: int) -> None:
    """Everybody remembers opponents who are gone; the last two remember nobody else."""
    gone = frozenset({"morn", "vash"})
    players = tuple(Candidate(f"p{i}", i % 3, gone) for i in range(n))
    pairing = check(Problem(players, brute.PLAY_ON), "gone")
    assert all(a != b for a, b in pairing.pairs)
    assert not gone & set(seated(pairing))


@pytest.mark.parametrize("n", [7, 8, 51, 52])
def test_pairing_again_hands_out_no_more_byes(n: int) -> None:
    problem = star_trek(field([i % 3 for i in range(n)], [(i, i + 1) for i in range(0, n - 1, 2)]))
    drawn = [pair(problem, f"again/{i}") for i in range(30)]
    assert {len(pairing.byes) for pairing in drawn} == {n % 2}
    assert len({tuple(pairing.cost.items()) for pairing in drawn}) == 1
