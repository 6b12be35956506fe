"""The engine against brute force: small fields in any round, however they came about, cost exactly the optimum."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import brute
import numpy as np
import pytest
from msgspec import structs
from scipy.optimize import Bounds, LinearConstraint, milp

from spread import TRUST
from topcut.play.pairing.criteria import cost
from topcut.play.pairing.problem import Candidate, Pair, Pairing, Problem
from topcut.play.pairing.solve import pair
from topcut.refusal import Refused

CHUNKS = 10
CASES = 20_000 if TRUST else 1_000

RESULTS = {  # points of winner and loser, or of both in a draw
    "star-trek": ((4, 1), (3, 1), (2, 2), (4, 0)),
    "star-trek-2010": ((3, 1), (2, 1), (2, 2)),
    "magic": ((3, 0), (3, 0), (1, 1)),
    "star-wars": ((2, 0),),
    "sirlin": ((1, 0),),
}


# Fields --------------------------------------------------------------------------------------------------------------


@dataclass
class Card:
    """A player's score card while the history is made up."""

    id: str
    total: int = 0
    met: set[str] = field(default_factory=set)
    byes: int = 0
    differential: int = 0


def random_problem(rng: random.Random, n: int = 0) -> Problem:
    """A round to be paired: a field with a history, one of the rulebook styles, sometimes the director's wishes."""
    n = n or rng.randint(2, 9)
    cards = rng.choices((played, invented, level), (6, 2, 2))[0](rng, n)
    order = rng.choices(("random", "differential", "sides"), (6, 3, 2))[0]
    byes_instead = rng.random() < 0.5
    criteria = brute.BYES_INSTEAD if byes_instead else brute.PLAY_ON
    ids = [card.id for card in cards]
    pinned = wishes(rng, ids, 0.15, 2)
    pinned_byes = rng.sample(ids, rng.choice((1, 2)) if byes_instead else n % 2) if rng.random() < 0.08 else []
    return Problem(
        players=tuple(candidates(rng, cards)),
        criteria=brute.by_differential(criteria) if order == "differential" else criteria,
        forced_rematch="byes" if byes_instead else "play",
        future=rng.choices(("last", "required"), (4, 1) if byes_instead else (1, 4))[0],
        order=order,
        rounds_after=rounds_after(rng, cards),
        pinned=tuple(pinned),
        forbidden=tuple(found for found in wishes(rng, ids, 0.15, 3) if set(found) not in [set(pin) for pin in pinned]),
        pinned_byes=tuple(pinned_byes) if order != "sides" else (),
        forbidden_byes=tuple(rng.sample(ids, rng.randint(1, 2))) if rng.random() < 0.08 else (),
    )


def candidates(rng: random.Random, cards: list[Card]) -> list[Candidate]:
    teams = rng.choice((("",), ("", "", "ds9", "ent"), ("ds9", "ent", "voy")))
    lean = rng.choice((0.5, 0.5, 0.5, 0.8))
    return [
        Candidate(
            id=card.id,
            total=card.total,
            met=frozenset(card.met),
            byes=card.byes,
            differential=card.differential,
            side="light" if rng.random() < lean else "dark",
            team=rng.choice(teams),
        )
        for card in cards
    ]


def rounds_after(rng: random.Random, cards: list[Card]) -> int:
    """Often as many as the busiest player has still to meet (the bye of an odd field is one of them): a tight plan."""
    n, ids = len(cards), {card.id for card in cards}
    busiest = max(len(card.met & ids) + n % 2 * card.byes for card in cards)
    tight = n - 1 + n % 2 - busiest - 1
    return min(5, rng.choice((0, 1, 2, 4, *[max(tight, 0)] * 4)))  # 9 players over 7 rounds take brute force seconds


def wishes(rng: random.Random, ids: list[str], chance: float, most: int) -> list[Pair]:
    """A few disjoint pairs that a director pins or forbids."""
    if rng.random() >= chance:
        return []
    drawn = rng.sample(ids, len(ids))
    return list(zip(drawn[::2], drawn[1::2], strict=False))[: rng.randint(1, most)]


