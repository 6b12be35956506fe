"""A director's own bracket table: every fault is found, and its sentence names the place."""

from __future__ import annotations

import re

import pytest

from saying import as_told, fits
from topcut.journal.plan import Game
from topcut.messages.message import message
from topcut.play.brackets.check import problems

SOUND = (
    Game(11, 1, ("seed 1", "seed 4")),
    Game(12, 1, ("seed 2", "seed 3")),
    Game(13, 2, ("winner 11", "winner 12")),
)


def with_changes(*games: Game) -> tuple[Game, ...]:
    """The sound table with these games in the place of those with their numbers, or behind them."""
    changed = {game.number: game for game in games}
    kept = [changed.pop(game.number, game) for game in SOUND]
    return (*kept, *changed.values())


BAD = {  # the table, and what one sentence must name: any of these games, or the seed
    "a loop": (
        (
            *SOUND[:2],
            Game(13, 2, ("winner 11", "winner 14")),
            Game(14, 2, ("winner 12", "winner 13")),
        ),
        ["13", "14"],
    ),
    "a game that waits for itself": (with_changes(Game(13, 2, ("winner 11", "winner 13"))), ["13"]),
    "a seed missing": (with_changes(Game(12, 1, ("seed 2", "seed 5"))), ["seed 3"]),
    "a seed twice": (with_changes(Game(12, 1, ("seed 2", "seed 4"))), ["11", "12"]),
    "a seed beyond the field": (with_changes(Game(12, 1, ("seed 2", "seed 5"))), ["12"]),
    "a winner used twice": (
        with_changes(Game(14, 2, ("winner 11", "loser 12")), Game(15, 3, ("winner 13", "winner 14"))),
        ["11", "13", "14"],
    ),
    "a loser used twice": (
        with_changes(
            Game(13, 2, ("winner 11", "loser 12")),
            Game(14, 2, ("winner 12", "loser 12")),
            Game(15, 3, ("winner 13", "winner 14")),
        ),
        ["12", "13", "14"],
    ),
    "two finals": (SOUND[:2], ["11", "12"]),
    "a game that does not exist": (with_changes(Game(13, 2, ("winner 11", "winner 99"))), ["13"]),
    "a loser of a game that does not exist": (with_changes(Game(13, 2, ("winner 11", "loser 99"))), ["13"]),
    "a seed against himself": (with_changes(Game(12, 1, ("seed 2", "seed 2"))), ["12"]),
    "a winner against himself": (with_changes(Game(13, 2, ("winner 12", "winner 12"))), ["13"]),
    "a number twice": ((*SOUND[:2], Game(12, 2, ("winner 11", "winner 12"))), ["12"]),
    "before the game that feeds it": (with_changes(Game(13, 1, ("winner 11", "winner 12"))), ["13"]),
    "words that mean nothing": (with_changes(Game(13, 2, ("winner 11", "the best"))), ["13"]),
    "a reset of a game that does not exist": (
        with_changes(Game(14, 3, ("winner 13", "loser 13"), only_if=99)),
        ["14"],
    ),
}


def names(sentence: str, place: str) -> bool:
    return re.search(rf"\b{place}\b", sentence) is not None


def test_a_sound_table_has_no_problems() -> None:
    assert problems(SOUND, 4) == []


def test_a_third_place_game_is_sound_or_named() -> None:
    """Two games nobody comes out of: the loser's game is either allowed or said to be a second final."""
    found = problems((*SOUND, Game(14, 2, ("loser 11", "loser 12"))), 4)
    assert fits(found, [message("bracket-second-final", game=14, final=13, between="losers")])


@pytest.mark.parametrize("fault", BAD)
def test_a_fault_is_found_and_its_sentence_names_the_place(fault: str) -> None:
    games, places = BAD[fault]
    found = problems(games, 4)
    assert found
    assert any(names(as_told(problem).what, place) for problem in found for place in places), [str(p) for p in found]


@pytest.mark.parametrize("fault", BAD)
def test_every_sentence_names_a_game_or_a_seed(fault: str) -> None:
    for problem in problems(BAD[fault][0], 4):
        # that there is no final at all is no single game's fault
        assert re.search(r"\b(1[1-5]|99)\b|seed \d", as_told(problem).what) or problem.code == "bracket-no-final"
        assert as_told(problem).do, problem


def test_two_faults_are_both_found() -> None:
    found = problems(
        (
            Game(11, 1, ("seed 1", "seed 4")),
            Game(12, 1, ("seed 2", "seed 2")),
            Game(13, 2, ("winner 11", "winner 99")),
        ),
        4,
    )
    expected = [
        message("bracket-seeds-left-out", seeds=message("bracket-numbers", numbers=("3",))),
        message("bracket-meets-himself", seat="seed 2", place=message("bracket-at-game", game=12)),
        message("bracket-second-final", game=12, final=13),
        message("bracket-no-such-game", game=99, place=message("bracket-at-game", game=13)),
    ]
    assert fits(found, expected), found


def test_an_empty_table_is_a_problem() -> None:
    assert fits(problems((), 4), ["bracket-without-games"])


def test_the_only_game_cannot_be_a_reset_of_itself() -> None:
    found = problems((Game(13, 1, ("seed 1", "seed 2"), only_if=13),), 2)
    reset = message("bracket-reset-of-nothing", reset=13, place=message("bracket-at-game", game=13))
    assert fits(found, [reset]), found
