"""Glicko-2 and OpenSkill as a program's alternative, against what their authors print."""

from __future__ import annotations

from random import Random

import pytest

from seasons.rating.random_events import event
from topcut.seasons.rating.games import Game
from topcut.seasons.rating.ladder import Ladder, order_of
from topcut.seasons.rating.rules import POINT, RatingRules, System
from topcut.seasons.rating.sqlite import SqliteRatings
from topcut.seasons.rating.systems import system_of


def rules(system: System) -> RatingRules:
    return RatingRules({"local": 16}, {}, system=system)


def test_glicko_2_gives_the_example_of_its_author() -> None:
    """Glickman, "Example of the Glicko-2 system": 1464.06, deviation 151.52, volatility 0.05999."""
    volatility = 60_000_000
    before = [(1500, 200), (1400, 30), (1550, 100), (1700, 300)]
    known = [(rating * POINT, deviation * POINT, volatility) for rating, deviation in before]
    games = [Game(0, 1, 2), Game(0, 2, 0), Game(0, 3, 0)]
    rating, deviation, fickle = system_of(rules("glicko2")).after(games, 16, known)[0]
    assert (round(rating / POINT, 2), round(deviation / POINT, 2), round(fickle / 10**9, 5)) == (1464.05, 151.52, 0.06)


def test_who_has_no_game_keeps_a_glicko_2_rating() -> None:
    system = system_of(rules("glicko2"))
    after = system.after([Game(0, 1, 2)], 16, [system.newcomer] * 3)
    assert after[2] == system.newcomer
    assert after[0][0] > after[2][0] > after[1][0]


def test_openskill_rises_with_a_win_and_knows_more() -> None:
    system = system_of(rules("openskill"))
    won, lost = system.after([Game(0, 1, 2)], 16, [system.newcomer] * 2)
    assert won[0] - system.newcomer[0] == system.newcomer[0] - lost[0] > 0
    assert won[1] < system.newcomer[1]


@pytest.mark.parametrize("system", ["glicko2", "openskill"])
def test_a_refresh_gives_what_a_full_one_does(system: System) -> None:
    chance, ladder = Random(3), Ladder(SqliteRatings(), rules(system))
    days = list(range(1, 29))
    chance.shuffle(days)
    for day in days:
        ladder.record(order_of(f"2026-01-{day:02}", "", 0, str(day)), str(day), event(chance))
        ladder.refresh()
    kept = [ladder.store.places(at) for at in range(3)]
    ladder.refresh_all()
    assert kept == [ladder.store.places(at) for at in range(3)]
