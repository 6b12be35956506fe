"""A bracket as plain text: drawn where it fits, listed where it does not, and never wider than asked for."""

from __future__ import annotations

import pytest
from half_played import THIRD_PLACE, half_played, names, saying, scores_of, seeds
from rich.cells import cell_len

from topcut.play.brackets.cells import cells, clean, padded, shortened
from topcut.play.brackets.model import Bracket
from topcut.play.brackets.playing import play
from topcut.play.brackets.tables import table
from topcut.play.brackets.text import bracket_text

WIDE = "東風谷早苗"


def test_eight_players_are_drawn_in_80_columns() -> None:
    bracket = half_played("single", 8, results=4, gone=["p5"])
    assert bracket_text(bracket, saying(names(8)), 80, scores_of(bracket)) == (
        "Quarter-finals       Semi-finals          Final\n"
        "\n"
        "Game 1\n"
        "▸1 Kira         2\n"
        " 8 Nog          1 ─┐ Game 5\n"
        "                   └─▸1 Kira         2\n"
        "Game 2: walkover   ┌─ 4 Dax          1 ─┐\n"
        " 5 Garak          ─┘                    │\n"
        "▸4 Dax                                  │ Game 7\n"
        "                                        └─ 1 Kira\n"
        "Game 3                                  ┌─ winner of game 6\n"
        " 3 Quark        1                       │\n"
        "▸6 Morn         2 ─┐ Game 6: to play    │\n"
        "                   └─ 6 Morn           ─┘\n"
        "Game 4             ┌─ 7 Rom\n"
        "▸7 Rom          2 ─┘\n"
        " 2 Odo          1\n"
    )


def test_a_lower_bracket_is_drawn_below_with_its_own_headings() -> None:
    bracket = half_played("double", 4, results=2)
    assert bracket_text(bracket, saying(names(4)), 120, {1: "2–0", 2: "2–1"}) == (
        "Upper semi-finals    Upper final                               Grand final          Reset\n"
        "\n"
        "Game 1\n"
        "▸1 Kira         2\n"
        " 4 Dax          0 ─┐ Game 3: to play\n"
        "                   └─ 1 Kira\n"
        "Game 2             ┌─ 3 Quark          ──────────────────────┐\n"
        "▸3 Quark        2 ─┘                                         │\n"
        " 2 Odo          1                                            │\n"
        "                                                             │ Game 6               Game 7: if needed\n"
        "                                                             └─ winner of game 3 ─── winner of game 6\n"
        "                                                             ┌─ winner of game 5     loser of game 6\n"
        "                     Lower round 1        Lower final        │\n"
        "                                                             │\n"
        "                     Game 4: to play      Game 5             │\n"
        "                      4 Dax                loser of game 3  ─┘\n"
        "                      2 Odo            ─── winner of game 4\n"
    )


def test_sixteen_players_with_long_names_are_listed_in_80_columns() -> None:
    bracket = half_played("single", 16, results=9)
    long = names(16) | {"p10": "Worf, son of Mogh, of the House of Martok", "p7": WIDE * 4}
    text = bracket_text(bracket, saying(long), 80, scores_of(bracket))
    assert text.startswith("Round of 16\n 1  ▸ Kira (1) ")
    assert "\n 6    Bashir (11)                       1–2    ▸ Morn (6)\n" in text
    assert "\n\nFinal\n15    winner of game 13                  –       winner of game 14\n" in text
    assert "Worf, son of Mogh, of th… (10)" in text  # the seed stays
    assert bracket_text(bracket, saying(long), 120, scores_of(bracket)).startswith("Round of 16     ")


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize(
    ("kind", "players"),
    [
        ("single", 2),
        ("single", 8),
        ("single", 13),
        ("single", 64),
        ("play-in", 24),
        ("single", 512),
        ("mcintyre", 8),
        ("mcintyre", 16),
        ("double", 4),
        ("double", 8),
        ("double", 16),
        ("double", 64),
    ],
)
def test_no_line_is_wider_than_asked_for(kind: str, players: int, width: int) -> None:
    bracket = half_played(kind, players, results=40, gone=["p2"], both_lose=[3])
    long = {player: f"{name} {WIDE} of the Alpha Quadrant" for player, name in names(players).items()}
    text = bracket_text(bracket, saying(long), width, scores_of(bracket))
    assert max(map(cell_len, text.splitlines())) <= width
    assert text.count("▸") == sum(state.winner is not None for state in bracket.games.values())


@pytest.mark.parametrize("players", [8, 16, 32])
def test_a_drawing_keeps_the_numbers_of_awaited_games(players: int) -> None:
    bracket = half_played("single", players, results=0)
    for width in range(60, 160):
        text = bracket_text(bracket, saying(names(players)), width)
        for number in range(1, players - 1):
            assert f"winner of game {number}" in text


@pytest.mark.parametrize(("kind", "players"), [("single", 64), ("single", 512), ("double", 64)])
def test_a_large_bracket_is_listed_game_by_game(kind: str, players: int) -> None:
    bracket = half_played(kind, players, results=0)
    lines = bracket_text(bracket, saying(names(players)), 120).splitlines()
    numbers = [int(line.split()[0]) for line in lines if line[:3].strip().isdigit()]
    assert sorted(numbers) == sorted(bracket.games)


def test_empty_seats_say_why() -> None:
    bracket = half_played("single", 8, results=8, both_lose=[1, 3, 4])
    text = bracket_text(bracket, saying(names(8)), 80)
    assert text.count("nobody") == 4  # two in game 6, one in game 5, one in the final
    assert (text.count("both lost"), text.count("not played")) == (3, 1)
    thin = play(table("single", 8), seeds(7), {})
    assert "bye" in bracket_text(thin, saying(names(8)), 80)


def test_a_reset_that_is_not_called_for_is_said_to_be() -> None:
    bracket = half_played("double", 4)
    assert ("not needed" in bracket_text(bracket, saying(names(4)), 80)) == (bracket.games[7].status == "not_needed")
    assert "if needed" in bracket_text(half_played("double", 4, results=2), saying(names(4)), 80)


def test_third_place_and_no_games_at_all() -> None:
    assert "Third place" in bracket_text(half_played("", 4, games=THIRD_PLACE), saying(names(4)), 80)
    assert bracket_text(Bracket({}, ()), saying({}), 80) == "\n"


@pytest.mark.parametrize("text", ["Kira", "Leeta é", "Zoe\u0308", WIDE, f"a{WIDE}", "ｆｕｌｌ", "–…▸", ""])
def test_cells_agree_with_the_terminal_library(text: str) -> None:
    assert cells(text) == cell_len(text)
    for room in range(1, 12):
        assert cell_len(shortened(text, room)) <= room
        assert cell_len(padded(text, room)) == room
        assert shortened(text, room) == text or shortened(text, room).endswith("…")


def test_what_would_break_a_line_is_left_out() -> None:
    assert clean("Ki\x1b[31mra\n\u202eodo\x00") == "Ki[31mraodo"
    assert clean("👩\u200d🚀 Zoë") == "👩\u200d🚀 Zoë"
