"""The tables: every size of every bracket, against what such a bracket must do."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache

import pytest
from half_played import SIZES
from walk import favourite, walk

from saying import as_told, refused
from topcut.journal.plan import Game
from topcut.messages.message import message
from topcut.play.brackets.check import problems
from topcut.play.brackets.tables import NAMES, double_elimination, games_of, play_in, single_elimination, table
from topcut.play.brackets.written import meant
from topcut.refusal import Refused
from topcut.rulebooks.bracket_table import BRACKETS, shipped


@lru_cache
def all_tables() -> list[tuple[str, int, tuple[Game, ...]]]:
    return [(name, players, table(name, players)) for name, sizes in SIZES.items() for players in sizes]


def test_every_table_can_be_played() -> None:
    for name, players, games in all_tables():
        if name == "play-in":  # other names for the same games
            assert [game.seats for game in games] == [game.seats for game in single_elimination(players)]
        else:
            assert problems(games, players) == [], (name, players)


def test_games_count_from_one_by_rounds_and_wait_only_for_smaller_numbers() -> None:
    for name, players, games in all_tables():
        assert [game.number for game in games] == list(range(1, len(games) + 1)), (name, players)
        assert [game.round for game in games] == sorted(game.round for game in games), (name, players)
        assert {game.round for game in games} == set(range(1, games[-1].round + 1)), (name, players)
        for game in games:
            fed = [int(seat.split()[1]) for seat in game.seats if not seat.startswith("seed")]
            assert all(number < game.number for number in fed), (name, players, game)


def test_every_game_has_a_name_of_its_own() -> None:
    for name, players, games in all_tables():
        assert len({game.name for game in games}) == len(games), (name, players)


def test_every_name_that_a_journal_holds_is_known_by_its_whole() -> None:
    unknown = {game.name for _, _, games in all_tables() for game in games if meant(game.name) is None}
    assert unknown == set()
    assert meant("Winners of Monday") is None


@pytest.mark.parametrize("players", [8, 16])
def test_10_2_the_standard_brackets_of_the_guide_are_what_the_generator_makes(players: int) -> None:
    assert games_of(shipped("standard", players)) == single_elimination(players)


def test_single_elimination_everybody_but_the_champion_loses_once() -> None:
    rng = random.Random("one loss each")
    for players in SIZES["single"]:
        played = walk(single_elimination(players), lambda *_: rng.random() < 0.5)
        losses = Counter(loser for _, _, loser in played)
        champion = played[-1][1]
        assert len(played) == players - 1
        assert losses == {seed: 1 for seed in range(1, players + 1) if seed != champion}


def test_single_elimination_the_best_seeds_meet_as_late_as_they_can() -> None:
    """With k rounds left, nobody better than seed 2^k has lost; first-round pairs add up to the same sum."""
    for players in SIZES["single"]:
        games = single_elimination(players)
        rounds, full = games[-1].round, 1 << (players - 1).bit_length()
        for game, winner, loser in walk(games, favourite):
            left = rounds - game.round
            assert winner <= 2**left < loser, (players, game)
            assert winner + loser == 2 ** (left + 1) + 1, (players, game)
        assert games[-1].round == full.bit_length() - 1


def test_single_elimination_gives_the_byes_to_the_best_seeds() -> None:
    for players in SIZES["single"]:
        first = {seat for game in single_elimination(players) if game.round == 1 for seat in game.seats}
        byes = {f"seed {seed}" for seed in range(1, players + 1)} - first
        full = 1 << (players - 1).bit_length()
        assert byes == {f"seed {seed}" for seed in range(1, full - players + 1)}


def test_r23_play_in_winners_take_the_better_seeds_slot_of_the_standard_bracket() -> None:
    """Put together another way: the full bracket below, its last seeds replaced by the play-in games."""
    for players in SIZES["play-in"]:
        full = 1 << (players.bit_length() - 1)
        games = play_in(players)
        extra = players - full
        assert [game.name for game in games if game.name.startswith("Play-in")] == [
            f"Play-in {n}" for n in range(1, extra + 1)
        ]
        pairs = {frozenset(game.seats) for game in games if game.name.startswith("Play-in")}
        wanted = [(full - at, full + 1 + at) for at in range(extra)]
        assert pairs == {frozenset((f"seed {better}", f"seed {worse}")) for better, worse in wanted}
        slot = {f"winner {g.number}": min(g.seats, key=lambda seat: int(seat.split()[1])) for g in games[:extra]}
        slot |= {f"winner {extra + n}": f"winner {n}" for n in range(1, full)}
        rest = [tuple(slot.get(seat, seat) for seat in game.seats) for game in games[extra:]]
        assert rest == [game.seats for game in single_elimination(full)]


def test_double_elimination_everybody_but_the_champion_loses_twice() -> None:
    rng = random.Random("two losses each")
    resets = 0
    for players in [*SIZES["double"]] * 3:
        played = walk(double_elimination(players), lambda *_: rng.random() < 0.5)
        losses = Counter(loser for _, _, loser in played)
        final, champion, _ = played[-1]
        resets += bool(final.only_if)
        assert len(played) == 2 * players - 2 + (losses[champion] == 1)
        assert (final.name == "Reset") == (losses[champion] == 1)
        assert all(losses[seed] == 2 for seed in range(1, players + 1) if seed != champion)
    assert resets > 20


def test_double_elimination_has_a_reset_and_one_game_less_than_twice_the_players() -> None:
    for players in SIZES["double"]:
        games = double_elimination(players)
        final, reset = games[-2:]
        assert len(games) == 2 * players - 1
        assert (reset.only_if, reset.name, final.name) == (final.number, "Reset", "Grand final")
        assert set(reset.seats) == {f"winner {final.number}", f"loser {final.number}"}
        assert sum(game.only_if > 0 for game in games) == 1


def test_double_elimination_a_lower_game_is_played_as_soon_as_its_round_can_be() -> None:
    """In a full bracket every game comes in the round after the last game it waits for."""
    for players in (4, 8, 16, 32, 64):
        rounds: dict[int, int] = {}
        for game in double_elimination(players):
            fed = [rounds[int(seat.split()[1])] for seat in game.seats if not seat.startswith("seed")]
            rounds[game.number] = game.round
            assert game.round == 1 + max(fed, default=0)


@pytest.mark.parametrize(("players", "earliest"), [(8, 4), (12, 5), (16, 5), (24, 6), (32, 6), (48, 8), (64, 8)])
def test_double_elimination_nobody_meets_again_early(players: int, earliest: int) -> None:
    """Without crossing over, four pairs of eight would meet again in round 3."""
    rng = random.Random(players)
    for _ in range(200):
        met: set[frozenset[int]] = set()
        for game, *pair in walk(double_elimination(players), lambda *_: rng.random() < 0.5):
            assert frozenset(pair) not in met or game.round >= earliest
            met.add(frozenset(pair))


def test_double_elimination_the_favourites_end_in_the_order_of_their_seeds() -> None:
    for players in (4, 8, 16, 32, 64):
        out: dict[int, int] = {}
        for game, _, loser in walk(double_elimination(players), favourite):
            out[loser] = game.round
        order = sorted(out, key=lambda seed: -out[seed])
        assert order[:3] == [2, 3, 4]


def test_8_2_the_draft_play_off_goes_by_seats() -> None:
    games = table("seats", 8)
    assert [game.seats for game in games[:4]] == [(f"seed {seat}", f"seed {seat + 4}") for seat in range(1, 5)]
    assert {frozenset(game.seats) for game in games[4:6]} == {
        frozenset({"winner 1", "winner 3"}),
        frozenset({"winner 2", "winner 4"}),
    }


@pytest.mark.parametrize(
    ("name", "players", "sizes"),
    [
        ("single", 1, "2 to 512"),
        ("single", 513, "2 to 512"),
        ("play-in", 2, "3 to 512"),
        ("double", 3, "4 to 64"),
        ("double", 65, "4 to 64"),
        ("mcintyre", 12, "8 or 16"),
        ("seats", 6, "8"),
    ],
)
def test_a_size_that_a_table_does_not_have_is_refused_with_those_it_has(name: str, players: int, sizes: str) -> None:
    with pytest.raises(Refused) as refused:
        table(name, players)
    (refusal,) = refused.value.refusals
    assert sizes in as_told(refusal).what and str(players) in as_told(refusal).what
    assert as_told(refusal).do and refusal.code == (
        "bracket-wrong-size" if " to " in sizes else "bracket-not-one-of-its-sizes"
    )


def test_an_unknown_table_is_refused_with_the_one_that_was_meant() -> None:
    with refused("bracket-unknown", way=message("file-meant", word="mcintyre")):
        table("mcintire", 8)
    assert set(NAMES) == set(SIZES)


def test_every_file_that_is_shipped_is_used_and_names_its_clause() -> None:
    for file in BRACKETS.glob("*.toml"):
        name, _, players = file.stem.rpartition("-")
        head = shipped(name, int(players)).head
        assert (head.name, head.players) == (name, int(players))
        assert head.clause and head.title
        assert name in (*NAMES, "standard")
