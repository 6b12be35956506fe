"""R53 and 002 8.2: nobody takes the place of two losers or of somebody who left; the next opponent goes on."""

from __future__ import annotations

import pytest
from driving import better_seed, coin, drive, field
from printed_figures import Seed

from topcut.play.brackets.model import Bracket
from topcut.play.brackets.places import places
from topcut.play.brackets.playing import play
from topcut.play.brackets.tables import table

KINDS = [
    *(("single", 2), ("single", 8), ("single", 11), ("play-in", 11), ("seats", 8)),
    *(("mcintyre", 8), ("mcintyre", 16), ("double", 4), ("double", 8), ("double", 13)),
]


def alone_goes_on(bracket: Bracket, gone: frozenset[str]) -> None:
    """In every game that was not played, whoever came alone has won it, and nobody wins a game that nobody came to.

    Somebody who has left is no opponent; but what he won against an empty seat stays his, he may have left later.
    """
    for state in bracket.games.values():
        if state.status in ("played", "not_needed"):
            continue
        assert all(seat.known for seat in state.seats)
        seated = [seat.player for seat in state.seats if seat.player]
        came = seated if len(seated) == 1 else [player for player in seated if player not in gone]
        assert len(came) < 2
        assert state.status == ("walkover" if came else "empty"), state
        assert state.winner == (came[0] if came else None), state


@pytest.mark.parametrize(("kind", "players"), KINDS)
def test_r53_neither_advances_whichever_game_both_lose(kind: str, players: int) -> None:
    games = table(kind, players)
    usual = drive(games, players, coin("usual")).meetings
    for at, (when, one, other, _) in enumerate(usual):

        def decide(number: int, a: Seed, b: Seed, lost: object = (when, {one, other})) -> Seed | None:
            return None if (number, {a, b}) == lost else coin("usual")(number, a, b)

        driven = drive(games, players, decide)
        later = [m for m in driven.meetings if m[0] > when]
        assert not [m for m in later if {one, other} & set(m[1:3])]
        alone_goes_on(driven.bracket, driven.gone)
        assert driven.bands[one] == driven.bands[other]
        if at == len(usual) - 1:
            assert driven.champion is None
        elif later:
            assert driven.champion is not None
        (state,) = [s for s in driven.bracket.games.values() if s.status == "played" and s.winner is None]
        fed = [s for s in driven.bracket.games.values() if f"winner {state.game.number}" in s.game.seats]
        assert all(s.status in ("walkover", "empty", "not_needed") for s in fed)


def test_r53_in_a_mcintyre_bracket_the_second_chance_is_lost_too() -> None:
    """1 and 4 both lose: the winner of 5/8 has game A for nothing, the winner of game B has game C for nothing."""

    def decide(number: int, one: Seed, other: Seed) -> Seed | None:
        return None if {one, other} == {1, 4} else min(one, other)

    driven = drive(table("mcintyre", 8), 8, decide)
    assert driven.met == (((1, 4), (2, 3), (5, 8), (6, 7)), ((3, 6),), ((2, 5),), ((2, 3),))
    assert driven.champion == 2
    assert driven.bands[3] == (2, 2)


@pytest.mark.parametrize(("kind", "players"), KINDS)
def test_8_2_whoever_leaves_is_not_replaced_and_the_opponent_goes_on(kind: str, players: int) -> None:
    games = table(kind, players)
    for seed in range(1, players + 1):
        for when in range(1, max(game.round for game in games) + 1):
            driven = drive(games, players, coin("gone"), {when: {seed}})
            assert not [m for m in driven.meetings if m[0] >= when and seed in m[1:3]]
            alone_goes_on(driven.bracket, driven.gone)
            if when == 1:
                assert driven.champion not in (None, seed)
            if kind == "double":
                two_losses(driven.meetings, players, out={seed}, champion=driven.champion)


