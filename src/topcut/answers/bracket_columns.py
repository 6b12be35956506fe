"""A bracket as columns side by side: the games of a round from above, and how its winners go on to the next column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from topcut.answers.bracket import BracketAnswer, BracketGame
from topcut.answers.event_view import EventView
from topcut.messages.message import Message
from topcut.play.brackets.layout import Layout, lay_out

Ways = Literal["pairs", "straight", ""]  # two games lead to one, one to one, or otherwise


class BracketColumn(Struct, frozen=True):
    """The games of a round."""

    heading: Message
    games: tuple[BracketGame, ...]  # from above
    ways: Ways = ""  # of its winners to the next column
    fed: bool = False  # lines lead here: where its players come from can be seen


class BracketPart(Struct, frozen=True):
    """Columns that belong together: the upper bracket, the lower one."""

    columns: tuple[BracketColumn, ...]


def bracket_parts(view: EventView, answer: BracketAnswer) -> tuple[BracketPart, ...]:
    """The whole bracket, part under part."""
    layout = lay_out(state.game for state in view.bracket_of(answer.stage).games.values())
    columns: dict[tuple[int, int], list[BracketGame]] = {}
    for game in sorted(answer.games, key=lambda one: layout.spots[one.game].row):
        spot = layout.spots[game.game]
        columns.setdefault((spot.band, spot.column), []).append(game)
    bands = sorted({band for band, _ in columns})
    return tuple(_part(layout, [columns[at] for at in sorted(columns) if at[0] == band]) for band in bands)


def _part(layout: Layout, columns: Sequence[Sequence[BracketGame]]) -> BracketPart:
    feeders = _feeders(layout)
    ways: list[Ways] = [*(_ways(feeders, before, after) for before, after in pairwise(columns)), ""]
    fed = [False, *map(bool, ways)]
    return BracketPart(
        tuple(
            BracketColumn(games[0].heading, tuple(games), way, lined)
            for games, way, lined in zip(columns, ways, fed, strict=False)
        )
    )


def _feeders(layout: Layout) -> Mapping[int, set[int]]:
    found: dict[int, set[int]] = {}
    for join in layout.joins:
        found.setdefault(join.game, set()).add(join.feeder)
    return found


def _ways(feeders: Mapping[int, set[int]], before: Sequence[BracketGame], after: Sequence[BracketGame]) -> Ways:
    """Whether every game stands in the middle of those that feed it."""
    numbers, fed = [one.game for one in before], [feeders.get(one.game, set()) for one in after]
    if len(numbers) == 2 * len(fed) and all(set(numbers[2 * at : 2 * at + 2]) == one for at, one in enumerate(fed)):
        return "pairs"
    if len(numbers) == len(fed) and all(number in one for number, one in zip(numbers, fed, strict=True)):
        return "straight"
    return ""
