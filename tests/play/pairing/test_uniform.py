"""Chance is fair: every optimal pairing is drawn, each as often as any other (chi-square, p = 0.001, fixed seeds)."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import Any

import brute
import pytest
from msgspec import structs
from scipy.stats import chi2

from topcut.play.pairing.problem import Candidate, Pair, Problem
from topcut.play.pairing.solve import pair

TRUST = bool(os.environ.get("TOPCUT_TRUST"))
PER_PAIRING = 400 if TRUST else 40  # draws for each optimal pairing
PER_CELL = 60 if TRUST else 10  # draws for each outcome in larger fields

Met = str  # "ab cd": a has met b, c has met d


def field(totals: Sequence[int], met: Met = "", byes: str = "", **more: Any) -> Problem:
    """Players a, b, c … with these totals; Star Trek's criteria unless told otherwise."""
    ids = "abcdefghi"[: len(totals)]
    opponents = {a: {b for pair in met.split() for b in pair if a in pair and b != a} for a in ids}
    each: dict[str, Sequence[Any]] = {name: more.pop(name, ()) for name in ("differential", "side", "team")}
    players = tuple(
        Candidate(a, totals[i], frozenset(opponents[a]), byes.count(a), **{k: v[i] for k, v in each.items() if v})
        for i, a in enumerate(ids)
    )
    return Problem(players, **{"criteria": brute.BYES_INSTEAD, "forced_rematch": "byes", **more})


def elsewhere(totals: Sequence[int], met: Met = "", byes: str = "", **more: Any) -> Problem:
    """The same under the criteria of the other rulebooks."""
    style = {"criteria": brute.PLAY_ON, "forced_rematch": "play", "future": "required"}
    return field(totals, met, byes, **{**style, **more})


def differential(problem_style: Any, *given: Any, **more: Any) -> Problem:
    problem = problem_style(*given, **more, order="differential")
    return Problem(
        problem.players,
        brute.by_differential(problem.criteria),
        problem.forced_rematch,
        problem.future,
        problem.order,
        problem.rounds_after,
    )


FIELDS: dict[str, tuple[int, Problem]] = {  # how many optimal pairings there are, and the field
    "round one, three players": (3, field([0, 0, 0])),
    "round one, four players": (3, elsewhere([0] * 4)),
    "round one, five players": (15, field([0] * 5)),
    "round one, six players": (15, elsewhere([0] * 6)),
    "round two of six": (8, field([4, 4, 4, 1, 1, 1], "ad be cf", criteria=("rematches", "surplus_byes"))),
    "one floats down": (9, field([4, 4, 4, 1, 1, 1])),
    "one floats down, one of them has met all": (6, field([4, 4, 4, 1, 1, 1], "ad ae af")),
    "a float and a bye": (6, elsewhere([3, 3, 3, 0, 0])),
    "the second bye is spared": (3, field([4, 4, 4, 4, 1], byes="eabc")),
    "bye above the lowest": (4, elsewhere([6, 6, 3, 3, 3], byes="cde", met="cd")),
    "two byes instead of a rematch": (3, field([4, 4, 4, 4], "ab ac bc")),
    "three byes in an odd field": (4, field([1] * 5, "ab ac ad bc bd cd")),
    "forced rematches": (3, elsewhere([0] * 4, "ab ac ad bc bd cd")),
    "few partners left in round four": (4, elsewhere([0] * 6, "ab bc cd de ef af", rounds_after=0)),
    "the future forbids one of four": (3, elsewhere([0] * 6, "ab bc cd de ef af", rounds_after=2)),
    "equal differentials": (3, differential(field, [4, 4, 4, 4, 1, 1], differential=[30, 30, 30, 30, -60, -60])),
    "floats by differential": (4, differential(elsewhere, [3, 3, 3, 0, 0, 0], differential=[9, 5, 5, 0, 0, -9])),
    "two sides, three tables": (6, elsewhere([0] * 6, side="xyxyxy", order="sides")),
    "two sides, one too many": (6, field([0] * 5, side="xyxyx", order="sides")),
    "teammates apart": (8, field([0] * 6, team=["ds9", "ds9", "ent", "ent", "voy", "voy"])),
    "one pair pinned, one forbidden": (10, field([0] * 7, pinned=(("a", "b"),), forbidden=(("c", "d"),), byes="g")),
    "nine players, three levels": (6, field([8, 8, 8, 8, 4, 4, 4, 4, 0], "ab")),
}


def statistic(counts: Iterable[int], cells: int) -> float:
    found = list(counts)
    expected = sum(found) / cells
    return sum((count - expected) ** 2 / expected for count in found) + expected * (cells - len(found))


def check_uniform(drawn: Counter[Hashable], cells: int) -> None:
    assert len(drawn) == cells, drawn
    assert statistic(drawn.values(), cells) < chi2.isf(0.001, cells - 1), drawn


