"""Standard Orbit (001 4.4.3): a table plan moved by hand.

Two tables, seen from above, everybody moving to his left:

      table 1   table 2
      Kira   →  Quark        seats 1
       ↑          ↓
      Odo    ←  Dax          seats 2
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from topcut.journal.fact import Result
from topcut.journal.state import Clock, Match, Round, Tournament
from topcut.play.scenarios.orbit import circle, orbit_points, orbit_totals, rotations_by, seated
from topcut.rulebooks.load import load

BOOK = load("star-trek-2e", {"scenario": "standard-orbit"})


def game(first: int, second: int, rotation: int) -> Result:
    return Result(games=((first, second),)).observing("rotation", ((rotation,),) if rotation else ())


def table(number: int, *seats: str, last: Result | None = None, earlier: tuple[Result, ...] = ()) -> Match:
    return Match(1, number, seats, "confirmed" if last else "open", last, earlier=earlier)


def round_of(*matches: Match) -> Round:
    return Round(1, {match.table: match for match in matches})


TWO_TABLES = round_of(table(1, "kira", "odo"), table(2, "quark", "dax"))


@pytest.mark.parametrize(
    ("moves", "plan"),
    [
        (0, {(1, 0): "kira", (2, 0): "quark", (1, 1): "odo", (2, 1): "dax"}),
        (1, {(1, 0): "odo", (2, 0): "kira", (1, 1): "dax", (2, 1): "quark"}),
        (2, {(1, 0): "dax", (2, 0): "odo", (1, 1): "quark", (2, 1): "kira"}),
        (3, {(1, 0): "quark", (2, 0): "dax", (1, 1): "kira", (2, 1): "odo"}),
        (4, {(1, 0): "kira", (2, 0): "quark", (1, 1): "odo", (2, 1): "dax"}),
    ],
)
def test_everybody_moves_one_seat(moves: int, plan: dict[tuple[int, int], str]) -> None:
    assert seated(TWO_TABLES, moves) == plan


def test_three_tables_and_a_bye_that_sits_out() -> None:
    bye = Match(1, 4, ("rom",), "confirmed", Result(codes=("BYE",)))
    posted = round_of(table(1, "kira", "odo"), table(2, "quark", "dax"), table(3, "garak", "morn"), bye)
    assert circle(posted) == ((1, 0), (2, 0), (3, 0), (3, 1), (2, 1), (1, 1))
    assert seated(posted, 1)[3, 0] == "quark" and seated(posted, 1)[3, 1] == "garak"
    assert "rom" not in seated(posted, 2).values()
    assert orbit_totals(posted, BOOK)["rom"] == (4, 4)


def test_two_players_change_sides() -> None:
    assert seated(round_of(table(1, "kira", "odo")), 1) == {(1, 0): "odo", (1, 1): "kira"}


def test_points_of_players_and_decks_by_hand() -> None:
    posted = round_of(
        table(1, "kira", "odo", last=game(100, 35, 1)),  # Odo beats Dax with Kira's deck
        table(2, "quark", "dax", earlier=(game(100, 0, 0),), last=game(60, 100, 3)),  # then Odo beats Dax with Dax's
    )
    assert orbit_totals(posted, BOOK) == {"kira": (0, 4), "odo": (8, 1), "quark": (4, 5), "dax": (3, 5)}


def test_an_open_game_counts_nothing_and_an_ended_one_at_once() -> None:
    posted = round_of(table(1, "kira", "odo", earlier=(game(100, 0, 0),)), table(2, "quark", "dax"))
    assert orbit_totals(posted, BOOK) == {"kira": (4, 4), "odo": (1, 1), "quark": (0, 0), "dax": (0, 0)}


def test_without_a_move_player_and_deck_have_the_same() -> None:
    posted = round_of(table(1, "kira", "odo", last=game(100, 35, 0)))
    tournament = Tournament(rounds=(posted,))
    assert orbit_points(tournament, BOOK) == {1: {"kira": (4, 4), "odo": (1, 1)}}


def test_a_pod_turns_round_at_the_end_of_every_row() -> None:
    book = load("tribbles", {"scenario": "standard-orbit"})
    posted = round_of(
        Match(
            1, 1, ("kira", "odo", "quark"), "confirmed", Result(games=((10, 20, 30),), seen=(("rotation", ((1,),)),))
        ),
        Match(1, 2, ("dax", "garak", "morn"), "open"),
    )
    assert circle(posted) == ((1, 0), (2, 0), (2, 1), (1, 1), (1, 2), (2, 2))
    totals = orbit_totals(posted, book)
    assert {player: his for player, (his, _) in totals.items() if his} == {"morn": 10, "garak": 20, "odo": 30}
    assert {player: its for player, (_, its) in totals.items() if its} == {"kira": 10, "odo": 20, "quark": 30}


@settings(deadline=None)
@given(st.integers(1, 9), st.lists(st.tuples(st.integers(0, 8), st.integers(0, 30)), max_size=20))
def test_all_players_together_have_what_all_decks_have(tables: int, ended: list[tuple[int, int]]) -> None:
    games: dict[int, tuple[Result, ...]] = {}
    for number, moves in ended:
        games[number % tables] = (*games.get(number % tables, ()), game(100, 35, moves))
    posted = round_of(*(table(n + 1, f"a{n}", f"b{n}", earlier=games.get(n, ())) for n in range(tables)))
    totals = orbit_totals(posted, BOOK).values()
    assert sum(his for his, _ in totals) == sum(its for _, its in totals) == 5 * len(ended)
    assert seated(posted, 2 * tables) == seated(posted, 0)


@pytest.mark.parametrize(
    ("now", "moves"),
    [("10:00", 0), ("10:14", 0), ("10:15", 1), ("10:30", 2), ("10:59", 3), ("11:00", 3), ("12:30", 3)],
)
def test_the_clock_tells_the_moves_but_none_at_the_end(now: str, moves: int) -> None:
    clock = Clock(minutes=60, started="2026-11-15T10:00:00Z")
    assert rotations_by(clock, f"2026-11-15T{now}:00Z") == moves


def test_nobody_moves_while_the_clock_stands() -> None:
    stood = (("2026-11-15T10:10:00Z", "2026-11-15T10:20:00Z"),)
    clock = Clock(minutes=60, started="2026-11-15T10:00:00Z", stood=stood)
    assert rotations_by(clock, "2026-11-15T10:24:00Z") == 0
    assert rotations_by(Clock(), "2026-11-15T10:24:00Z") == 0
