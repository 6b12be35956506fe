"""Many forbidden pairs: the optimum all the same, and a core that stays small."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import combinations, product

import pytest
from msgspec import structs
from test_engine_exact import STAR_TREK, check_cost, states, swiss_state

from saying import refused
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Create
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import MemoryJournal
from topcut.desk.submit import Accepted, submit
from topcut.messages.message import message
from topcut.play.chance import Chance
from topcut.play.check import check
from topcut.play.pairing import crowd, large, sides
from topcut.play.pairing.criteria import cost
from topcut.play.pairing.field import read
from topcut.play.pairing.graph import complete
from topcut.play.pairing.matching import Graph, Matching, best
from topcut.play.pairing.problem import Candidate, Pair, Problem
from topcut.play.pairing.solve import pair
from topcut.rulebooks.load import load


def forbidden_among(rng: random.Random, players: list[str]) -> tuple[Pair, ...]:
    """Households, a club that must not meet itself, one whom nobody wants, two camps."""
    some = rng.sample(players, len(players))
    size = rng.randint(2, max(3, len(players) // 3))
    match rng.choice(("households", "club", "one", "camps")):
        case "households":
            return tuple((a, b) for a, b in (rng.sample(players, 2) for _ in range(rng.randint(31, 3 * len(players)))))
        case "club":
            return tuple(combinations(some[:size], 2))
        case "one":
            return tuple((some[0], other) for other in some[1 : rng.choice((size, len(some) - 1, len(some)))])
    return tuple(product(some[: size // 2], some[size // 2 : size]))


@pytest.mark.parametrize("few", [0, 30])
@pytest.mark.parametrize("chunk", range(4))
def test_it_costs_what_the_complete_graph_costs(chunk: int, few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a field is barely pairable, or not at all: then both say so."""
    monkeypatch.setattr(large, "FEW_FORBIDDEN", few)
    paired = 0
    for rng, problem in states(f"forbidden/{chunk}", 12, 200):
        monkeypatch.setattr(large, "SMALLEST_POOL", rng.choice((4, 8, 12)))
        monkeypatch.setattr(large, "MOST_FORBIDDEN", rng.choice((3, 8)))
        banned = forbidden_among(rng, [player.id for player in problem.players])
        field = read(structs.replace(problem, forbidden=banned))
        found = crowd.draw_crowd(field, field.free, "crowd")
        if found is None:
            assert best(complete(field, field.free)) is None
            continue
        paired += 1
        assert not {tuple(sorted(rows)) for rows in found.pairs} & field.forbidden
        if found.exact:
            check_cost(field, found)
    assert paired >= 5


@pytest.mark.parametrize("rounds", [0, 5])
def test_two_thousand_forbidden_pairs_make_no_large_core(rounds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What took minutes was the complete graph of all who are in a forbidden pair."""
    sizes: list[int] = []

    def counted(graph: Graph) -> Matching | None:
        sizes.append(graph.size)
        return best(graph)

    monkeypatch.setattr(large, "best", counted)
    problem = swiss_state(6_000, rounds, "two thousand")
    rng = random.Random("two thousand")
    ids = [player.id for player in problem.players]
    banned = tuple((a, b) for a, b in (rng.sample(ids, 2) for _ in range(2_000)))
    pairing = pair(structs.replace(problem, forbidden=banned), 1)
    assert pairing.exact
    assert max(sizes) < 300 and len(sizes) < 20
    assert not {frozenset(one) for one in pairing.pairs} & {frozenset(one) for one in banned}


@pytest.mark.parametrize("club", [8, 100])
def test_a_club_that_must_not_meet_itself_plays_the_others(club: int) -> None:
    """It was refused as impossible: the core had fewer blank cards than the club has players."""
    players = tuple(Candidate(f"p{i}", 0) for i in range(400))
    banned = tuple(combinations([f"p{i}" for i in range(club)], 2))
    problem = Problem(players, STAR_TREK, forbidden=banned)
    pairing = pair(problem, 1)
    assert pairing.exact and pairing.cost == dict.fromkeys(pairing.cost, 0)
    assert not {frozenset(one) for one in pairing.pairs} & {frozenset(one) for one in banned}


def test_a_player_whom_everybody_is_forbidden_to_meet_cannot_be_paired() -> None:
    players = tuple(Candidate(f"p{i}", 0) for i in range(400))
    with refused("pairing-impossible", demands="some", players=400):
        pair(Problem(players, STAR_TREK, forbidden=tuple(("p0", f"p{i}") for i in range(1, 400))), 1)


def test_exchanging_opponents_of_two_sides_seats_no_forbidden_pair() -> None:
    """It did: opponents were exchanged at random among equal totals, and only rematches were looked at."""
    players = tuple(Candidate(f"p{i:03}", 0, side="light" if i % 2 else "dark") for i in range(300))
    banned = tuple((f"p{i:03}", f"p{(i + step) % 300:03}") for i in range(300) for step in (1, 7))
    field = read(Problem(players, STAR_TREK, order="sides", forbidden=banned))
    for seed in range(20):
        found = sides.draw_by_sides(field, field.free, Chance(str(seed)))
        assert found is not None
        assert not {tuple(sorted(rows)) for rows in found.pairs} & field.forbidden


# On the record -------------------------------------------------------------------------------------------------------


def _event(forbidden: Iterable[Pair]) -> MemoryJournal:
    journal = MemoryJournal()
    book = load("star-trek-2e")
    people = tuple(Person(f"Bajoran {n}") for n in range(100))
    acts = (Create(book.source, "Friday"), Enter(people), Draw(forbidden=tuple(forbidden)))
    for command in (*acts, Post()):
        assert isinstance(submit(journal, command, DIRECTOR), Accepted)
    return journal


@pytest.mark.parametrize(("pairs", "engine"), [(30, "swiss/1"), (31, "swiss/2")])
def test_the_journal_says_which_engine_drew_it(pairs: int, engine: str) -> None:
    """Up to thirty forbidden pairs a seed draws what it always drew."""
    journal = _event((f"p{n}", f"p{n + 1}") for n in range(1, pairs + 1))
    tournament = journal.known.tournament
    assert tournament.rounds[0].engine == engine
    findings = check(journal.known.history)
    assert all(finding.ok for finding in findings)
    assert any(finding.what == message("finding-drawn", round=1, came="same") for finding in findings)


def test_forbidden_pairs_are_all_kept_apart_and_counted_as_before() -> None:
    players = tuple(Candidate(f"p{i}", i % 3) for i in range(90))
    banned = tuple((f"p{i}", f"p{i + 3}") for i in range(60))
    problem = Problem(players, STAR_TREK, forbidden=banned)
    pairing = pair(problem, 3)
    assert pairing.cost == cost(problem, pairing.pairs, pairing.byes)
