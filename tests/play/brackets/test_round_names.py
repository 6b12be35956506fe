"""A round of a bracket is called by how many are left in it; where its games have no name in common, by its number."""

from __future__ import annotations

import pytest

from saying import in_words
from topcut.journal.plan import Game
from topcut.play.brackets.double import double_elimination
from topcut.play.brackets.headings import kind_of_round
from topcut.play.brackets.single import single_elimination

LEFT = {2: "Final", 4: "Semi-final", 8: "Quarter-final", 16: "Round of 16", 32: "Round of 32"}  # as people say it


def _rounds(games: tuple[Game, ...]) -> list[list[Game]]:
    return [[game for game in games if game.round == number] for number in sorted({game.round for game in games})]


@pytest.mark.parametrize("players", [2, 4, 8, 16, 32])
def test_a_knock_out_is_called_by_who_is_left(players: int) -> None:
    left = players
    for games in _rounds(single_elimination(players)):
        called = kind_of_round(games)
        assert called is not None and in_words(called) == LEFT[left]
        left //= 2
    assert left == 1


def test_upper_and_lower_games_of_a_round_have_no_name_in_common() -> None:
    called = [kind_of_round(games) for games in _rounds(double_elimination(8))]
    assert None in called and called[-1] is not None


def test_a_game_for_third_place_does_not_hide_the_final() -> None:
    final = Game(7, 3, ("winner 5", "winner 6"), "Final")
    third = Game(8, 3, ("loser 5", "loser 6"), "For the tribble")
    assert kind_of_round([final, third]) == kind_of_round([final])


def test_a_director_s_own_names_say_nothing_of_the_round() -> None:
    assert kind_of_round([Game(1, 1, ("seed 1", "seed 2"), "Game A")]) is None
    assert kind_of_round([Game(1, 1, ("seed 1", "seed 2"))]) is None