def invented(rng: random.Random, n: int) -> list[Card]:
    """No event leads here: totals, byes and who met whom are thrown with dice."""
    cards = [
        Card(
            f"p{i}", rng.randint(-1, rng.choice((1, 4, 20))), set(), rng.choice((0, 0, 1, 2, 3)), rng.randint(-200, 200)
        )
        for i in range(n)
    ]
    density = rng.random()
    for i, a in enumerate(cards):
        for b in cards[i + 1 :]:
            if rng.random() < density:
                meet(a, b)
    return cards


def played(rng: random.Random, n: int) -> list[Card]:
    """Rounds are played, well or badly paired, until n players are left."""
    cards = [Card(f"p{i}") for i in range(n + rng.choice((0, 0, 0, 1, 2)))]
    rng.shuffle(cards)
    rounds = rng.choice((0, 1, 2, 3, 4, 5, n - 1, n))
    results = RESULTS[rng.choice(tuple(RESULTS))]
    by_hand = rng.choice((0.0, 0.0, 0.2, 1.0))
    for number in range(rounds):
        away = earned_byes(rng, cards, results) if number == 0 else []
        play_round(rng, [card for card in cards if card not in away], results, rng.random() < by_hand)
        if len(cards) > n and rng.random() < 0.3:
            cards.remove(rng.choice(cards))
    return cards[:n]


def level(rng: random.Random, n: int) -> list[Card]:
    """Everybody about equal, so that nothing but the rounds to come tells good pairings from bad ones."""
    cards = [Card(f"p{i}") for i in range(n)]
    for _ in range(rng.randint(1, max(1, n - 3))):
        play_round(rng, cards, ((0, 0),), by_hand=False)
    for card in cards:
        card.total = rng.choice((0, 0, 0, 0, 1))
    return cards


def earned_byes(rng: random.Random, cards: list[Card], results: tuple[tuple[int, int], ...]) -> list[Card]:
    """Round one may begin with byes from earlier events; they do not count as the one bye."""
    away = rng.sample(cards, rng.choice((0, 0, 0, 1, 2)))
    for card in away:
        card.total += results[0][0]
    return away


def play_round(rng: random.Random, cards: list[Card], results: tuple[tuple[int, int], ...], by_hand: bool) -> None:
    """Greedy from the top, as a tired director pairs; by hand nobody looks at who met whom."""
    left = rng.sample(cards, len(cards))
    if not by_hand:
        left.sort(key=lambda card: -card.total)
    if len(left) % 2:
        give_bye(left.pop(), results)
    while left:
        first = left.pop(0)
        fresh = [card for card in left if by_hand or card.id not in first.met]
        if not fresh and rng.random() < 0.5:
            give_bye(first, results)
            give_bye(left.pop(), results)
        else:
            play(rng, first, left.pop(left.index(fresh[0]) if fresh else 0), results)


def give_bye(card: Card, results: tuple[tuple[int, int], ...]) -> None:
    card.byes += 1
    card.total += results[0][0]


def play(rng: random.Random, a: Card, b: Card, results: tuple[tuple[int, int], ...]) -> None:
    winner, loser = rng.sample((a, b), 2)
    points = rng.choice(results)
    margin = 0 if points[0] == points[1] else rng.choice((1, 20, 35, 65, 100))
    winner.total += points[0]
    loser.total += points[1]
    winner.differential += margin
    loser.differential -= margin
    meet(a, b)


def meet(a: Card, b: Card) -> None:
    a.met.add(b.id)
    b.met.add(a.id)


# The proof -----------------------------------------------------------------------------------------------------------


def seated(pairing: Pairing) -> list[str]:
    return sorted([*(player for pair in pairing.pairs for player in pair), *pairing.byes])


