"""Pods, draft groups and cubes against every possible division, and the second pods against a slow reading of 7.6."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from saying import refused
from topcut.play.limited.groups import cube_sizes, group_sizes
from topcut.play.pods import next_pods, pod_sizes, random_pods


def divisions(players: int, sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to divide the players into groups of these sizes, the larger groups first."""
    if players == 0:
        yield ()
    for at, size in enumerate(sizes):
        if size <= players:
            for rest in divisions(players - size, sizes[at:]):
                yield (size, *rest)


@cache
def best_division(players: int, sizes: Sequence[int]) -> tuple[int, ...] | None:
    """Fewest groups, then the most equal ones; None if there is no division at all."""
    ways = divisions(players, sorted(sizes, reverse=True))
    return min(ways, key=lambda way: (len(way), sum(size * size for size in way)), default=None)


def larger_first(sizes: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(sizes, reverse=True))


@pytest.mark.parametrize("players", range(4, 81))
def test_7_2_r20_fewest_pods_of_four_to_eight_about_equal(players: int) -> None:
    assert larger_first(pod_sizes(players)) == best_division(players, range(4, 9))


def test_r20_three_players_are_one_pod() -> None:
    assert tuple(pod_sizes(3)) == (3,)


@pytest.mark.parametrize("players", [0, 1, 2])
def test_too_few_for_a_pod_or_a_draft_group(players: int) -> None:
    with refused("pod-too-few-players"):
        pod_sizes(players)
    with refused("limited-too-few", players=players, least=3):
        group_sizes(players, 3, 6)


@pytest.mark.parametrize("players", range(3, 61))
def test_r50_draft_groups_of_three_to_six_as_large_as_possible(players: int) -> None:
    assert larger_first(group_sizes(players, 3, 6)) == best_division(players, range(3, 7))


@pytest.mark.parametrize(("least", "most"), [(4, 6), (6, 8), (5, 5), (7, 8), (2, 3)])
def test_other_limits_are_kept_or_refused(least: int, most: int) -> None:
    for players in range(1, 41):
        expected = best_division(players, range(least, most + 1))
        if expected is None:
            with refused("limited-too-few" if players < least else "limited-groups-impossible", players=players):
                group_sizes(players, least, most)
        else:
            assert larger_first(group_sizes(players, least, most)) == expected


@pytest.mark.parametrize("players", range(6, 61))
def test_r50_cubes_of_six_eight_or_ten(players: int) -> None:
    if players % 2:
        with refused("limited-cube-odd", players=players):
            cube_sizes(players)
    else:
        assert larger_first(cube_sizes(players)) == best_division(players, (6, 8, 10))


@pytest.mark.parametrize("players", range(6))
def test_r50_too_few_for_a_cube(players: int) -> None:
    with refused("limited-cube-too-few", players=players):
        cube_sizes(players)


