"""Chance: one seed, one round, on every machine; and no optimal pairing more likely than another."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter

import pytest
from msgspec import structs
from scipy.stats import chi2
from test_engine_exact import BY_DIFFERENTIAL, STAR_TREK, swiss_state

from topcut.play.chance import Chance
from topcut.play.pairing.field import read
from topcut.play.pairing.graph import complete
from topcut.play.pairing.matching import Matching, best
from topcut.play.pairing.problem import Candidate, Problem
from topcut.play.pairing.small import draw, every
from topcut.play.pairing.solve import pair
from topcut.play.pairing.wander import wander
from topcut.play.pairing.words import coins, words

SIZES = [(9, 3), (14, 4), (31, 5), (64, 6), (260, 4)]

PRINTED = """
import sys
sys.path.insert(0, {here!r})
from test_engine_draw import fingerprint
print(fingerprint())
"""


def fingerprint() -> str:
    """All tables of some rounds, in order."""
    return "\n".join(str(pair(problem, "fingerprint").pairs) for problem in fields())


def fields() -> list[Problem]:
    found = [swiss_state(n, rounds, f"draw/{n}") for n, rounds in SIZES]
    return found + [structs.replace(p, criteria=BY_DIFFERENTIAL, order="differential") for p in found]


def test_one_seed_gives_one_round_whatever_python_hashes_first() -> None:
    here = os.path.dirname(__file__)  # noqa: PTH120
    answers = set()
    for salt in ("1", "2"):
        run = [sys.executable, "-c", PRINTED.format(here=here)]
        answers.add(subprocess.run(run, env={**os.environ, "PYTHONHASHSEED": salt}, capture_output=True).stdout)
    assert len(answers) == 1
    assert answers.pop().decode().strip() == fingerprint()


def test_the_order_in_which_players_are_listed_means_nothing() -> None:
    for problem in fields():
        mixed = list(problem.players)
        random.Random("mixed").shuffle(mixed)
        assert pair(problem, 5) == pair(structs.replace(problem, players=tuple(mixed)), 5)


def test_another_seed_gives_another_round() -> None:
    for problem in fields()[: len(SIZES)]:
        assert len({pair(problem, seed).pairs for seed in range(8)}) > 1


def test_tables_stand_by_the_higher_total_then_the_other() -> None:
    for problem in fields():
        total = {player.id: player.total for player in problem.players}
        tables = [sorted((total[a], total[b]), reverse=True) for a, b in pair(problem, 3).pairs]
        assert tables == sorted(tables, reverse=True)


def uniform(counts: Counter[object], cells: int) -> bool:
    expected = sum(counts.values()) / cells
    statistic = sum((count - expected) ** 2 / expected for count in counts.values())
    return len(counts) == cells and statistic < chi2.isf(0.001, cells - 1)


def shape(matching: Matching) -> tuple[object, ...]:
    return (*matching.pairs, *matching.byes)


AWKWARD = Problem(
    tuple(
        Candidate(name, total, frozenset(met.split()))
        for name, total, met in (
            ("a", 4, "b c"),
            ("b", 4, "a c"),
            ("c", 4, "a b"),
            ("d", 3, "e"),
            ("e", 3, "d"),
            ("f", 1, ""),
            ("g", 1, "h"),
            ("h", 1, "g"),
        )
    ),
    STAR_TREK,
    "byes",
)


def test_counting_draws_every_optimal_pairing_equally_often() -> None:
    field = read(AWKWARD)
    graph = complete(field, field.free)
    ways = {shape(matching) for matching in every(graph)}
    drawn = Counter(shape(draw(graph, Chance(f"draw/{k}")) or Matching([], [])) for k in range(60 * len(ways)))
    assert set(drawn) == ways
    assert uniform(drawn, len(ways))


def test_wandering_reaches_every_optimal_pairing_equally_often() -> None:
    field = read(AWKWARD)
    graph = complete(field, field.free)
    ways, start = every(graph), best(graph)
    assert start is not None
    drawn = Counter(shape(wander(graph, start, Chance(f"wander/{k}"))) for k in range(60 * len(ways)))
    assert uniform(drawn, len(ways))


def test_blank_cards_give_everybody_of_a_level_the_same_chance_to_float() -> None:
    """Three of 21 are kept as themselves, because a pair of theirs is forbidden; blank cards stand for the others."""
    players = [Candidate(f"p{i}", 4) for i in range(21)] + [Candidate(f"q{i}", 1) for i in range(21)]
    problem = Problem(tuple(players), STAR_TREK, "byes", forbidden=(("p0", "p1"), ("p1", "p2")))
    floats: Counter[object] = Counter()
    for seed in range(500):
        floats.update(p for a, b in pair(problem, f"float/{seed}").pairs for p in (a, b) if a[0] != b[0])
    assert uniform(Counter({p: count for p, count in floats.items() if str(p)[0] == "p"}), 21)
    assert uniform(Counter({p: count for p, count in floats.items() if str(p)[0] == "q"}), 21)


def test_words_are_the_documented_stream() -> None:
    assert [hex(word) for word in words("kira", 2).tolist()] == [
        hex(int.from_bytes(digest("kira/0")[k : k + 8], "big")) for k in (0, 8)
    ]
    assert coins("kira", 8).tolist() == [bool(digest("kira/0")[0] >> (7 - k) & 1) for k in range(8)]


def digest(text: str) -> bytes:
    import hashlib

    return hashlib.sha256(text.encode()).digest()


@pytest.mark.parametrize("n", [20, 21])
def test_seats_are_a_coin(n: int) -> None:
    problem = Problem(tuple(Candidate(f"p{i}", 0) for i in range(n)), STAR_TREK)
    first = Counter(any(a == "p3" for a, _ in pair(problem, seed).pairs) for seed in range(400))
    assert 150 < first[True] < 250
