"""Rated games: of one event as values, and packed into bytes as a database keeps them.

Packed, an event is a row of 32-bit numbers, little-endian: k, its kind, how many players, how many games; the players'
numbers; and two for each game: its seats (first | second << 16), its score with the share (score | share << 8).
Millions of them are read as one array (`chunks.py`).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from sys import byteorder

from msgspec import Struct

HEAD = 4  # numbers before the players
KINDS = ("", "constructed", "limited")


class Game(Struct, frozen=True, gc=False):
    """A rated game of two players of an event."""

    a: int  # the place of the first in the event's players
    b: int
    score: int  # of the first in halves: 2 won, 1 drawn, 0 lost
    share: int = 1  # k counts to so many parts: in a pod, the number of opponents (R68)


class Played(Struct, frozen=True):
    """What ratings need of an event: who played whom for how much. Players are numbers that stay theirs for ever."""

    k: int
    kind: str
    players: tuple[int, ...]
    games: tuple[Game, ...]


def packed(event: Played) -> bytes:
    """The event as bytes."""
    numbers = array("I", (event.k, KINDS.index(event.kind), len(event.players), len(event.games), *event.players))
    for game in event.games:
        numbers.extend((game.a | game.b << 16, game.score | game.share << 8))
    return _little(numbers).tobytes()


def unpacked(data: bytes) -> Played:
    """The event out of its bytes."""
    numbers = _little(array("I", data))
    k, kind, players, games = numbers[:HEAD]
    pairs = numbers[HEAD + players :]
    played = zip(pairs[: 2 * games : 2], pairs[1 : 2 * games : 2], strict=True)
    return Played(
        k,
        KINDS[kind],
        tuple(numbers[HEAD : HEAD + players]),
        tuple(Game(seats & 0xFFFF, seats >> 16, how & 0xFF, how >> 8) for seats, how in played),
    )


def players_of(data: bytes) -> Sequence[int]:
    """Who played in a packed event."""
    numbers = _little(array("I", data))
    return numbers[HEAD : HEAD + numbers[2]]


def with_merged(event: Played, persons: Mapping[int, int]) -> Played:
    """The same event where persons are one: one player each, and no games against themselves."""
    who = [persons.get(player, player) for player in event.players]
    players = tuple(dict.fromkeys(who))
    place = {player: number for number, player in enumerate(players)}
    games = tuple(
        Game(place[who[game.a]], place[who[game.b]], game.score, game.share)
        for game in event.games
        if who[game.a] != who[game.b]
    )
    return Played(event.k, event.kind, players, games)


def _little(numbers: array[int]) -> array[int]:
    if byteorder == "big":
        numbers.byteswap()
    return numbers
