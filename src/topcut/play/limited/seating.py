"""Chance puts players into drafting groups and on their seats: same players, same seed, same groups."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from topcut.acts.limited.facts import Group
from topcut.journal.fact import PlayerId
from topcut.play.chance import Chance
from topcut.play.limited.groups import CUBE_MOST, cube_sizes, group_sizes
from topcut.play.pods import equal_parts
from topcut.refusal import refuse
from topcut.rulebooks.model import Drafting

LIGHT, DARK = "light", "dark"
Seats = tuple[Group, ...]
Drawn = Iterator[PlayerId]  # the players in the order in which chance drew them


def seat(players: Sequence[PlayerId], drafting: Drafting, seed: str) -> Seats:
    """The groups of a draft, or the two sides of a sealed cube; `players` in signup order."""
    chance = Chance(seed)
    return _METHODS[drafting.method](chance.shuffled(players), drafting, chance)


def seat_at_one_table(players: Sequence[PlayerId], drafting: Drafting, seed: str) -> Seats:
    """A play-off by seats: everybody at one table, the seats drawn (002 8.2)."""
    chance = Chance(seed)
    return (Group(tuple(chance.shuffled(players)), first=_first(len(players), drafting, chance)),)


def seat_in_order(players: Sequence[PlayerId], drafting: Drafting, seed: str) -> Seats:
    """The same with seats that are known already: by rank, or typed in."""
    return (Group(tuple(players), first=_first(len(players), drafting, Chance(seed))),)


def _packs(drawn: list[PlayerId], drafting: Drafting, chance: Chance) -> Seats:
    """Groups of about equal size (001 4.1.2, 002 7.6)."""
    sizes = group_sizes(len(drawn), drafting.group_least, drafting.group_most, drafting.even)
    rest = iter(drawn)
    return tuple(Group(_next(rest, size), first=_first(size, drafting, chance)) for size in sizes)


def _cube(drawn: list[PlayerId], drafting: Drafting, chance: Chance) -> Seats:
    """A light and a dark pod for each cube (003 Cube)."""
    rest = iter(drawn)
    return tuple(
        Group(_next(rest, size // 2), side=side, cube=cube)
        for cube, size in enumerate(cube_sizes(len(drawn)), start=1)
        for side in (LIGHT, DARK)
    )


def _both_sides(drawn: list[PlayerId], drafting: Drafting, chance: Chance) -> Seats:
    """Four players, each with a deck for either side (003 Alternate formats)."""
    if len(drawn) != 4:
        raise refuse("limited-not-four", players=len(drawn))
    return (Group(tuple(drawn), cube=1),)


def _squirrel(drawn: list[PlayerId], drafting: Drafting, chance: Chance) -> Seats:
    """One big pod; a cube has cards for ten, so more players are more cubes."""
    rest = iter(drawn)
    sizes = group_sizes(len(drawn), drafting.group_least, drafting.group_most)
    return tuple(Group(_next(rest, size), cube=cube) for cube, size in enumerate(sizes, start=1))


def _winston(drawn: list[PlayerId], drafting: Drafting, chance: Chance) -> Seats:
    """Twos and threes of one side, who take their turns at the piles; any number from four on."""
    if len(drawn) < 4:
        raise refuse("limited-winston-too-few", players=len(drawn))
    return tuple(
        Group(players, side=side, cube=cube, first=chance.below(len(players)))
        for side, cube, several in _by_side(drawn, chance)
        for players in _twos_and_threes(several)
    )


def _sealed(drawn: list[PlayerId], drafting: Drafting, chance: Chance) -> Seats:
    """Nobody has a seat; where everybody plays one side, chance says which (003 Alternate formats)."""
    if not drafting.sides:
        raise refuse("limited-sealed-without-groups")
    if len(drawn) < 2:
        raise refuse("limited-sides-too-few", players=len(drawn))
    return tuple(Group(several, side=side, cube=cube) for side, cube, several in _by_side(drawn, chance) if several)


def _by_side(drawn: list[PlayerId], chance: Chance) -> Iterator[tuple[str, int, tuple[PlayerId, ...]]]:
    """Half the players to each side and as few cubes as can serve them; of an odd number chance gives one more."""
    half, odd = divmod(len(drawn), 2)
    light = half + (chance.below(2) if odd else 0)
    cubes = -(-(half + odd) // (CUBE_MOST // 2))
    rest = iter(drawn)
    for side, several in ((LIGHT, light), (DARK, len(drawn) - light)):
        for cube, size in enumerate(equal_parts(several, cubes), start=1):
            yield side, cube, _next(rest, size)


def _twos_and_threes(players: tuple[PlayerId, ...]) -> Iterator[tuple[PlayerId, ...]]:
    rest = iter(players)
    for size in equal_parts(len(players), len(players) // 2):
        yield _next(rest, size)


def _first(size: int, drafting: Drafting, chance: Chance) -> int:
    """Who picks first where one does: the open draft before the packs begins with a player drawn (002 7.7)."""
    return chance.below(size) if drafting.snake else 0


def _next(rest: Drawn, size: int) -> tuple[PlayerId, ...]:
    return tuple(islice(rest, size))


_METHODS: Mapping[str, Callable[[list[PlayerId], Drafting, Chance], Seats]] = {
    "packs": _packs,
    "cube": _cube,
    "both-sides": _both_sides,
    "squirrel": _squirrel,
    "winston": _winston,
    "sealed": _sealed,
}