def two_losses(
    meetings: tuple[tuple[int, Seed, Seed, Seed | None], ...], players: int, out: set[Seed], champion: Seed | None
) -> None:
    """Somebody's leaving costs nobody else a life, and saves nobody from a second loss."""
    losses = dict.fromkeys(range(1, players + 1), 0)
    for _, one, other, winner in meetings:
        assert losses[one] < 2 and losses[other] < 2
        losses[other if winner == one else one] += 1
    assert {seed for seed in losses if losses[seed] < 2} - out == {champion} - out


@pytest.mark.parametrize(("when", "band"), [(1, (5, 8)), (2, (3, 4)), (3, (2, 2))])
def test_r52_whoever_leaves_has_the_place_of_the_round_he_reached(when: int, band: tuple[int, int]) -> None:
    driven = drive(table("single", 8), 8, better_seed, {when: {1}})
    assert driven.bands[1] == band
    assert sorted(driven.bands.values()) == [(1, 1), (2, 2), *[(3, 4)] * 2, *[(5, 8)] * 4]


@pytest.mark.parametrize(("kind", "players"), KINDS)
def test_whoever_leaves_afterwards_changes_nothing(kind: str, players: int) -> None:
    games = table(kind, players)
    driven = drive(games, players, coin("afterwards"))
    everybody = field(players)
    assert places(play(games, everybody, driven.won, everybody)) == places(driven.bracket)


def test_everybody_leaves() -> None:
    for kind, players in KINDS:
        bracket = play(table(kind, players), field(players), {}, field(players))
        assert bracket.over
        alone_goes_on(bracket, frozenset(field(players)))


@pytest.mark.parametrize("winner", [1, 4])
def test_a_walkover_that_was_played_on_stays_when_its_winner_leaves_later(winner: int) -> None:
    """8 leaves before his game with 1, who then plays 4 and goes home too, having won or lost."""
    games = table("single", 8)

    def decide(_: int, one: Seed, other: Seed) -> Seed:
        return winner if {one, other} == {1, 4} else min(one, other)

    driven = drive(games, 8, decide, {1: {8}, 3: {1}})
    assert driven.met[1] == ((1, 4), (2, 3))
    assert driven.champion == 2
    assert driven.bands[1] == ((2, 2) if winner == 1 else (3, 4))
    assert driven.bands[8] == (5, 8)


def test_r52_a_walkover_counts_for_the_place_of_its_winner_who_leaves_later() -> None:
    """8 leaves before his game with 1, and 1 before the semi-final: he has reached it, 8 has not."""
    driven = drive(table("single", 8), 8, better_seed, {1: {8}, 2: {1}})
    assert (driven.bands[1], driven.bands[8]) == ((3, 4), (5, 8))


@pytest.mark.parametrize("leaver", [0, 1])
def test_a_grand_finalist_leaves_before_the_reset(leaver: int) -> None:
    """The lower bracket wins the grand final, then one of the two goes home: the other is the champion."""
    games = table("double", 8)
    (reset,) = [game for game in games if game.only_if]

    def decide(number: int, one: Seed, other: Seed) -> Seed:
        return other if number == reset.round - 1 else min(one, other)

    pair = next(m for m in drive(games, 8, decide).meetings if m[0] == reset.round - 1)[1:3]
    driven = drive(games, 8, decide, {reset.round: {pair[leaver]}})
    assert driven.champion == pair[1 - leaver]
    assert driven.bands[pair[leaver]] == (2, 2)


@pytest.mark.parametrize("leaver", [0, 1])
def test_a_grand_finalist_leaves_before_the_grand_final(leaver: int) -> None:
    games = table("double", 8)
    (reset,) = [game for game in games if game.only_if]
    (final,) = [game for game in games if game.number == reset.only_if]
    pair = next(m for m in drive(games, 8, coin("leaving")).meetings if m[0] == final.round)[1:3]
    driven = drive(games, 8, coin("leaving"), {final.round: {pair[leaver]}})
    assert driven.champion == pair[1 - leaver]
    assert not [m for m in driven.meetings if m[0] >= final.round]