@pytest.mark.parametrize("name", FIELDS)
def test_every_optimal_pairing_is_equally_likely(name: str) -> None:
    pairings, problem = FIELDS[name]
    best = brute.optimum(problem)
    assert best is not None
    assert len(best.shapes) == pairings, len(best.shapes)
    drawn: Counter[Hashable] = Counter()
    for i in range(pairings * PER_PAIRING):
        pairing = pair(problem, f"uniform/{name}/{i}")
        drawn[brute.shape(pairing.pairs, pairing.byes)] += 1
    assert drawn.keys() == best.shapes
    check_uniform(drawn, pairings)


def among_others(problem: Problem, couples: int) -> Problem:
    """The same field in a larger event: above it stand couples who have met everybody but each other."""
    others = [f"other{i}" for i in range(2 * couples)]
    ids = [player.id for player in problem.players]
    sides = sorted({player.side for player in problem.players})
    players = [structs.replace(player, met=player.met | set(others)) for player in problem.players]
    for i, other in enumerate(others):
        met = frozenset({*others, *ids} - {other, others[i ^ 1]})
        players.append(Candidate(other, 100 + i // 2 * 5, met, side=sides[i % len(sides)]))
    return structs.replace(problem, players=tuple(sorted(players, key=lambda player: player.id[::-1])))


LARGER = [name for name, (cells, problem) in FIELDS.items() if not problem.rounds_after and (TRUST or 4 <= cells <= 6)]


@pytest.mark.parametrize("name", LARGER)
@pytest.mark.parametrize("couples", [6, 10, 25] if TRUST else [10])
def test_every_optimal_pairing_is_equally_likely_in_a_larger_event(name: str, couples: int) -> None:
    pairings, problem = FIELDS[name]
    best, larger = brute.optimum(problem), among_others(problem, couples)
    assert best is not None
    drawn: Counter[Hashable] = Counter()
    for i in range(pairings * PER_CELL):
        pairing = pair(larger, f"larger/{name}/{couples}/{i}")
        drawn[brute.shape([(a, b) for a, b in pairing.pairs if not a.startswith("other")], pairing.byes)] += 1
    assert drawn.keys() == best.shapes
    check_uniform(drawn, pairings)


# Larger fields cannot be counted, but players in the same position must fare alike ------------------------------------


def many(groups: Sequence[tuple[int, int]], **more: Any) -> Problem:
    """Groups of (players, total): p0, p1 … without a history."""
    totals = [total for players, total in groups for _ in range(players)]
    players = tuple(Candidate(f"p{i}", total) for i, total in enumerate(totals))
    return Problem(players, **{"criteria": brute.PLAY_ON, "future": "required", **more})


def opponent(pairs: Iterable[Pair], player: str) -> str:
    return next((b if a == player else a for a, b in pairs if player in (a, b)), "")


@pytest.mark.parametrize("n", [11, 12, 24, 33])
def test_round_one_gives_every_opponent_and_the_bye_equally_often(n: int) -> None:
    problem = many([(n, 0)])
    cells = n - 1 + n % 2
    drawn = Counter(opponent(pair(problem, f"one/{n}/{i}").pairs, "p3") for i in range(cells * PER_CELL))
    check_uniform(drawn, cells)


@pytest.mark.parametrize(("high", "low"), [(5, 7), (9, 9), (21, 13), (25, 3)])
def test_everybody_of_a_level_floats_equally_often(high: int, low: int) -> None:
    problem = many([(high, 3), (low, 0)])
    up = {f"p{i}" for i in range(high)}
    down: Counter[Hashable] = Counter()
    lifted: Counter[Hashable] = Counter()
    for i in range(max(high, low) * PER_CELL):
        float_pair = next(p for p in pair(problem, f"float/{high}/{low}/{i}").pairs if len(up & set(p)) == 1)
        down.update(up & set(float_pair))
        lifted.update(set(float_pair) - up)
    check_uniform(down, high)
    check_uniform(lifted, low)


@pytest.mark.parametrize("low", [5, 15])
def test_everybody_of_the_lowest_level_has_the_bye_equally_often(low: int) -> None:
    problem = many([(30 - low // 2 * 2, 3), (low, 0)])
    drawn = Counter(pair(problem, f"bye/{low}/{i}").byes for i in range(low * PER_CELL))
    check_uniform(drawn, low)


@pytest.mark.parametrize("n", [12, 22])
def test_who_sits_first_is_as_fair_as_a_coin(n: int) -> None:
    problem = many([(n, 0)])
    firsts = Counter("p3" in {a for a, _ in pair(problem, f"seat/{n}/{i}").pairs} for i in range(20 * PER_CELL))
    check_uniform(firsts, 2)