def check_legal(problem: Problem, pairing: Pairing) -> None:
    """Everybody exactly once, pins and forbids and sides kept, the best tables first."""
    assert seated(pairing) == sorted(player.id for player in problem.players)
    met = [set(pair) for pair in pairing.pairs]
    assert all(set(pin) in met for pin in problem.pinned)
    assert not any(set(pair) in met for pair in problem.forbidden)
    assert set(problem.pinned_byes) <= set(pairing.byes)
    assert not set(problem.forbidden_byes) & set(pairing.byes)
    player = {candidate.id: candidate for candidate in problem.players}
    if problem.order == "sides":
        assert all(player[a].side != player[b].side for a, b in pairing.pairs)
    tops = [max(player[a].total, player[b].total) for a, b in pairing.pairs]
    assert tops == sorted(tops, reverse=True)


def check(problem: Problem, best: brute.Optimum, seed: str) -> None:
    """One field: the engine's pairing is legal, one of the optimal ones, and knows its own cost."""
    pairing = pair(problem, seed)
    check_legal(problem, pairing)
    assert list(pairing.cost) == list(problem.criteria)
    assert dict(pairing.cost) == best.cost
    assert brute.shape(pairing.pairs, pairing.byes) in best.shapes
    assert pairing.exact


def check_cost(problem: Problem, rng: random.Random) -> None:
    """`cost` agrees with brute force on any pairing, however bad."""
    player = {candidate.id: candidate for candidate in problem.players}
    left = rng.sample(sorted(player), len(player))
    pairs, byes = [], []
    while left:
        first = left.pop()
        others = [id for id in left if problem.order != "sides" or player[id].side != player[first].side]
        if others and rng.random() < 0.85:
            pairs.append((first, others[0]))
            left.remove(others[0])
        else:
            byes.append(first)
    ours = brute.cost(problem, pairs, byes)
    assert dict(cost(problem, tuple(pairs), tuple(byes))) == ours, (pairs, byes)


def prove(name: str, n: int = 0) -> None:
    """The random field of this name: optimal, or refused where nothing is legal."""
    rng = random.Random(name)
    problem = random_problem(rng, n)
    best = brute.optimum(problem)
    try:
        if best:
            check(problem, best, name)
            check_cost(problem, rng)
        else:
            with pytest.raises(Refused):
                pair(problem, name)
    except Exception as fault:
        raise AssertionError(f"{name}: {problem}") from fault


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_small_fields_cost_the_optimum(chunk: int) -> None:
    for case in range(chunk, CASES, CHUNKS):
        prove(f"optimum/{case}")


