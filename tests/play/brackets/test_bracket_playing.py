"""Playing a bracket game by game, with everything that can happen."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from walk import walk

from topcut.journal.plan import Game
from topcut.play.brackets.model import Bracket
from topcut.play.brackets.places import places
from topcut.play.brackets.playing import play
from topcut.play.brackets.tables import single_elimination, table

KINDS = [("single", n) for n in (2, 3, 7, 8, 21)] + [("play-in", 11), ("mcintyre", 8), ("mcintyre", 16), ("seats", 8)]
KINDS += [("double", n) for n in (4, 5, 6, 8, 13, 16, 29)]
FOUR = ("kira", "odo", "quark", "dax")


def cast(players: int) -> tuple[str, ...]:
    return tuple(f"p{number}" for number in range(1, players + 1))


def ready(bracket: Bracket) -> list[int]:
    return [number for number, state in bracket.games.items() if state.status == "ready"]


@pytest.mark.parametrize(("kind", "players"), KINDS)
def test_it_plays_as_a_walk_by_hand_does(kind: str, players: int) -> None:
    games, seeds = table(kind, players), cast(players)
    rng = random.Random(f"{kind} {players}")
    for _ in range(20):
        tosses = {(one, two): rng.random() < 0.5 for one in range(1, players + 1) for two in range(1, players + 1)}
        played = walk(games, lambda one, two: tosses[one, two])  # noqa: B023
        won = {game.number: f"p{winner}" for game, winner, _ in played}
        bracket = play(games, seeds, won)
        assert bracket.over
        for game, winner, loser in played:
            state = bracket.games[game.number]
            assert (state.status, state.winner, state.loser) == ("played", f"p{winner}", f"p{loser}")
        assert {n for n, state in bracket.games.items() if state.status == "not_needed"} == {
            game.number for game in games if game.number not in won
        }


def test_a_game_is_ready_when_both_are_known() -> None:
    games = single_elimination(4)
    bracket = play(games, FOUR, {1: "kira"})
    assert [bracket.games[n].status for n in (1, 2, 3)] == ["played", "ready", "waiting"]
    first, second = bracket.games[3].seats
    assert (first.source, first.player, first.known) == ("winner 1", "kira", True)
    assert (second.source, second.player, second.known) == ("winner 2", None, False)


def test_r53_both_lose_and_the_next_opponent_goes_on() -> None:
    bracket = play(single_elimination(4), FOUR, {1: None, 2: "odo"})
    assert (bracket.games[1].status, bracket.games[1].winner, bracket.games[1].loser) == ("played", None, None)
    assert (bracket.games[3].status, bracket.games[3].winner, bracket.games[3].loser) == ("walkover", "odo", None)
    assert bracket.over


def test_r53_both_lose_everywhere_and_nobody_is_left() -> None:
    bracket = play(single_elimination(4), FOUR, {1: None, 2: None})
    assert (bracket.games[3].status, bracket.games[3].winner) == ("empty", None)


def test_who_is_gone_loses_what_he_has_not_played_and_keeps_what_he_has() -> None:
    bracket = play(single_elimination(4), FOUR, {1: "kira", 2: "odo"}, gone=["kira"])
    assert bracket.games[1].winner == "kira"
    final = bracket.games[3]
    assert (final.status, final.winner, final.loser) == ("walkover", "odo", "kira")


def test_both_are_gone_and_nobody_goes_on() -> None:
    bracket = play(single_elimination(4), FOUR, {}, gone={"kira", "dax"})
    assert (bracket.games[1].status, bracket.games[1].winner) == ("empty", None)
    assert ready(bracket) == [2]


def test_of_two_who_left_the_later_one_has_gone_on_first() -> None:
    """Dax left before round 1, Kira reached the final and left before it."""
    bracket = play(single_elimination(4), FOUR, {2: "odo"}, gone={"dax": 1, "kira": 2})
    assert (bracket.games[1].winner, bracket.games[1].loser) == ("kira", "dax")
    assert (bracket.games[3].winner, bracket.games[3].loser) == ("odo", "kira")


@pytest.mark.parametrize(("winner", "status"), [(0, "not_needed"), (1, "ready"), (None, "not_needed")])
def test_the_reset_is_played_only_if_the_lower_bracket_wins_the_grand_final(winner: int | None, status: str) -> None:
    games = table("double", 4)
    won: dict[int, str | None] = {1: "kira", 2: "odo", 3: "kira", 4: "quark", 5: "odo"}
    won[6] = None if winner is None else ("kira", "odo")[winner]
    bracket = play(games, FOUR, won)
    assert bracket.games[7].status == status
    assert bracket.over == (status == "not_needed")


def test_there_is_no_reset_against_nobody() -> None:
    """The upper final had two losers, so the lower winner is alone in the grand final."""
    bracket = play(table("double", 4), FOUR, {1: "kira", 2: "odo", 3: None, 4: "quark"})
    assert [bracket.games[n].status for n in (5, 6, 7)] == ["walkover", "walkover", "not_needed"]
    assert places(bracket)[0].player == "quark"


@pytest.mark.parametrize(
    ("won", "words"),
    [
        ({3: "kira"}, "game 3"),
        ({1: "odo"}, "odo cannot have won game 1"),
        ({9: "kira"}, "game 9"),
        ({1: None, 2: "odo", 3: "odo"}, "game 3"),
    ],
)
def test_a_result_that_cannot_be_is_our_fault(won: dict[int, str | None], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        play(single_elimination(4), FOUR, won)


def test_a_result_for_a_reset_that_is_not_needed_is_our_fault() -> None:
    won: dict[int, str | None] = {1: "kira", 2: "odo", 3: "kira", 4: "quark", 5: "odo", 6: "kira", 7: "kira"}
    with pytest.raises(ValueError, match="game 7"):
        play(table("double", 4), FOUR, won)


def test_seats_of_seeds_that_did_not_come_stay_empty() -> None:
    bracket = play(single_elimination(4), FOUR[:3], {})
    assert (bracket.games[1].status, bracket.games[1].winner) == ("walkover", "kira")


def happenings(games: Sequence[Game], players: int, rng: random.Random) -> Iterator[Bracket]:
    """A bracket to its end, while people win, lose both, and leave; the state after every step."""
    seeds, won, gone = cast(players), {}, {}
    while True:
        bracket = play(games, seeds, won, gone)
        yield bracket
        if not (open_ := ready(bracket)):
            return
        number = rng.choice([n for n in open_ if games[n - 1].round == games[min(open_) - 1].round])
        pair = [str(seat.player) for seat in bracket.games[number].seats]
        match rng.randrange(6):
            case 0:
                won[number] = None
            case 1:
                gone |= {rng.choice(pair): games[number - 1].round}
            case 2:
                gone |= dict.fromkeys(pair, games[number - 1].round)
            case _:
                won[number] = rng.choice(pair)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(KINDS), st.randoms(use_true_random=False))
def test_whatever_happens_it_ends_and_nothing_that_was_decided_changes(
    kind: tuple[str, int], rng: random.Random
) -> None:
    games = table(*kind)
    before: Bracket | None = None
    for bracket in happenings(games, kind[1], rng):
        for number, state in bracket.games.items():
            old = before.games[number] if before else None
            if old and old.status not in ("waiting", "ready"):
                assert (old.status, old.winner, old.loser) == (state.status, state.winner, state.loser)
            if state.status == "ready":
                assert len({seat.player for seat in state.seats} - {None}) == 2
            if state.winner:
                assert state.winner in {seat.player for seat in state.seats} and state.winner != state.loser
        found = places(bracket)
        assert sorted(place.player for place in found) == sorted(bracket.seeds)
        assert [place.player for place in found if not place.place <= found.index(place) + 1 <= place.to] == []
        before = bracket
    assert before is not None and before.over
