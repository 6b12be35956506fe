"""Where games stand: nothing overlaps, no winner's way crosses another, and a normal bracket looks like one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from half_played import SIZES, THIRD_PLACE

from saying import in_words
from topcut.journal.plan import Game
from topcut.messages.message import message
from topcut.play.brackets.headings import headings
from topcut.play.brackets.layout import Layout, lay_out
from topcut.play.brackets.tables import table


def overlaps(layout: Layout) -> Iterator[tuple[int, int]]:
    """Games of one column that stand less than a row apart."""
    columns: dict[int, list[tuple[float, int]]] = {}
    for number, spot in layout.spots.items():
        columns.setdefault(spot.column, []).append((spot.row, number))
    for column in columns.values():
        for (row, number), (next_row, next_number) in pairwise(sorted(column)):
            if next_row - row < 1:
                yield number, next_number


def overrun(layout: Layout) -> Iterator[tuple[int, int]]:
    """Ways that run through a game: along their own row up to the game that they lead to."""
    places: dict[int, list[tuple[float, int]]] = {}
    for number, spot in layout.spots.items():
        places.setdefault(spot.column, []).append((spot.row, number))
    for join in layout.joins:
        start, end = layout.spots[join.feeder], layout.spots[join.game]
        for column in range(start.column + 1, end.column):
            yield from ((join.feeder, number) for row, number in places[column] if abs(row - start.row) < 1)


def crossings(layout: Layout) -> Iterator[tuple[int, int]]:
    """Pairs of ways that turn in the same gap and whose upright parts cross or touch a foreign way."""
    gaps: dict[int, list[tuple[float, float, int]]] = {}
    for join in layout.joins:
        start, end = layout.spots[join.feeder], layout.spots[join.game]
        low, high = sorted((start.row, end.row))
        gaps.setdefault(end.column, []).append((low, high, join.game))
    for ways in gaps.values():
        for one, other in pairwise(sorted(ways)):
            if one[2] != other[2] and one[1] >= other[0]:
                yield one[2], other[2]


@pytest.mark.parametrize("kind", SIZES)
def test_in_no_bracket_two_games_overlap_or_a_way_crosses_another(kind: str) -> None:
    for players in SIZES[kind]:
        games = table(kind, players)
        layout = lay_out(games)
        assert set(layout.spots) == {game.number for game in games}
        assert not [*overlaps(layout), *overrun(layout), *crossings(layout)], players
        assert all(0 <= spot.row <= layout.rows - 1 and spot.column < layout.columns for spot in layout.spots.values())


@pytest.mark.parametrize("kind", SIZES)
def test_columns_are_rounds(kind: str) -> None:
    for players in SIZES[kind]:
        games = table(kind, players)
        rounds = sorted({game.round for game in games})
        spots = lay_out(games).spots
        assert all(spots[game.number].column == rounds.index(game.round) for game in games), players


@pytest.mark.parametrize("kind", SIZES)
def test_a_game_stands_in_the_middle_of_the_games_that_feed_it(kind: str) -> None:
    for players in SIZES[kind]:
        layout = lay_out(table(kind, players))
        fed: dict[int, list[float]] = {}
        for join in layout.joins:
            fed.setdefault(join.game, []).append(layout.spots[join.feeder].row)
        assert all(layout.spots[game].row == sum(rows) / len(rows) for game, rows in fed.items()), players


@pytest.mark.parametrize("players", [2, 4, 8, 64, 512])
def test_a_full_single_elimination_fills_its_rows(players: int) -> None:
    layout = lay_out(table("single", players))
    rows: dict[int, list[float]] = {}
    for _, spot in sorted(layout.spots.items()):
        rows.setdefault(spot.column, []).append(spot.row)
    for column, found in rows.items():
        step = 2**column
        assert found == [(step - 1) / 2 + step * at for at in range(players // 2 // step)]


@pytest.mark.parametrize("players", range(4, 65))
def test_the_lower_bracket_stands_below_the_upper_one_and_both_lead_to_the_grand_final(players: int) -> None:
    games = table("double", players)
    layout = lay_out(games)
    row = {lane: [layout.spots[g.number].row for g in games if g.name.startswith(lane)] for lane in ("Upper", "Lower")}
    assert min(row["Lower"]) >= max(row["Upper"]) + 2  # a free row for the heading between them
    *before, grand, reset = (layout.spots[game.number] for game in games)
    assert max(spot.column for spot in before) < grand.column < reset.column
    assert grand.row == reset.row
    assert [band.lower for band in layout.bands] == [False, True]


def test_a_loser_has_no_way_drawn() -> None:
    games = table("mcintyre", 8)
    drawn = {(join.feeder, join.game) for join in lay_out(games).joins}
    assert drawn == {(1, 7), (2, 5), (3, 6), (4, 8), (5, 8), (6, 7), (7, 9), (8, 9)}


def test_a_game_for_third_place_stands_under_the_bracket_with_its_own_heading() -> None:
    layout = lay_out(THIRD_PLACE)
    assert {number: (spot.column, spot.row) for number, spot in layout.spots.items()} == {
        1: (0, 0),
        2: (0, 1),
        4: (1, 0.5),
        3: (1, 3),
    }
    words = headings(layout, {game.number: game for game in THIRD_PLACE})
    assert words == {
        (0, 0): message("bracketname-round", round=1),
        (0, 1): message("bracketname-kind", kind="final", of=0, games="one"),
        (1, 1): message("bracketname-named", name="Third place"),
    }


def test_a_directors_own_table_may_skip_rounds_and_feed_one_winner_twice() -> None:
    games = (
        Game(1, 1, ("seed 1", "seed 2")),
        Game(2, 3, ("winner 1", "seed 3")),
        Game(3, 3, ("winner 1", "seed 4")),
    )
    layout = lay_out(games)
    assert layout.columns == 2
    assert not list(overlaps(layout))
    assert {(join.feeder, join.game) for join in layout.joins} == {(1, 2), (1, 3)}


def test_no_games_make_an_empty_layout() -> None:
    assert lay_out(()).rows == lay_out(()).columns == 0


@pytest.mark.parametrize(
    ("kind", "players", "expected"),
    [
        ("single", 16, ["Round of 16", "Quarter-finals", "Semi-finals", "Final"]),
        ("play-in", 5, ["Play-in", "Semi-finals", "Final"]),
        ("mcintyre", 8, ["Round 1", "Round 2", "Round 3", "Final"]),
        (
            "double",
            8,
            [
                "Upper quarter-finals",
                "Upper semi-finals",
                "Upper final",
                "Grand final",
                "Reset",
                "Lower round 1",
                "Lower round 2",
                "Lower round 3",
                "Lower final",
            ],
        ),
    ],
)
def test_columns_are_called_what_directors_call_them(kind: str, players: int, expected: list[str]) -> None:
    games = {game.number: game for game in table(kind, players)}
    assert [in_words(one) for one in headings(lay_out(games.values()), games).values()] == expected
