"""Where every game of a bracket stands: a column for each round, and rows in which nothing overlaps.

Winners' ways make trees, so whoever draws a game in the middle of the games that feed it crosses no line. A lower
bracket is such a branch; it stands below the upper one, under a free row for its heading.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from topcut.journal.plan import Game


class Spot(Struct, frozen=True, gc=False):
    """Where a game stands. A game is less than one row high."""

    column: int  # from 0
    row: float  # of its middle, from 0; halves of halves, so exact
    band: int = 0


class Join(Struct, frozen=True, gc=False):
    """A winner's way from one game to a seat of another."""

    feeder: int
    game: int
    seat: int


class Band(Struct, frozen=True, gc=False):
    """Rows that belong together under one line of headings."""

    first: int  # its first row; the row above is free
    lower: bool = False  # only players who have lost come here


class Layout(Struct, frozen=True):
    """A whole bracket in grid units."""

    spots: Mapping[int, Spot]
    joins: tuple[Join, ...]
    bands: tuple[Band, ...]
    columns: int
    rows: int


def lay_out(games: Iterable[Game]) -> Layout:
    """Find a spot for every game."""
    table = {game.number: game for game in sorted(games, key=lambda game: (game.round, game.number))}
    feeders = {number: _winners_from(game, table) for number, game in table.items()}
    lower = _lower(table)
    order, below = _family(feeders, lower)
    rounds = {number: at for at, number in enumerate(sorted({game.round for game in table.values()}))}
    leaves, bands = _leaves(order, below, lower)
    spots: dict[int, Spot] = {}
    for number in reversed(order):  # feeders before the games that they feed
        fed = [spots[feeder] for feeder in below[number]]
        column = max([rounds[table[number].round], *(spot.column + 1 for spot in fed)])
        spots[number] = _between(fed, column) if fed else Spot(column, *leaves[number])
    columns = max((spot.column for spot in spots.values()), default=-1) + 1
    joins = tuple(Join(feeder, number, seat) for number, fed in feeders.items() for seat, feeder in fed)
    rows = max((row for row, _ in leaves.values()), default=-1) + 1
    return Layout(spots, joins, bands, columns, rows)


def source(seat: str) -> tuple[str, int]:
    """ "winner 3" is ("winner", 3)."""
    kind, _, number = seat.partition(" ")
    return kind, int(number)


def _winners_from(game: Game, table: Mapping[int, Game]) -> tuple[tuple[int, int], ...]:
    """Its seats that a winner takes, each with the game the winner comes from."""
    sources = ((seat, *source(text)) for seat, text in enumerate(game.seats))
    return tuple((seat, number) for seat, kind, number in sources if kind == "winner" and number in table)


def _lower(table: Mapping[int, Game]) -> frozenset[int]:
    """Games in which everybody has lost before."""
    lower: set[int] = set()
    for number, game in table.items():
        sources = [source(seat) for seat in game.seats]
        if all(kind == "loser" or (kind == "winner" and feeder in lower) for kind, feeder in sources):
            lower.add(number)
    return frozenset(lower)


def _family(
    feeders: Mapping[int, tuple[tuple[int, int], ...]], lower: frozenset[int]
) -> tuple[list[int], dict[int, list[int]]]:
    """All games from the top to the bottom, each before its feeders; and the feeders that stand with each game."""
    below: dict[int, list[int]] = {}
    placed: set[int] = set()
    for number, fed in feeders.items():
        mine = dict.fromkeys(feeder for _, feeder in fed if feeder not in placed)
        placed.update(mine)
        below[number] = sorted(mine, key=lambda feeder: feeder in lower)  # the upper branch stands above
    roots = sorted((number for number in feeders if number not in placed), key=lambda number: number in lower)
    order, stack = [], roots[::-1]
    while stack:
        number = stack.pop()
        order.append(number)
        stack.extend(reversed(below[number]))
    return order, below


def _leaves(
    order: list[int], below: Mapping[int, list[int]], lower: frozenset[int]
) -> tuple[dict[int, tuple[int, int]], tuple[Band, ...]]:
    """Row and band of the games that no winner comes to; where a lower branch begins or ends a row stays free."""
    leaves: dict[int, tuple[int, int]] = {}
    bands: list[Band] = []
    row = 0
    for number in (number for number in order if not below[number]):
        if not bands or bands[-1].lower != (number in lower):
            row += bool(bands)
            bands.append(Band(row, number in lower))
        leaves[number] = (row, len(bands) - 1)
        row += 1
    return leaves, tuple(bands)


def _between(fed: list[Spot], column: int) -> Spot:
    return Spot(column, (fed[0].row + fed[-1].row) / 2, fed[0].band)
