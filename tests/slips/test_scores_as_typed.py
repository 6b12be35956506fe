"""Scores below zero, and every dash that somebody may type (001 7.4.1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis.strategies import integers, lists, sampled_from

from topcut.messages.numerals import PRINTED, TYPED, Numerals
from topcut.slips.scores import is_score, rows_of, score_of, words_of


@pytest.mark.parametrize(
    ("typed", "score"),
    [
        ("100-35", (100, 35)),
        ("100 - 35", (100, 35)),
        ("100- 35", (100, 35)),
        ("100 – 35", (100, 35)),
        ("100—35", (100, 35)),
        ("100−35", (100, 35)),
        ("100:35", (100, 35)),
        ("100 : 35", (100, 35)),
        ("100 35", (100, 35)),
        ("100--5", (100, -5)),
        ("100 -5", (100, -5)),
        ("100 - -5", (100, -5)),
        ("100 – –5", (100, -5)),
        ("100 −5", (100, -5)),
        ("100-−5", (100, -5)),
        ("100–−5", (100, -5)),
        ("100:-5", (100, -5)),
        ("100 : −5", (100, -5)),
        ("-5-100", (-5, 100)),
        ("-5 - 100", (-5, 100)),
        ("-5 100", (-5, 100)),
        ("−5−100", (-5, 100)),
        ("-5:100", (-5, 100)),
        ("-5--10", (-5, -10)),
        ("-5 -10", (-5, -10)),
        ("-5 - -10", (-5, -10)),
        ("−5 −10", (-5, -10)),
        ("–5––10", (-5, -10)),
        ("-5:-10", (-5, -10)),
        ("0 -0", (0, 0)),
    ],
)
@pytest.mark.parametrize("before", ["3 ", "kira ", "player 7 ", "table 3 ", "kira FW "])
@pytest.mark.parametrize("behind", ["", " time", " 1/1-1/0 time", " 1/1 - 1/0"])
def test_a_score_is_one_word(typed: str, score: tuple[int, int], before: str, behind: str) -> None:
    words = words_of(before + typed + behind, signed=True)
    found = [word for word in words if is_score(word)]
    assert [score_of(word) for word in found] == [score]
    assert words[: words.index(found[0])] == before.split()
    missions = [rows_of(word) for word in words if rows_of(word)]
    assert missions == ([((1, 1), (1, 0))] if "/" in behind else [])


@pytest.mark.parametrize("typed", ["2-1", "2 -1", "2 - 1", "2 –1", "2 1", "2:1"])
def test_where_nothing_is_below_zero_every_dash_stands_between_numbers(typed: str) -> None:
    assert words_of(f"3 {typed} time", signed=False) == ["3", "2:1", "time"]


@given(lists(integers(-999_999, 999_999), min_size=2, max_size=3), sampled_from([PRINTED, TYPED]))
def test_what_is_printed_can_be_typed(numbers: list[int], numerals: Numerals) -> None:
    """Whoever copies a score from a page or from an answer for programs is understood."""
    (word,) = [word for word in words_of(f"kira {numerals.score(numbers)} time", signed=True) if is_score(word)]
    assert score_of(word) == tuple(numbers)


def test_several_games_of_a_match() -> None:
    assert words_of("low 100-0 50--5 -5-20", signed=True) == ["low", "100:0", "50:-5", "-5:20"]
    assert words_of("3 1-1-1", signed=False) == ["3", "1:1:1"]


@pytest.mark.parametrize("name", ["Jean-Luc", "R2-D2", "Seven-of-9", "T'Pol", "Hugh – 3rd"])
def test_a_name_keeps_its_dashes(name: str) -> None:
    assert words_of(f"{name} 100-35", signed=True) == [*name.split(), "100:35"]


@pytest.mark.parametrize("typed", ["1234567-5", "5-1234567", "100-35/1", "1/100-35"])
def test_what_is_no_score_stays_as_it_was(typed: str) -> None:
    assert not any(is_score(word) for word in words_of(f"3 {typed}", signed=True))
