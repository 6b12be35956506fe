"""Drives the bracket engine round by round with decisions from outside, and writes down who met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from printed_figures import Band, Decide, Pairs, Seed

from topcut.journal.plan import Game
from topcut.play.brackets.model import Bracket, GameState
from topcut.play.brackets.places import places
from topcut.play.brackets.playing import play

CAST = (
    *("kira", "odo", "quark", "dax", "garak", "morn", "rom", "nog"),
    *("leeta", "worf", "jake", "ziyal", "dukat", "weyoun", "bashir", "sisko"),
)


@dataclass(frozen=True)
class Driven:
    """A bracket played to its end."""

    bracket: Bracket
    won: dict[int, str | None]
    meetings: tuple[tuple[int, Seed, Seed, Seed | None], ...]  # round, first seat, second seat, winner; as played
    gone: frozenset[str] = frozenset()

    @property
    def met(self) -> tuple[Pairs, ...]:
        """Who met in each round, as the figures say it."""
        rounds: list[list[tuple[Seed, Seed]]] = [[] for _ in range(self.bracket.rounds)]
        for number, one, other, _ in self.meetings:
            rounds[number - 1].append((min(one, other), max(one, other)))
        return tuple(tuple(sorted(pairs)) for pairs in rounds)

    @cached_property
    def bands(self) -> dict[Seed, Band]:
        found = places(self.bracket)
        assert sorted(place.player for place in found) == sorted(self.bracket.seeds)  # everybody, and once
        return {self.bracket.seed_of(place.player): (place.place, place.to) for place in found}

    @cached_property
    def champion(self) -> Seed | None:
        first = [seed for seed, band in self.bands.items() if band == (1, 1)]
        assert len(first) <= 1
        return first[0] if first else None


def field(players: int) -> tuple[str, ...]:
    """Seeds whose names say nothing about their strength."""
    if players <= len(CAST):
        return tuple(reversed(CAST[:players]))
    return tuple(f"p{(number * 7919) % 1009}" for number in range(1, players + 1))


def drive(
    games: Sequence[Game],
    players: int,
    decide: Decide,
    leave: Mapping[int, set[Seed]] | None = None,
    write_walkovers: bool = False,
) -> Driven:
    """Play all ready games of the earliest round, again and again, until none is ready.

    `leave` says who is gone from a round on; `write_walkovers`: what a leaver gave away is noted as a result at once.
    """
    seeds = field(players)
    leave = leave or {}
    won: dict[int, str | None] = {}
    meetings: list[tuple[int, Seed, Seed, Seed | None]] = []
    gone: set[str] = set()
    while True:
        since = {seeds[s - 1]: n for n in sorted(leave, reverse=True) for s in leave[n] if seeds[s - 1] in gone}
        bracket = play(games, seeds, won, since)
        if write_walkovers:
            won |= walkovers(bracket)
        now = min((state.game.round for state in ready(bracket)), default=0)
        leaving = {seeds[seed - 1] for number in leave if number <= now for seed in leave[number]}
        if leaving - gone:
            gone |= leaving
            continue
        if not now:
            break
        for state in ready(bracket):
            if state.game.round == now:
                one, other = (seeds.index(str(seat.player)) + 1 for seat in state.seats)
                winner = decide(now, one, other)
                won[state.game.number] = seeds[winner - 1] if winner else None
                meetings.append((now, one, other, winner))
    assert bracket.over, [state for state in bracket.games.values() if state.status in ("waiting", "ready")]
    return Driven(bracket, won, tuple(meetings), frozenset(gone))


def walkovers(bracket: Bracket) -> dict[int, str | None]:
    """Who has won because the other one of two has left."""
    given = [state for state in bracket.games.values() if state.status == "walkover"]
    return {state.game.number: state.winner for state in given if all(seat.player for seat in state.seats)}


def ready(bracket: Bracket) -> list[GameState]:
    return [state for state in bracket.games.values() if state.status == "ready"]


def better_seed(_: int, one: Seed, other: Seed) -> Seed:
    """The favourite always wins."""
    return min(one, other)


def coin(key: object, both_lose: int = 0) -> Decide:
    """A coin for each meeting that does not depend on who asks; in `both_lose` of 256 nobody wins."""

    def decide(number: int, one: Seed, other: Seed) -> Seed | None:
        pair = sorted((one, other))
        toss, luck = blake2b(f"{key} {number} {pair}".encode(), digest_size=2).digest()
        return None if luck < both_lose else pair[toss & 1]

    return decide
