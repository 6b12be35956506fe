"""Every printed bracket, played by the engine and by following the printed labels: the same must come of it."""

from __future__ import annotations

import random
from itertools import product

import pytest
from driving import coin, drive
from printed_figures import (
    MATCH_PLAY_2010,
    MCINTYRE_8,
    MCINTYRE_16,
    SEATS,
    STANDARD_8,
    STANDARD_16,
    TOP_2,
    TOP_4,
    TOP_8,
    Decide,
    Figure,
    Outcome,
    Seed,
    fold_neighbours,
    follow,
)

from saying import refused
from topcut.play.brackets.check import problems
from topcut.play.brackets.tables import table

FIGURES = {  # the name of the table, the players, the figure
    "10.2.1": ("single", 8, STANDARD_8),
    "10.2.2": ("single", 16, STANDARD_16),
    "10.2.3": ("mcintyre", 8, MCINTYRE_8),
    "10.2.4": ("mcintyre", 16, MCINTYRE_16),
    "top 2": ("single", 2, TOP_2),
    "top 4": ("single", 4, TOP_4),
    "top 8": ("single", 8, TOP_8),
    "seats": ("seats", 8, SEATS),
}
SMALL = [name for name, (_, players, _) in FIGURES.items() if players <= 8]


def written_down(figure: Figure, bits: tuple[int, ...]) -> tuple[Outcome, Decide]:
    """Follow the figure with these outcomes in turn; the second answer repeats what was decided, and nothing else."""
    turns = iter(bits)
    decided: dict[tuple[int, frozenset[Seed]], Seed] = {}

    def in_turn(number: int, one: Seed, other: Seed) -> Seed:
        winner = (one, other)[next(turns)]
        decided[number, frozenset((one, other))] = winner
        return winner

    outcome = follow(figure, in_turn)
    return outcome, lambda number, one, other: decided[number, frozenset((one, other))]


@pytest.mark.parametrize("name", SMALL)
def test_every_possible_outcome_of_a_small_figure(name: str) -> None:
    kind, players, figure = FIGURES[name]
    games = table(kind, players)
    for bits in product((0, 1), repeat=sum(map(len, figure))):
        printed, decide = written_down(figure, bits)
        driven = drive(games, players, decide)
        assert driven.met == printed.met
        assert driven.champion == printed.champion
        assert driven.bands == printed.bands


@pytest.mark.parametrize(("name", "times"), [("10.2.2", 250), ("10.2.4", 2000)])
def test_random_outcomes_of_a_figure_of_sixteen(name: str, times: int) -> None:
    kind, players, figure = FIGURES[name]
    games = table(kind, players)
    chance = random.Random(name)
    for _ in range(times):
        bits = tuple(chance.getrandbits(1) for _ in range(sum(map(len, figure))))
        printed, decide = written_down(figure, bits)
        driven = drive(games, players, decide)
        assert driven.met == printed.met
        assert (driven.champion, driven.bands) == (printed.champion, printed.bands)


@pytest.mark.parametrize("players", [8, 16])
def test_the_list_of_2010_is_the_standard_bracket(players: int) -> None:
    figure = fold_neighbours(MATCH_PLAY_2010[players])
    for key in range(60):
        printed = follow(figure, coin(key))
        driven = drive(table("single", players), players, coin(key))
        assert (driven.met, driven.champion, driven.bands) == (printed.met, printed.champion, printed.bands)


@pytest.mark.parametrize("name", FIGURES)
def test_r53_and_8_2_both_may_lose_and_players_may_leave_in_any_figure(name: str) -> None:
    kind, players, figure = FIGURES[name]
    games = table(kind, players)
    chance = random.Random(name)
    for key in range(150):
        leave = {n: {s for s in range(1, players + 1) if chance.random() < 0.08} for n in range(1, len(figure) + 1)}
        printed = follow(figure, coin(key, both_lose=30), leave)
        driven = drive(games, players, coin(key, both_lose=30), leave, write_walkovers=True)
        assert driven.met == printed.met
        if printed.champion:
            assert driven.champion == printed.champion


@pytest.mark.parametrize(
    ("figure", "shared"),
    [
        (STANDARD_8, [(1, 1), (2, 2), (3, 4), (5, 8)]),
        (STANDARD_16, [(1, 1), (2, 2), (3, 4), (5, 8), (9, 16)]),
        (MCINTYRE_8, [(1, 1), (2, 2), (3, 4), (5, 6), (7, 8)]),
        (MCINTYRE_16, [(1, 1), (2, 2), (3, 4), (5, 8), (9, 12), (13, 16)]),
    ],
)
def test_r52_the_place_bands_that_the_figures_are_compared_by(figure: Figure, shared: list[tuple[int, int]]) -> None:
    assert sorted(set(follow(figure, coin("bands")).bands.values())) == shared


def test_r24_a_first_round_pair_can_meet_again_in_the_final_of_a_mcintyre_bracket() -> None:
    """Seed 1 beats seed 4, who comes back through games A and D: both engines must allow the rematch."""

    def decide(number: int, one: Seed, other: Seed) -> Seed:
        return min({one, other} & {1, 4} or {one, other})

    driven = drive(table("mcintyre", 8), 8, decide)
    assert (1, 4) in driven.met[0]
    assert driven.met[-1] == ((1, 4),)
    assert (driven.bands[1], driven.bands[4]) == ((1, 1), (2, 2))


@pytest.mark.parametrize("name", FIGURES)
def test_the_order_in_which_games_are_written_does_not_matter(name: str) -> None:
    kind, players, figure = FIGURES[name]
    printed = follow(figure, coin(name))
    driven = drive(tuple(reversed(table(kind, players))), players, coin(name))
    assert (driven.met, driven.champion, driven.bands) == (printed.met, printed.champion, printed.bands)


@pytest.mark.parametrize("name", FIGURES)
def test_a_printed_table_has_no_problems(name: str) -> None:
    kind, players, _ = FIGURES[name]
    assert problems(table(kind, players), players) == []


@pytest.mark.parametrize(
    ("kind", "players"),
    [("mcintyre", 4), ("mcintyre", 9), ("mcintyre", 32), ("seats", 7), ("seats", 4), ("seats", 16)],
)
def test_a_figure_that_is_not_printed_is_refused(kind: str, players: int) -> None:
    with refused("bracket-not-one-of-its-sizes", name=kind, players=players):
        table(kind, players)
