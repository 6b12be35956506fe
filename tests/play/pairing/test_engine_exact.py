"""Every fast way of the engine against the complete graph, on Swiss states that the engine itself has paired."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest
from msgspec import structs

from topcut.play.chance import Chance
from topcut.play.pairing import crowd, differential, flow, large, line, sides, standing
from topcut.play.pairing.criteria import cost_of
from topcut.play.pairing.field import Field, read
from topcut.play.pairing.found import Found
from topcut.play.pairing.graph import complete
from topcut.play.pairing.matching import best, value
from topcut.play.pairing.problem import Candidate, Problem
from topcut.play.pairing.solve import pair

STAR_TREK = (
    "rematches",
    "surplus_byes",
    "repeated_byes",
    "byes_above_lowest",
    "paired_down_again",
    "unequal_totals",
    "total_gaps",
    "future_rounds",
    "teammates",
)
BY_DIFFERENTIAL = (*STAR_TREK[:-1], "differential_floats", "differential_gaps", "teammates")
POINTS = {"byes": ((4, 1), (4, 1), (3, 1), (2, 2)), "play": ((3, 0),) * 9 + ((1, 1),)}

FIELDS = 40 if os.environ.get("TOPCUT_TRUST") else 8


def swiss_state(n: int, rounds: int, seed: str, teams: int = 0) -> Problem:
    """A field after so many rounds, in one of two styles, odd or even, perhaps with a player dropping each round."""
    rng = random.Random(seed)
    style = rng.choice(("byes", "play"))
    drops = rng.random() < 0.3
    cards = {f"p{i}": Candidate(f"p{i}", 0, team=f"t{rng.randrange(teams)}" if teams else "") for i in range(n)}
    for number in range(rounds):
        drawn = pair(Problem(tuple(cards.values()), STAR_TREK, style), f"{seed}/{number}")
        for a, b in drawn.pairs:
            points, margin = rng.choice(POINTS[style]), rng.choice((100, 65, 35, 20, 5, rng.randint(1, 100)))
            winner, loser = rng.sample((a, b), 2)
            cards[winner] = _after(cards[winner], loser, points[0], margin * (points[0] != points[1]))
            cards[loser] = _after(cards[loser], winner, points[1], -margin * (points[0] != points[1]))
        for player in drawn.byes:
            card = cards[player]
            cards[player] = structs.replace(card, total=card.total + POINTS[style][0][0], byes=card.byes + 1)
        if drops:
            del cards[rng.choice(sorted(cards))]
    return Problem(tuple(cards.values()), STAR_TREK, style)


def _after(card: Candidate, opponent: str, points: int, margin: int) -> Candidate:
    met = card.met | {opponent}
    return structs.replace(card, total=card.total + points, met=met, differential=card.differential + margin)


def states(case: str, count: int, most: int) -> Iterator[tuple[random.Random, Problem]]:
    for k in range(count):
        rng = random.Random(f"{case}/{k}")
        n = rng.choice((rng.randint(18, 60), rng.randint(60, most)))
        yield rng, swiss_state(n, rng.randint(0, 9), f"{case}/{k}", rng.choice((0, 0, 8, 3, 2)))


def least(field: Field) -> dict[str, int]:
    """The optimum of the complete graph, by criterion."""
    graph = complete(field, field.free)
    matching = best(graph)
    assert matching is not None
    return dict(zip(graph.names, value(graph, matching), strict=True))


def check_cost(field: Field, found: Found | None) -> None:
    assert found is not None
    seated = sorted([row for rows in found.pairs for row in rows] + found.byes)
    assert seated == field.free
    spent = cost_of(field, found.pairs, found.byes)
    wanted = least(field)
    wanted["surplus_byes"] -= field.expected_byes
    assert {name: spent[name] for name in spent if name != "future_rounds"} == {
        name: wanted[name] for name in spent if name != "future_rounds"
    }


@pytest.mark.parametrize("chunk", range(4))
def test_blank_cards_cost_what_the_complete_graph_costs(chunk: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In any order of the criteria: the compression does not depend on it."""
    for rng, problem in states(f"crowd/{chunk}", FIELDS, 220):
        monkeypatch.setattr(large, "SMALLEST_POOL", rng.choice((4, 8, 12)))
        monkeypatch.setattr(large, "SPARE", rng.choice((0, 2, 6)))
        criteria = rng.sample(STAR_TREK, len(STAR_TREK)) if rng.random() < 0.3 else STAR_TREK
        field = read(structs.replace(problem, criteria=tuple(criteria)))
        found = crowd.draw_crowd(field, field.free, "crowd")
        assert found is not None
        assert found.exact
        check_cost(field, found)


