"""Rounds still to come: the search against going through everything, Dirac's promise, and what is at risk."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest
from test_engine_exact import STAR_TREK, swiss_state

from topcut.messages.message import message
from topcut.play.pairing.criteria import cost
from topcut.play.pairing.future import rounds_at_risk
from topcut.play.pairing.problem import Candidate, Problem
from topcut.play.pairing.remarks import told
from topcut.play.pairing.schedule import can_pair
from topcut.play.pairing.solve import pair

Edges = frozenset[tuple[int, int]]


@cache
def full_rounds(n: int) -> tuple[Edges, ...]:
    """Every way to pair n players, n even."""
    return tuple(frozenset(found) for found in _pairings(list(range(n))))


def _pairings(left: list[int]) -> Iterator[list[tuple[int, int]]]:
    if not left:
        yield []
    for k in range(1, len(left)):
        for rest in _pairings(left[1:k] + left[k + 1 :]):
            yield [(left[0], left[k]), *rest]


def slowly(edges: Edges, n: int, rounds: int) -> bool:
    """So many disjoint full rounds out of these pairs, by trying all."""
    return rounds == 0 or any(found <= edges and slowly(edges - found, n, rounds - 1) for found in full_rounds(n))


@pytest.mark.parametrize("n", [5, 6, 7, 8])
def test_the_search_agrees_with_going_through_everything(n: int) -> None:
    """The bye of an odd field is one more player, whom everybody can meet once."""
    cards = n + n % 2
    for case in range(60):
        rng = random.Random(f"search/{n}/{case}")
        edges = frozenset((a, b) for a in range(cards) for b in range(a + 1, cards) if rng.random() < 0.6)
        unmet = tuple(sum(1 << b for b in range(cards) if (min(a, b), max(a, b)) in edges) for a in range(cards))
        for rounds in (1, 2, 3):
            assert can_pair(unmet, rounds) == slowly(edges, cards, rounds)


def test_a_whole_round_robin_is_found_at_once() -> None:
    for n in (4, 6, 8, 10, 12):
        everybody = (1 << n) - 1
        assert can_pair(tuple(everybody & ~(1 << a) for a in range(n)), n - 1) is True
        assert can_pair(tuple(everybody & ~(1 << a) for a in range(n)), n) is False


def stuck_after(n: int) -> int:
    """The earliest round after which some field of n, paired without rematches, cannot be paired any more."""
    met: set[Edges] = {frozenset()}
    for number in range(n):
        if any(all(found & played for found in full_rounds(n)) for played in met):
            return number
        met = {played | found for played in met for found in full_rounds(n) if not found & played}
    return n


@pytest.mark.parametrize("n", [2, 4, 6])
def test_no_field_gets_stuck_before_the_rounds_at_risk(n: int) -> None:
    assert rounds_at_risk(n, n, "last")[0] == stuck_after(n) + 1


@pytest.mark.parametrize(
    ("players", "rounds", "future", "risky"),
    [
        (6, 4, "last", (4,)),
        (6, 4, "required", ()),
        (8, 7, "last", (6, 7)),
        (8, 8, "required", (8,)),
        (3, 3, "last", ()),
        (3, 4, "last", (4,)),
        (5, 5, "last", (4, 5)),
        (16, 9, "last", ()),
        (30, 16, "required", (16,)),
        (10_000, 15, "last", ()),
        (1, 2, "last", (2,)),
        (0, 1, "last", (1,)),
    ],
)
def test_rounds_at_risk(players: int, rounds: int, future: str, risky: tuple[int, ...]) -> None:
    assert rounds_at_risk(players, rounds, future) == risky  # type: ignore[arg-type]


def test_7_6_the_future_decides_between_equals_and_required_before_totals() -> None:
    """Six players after two rounds, two to come after this one: only some of the equal pairings leave both pairable."""
    met = {"a": "bf", "b": "ac", "c": "bd", "d": "ce", "e": "df", "f": "ea"}
    equal = tuple(Candidate(name, 0, frozenset(met[name])) for name in met)
    for seed in range(30):
        assert pair(Problem(equal, STAR_TREK, "byes", rounds_after=2), seed).cost["future_rounds"] == 0
    spoilt = cost(Problem(equal, STAR_TREK, "byes", rounds_after=2), [("a", "d"), ("b", "e"), ("c", "f")], [])
    assert spoilt["future_rounds"] == 1
    tempting = {"a": 3, "d": 3, "b": 2, "e": 2, "c": 1, "f": 1}  # equal totals ask for the pairs that spoil it
    unequal = tuple(Candidate(name, tempting[name], frozenset(met[name])) for name in met)
    last = pair(Problem(unequal, STAR_TREK, "byes", rounds_after=2), 1)
    required = pair(Problem(unequal, STAR_TREK, "byes", "required", rounds_after=2), 1)
    assert (last.cost["future_rounds"], last.cost["unequal_totals"]) == (1, 0)
    assert (required.cost["future_rounds"], required.cost["unequal_totals"]) == (0, 2)


@pytest.mark.parametrize("players", [11, 12])
def test_a_required_future_plays_every_round_of_a_full_schedule(players: int) -> None:
    met: dict[str, set[str]] = {f"p{i}": set() for i in range(players)}
    byes: list[str] = []
    rounds = players - 1 + players % 2
    for number in range(rounds):
        field = tuple(Candidate(p, sum(map(ord, p)) % 3 * number, frozenset(met[p]), byes.count(p)) for p in met)
        pairing = pair(Problem(field, STAR_TREK, "play", "required", rounds_after=rounds - number - 1), number)
        assert (pairing.cost["rematches"], pairing.cost["future_rounds"]) == (0, 0)
        for a, b in pairing.pairs:
            met[a].add(b)
            met[b].add(a)
        byes += pairing.byes
    assert sorted(byes) == (sorted(met) if players % 2 else [])


def test_what_is_not_known_is_said() -> None:
    problem = swiss_state(40, 5, "not known")
    assert pair(Problem(problem.players, STAR_TREK, "byes", rounds_after=3), 1).notes == ()
    notes = pair(Problem(problem.players, STAR_TREK, "byes", rounds_after=30), 1).notes
    assert told(notes) == (message("note-future-unknown", players=len(problem.players)),)
