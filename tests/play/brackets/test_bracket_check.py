"""What is wrong with a table of games, all of it at once."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from saying import as_told, fits
from topcut.journal.plan import Game
from topcut.messages.message import Message, message
from topcut.play.brackets.check import problems
from topcut.play.brackets.loops import loops
from topcut.play.brackets.tables import double_elimination, single_elimination

FOUR = single_elimination(4)  # 1: seeds 1 and 4; 2: seeds 3 and 2; 3: the final


def changed(which: int, **values: object) -> tuple[Game, ...]:
    return tuple(replace(game, **values) if game.number == which else game for game in FOUR)


@pytest.mark.parametrize(
    ("games", "said"),
    [
        ((), ["bracket-without-games"]),
        (
            changed(1, seats=("seed 1", "seed 3")),
            [
                message("bracket-seeds-left-out", many=1, seeds=message("bracket-numbers", numbers=("4",))),
                message("bracket-seat-twice", game=1, seat="seed 3"),
            ],
        ),
        (
            changed(1, seats=("seed 1", "seed 5")),
            [
                message("bracket-seeds-left-out", many=1, seeds=message("bracket-numbers", numbers=("4",))),
                message("bracket-no-such-seed", players=4, seed=5),
            ],
        ),
        (
            changed(1, seats=("seed 1", "sed 4")),
            [
                message("bracket-seeds-left-out", many=1, seeds=message("bracket-numbers", numbers=("4",))),
                message("bracket-no-such-seat", way=message("bracket-way-seat-meant", number=4, word="seed")),
            ],
        ),
        (
            changed(1, seats=("seed 1", "Kira")),
            [
                message("bracket-seeds-left-out", many=1, seeds=message("bracket-numbers", numbers=("4",))),
                message("bracket-no-such-seat", way="bracket-way-seats"),
            ],
        ),
        (
            changed(3, seats=("winner 1", "winner 1")),
            [message("bracket-second-final", place=message("bracket-at-game", game=2)), "bracket-meets-himself"],
        ),
        (
            changed(3, seats=("winner 1", "loser 1")),
            [message("bracket-second-final", place=message("bracket-at-game", game=2)), "bracket-rematch"],
        ),
        (
            changed(3, seats=("winner 1", "winner 7")),
            [
                message("bracket-second-final", place=message("bracket-at-game", game=2)),
                message("bracket-no-such-game", games=message("bracket-numbers", numbers=("1", "2", "3"))),
            ],
        ),
        (
            changed(3, round=1),
            [message("bracket-too-early", game=1, round=1), message("bracket-too-early", game=2, round=1)],
        ),
        (
            changed(2, number=1),
            [message("bracket-number-twice", games=2), message("bracket-no-such-game", game=2, who="winner")],
        ),
        (changed(3, only_if=2), [message("bracket-reset-of-others", reset=2)]),
        (changed(3, only_if=9), [message("bracket-reset-of-nothing", reset=9)]),
        (changed(1, round=0), [message("bracket-round-below-one", round=0)]),
        (
            (*FOUR, Game(4, 2, ("loser 1", "loser 2"))),
            [message("bracket-second-final", between="losers", final=3, place=message("bracket-at-game", game=4))],
        ),
        (
            (*FOUR, Game(4, 3, ("winner 3", "loser 3"), only_if=3), Game(5, 4, ("winner 4", "loser 1"))),
            [message("bracket-on-from-reset", reset=4)],
        ),
    ],
)
def test_every_problem_is_told(games: tuple[Game, ...], said: list[Message | str]) -> None:
    found = problems(games, 4)
    assert fits(found, said), found
    assert all(as_told(problem).do for problem in found)


def test_games_that_wait_for_each_other_are_told_once_and_together() -> None:
    games = (
        Game(1, 1, ("seed 1", "winner 3")),
        Game(2, 2, ("seed 2", "winner 1")),
        Game(3, 3, ("winner 2", "loser 2")),
        Game(4, 4, ("seed 3", "seed 4")),
    )
    found, together = problems(games, 4), message("bracket-numbers", numbers=("1", "2", "3"))
    loop = message("bracket-loop", games=together, place=message("bracket-at-game", game=1))
    assert fits([problem for problem in found if problem.code == "bracket-loop"], [loop]), found


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
    assert fits(problem, message("bracket-players-out-of-range", players=players, most=512))


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