@pytest.mark.parametrize("chunk", range(4))
def test_windows_cost_what_the_complete_graph_costs(chunk: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With narrow windows and small blocks, so that a field of a hundred looks like one of thousands."""
    proven = 0
    for rng, problem in states(f"line/{chunk}", FIELDS, 160):
        monkeypatch.setattr(line, "WIDEST", rng.choice((60, 100, 400)))
        monkeypatch.setattr(flow, "SMALL", rng.choice((2, 4, 8, 16)))
        monkeypatch.setattr(differential, "WHOLE", rng.choice((6, 20)))
        for module in (line, standing, differential):
            monkeypatch.setattr(module, "MARGIN", 1 + chunk % 2)
        coarse = rng.choice((1, 1, 10, 50, 300))  # many equal differentials
        players = tuple(structs.replace(p, differential=p.differential // coarse * coarse) for p in problem.players)
        field = read(structs.replace(problem, players=players, criteria=BY_DIFFERENTIAL, order="differential"))
        found = differential.draw_by_differential(field, field.free, "line")
        if found is not None and found.exact:
            proven += 1
            check_cost(field, found)
    assert proven >= FIELDS // 2


@pytest.mark.parametrize("criteria", [STAR_TREK, BY_DIFFERENTIAL])
def test_an_assignment_of_two_sides_costs_what_the_complete_graph_costs(criteria: tuple[str, ...]) -> None:
    for rng, problem in states(f"sides/{len(criteria)}", 12, 160):
        lean = rng.choice((0.5, 0.7))
        players = tuple(structs.replace(p, side="light" if rng.random() < lean else "dark") for p in problem.players)
        field = read(structs.replace(problem, players=players, criteria=criteria, order="sides"))
        found = sides.draw_by_sides(field, field.free, Chance("sides"))
        if found is not None:
            check_cost(field, found)


@pytest.mark.parametrize("order", ["random", "differential"])
@pytest.mark.parametrize("n", [299, 300])
def test_three_hundred_players_cost_what_the_complete_graph_costs(n: int, order: str) -> None:
    problem = swiss_state(n, 7, f"three hundred/{n}", 6)
    criteria = BY_DIFFERENTIAL if order == "differential" else STAR_TREK
    problem = structs.replace(problem, criteria=criteria, order=order)
    pairing = pair(problem, 7)
    assert pairing.exact
    wanted = least(read(problem))
    wanted["surplus_byes"] -= n % 2
    assert {**wanted, "future_rounds": 0} == {**dict.fromkeys(wanted, 0), **pairing.cost}


@pytest.mark.parametrize("order", ["random", "differential"])
@pytest.mark.parametrize("n", [3_000, 3_001])
def test_thousands_are_proven_too(n: int, order: str) -> None:
    problem = swiss_state(n, 5, f"thousands/{n}")
    criteria = BY_DIFFERENTIAL if order == "differential" else STAR_TREK
    pairing = pair(structs.replace(problem, criteria=criteria, order=order), 1)
    assert pairing.exact
    assert (pairing.cost["rematches"], pairing.cost["repeated_byes"], len(pairing.byes)) == (0, 0, n % 2)


def test_players_who_are_all_different_are_paired_but_not_proven() -> None:
    players = tuple(Candidate(f"p{i}", 7 * i) for i in range(1_500))
    pairing = pair(Problem(players, STAR_TREK), 1)
    assert not pairing.exact
    assert pairing.notes
    assert pairing.cost["total_gaps"] == 7 * 750
