"""The clock of a round: limits, warnings, building periods, and what is left with pauses and extra time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from topcut.journal.state import Clock, Match
from topcut.play.clock import building_periods, ends_at, left, time_limit, warnings_at
from topcut.rulebooks.load import load

TEN = "2026-11-15T10:00:00Z"


def at(clock: str) -> str:
    return f"2026-11-15T{clock}Z"


def minutes(number: float) -> timedelta:
    return timedelta(minutes=number)


def table(extra: int) -> Match:
    return Match(1, 1, ("p1", "p2"), extra_minutes=extra)


# Limits --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rulebook", "options", "limit"),
    [
        ("star-trek-1e", {}, 75),  # 001 7.2
        ("star-trek-2e", {}, 60),
        ("tribbles", {}, 60),
        ("star-trek-1e", {"online": True}, 105),  # 001 13.3
        ("star-trek-2e", {"online": True}, 75),
        ("tribbles", {"online": True}, 70),
        ("star-trek-2e", {"rules": "slipstream"}, 30),
        ("star-trek-1e-2010", {}, 60),  # 000
        ("star-trek-2e-2010", {}, 60),
        ("transformers", {}, 50),  # 002 appendix B
        ("yomi", {}, 50),  # 004
        ("puzzle-strike", {}, 50),
        ("flash-duel", {}, 25),
        ("star-trek-2e", {"time_limit": 45}, 45),  # the director's choice
    ],
)
def test_time_limit(rulebook: str, options: dict[str, Any], limit: int) -> None:
    assert time_limit(load(rulebook, options)) == limit


# Warnings ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rulebook", "length", "warnings"),
    [
        ("star-trek-2e", 60, (30, 5)),  # 001 7.3: half way, and five minutes before the end
        ("star-trek-2e", 30, (15, 5)),
        ("star-trek-2e", 10, (5,)),  # the two are one
        ("star-trek-2e", 4, (2,)),  # there are no five minutes to warn of
        ("star-trek-1e-2010", 60, (30,)),  # 000: when thirty minutes remain
        ("star-trek-1e-2010", 45, (30,)),
        ("transformers", 50, (25, 5)),
        ("flash-duel", 25, (12, 5)),
    ],
)
def test_warnings_come_in_order_and_inside_the_round(rulebook: str, length: int, warnings: tuple[int, ...]) -> None:
    assert warnings_at(load(rulebook), length) == warnings


def test_the_director_s_warnings_take_their_place() -> None:
    assert warnings_at(load("star-trek-2e", {"warnings": [20, 10, 1]}), 60) == (20, 10, 1)


def test_a_round_of_one_minute_has_no_warning() -> None:
    assert warnings_at(load("star-trek-2e"), 1) == ()


# Building periods (R55) ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rulebook", "chosen", "periods"),
    [
        ("star-trek-2e", "constructed", []),
        ("star-trek-2e", "draft", [("Deck building", 30)]),
        ("star-trek-2e", "sealed", [("Deck building", 30)]),
        ("star-trek-1e", "sealed", [("Deck building", 30)]),
        ("star-trek-1e-2010", "standard", []),
        ("star-trek-1e-2010", "sealed", [("Deck building", 20)]),
        ("star-trek-2e-2010", "sealed", [("Deck building", 20)]),
        ("transformers", "constructed", []),
        ("transformers", "sealed", [("Deck building", 30)]),
        ("transformers", "draft", [("Deck building", 30)]),
        ("star-wars", "cube", [("Deck building", 20)]),
    ],
)
def test_r55_building_periods_of_the_plan(rulebook: str, chosen: str, periods: list[tuple[str, int]]) -> None:
    found = building_periods(load(rulebook, {"format": chosen}))
    assert [(period.name, period.minutes) for period in found] == periods
    assert all(period.clause for period in found)


def test_r55_pools_are_registered_only_where_they_are_swapped() -> None:
    found = building_periods(load("transformers", {"format": "sealed", "pool_swap": True}))
    assert [(period.name, period.minutes) for period in found] == [("Deck registration", 20), ("Deck building", 30)]


# What is left --------------------------------------------------------------------------------------------------------


def test_a_clock_that_was_not_started_has_no_end() -> None:
    assert left(Clock(), TEN) is None
    assert ends_at(Clock(), TEN) is None


def test_a_running_clock_counts_down() -> None:
    clock = Clock(minutes=60, started=TEN)
    assert left(clock, TEN) == minutes(60)
    assert left(clock, at("10:59:59")) == timedelta(seconds=1)
    assert left(clock, at("11:00:00")) == minutes(0)


def test_time_that_is_over_is_negative() -> None:
    assert left(Clock(minutes=60, started=TEN), at("11:07:00")) == minutes(-7)


def test_the_end_is_a_moment_with_its_zone() -> None:
    assert ends_at(Clock(minutes=60, started=TEN), TEN) == datetime(2026, 11, 15, 11, 0, tzinfo=UTC)


def test_moments_of_other_zones_are_the_same_moments() -> None:
    clock = Clock(minutes=60, started="2026-11-15T11:00:00+01:00")
    assert left(clock, at("10:15:00")) == minutes(45)


def test_time_added_for_all_and_for_one_table_add_up() -> None:
    clock = Clock(minutes=60, started=TEN, added=10)
    assert left(clock, TEN) == minutes(70)
    assert left(clock, TEN, table(0)) == minutes(70)
    assert left(clock, TEN, table(3)) == minutes(73)


def test_time_can_be_taken_away() -> None:
    assert left(Clock(minutes=60, started=TEN, added=-15), TEN) == minutes(45)


def test_a_paused_clock_stands_still() -> None:
    clock = Clock(minutes=60, started=TEN, paused=at("10:20:00"))
    assert left(clock, at("10:20:00")) == left(clock, at("10:35:00")) == left(clock, at("13:00:00")) == minutes(40)


def test_while_it_is_paused_the_end_moves_away() -> None:
    clock = Clock(minutes=60, started=TEN, paused=at("10:20:00"))
    assert ends_at(clock, at("10:35:00")) == datetime(2026, 11, 15, 11, 15, tzinfo=UTC)


def test_pauses_that_are_over_are_given_back() -> None:
    stood = ((at("10:10:00"), at("10:15:00")), (at("10:20:00"), at("10:20:30")))
    clock = Clock(minutes=60, started=TEN, stood=stood)
    assert left(clock, at("10:30:00")) == minutes(35.5)


def test_everything_at_once() -> None:
    stood = ((at("10:10:00"), at("10:15:00")),)
    clock = Clock(minutes=60, started=TEN, stood=stood, paused=at("10:40:00"), added=10)
    assert left(clock, at("10:50:00"), table(2)) == minutes(60 + 10 + 2 - 40 + 5)


def test_a_round_over_midnight_goes_on() -> None:
    clock = Clock(minutes=60, started="2026-11-15T23:30:00Z")
    assert left(clock, "2026-11-16T00:10:00Z") == minutes(20)