@pytest.mark.parametrize("chunk", range(4))
def test_ten_players_cost_the_optimum(chunk: int) -> None:
    for case in range(chunk, CASES // 50, 4):
        prove(f"ten/{case}", 10)


def test_the_criteria_decide_in_the_order_of_the_rulebook_whatever_it_is() -> None:
    for case in range(CASES // 20):
        rng = random.Random(f"order/{case}")
        problem = random_problem(rng)
        criteria = rng.sample(problem.criteria, len(problem.criteria) - rng.choice((0, 0, 1, 2)))
        if "byes_above_lowest" in criteria:
            problem = structs.replace(problem, criteria=tuple(criteria))
        best = brute.optimum(problem)
        if best:
            check(problem, best, f"order/{case}")


def test_one_seed_gives_one_pairing() -> None:
    for case in range(50):
        problem = random_problem(random.Random(f"again/{case}"))
        if brute.optimum(problem):
            assert pair(problem, f"again/{case}") == pair(problem, f"again/{case}")


@pytest.mark.parametrize("n", range(2, 11))
def test_a_required_future_completes_every_round_robin(n: int) -> None:
    """With as many rounds as there are opponents each choice can spoil a later round; none may."""
    rounds = n - 1 + n % 2
    cards = {f"p{i}": Card(f"p{i}") for i in range(n)}
    rng = random.Random(f"robin/{n}")
    for number in range(rounds):
        players = tuple(Candidate(card.id, card.total, frozenset(card.met), card.byes) for card in cards.values())
        problem = Problem(players, brute.PLAY_ON, future="required", rounds_after=rounds - number - 1)
        pairing = pair(problem, f"robin/{n}/{number}")
        assert (pairing.cost["rematches"], pairing.cost["repeated_byes"], pairing.cost["future_rounds"]) == (0, 0, 0)
        for a, b in pairing.pairs:
            play(rng, cards[a], cards[b], RESULTS["magic"])
        for bye in pairing.byes:
            give_bye(cards[bye], RESULTS["magic"])
    assert all(len(card.met) == n - 1 for card in cards.values())


# Tight plans: nearly every pair that is left is needed. Brute force takes minutes, an integer programme does not -----


def can_go_on(problem: Problem, pairs: Sequence[Pair], byes: Sequence[str], rounds: int) -> bool:
    """So many rounds can follow this pairing; a variable for every pair and round, 1 where they meet."""
    bye = ["the bye"] if len(problem.players) % 2 else []
    gone = {frozenset(pair) for pair in pairs} | {frozenset((a, *bye)) for a in byes}
    gone |= {frozenset((a.id, b)) for a in problem.players for b in [*a.met, *(bye if a.byes else [])]}
    seats = [player.id for player in problem.players] + bye
    free = [pair for pair in combinations(seats, 2) if frozenset(pair) not in gone]
    if not free or rounds <= 0:
        return rounds <= 0
    once_a_round = np.array([[seat in pair for pair in free] for seat in seats], dtype=int)
    constraints = [
        LinearConstraint(np.kron(np.eye(rounds, dtype=int), once_a_round), 1, 1),
        LinearConstraint(np.kron(np.ones((1, rounds), dtype=int), np.eye(len(free), dtype=int)), 0, 1),
    ]
    whole = np.ones(len(free) * rounds)
    return bool(milp(0 * whole, constraints=constraints, integrality=whole, bounds=Bounds(0, 1)).success)


def tight_problem(rng: random.Random, n: int) -> Problem:
    """As many rounds are planned as the busiest player has opponents left."""
    cards = rng.choice((level, played))(rng, n)
    ids = {card.id for card in cards}
    busiest = max(len(card.met & ids) + n % 2 * card.byes for card in cards)
    plan = max(0, n - 1 + n % 2 - busiest - 1)
    return Problem(tuple(candidates(rng, cards)), brute.PLAY_ON, future="required", rounds_after=plan)


def check_future(problem: Problem, seed: str) -> None:
    """What is claimed about the future is true, and no good one was passed over; or the engine says it is not sure."""
    pairing = pair(problem, seed)
    if pairing.notes:
        assert not pairing.exact
        assert len(problem.players) > 10
        return
    left = problem.rounds_after
    assert pairing.cost["future_rounds"] == int(not can_go_on(problem, pairing.pairs, pairing.byes, left)), problem
    if pairing.cost["future_rounds"]:
        spoilt = pairing.cost["rematches"] or pairing.cost["repeated_byes"]
        assert spoilt or not can_go_on(problem, (), (), left + 1), problem


@pytest.mark.parametrize("chunk", range(8))
def test_the_future_of_tight_plans_is_known(chunk: int) -> None:
    for case in range(chunk, CASES // 20, 8):
        rng = random.Random(f"tight/{case}")
        check_future(tight_problem(rng, rng.randint(5, 12)), f"tight/{case}")


def met(written: str, rounds_after: int, byes: str = "", totals: str = "") -> Problem:
    """'a-b c- d-ef': a met b, c nobody, d e and f; totals in the same order."""
    opponents = dict(word.split("-") for word in written.split())
    return Problem(
        tuple(
            Candidate(a, int(totals[i]) if totals else 0, frozenset(others), byes.count(a))
            for i, (a, others) in enumerate(opponents.items())
        ),
        brute.PLAY_ON,
        future="required",
        rounds_after=rounds_after,
    )


TIGHT = {
    "nine players, one of them with an earned bye, seven rounds more": met(
        "a-b c- d-e f-g h- i-j j-i b-a g-f", 7, byes="c", totals="222222000"
    ),
    "nine players, two byes for one, six rounds more": met(
        "a-ci b-eg c-ag d- e-bh f-hi g-bc h-ef i-af", 6, byes="dd", totals="100000000"
    ),
    "ten players, one pair met twice, six rounds more": met(
        "a-fh b-cg c-be d-j e-cg f-ai g-be h-ai i-fh j-d", 6, totals="0010001100"
    ),
    "twelve players, seven rounds more": met(
        "a-kgh b-kdi c-ke d-bfj e-lc f-dgi g-afh h-agj i-blf j-ldh k-abc l-eij", 7, totals="000000000001"
    ),
}


@pytest.mark.parametrize("name", TIGHT)
def test_tight_plans_that_were_judged_wrongly_or_took_a_minute(name: str) -> None:
    for seed in range(6):
        check_future(TIGHT[name], f"{seed}")


# The brute force itself, on fields that can be worked out by hand -----------------------------------------------------


def of(totals: Sequence[int], met: Sequence[tuple[int, int]] = (), byes: Sequence[int] = (), **more: Any) -> Problem:
    """Players a, b, c … with these totals."""
    ids = "abcdefghi"[: len(totals)]
    friends = {i: {ids[b] for a, b in [*met, *[(y, x) for x, y in met]] if a == i} for i in range(len(ids))}
    players = tuple(Candidate(ids[i], total, frozenset(friends[i]), byes.count(i)) for i, total in enumerate(totals))
    return Problem(players, **{"criteria": brute.BYES_INSTEAD, "forced_rematch": "byes", **more})


def shapes(*written: str) -> frozenset[brute.Shape]:
    """'ab cd e' is two pairs and a bye."""
    return frozenset(
        brute.shape([tuple(w) for w in text.split() if len(w) == 2], [w for w in text.split() if len(w) == 1])
        for text in written
    )


def test_brute_r09_nobody_is_paired_down_twice_past_an_opponent() -> None:
    best = brute.optimum(of([9, 8, 8, 7]))
    assert best and best.shapes == shapes("ab cd", "ac bd")
    assert (best.cost["unequal_totals"], best.cost["total_gaps"]) == (2, 2)


def test_brute_r08_two_byes_instead_of_a_rematch_and_everybody_when_nobody_is_new() -> None:
    best = brute.optimum(of([6, 6, 3, 3], met=[(0, 1), (0, 2), (1, 2), (2, 3)]))
    assert best and best.shapes == shapes("ad b c", "bd a c")
    assert best.cost["surplus_byes"] == 2
    met = [(a, b) for a in range(4) for b in range(a)]
    everybody = brute.optimum(of([6, 6, 3, 3], met=met))
    assert everybody and everybody.shapes == shapes("a b c d")


def test_brute_r10_the_bye_goes_to_the_lowest_without_one() -> None:
    best = brute.optimum(of([8, 4, 1], byes=(2,)))
    assert best and best.shapes == shapes("ac b")


def test_brute_future_of_six_players() -> None:
    """Two triangles have met: nine pairs are left, this round and two more."""
    triangles = [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)]
    across = [("a", "d"), ("b", "e"), ("c", "f")]
    assert brute.cost(of([0] * 6, triangles, rounds_after=2), across, [])["future_rounds"] == 0
    assert brute.cost(of([0] * 6, triangles, rounds_after=3), across, [])["future_rounds"] == 1


def test_brute_counts_every_pairing() -> None:
    assert [len(brute.arrangements(n)) for n in range(10)] == [1, 1, 2, 4, 10, 26, 76, 232, 764, 2620]
