"""Single elimination, play-in and double elimination at every size, against constructions of their own."""

from __future__ import annotations

from collections import Counter

import pytest
from driving import better_seed, coin, drive
from printed_figures import Decide, Outcome, Pairs, Seed, bands

from saying import refused
from topcut.play.brackets.check import problems
from topcut.play.brackets.tables import double_elimination, play_in, single_elimination, table


def slots(size: int) -> list[Seed]:
    """The standard bracket from top to bottom: seeds sum to one more than the field, in every round."""
    order = [1]
    while len(order) < size:
        order = [seed for better in order for seed in (better, 2 * len(order) + 1 - better)]
    return order


def knock_out(line: list[Seed | None], decide: Decide, number: int = 1) -> Outcome:
    """Neighbours meet until one is left; a player beside nobody goes on without playing."""
    reached: dict[Seed, int] = {}
    met: list[Pairs] = []
    while len(line) > 1:
        pairs = [(line[at], line[at + 1]) for at in range(0, len(line), 2)]
        reached.update({seed: number for pair in pairs for seed in pair if seed})
        met.append(tuple(sorted((min(one, other), max(one, other)) for one, other in pairs if one and other)))
        line = [decide(number, one, other) if one and other else one or other for one, other in pairs]
        number += 1
    return Outcome(tuple(met), line[0], bands(reached, line[0]))


def with_byes(players: int, decide: Decide) -> Outcome:
    """The next larger standard bracket, the seeds that do not exist left out."""
    size = 1 << (players - 1).bit_length()
    return knock_out([seed if seed <= players else None for seed in slots(size)], decide)


def with_play_in(players: int, decide: Decide) -> Outcome:
    """R23: the worst of the top p play in, the best of them against the worst of all; the winner has the slot."""
    p = 1 << (players.bit_length() - 1)
    if players == p:
        return knock_out(list(slots(p)), decide)
    hosts, guests = range(2 * p - players + 1, p + 1), range(players, p, -1)
    first = tuple(zip(hosts, guests, strict=True))
    holders: dict[Seed, Seed | None] = {host: decide(1, host, guest) for host, guest in first}
    main = knock_out([holders.get(seed, seed) for seed in slots(p)], decide, number=2)
    out = {guest if holders[host] == host else host: (p + 1, players) for host, guest in first}
    return Outcome((first, *main.met), main.champion, {**main.bands, **out})


@pytest.mark.parametrize("kind", ["single", "play-in"])
def test_r23_play_in_and_byes_are_the_same_bracket(kind: str) -> None:
    make = {"single": single_elimination, "play-in": play_in}[kind]
    for players in range(3, 65):
        games = make(players)
        assert table(kind, players) == games
        for key in range(3):
            decide = coin(f"{players} {key}")
            expected = with_play_in(players, decide)
            assert with_byes(players, decide) == expected  # the two readings of R23 agree
            driven = drive(games, players, decide)
            assert (players, driven.met) == (players, expected.met)
            assert (driven.champion, driven.bands) == (expected.champion, expected.bands)


def test_r23_eleven_players_by_hand() -> None:
    met = drive(play_in(11), 11, better_seed).met
    assert met[0] == ((6, 11), (7, 10), (8, 9))
    assert met[1] == ((1, 8), (2, 7), (3, 6), (4, 5))


