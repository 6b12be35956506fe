"""What is wrong with a table of games, all of it at once."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from saying import as_told, in_words
from topcut.journal.plan import Game
from topcut.play.brackets.check import problems
from topcut.play.brackets.loops import loops
from topcut.play.brackets.tables import double_elimination, single_elimination

FOUR = single_elimination(4)  # 1: seeds 1 and 4; 2: seeds 3 and 2; 3: the final


def changed(which: int, **values: object) -> tuple[Game, ...]:
    return tuple(replace(game, **values) if game.number == which else game for game in FOUR)


@pytest.mark.parametrize(
    ("games", "said"),
    [
        ((), ["no games"]),
        (changed(1, seats=("seed 1", "seed 3")), ['"seed 3" sits here and in game 1', "seed 4 has no first game"]),
        (changed(1, seats=("seed 1", "seed 5")), ["no seed 5 among 4 players", "seed 4 has no first game"]),
        (changed(1, seats=("seed 1", "sed 4")), ['did you mean "seed 4"?', "seed 4 has no first game"]),
        (changed(1, seats=("seed 1", "Kira")), ['write "seed 1", "winner 3" or "loser 2"', "seed 4 has no first game"]),
        (changed(3, seats=("winner 1", "winner 1")), ["would meet themselves", "game 2: its winner goes nowhere"]),
        (changed(3, seats=("winner 1", "loser 1")), ["play again at once", "game 2: its winner goes nowhere"]),
        (changed(3, seats=("winner 1", "winner 7")), ["no such game; there are 1, 2 and 3", "game 2: its winner"]),
        (changed(3, round=1), ["in round 1 and waits for game 1", "in round 1 and waits for game 2"]),
        (changed(2, number=1), ["2 games have this number", "winner of game 2, and there is no such game"]),
        (changed(3, only_if=2), ["a reset of game 2 is played by the two of that game"]),
        (changed(3, only_if=9), ["only_if names game 9"]),
        (changed(1, round=0), ["it is in round 0"]),
        (
            (*FOUR, Game(4, 2, ("loser 1", "loser 2"))),
            ["game 4: its winner goes nowhere, and the final is game 3; take it out"],
        ),
        (
            (*FOUR, Game(4, 3, ("winner 3", "loser 3"), only_if=3), Game(5, 4, ("winner 4", "loser 1"))),
            ["game 4 is a reset, nobody goes on from it"],
        ),
    ],
)
def test_every_problem_is_told(games: tuple[Game, ...], said: list[str]) -> None:
    found = [in_words(problem) for problem in problems(games, 4)]
    for words in said:
        assert any(words in sentence for sentence in found), (words, found)
    if len(said) > 1 or said == ["no games"]:
        assert len(found) == len(said), found
    assert all(as_told(problem).do for problem in problems(games, 4))


def test_games_that_wait_for_each_other_are_told_once_and_together() -> None:
    games = (
        Game(1, 1, ("seed 1", "winner 3")),
        Game(2, 2, ("seed 2", "winner 1")),
        Game(3, 3, ("winner 2", "loser 2")),
        Game(4, 4, ("seed 3", "seed 4")),
    )
    found = [in_words(problem) for problem in problems(games, 4)]
    assert [sentence for sentence in found if "wait for each other" in sentence] == [
        "game 1: games 1, 2 and 3 wait for each other; feed one of them from a seed or an earlier game"
    ]


def test_a_director_may_number_and_order_games_as_he_likes() -> None:
    games = (
        Game(30, 2, ("winner 7", "winner 12")),
        Game(7, 1, ("seed 1", "seed 4")),
        Game(12, 1, ("seed 2", "seed 3")),
    )
    assert problems(games, 4) == []


@pytest.mark.parametrize("players", [0, 1, 513, 10**9])
def test_a_number_of_players_that_no_bracket_has(players: int) -> None:
    (problem,) = problems(FOUR, players)
    assert "2 to 512 players" in as_told(problem).what


def test_no_single_change_of_a_seat_goes_unnoticed() -> None:
    """Every seat of a right table, replaced by any other slot that is not a free loser, is found out."""
    for games, players in ((single_elimination(8), 8), (double_elimination(5), 5)):
        used = {seat for game in games for seat in game.seats}
        slots = [f"{word} {n}" for word in ("winner", "loser", "seed") for n in range(1, len(games) + 2)]
        for at, game in enumerate(games):
            for slot in slots:
                if slot == game.seats[0] or (slot.startswith("loser") and slot not in used):
                    continue
                wrong = replace(game, seats=(slot, game.seats[1]))
                assert problems((*games[:at], wrong, *games[at + 1 :]), players), (wrong, slot)


def test_loops_are_found_as_a_search_of_all_paths_finds_them() -> None:
    rng = random.Random("loops")
    for _ in range(300):
        waits = {n: {rng.randrange(8) for _ in range(rng.randrange(3))} for n in range(8)}
        found = list(loops(waits))
        assert bool(found) == any(_reaches(waits, n, n) for n in waits)
        for loop in found:
            assert all(_reaches(waits, n, n) for n in loop)
        assert len({n for loop in found for n in loop}) == sum(map(len, found))


def _reaches(waits: dict[int, set[int]], start: int, goal: int) -> bool:
    seen: set[int] = set()
    ahead = list(waits[start])
    while ahead:
        game = ahead.pop()
        if game == goal:
            return True
        if game not in seen:
            seen.add(game)
            ahead += waits[game]
    return False
