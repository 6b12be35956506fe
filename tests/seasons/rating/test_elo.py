"""Elo in whole millionths, against figures by hand and against exact arithmetic."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal, localcontext
from fractions import Fraction
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as some

from topcut.seasons.rating.elo import after_event, changes, half_even, if_won
from topcut.seasons.rating.expected import ONE, expected, table
from topcut.seasons.rating.games import Game
from topcut.seasons.rating.rules import POINT, RatingRules, shown

RULES = RatingRules({"local": 16}, {})
START = 1500 * POINT
RATINGS = some.integers(0, 3000 * POINT)


@pytest.mark.parametrize("k", [16, 28, 40, 52, 64])
def test_between_equals_a_win_is_half_of_k(k: int) -> None:
    assert after_event(RULES, [Game(0, 1, 2)], k, [START, START]) == [START + k * POINT // 2, START - k * POINT // 2]


def test_a_draw_between_equals_moves_nobody() -> None:
    assert after_event(RULES, [Game(0, 1, 1)], 64, [START, START]) == [START, START]


@pytest.mark.parametrize(
    ("lead", "k", "moved"),
    [
        (400, 16, "1.454545"),  # 16/11
        (-400, 16, "14.545455"),  # 160/11
        (800, 64, "0.633663"),  # 64/101
        (200, 28, "6.727086"),  # 28 / (1 + √10)
    ],
)
def test_what_a_win_moves_is_worked_by_hand(lead: int, k: int, moved: str) -> None:
    [gain, loss] = changes([Game(0, 1, 2)], k, [START + lead * POINT, START])
    assert (shown(gain), shown(loss)) == (moved, f"-{moved}")


def test_8_each_game_is_against_the_ratings_before_the_event() -> None:
    games = [Game(0, 1, 2), Game(0, 2, 2), Game(0, 3, 2)]
    assert after_event(RULES, games, 16, [START] * 4)[0] == START + 24 * POINT


def test_r68_a_pod_of_four_moves_as_one_game_does() -> None:
    """Kira beats three, each for a third of k: 3 x 8/3; Odo and Quark are level."""
    games = [Game(0, 1, 2, 3), Game(0, 2, 2, 3), Game(0, 3, 2, 3), Game(1, 2, 1, 3), Game(1, 3, 2, 3), Game(2, 3, 2, 3)]
    kira, odo, quark, dax = changes(games, 16, [START] * 4)
    assert [shown(one) for one in (kira, odo, quark, dax)] == ["8.000000", "0.000000", "0.000000", "-8.000000"]


def test_ratings_stay_within_the_bounds() -> None:
    assert after_event(RULES, [Game(0, 1, 2)], 64, [3000 * POINT, 3000 * POINT])[0] == 3000 * POINT
    assert after_event(RULES, [Game(0, 1, 2)], 64, [0, 0]) == [32 * POINT, 0]


def test_what_a_result_would_do() -> None:
    would = if_won(RULES, 16, START, START)
    assert would == {"win": 8 * POINT, "draw": 0, "loss": -8 * POINT}


# The table ------------------------------------------------------------------------------------------------------------


def test_the_table_is_the_same_on_every_machine() -> None:
    digest = sha256(b"".join(entry.to_bytes(8, "little") for entry in table())).hexdigest()
    assert digest == "15d5b8e9e13e9b02e461d557ee678ece421a9ee28470e06e77c368b7d9d20b0c"


@given(some.integers(-3000 * POINT, 3000 * POINT))
def test_the_table_is_the_logistic_curve(lead: int) -> None:
    with localcontext(prec=40):
        exactly = ONE / (1 + Decimal(10) ** (Decimal(-lead) / (400 * POINT)))
        assert abs(exactly - expected(lead)) < 2_000


@given(some.integers(-4000 * POINT, 4000 * POINT))
def test_what_one_expects_the_other_does_not(lead: int) -> None:
    assert expected(lead) + expected(-lead) == ONE


# Rounding and sums ----------------------------------------------------------------------------------------------------


@given(some.integers(-(10**18), 10**18), some.integers(1, 10**12))
def test_halves_are_rounded_to_even(number: int, by: int) -> None:
    assert half_even(number, by) == round(Fraction(number, by))


@given(some.lists(some.tuples(RATINGS, RATINGS, some.sampled_from([0, 1, 2]), some.integers(1, 7)), max_size=9))
def test_what_one_gains_the_other_loses(duels: list[tuple[int, int, int, int]]) -> None:
    before = [rating for duel in duels for rating in duel[:2]]
    games = [Game(2 * place, 2 * place + 1, duel[2], duel[3]) for place, duel in enumerate(duels)]
    assert sum(changes(games, 64, before)) == 0


@given(RATINGS, RATINGS, some.sampled_from([0, 1, 2]), some.sampled_from([16, 28, 40, 52, 64]))
def test_a_game_is_rated_as_exact_arithmetic_does(own: int, other: int, score: int, k: int) -> None:
    """To the millionth, but where the exact figure is within a thousandth of one of the middle between two."""
    exactly = exact_gain(own, other, score, k)
    [gain, _] = changes([Game(0, 1, score)], k, [own, other])
    assert abs(gain - exactly) < Decimal("0.501")
    if abs(abs(exactly % 1) - Decimal("0.5")) > Decimal("0.001"):
        assert gain == exactly.quantize(Decimal(1), ROUND_HALF_EVEN)


def exact_gain(own: int, other: int, score: int, k: int) -> Decimal:
    with localcontext(prec=50):
        odds = Decimal(10) ** (Decimal(other - own) / (400 * POINT))
        return k * POINT * (Decimal(score) / 2 - 1 / (1 + odds))


SEATS = some.lists(
    some.tuples(some.integers(0, 5), some.integers(0, 5), some.sampled_from([0, 1, 2]), some.integers(1, 7)).filter(
        lambda game: game[0] != game[1]
    ),
    max_size=20,
)


@given(SEATS, some.lists(RATINGS, min_size=6, max_size=6))
def test_an_event_moves_everybody_by_the_exact_sum_to_the_millionth_and_nobody_in_all(
    seats: list[tuple[int, int, int, int]], before: list[int]
) -> None:
    games = [Game(*seat) for seat in seats]
    moves = changes(games, 64, before)
    assert sum(moves) == 0
    exactly = [Decimal(0)] * 6
    for game in games:
        gain = exact_gain(before[game.a], before[game.b], game.score, 64) / game.share
        exactly[game.a] += gain
        exactly[game.b] -= gain
    assert all(abs(move - exact) < Decimal("1.01") for move, exact in zip(moves, exactly, strict=True))
    if sum(round(exact) for exact in exactly) == 0:
        assert all(abs(move - exact) < Decimal("0.51") for move, exact in zip(moves, exactly, strict=True))