@pytest.mark.parametrize("players", [*range(2, 129), 256, 512])
def test_favourites_keep_apart_as_long_as_possible_and_byes_go_to_the_best(players: int) -> None:
    driven = drive(single_elimination(players), players, better_seed)
    size = 1 << (players - 1).bit_length()
    expected: list[Pairs] = []
    left = size
    while left > 1:  # seeds 1..left, of whom the first round misses some
        expected.append(tuple((s, left + 1 - s) for s in range(1, left // 2 + 1) if left + 1 - s <= players))
        left //= 2
    assert driven.met == tuple(expected)
    resting = set(range(1, players + 1)) - {seed for pair in driven.met[0] for seed in pair}
    assert resting == set(range(1, size - players + 1))
    assert len(driven.meetings) == players - 1
    assert driven.champion == 1


@pytest.mark.parametrize("players", range(4, 65))
def test_double_elimination_takes_two_losses(players: int) -> None:
    games = double_elimination(players)
    for decide in (better_seed, *(coin(f"double {players} {key}") for key in range(2))):
        driven = drive(games, players, decide)
        losses: Counter[Seed] = Counter()
        second_loss: dict[Seed, int] = {}
        for number, one, other, winner in driven.meetings:
            assert losses[one] < 2 and losses[other] < 2  # nobody plays after a second loss
            loser = other if winner == one else one
            losses[loser] += 1
            if losses[loser] == 2:
                second_loss[loser] = number
        still_in = set(range(1, players + 1)) - set(second_loss)
        assert still_in == {driven.champion}  # and nobody is out before it
        last = max(driven.meetings)[0] + 1
        assert driven.bands == bands({**second_loss, **dict.fromkeys(still_in, last)}, driven.champion)


@pytest.mark.parametrize("players", range(4, 65))
def test_the_reset_is_played_when_the_lower_bracket_wins_the_grand_final(players: int) -> None:
    games = double_elimination(players)
    (reset,) = [game for game in games if game.only_if]
    (final,) = [game for game in games if game.number == reset.only_if]
    resets = 0
    tries = 12 if players == 8 else 2
    for key in range(tries):
        driven = drive(games, players, coin(f"reset {players} {key}"))
        first, second = (driven.bracket.seed_of(str(seat.player)) for seat in driven.bracket.games[final.number].seats)
        before = [m for m in driven.meetings if m[0] < final.round]
        assert [sum(s in m[1:3] and m[3] != s for m in before) for s in (first, second)] == [0, 1]
        lower_won = driven.bracket.games[final.number].winner == driven.bracket.seeds[second - 1]
        assert driven.bracket.games[reset.number].status == ("played" if lower_won else "not_needed")
        assert len(driven.meetings) == 2 * players - (1 if lower_won else 2)
        assert {s for s in (first, second) if driven.bands[s][1] <= 2} == {first, second}
        resets += lower_won
    if players == 8:
        assert 0 < resets < tries  # both happen in what was tried


@pytest.mark.parametrize("players", [4, 5, 8, 13, 16, 32])
def test_the_unbeaten_of_a_double_elimination_meet_as_in_the_standard_bracket(players: int) -> None:
    for key in range(5):
        by_pair = coin(f"upper {players} {key}")

        def once(_: int, one: Seed, other: Seed, by_pair: Decide = by_pair) -> Seed | None:
            return by_pair(0, one, other)

        driven = drive(double_elimination(players), players, once)
        beaten: set[Seed | None] = set()
        upper: list[tuple[Seed, Seed]] = []
        for _, one, other, winner in driven.meetings:
            if not {one, other} & beaten:
                upper.append((min(one, other), max(one, other)))
            beaten.add(other if winner == one else one)
        expected = with_byes(players, once)
        assert sorted(upper) == sorted(pair for pairs in expected.met for pair in pairs)


@pytest.mark.parametrize("kind", ["single", "play-in", "double"])
def test_no_table_of_ours_has_a_problem(kind: str) -> None:
    for players in range(4, 65):
        assert problems(table(kind, players), players) == []


@pytest.mark.parametrize("kind", ["single", "play-in", "double"])
@pytest.mark.parametrize("players", [0, 1])
def test_a_bracket_for_nobody_is_refused(kind: str, players: int) -> None:
    with refused("bracket-wrong-size", players=players, kind=kind):
        table(kind, players)


def test_a_table_that_does_not_exist_is_refused() -> None:
    with refused("bracket-unknown", name="ladder"):
        table("ladder", 8)