def test_fourteen_players_are_two_cubes_of_three_and_of_four_a_side() -> None:
    assert sorted(size // 2 for size in cube_sizes(14)) == [3, 4]


@pytest.mark.parametrize("players", [3, 4, 8, 9, 17, 33, 80])
def test_7_2_random_pods_hold_everybody_once(players: int) -> None:
    field = [f"p{number}" for number in range(1, players + 1)]
    pods = random_pods(field, 4, 8, "seed")
    assert larger_first([len(pod) for pod in pods]) == larger_first(pod_sizes(players))
    assert sorted(player for pod in pods for player in pod) == sorted(field)
    assert random_pods(field, 4, 8, "seed") == pods
    if players > 8:
        shapes = {frozenset(map(frozenset, random_pods(field, 4, 8, f"seed {n}"))) for n in range(20)}
        assert len(shapes) > 10


def test_7_2_every_two_players_are_equally_likely_to_share_a_pod() -> None:
    field = [f"p{number}" for number in range(1, 10)]
    together: Counter[frozenset[str]] = Counter()
    for n in range(1500):
        for pod in random_pods(field, 4, 8, f"{n}"):
            together.update(frozenset((one, other)) for one in pod for other in pod if one < other)
    assert len(together) == 36
    assert all(abs(count - 1500 * 16 / 36) < 100 for count in together.values())  # five deviations


def second_pods(pods: Sequence[Sequence[str]], ranked: Sequence[str]) -> list[set[str]]:
    """7.6 and R21, read slowly: the winners' table first and the largest, all others by their score."""
    sizes = best_division(len(ranked), range(4, 9)) or (len(ranked),)
    place = {player: at for at, player in enumerate(ranked)}
    winners = [min((p for p in pod if p in place), key=place.__getitem__, default="") for pod in pods]
    winners = sorted((winner for winner in winners if winner), key=place.__getitem__)
    top = winners[: sizes[0]]
    rest = [player for player in ranked if player not in top]
    top += rest[: sizes[0] - len(top)]
    rest = [player for player in ranked if player not in top]
    answer = [set(top)]
    for size in sizes[1:]:
        answer.append(set(rest[:size]))
        rest = rest[size:]
    return answer


@pytest.mark.parametrize("players", range(3, 81))
def test_7_6_r21_the_second_pods(players: int) -> None:
    chance = random.Random(players)
    for n in range(8):
        field = [f"p{number}" for number in range(1, players + 1)]
        pods = random_pods(field, 4, 8, f"{players} {n}")
        ranked = chance.sample(field, players)
        assert [set(pod) for pod in next_pods(pods, ranked, 4, 8)] == second_pods(pods, ranked)


@pytest.mark.parametrize("players", range(9, 81, 3))
def test_7_6_the_second_pods_when_some_have_left(players: int) -> None:
    chance = random.Random(players)
    for n in range(8):
        field = [f"p{number}" for number in range(1, players + 1)]
        pods = random_pods(field, 4, 8, f"left {players} {n}")
        ranked = chance.sample(field, players - chance.randint(1, 5))
        assert [set(pod) for pod in next_pods(pods, ranked, 4, 8)] == second_pods(pods, ranked)


def test_r21_by_hand_nine_players_two_tables() -> None:
    """Odo is third of all and first of his pod, so he sits at the larger top table before Quark, who is second."""
    pods = (("kira", "quark", "dax", "garak", "morn"), ("odo", "rom", "nog", "leeta"))
    ranked = ("kira", "quark", "odo", "dax", "garak", "morn", "rom", "nog", "leeta")
    top, other = next_pods(pods, ranked, 4, 8)
    assert set(top) == {"kira", "odo", "quark", "dax", "garak"}
    assert set(other) == {"morn", "rom", "nog", "leeta"}


def test_r21_a_weak_pod_sends_its_winner_to_the_top_table() -> None:
    pods = (("kira", "quark", "dax", "garak", "morn"), ("odo", "rom", "nog", "leeta"))
    ranked = ("kira", "quark", "dax", "garak", "morn", "odo", "rom", "nog", "leeta")
    top, other = next_pods(pods, ranked, 4, 8)
    assert set(top) == {"kira", "odo", "quark", "dax", "garak"}
    assert set(other) == {"morn", "rom", "nog", "leeta"}


def test_r21_more_winners_than_seats() -> None:
    """Ten pods of eight: the eight best winners have the top table, the other two sit where their scores put them."""
    pods = tuple(tuple(f"p{pod}-{n}" for n in range(8)) for pod in range(10))
    ranked = tuple(player for n in range(8) for player in (pods[pod][n] for pod in range(10)))
    answer = next_pods(pods, ranked, 4, 8)
    assert set(answer[0]) == set(ranked[:8])
    assert set(answer[1]) == set(ranked[8:16])
    last = tuple(player for pod in pods for player in pod)  # the last pods' winners are behind whole pods
    answer = next_pods(pods, last, 4, 8)
    assert set(answer[0]) == {f"p{pod}-0" for pod in range(8)}
    assert "p9-0" in answer[9] or "p9-0" in answer[8]
