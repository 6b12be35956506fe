"""Sizes of drafting groups and cubes against a search through every possibility."""

from __future__ import annotations

import pytest

from saying import refused
from topcut.acts.limited.facts import Group, GroupsSeated, PickDrawn, PoolsSwapped, Suspended
from topcut.journal.state import Tournament
from topcut.messages.message import message
from topcut.play.limited.groups import cube_sizes, group_sizes, groups_of, picks_drawn, pools_of, suspended


def all_splits(players: int, sizes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every way to divide players into groups of these sizes, the larger first."""
    if players == 0:
        return [()]
    found = []
    for size in sizes:
        if size <= players:
            smaller = tuple(one for one in sizes if one <= size)
            found += [(size, *rest) for rest in all_splits(players - size, smaller)]
    return found


def best(splits: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Fewest groups; of those the one whose sizes are closest to each other."""
    return min(splits, key=lambda sizes: (len(sizes), max(sizes) - min(sizes)))


@pytest.mark.parametrize("players", range(3, 31))
def test_4_1_2_groups_of_three_to_six_are_as_large_as_possible_and_about_equal(players: int) -> None:
    assert group_sizes(players, 3, 6) == best(all_splits(players, (3, 4, 5, 6)))


@pytest.mark.parametrize("players", range(6, 41, 2))
def test_cubes_are_for_six_eight_or_ten(players: int) -> None:
    assert cube_sizes(players) == best(all_splits(players, (6, 8, 10)))


def test_the_printed_cube_example() -> None:
    assert cube_sizes(14) == (8, 6)


@pytest.mark.parametrize("players", [0, 1, 2])
def test_groups_of_two_are_refused(players: int) -> None:
    with refused("limited-too-few", least=3, size=message("limited-sizes", least=3, most=6)):
        group_sizes(players, 3, 6)


def test_limits_that_nothing_meets_are_refused() -> None:
    with refused("limited-groups-impossible", players=9, size=message("limited-sizes", least=5, most=8)):
        group_sizes(9, 5, 8)


@pytest.mark.parametrize("players", [7, 9, 21])
def test_an_odd_cube_is_refused_and_told_of_winston(players: int) -> None:
    with refused("limited-cube-odd"):
        cube_sizes(players)


@pytest.mark.parametrize("players", [0, 2, 4, 5])
def test_a_small_cube_is_refused_and_told_of_both_sides(players: int) -> None:
    with refused("limited-cube-too-few"):
        cube_sizes(players)


# What the journal says -----------------------------------------------------------------------------------------------

FIRST = GroupsSeated((Group(("p1", "p2", "p3")),), "packs", "1")
AGAIN = GroupsSeated((Group(("p3", "p1", "p2")),), "packs", "2")
LATER = GroupsSeated((Group(("p2", "p1")),), "packs", "3", stage=2)


def test_the_latest_seating_of_a_stage_counts() -> None:
    tournament = Tournament(limited=(FIRST, AGAIN, LATER))
    assert groups_of(tournament) == AGAIN.groups
    assert groups_of(tournament, 2) == LATER.groups
    assert groups_of(tournament, 3) == ()


def test_a_new_seating_is_a_new_draft_for_whoever_sits_in_it() -> None:
    pick = PickDrawn("p3", 1, 7, 2, "x")
    tournament = Tournament(limited=(FIRST, Suspended("p2"), Suspended("p3"), pick, LATER))
    assert not suspended(tournament, "p2")
    assert suspended(tournament, "p3") and picks_drawn(tournament, "p3") == [pick]
    assert not suspended(tournament, "p1")


def test_the_latest_swap_of_pools_counts() -> None:
    swaps = (PoolsSwapped({"p1": "p1", "p2": "p2"}, "1"), PoolsSwapped({"p1": "p2", "p2": "p1"}, "2"))
    assert pools_of(Tournament(limited=swaps)) == {"p1": "p2", "p2": "p1"}
    assert pools_of(Tournament()) == {}


# Even pods (002 7.6, R50) --------------------------------------------------------------------------------------------


def fewest_byes(splits: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Fewest pods; of those the fewest with an odd number, each of which has a bye in every round; then the closest."""

    def worth(sizes: tuple[int, ...]) -> tuple[int, int, int]:
        return len(sizes), sum(size % 2 for size in sizes), max(sizes) - min(sizes)

    least = min(map(worth, splits))
    return [sizes for sizes in splits if worth(sizes) == least]


@pytest.mark.parametrize(("least", "most"), [(4, 8), (3, 6), (3, 7), (4, 7), (6, 10), (5, 9), (4, 4)])
@pytest.mark.parametrize("players", range(4, 43))
def test_7_6_even_pods_save_byes(players: int, least: int, most: int) -> None:
    splits = all_splits(players, tuple(range(most, least - 1, -1)))
    fewest = -(-players // most)
    if not any(len(sizes) == fewest for sizes in splits):
        with refused("limited-too-few" if players < least else "limited-groups-impossible", players=players):
            group_sizes(players, least, most, even=True)
        return
    assert group_sizes(players, least, most, even=True) in fewest_byes(splits)


@pytest.mark.parametrize(("players", "pods"), [(10, (6, 4)), (14, (8, 6)), (20, (8, 6, 6)), (9, (5, 4)), (13, (7, 6))])
def test_7_6_ten_drafters_sit_six_and_four(players: int, pods: tuple[int, ...]) -> None:
    assert group_sizes(players, 4, 8, even=True) == pods
