"""Passing and picking, played out with real packs and cards."""

from __future__ import annotations

import pytest

from topcut.acts.limited.facts import Group
from topcut.play.limited.passing import neighbours, passes_to, passing, snake, turns

FIVE = Group(("kira", "odo", "quark", "dax", "garak"), first=3)


def test_4_1_2_the_first_pack_goes_left_the_second_right() -> None:
    assert [passing(pack) for pack in range(1, 6)] == ["left", "right", "left", "right", "left"]


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("pack", [1, 2])
def test_a_pack_passes_everybody_once_before_it_comes_back(seats: int, pack: int) -> None:
    seat, met = 0, []
    for _ in range(seats):
        met.append(seat)
        seat = passes_to(seat, seats, pack)
    assert sorted(met) == list(range(seats)) and seat == 0


def test_left_is_clockwise_and_right_is_back() -> None:
    (left, right) = neighbours(FIVE, "garak", 5)
    assert (left.direction, left.packs, left.to) == ("left", (1, 3, 5), "kira")
    assert (right.direction, right.packs, right.to) == ("right", (2, 4), "dax")


def test_of_an_unknown_number_of_packs_the_first_two_are_told() -> None:
    assert [one.packs for one in neighbours(FIVE, "kira", 0)] == [(1,), (2,)]
    assert [one.packs for one in neighbours(FIVE, "kira", 1)] == [(1,)]


def test_7_7_the_last_of_four_picks_twice_in_a_row() -> None:
    assert snake(4, 0, 12) == (0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3)
    assert snake(4, 2, 9) == (2, 3, 0, 1, 1, 0, 3, 2, 2)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_7_7_after_every_full_turn_all_have_picked_equally_often(seats: int, rounds: int) -> None:
    picks = snake(seats, seats - 1, seats * rounds)
    assert all(picks.count(seat) == rounds for seat in range(seats))
    assert picks[0] == seats - 1


@pytest.mark.parametrize("seats", range(3, 9))
def test_7_7_the_snake_as_a_walk_around_the_table(seats: int) -> None:
    """The other way to say it: walk clockwise, turn round at the last, walk back, turn round at the first."""
    first = seats // 2
    place, step, walked = 0, 1, []
    for _ in range(seats * 4):
        walked.append((first + place) % seats)
        if 0 <= place + step < seats:
            place += step
        else:
            step = -step
    assert snake(seats, first, seats * 4) == tuple(walked)


def test_turns_go_clockwise_from_the_first() -> None:
    assert turns(FIVE) == ("dax", "garak", "kira", "odo", "quark")
