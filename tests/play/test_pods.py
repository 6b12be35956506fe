"""Tribbles pods against the printed rules and a search by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from saying import refused
from topcut.play.pods import next_pods, pod_sizes, random_pods, score_keeper
from topcut.rulebooks.load import load

CAST = ("kira", "odo", "quark", "dax", "garak", "morn", "rom", "nog", "leeta", "worf", "bashir", "sisko", "jake")


def all_splits(players: int, least: int, most: int) -> list[tuple[int, ...]]:
    """Every way to write a number as pods within the limits, the larger first."""
    if players == 0:
        return [()]
    return [
        (first, *rest)
        for first in range(least, min(most, players) + 1)
        for rest in all_splits(players - first, least, first)
    ]


@pytest.mark.parametrize("players", range(4, 41))
def test_7_2_pods_are_the_fewest_and_then_the_most_equal(players: int) -> None:
    best = min(all_splits(players, 4, 8), key=lambda sizes: (len(sizes), sum(size * size for size in sizes)))
    assert pod_sizes(players) == best


def test_r20_three_players_are_one_pod_and_eight_are_not_two() -> None:
    assert pod_sizes(3) == (3,)
    assert pod_sizes(8) == (8,)
    assert pod_sizes(9) == (5, 4)


@pytest.mark.parametrize("players", [0, 1, 2])
def test_r20_fewer_than_three_are_refused(players: int) -> None:
    with refused("pod-too-few-players"):
        pod_sizes(players)


def test_limits_that_no_split_meets_are_refused() -> None:
    with refused("pod-no-split", least=5, most=6, players=7):
        pod_sizes(7, 5, 6)


def test_7_2_random_pods_hold_everybody_once_and_follow_the_seed() -> None:
    pods = random_pods(CAST, 4, 8, "defiant")
    assert sorted(player for pod in pods for player in pod) == sorted(CAST)
    assert [len(pod) for pod in pods] == [7, 6]
    assert pods == random_pods(CAST, 4, 8, "defiant")


def test_7_2_every_player_has_every_seat_equally_often() -> None:
    first = Counter(random_pods(CAST[:4], 4, 8, str(seed))[0][0] for seed in range(4000))
    assert all(900 < count < 1100 for count in first.values())


def test_7_6_the_best_of_each_pod_form_the_top_pod() -> None:
    pods = (("kira", "odo", "quark", "dax", "garak"), ("morn", "rom", "nog", "leeta"))
    ranked = ("kira", "odo", "quark", "dax", "garak", "nog", "rom", "morn", "leeta")
    top, second = next_pods(pods, ranked, 4, 8)
    assert top == ("kira", "odo", "quark", "dax", "nog")  # nog won his pod with fewer points than garak
    assert second == ("garak", "rom", "morn", "leeta")


def test_7_6_a_winner_who_left_gives_his_place_to_the_next_of_his_pod() -> None:
    pods = (("kira", "odo", "quark", "dax", "garak"), ("morn", "rom", "nog", "leeta", "worf"))
    ranked = ("kira", "odo", "quark", "dax", "garak", "rom", "morn", "leeta", "worf")  # nog has gone
    assert next_pods(pods, ranked, 4, 8)[0] == ("kira", "odo", "quark", "dax", "rom")


def test_r21_more_winners_than_seats_the_highest_sit_at_the_top() -> None:
    players = [f"{name}-{n}" for n in range(1, 7) for name in CAST[:4]]  # six pods of four, best pod first
    pods = tuple(tuple(players[i : i + 4]) for i in range(0, 24, 4))
    top, second, *_ = next_pods(pods, players, 4, 4)
    assert top == ("kira-1", "kira-2", "kira-3", "kira-4")
    assert second == ("odo-1", "quark-1", "dax-1", "odo-2")  # by rank; the other winners have to wait for theirs
    assert pods[4][0] == "kira-5" and "kira-5" not in top + second


def test_r21_the_top_pod_is_the_larger_one() -> None:
    pods = (CAST[:7], CAST[7:])
    assert [len(pod) for pod in next_pods(pods, CAST, 4, 8)] == [7, 6]


def test_7_2_the_first_seat_that_has_not_given_up_keeps_the_score() -> None:
    book = load("tribbles")
    assert score_keeper(book, 4) == 0
    assert score_keeper(book, 4, gone=(0, 1)) == 2
    assert score_keeper(book, 3, gone=(0, 1, 2)) is None


def test_7_2_a_rulebook_without_score_keepers_names_nobody() -> None:
    assert score_keeper(load("star-trek-2e"), 4) is None
