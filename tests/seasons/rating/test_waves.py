"""Many events at once are rated as one after the other is."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from seasons.rating.random_events import RULES, event
from topcut.seasons.rating.chunks import chunk_of
from topcut.seasons.rating.elo import after_event
from topcut.seasons.rating.engine import beginning, moved, rate, rises
from topcut.seasons.rating.games import KINDS, Game, Played, packed, unpacked, with_merged
from topcut.seasons.rating.rules import POINT, RatingRules

WITHOUT_OVERALL = RatingRules({"local": 16}, {}, lists=("constructed", "limited"))
NARROW = RatingRules({"local": 16}, {}, least=1450, most=1550, scale=60)


def one_by_one(rules: RatingRules, events: list[Played]) -> dict[tuple[int, int], int]:
    """The ratings by list and person."""
    ratings: dict[tuple[int, int], int] = {}
    for one in events:
        for at in rules.lists_of(one.kind):
            before = [ratings.get((at, player), rules.start * POINT) for player in one.players]
            ratings |= zip([(at, p) for p in one.players], after_event(rules, one.games, one.k, before), strict=True)
    return ratings


@pytest.mark.parametrize("rules", [RULES, WITHOUT_OVERALL, NARROW], ids=["all lists", "by kind", "narrow"])
@given(seed=some.integers(0, 10**9), size=some.integers(1, 60), persons=some.sampled_from([2, 4, 12, 60]))
def test_waves_and_one_by_one_are_the_same_to_the_bit(rules: RatingRules, seed: int, size: int, persons: int) -> None:
    chance = Random(seed)
    events = [event(chance, persons) for _ in range(size)]
    state = beginning(rules)
    rated = rate(rules, state, [packed(one) for one in events], {})
    for (at, person), rating in one_by_one(rules, events).items():
        assert state.numbers[0, at, person] == rating
    for one, data in zip(events, rated.moves, strict=True):
        assert moved(data).players == one.players
    assert state.games.sum() == 2 * sum(len(one.games) * len(rules.lists_of(one.kind)) for one in events)


def test_events_of_a_wave_have_no_player_in_common() -> None:
    chance = Random(7)
    events = [event(chance, 40) for _ in range(100)]
    chunk = chunk_of([packed(one) for one in events])
    for seats, _ in chunk.waves:
        here = chunk.players[seats].tolist()
        assert len(here) == len(set(here))
    assert len(chunk.waves) < len(events)


@given(some.integers(0, 10**9))
def test_what_is_packed_comes_out_again(seed: int) -> None:
    one = event(Random(seed))
    assert unpacked(packed(one)) == one
    assert one.kind in KINDS


def test_merged_persons_play_no_games_against_themselves() -> None:
    kira, odo, quark = 1, 2, 3
    one = Played(16, "limited", (kira, odo, quark), (Game(0, 1, 2), Game(0, 2, 1), Game(1, 2, 0)))
    assert with_merged(one, {odo: kira}) == Played(16, "limited", (kira, quark), (Game(0, 1, 1), Game(0, 1, 0)))


@given(seed=some.integers(0, 10**9), size=some.integers(1, 9), at=some.sampled_from([0, 1]))
def test_what_many_events_moved_is_what_each_of_them_did(seed: int, size: int, at: int) -> None:
    chance = Random(seed)
    rows = rate(RULES, beginning(RULES), [packed(event(chance)) for _ in range(size)], {}).moves
    persons, moves = rises(rows, at)
    each = [
        (person, after - before)
        for one in map(moved, rows)
        for person, before, after in zip(one.players, one.before[at], one.after[at], strict=True)
    ]
    assert list(zip(persons.tolist(), moves.tolist(), strict=True)) == each
