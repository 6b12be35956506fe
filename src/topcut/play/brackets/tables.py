"""The brackets that Topcut knows, by name and number of players."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from topcut.journal.plan import Game
from topcut.messages.message import Message, message
from topcut.play.brackets.double import double_elimination
from topcut.play.brackets.single import play_in, single_elimination
from topcut.refusal import refuse
from topcut.rulebooks.bracket_table import BracketTable, shipped, shipped_sizes
from topcut.rulebooks.problems import meant

__all__ = ["NAMES", "described", "double_elimination", "games_of", "play_in", "single_elimination", "table"]

NAMES = ("single", "play-in", "double", "mcintyre", "seats")
_MADE: Mapping[str, Callable[[int], tuple[Game, ...]]] = {
    "single": single_elimination,
    "play-in": play_in,
    "double": double_elimination,
}


def described(name: str) -> Message:
    """What somebody who chooses a bracket wants to know about it."""
    return message("bracketname-described", table=name)


def table(name: str, players: int) -> tuple[Game, ...]:
    """The games of a bracket; a name or size that there is not is refused."""
    if name not in NAMES:
        raise refuse("bracket-unknown", name=name, way=meant(name, NAMES))
    if name in _MADE:
        return _MADE[name](players)
    if players not in (sizes := shipped_sizes(name)):
        there_are = tuple(map(str, sizes))
        raise refuse("bracket-not-one-of-its-sizes", name=name, sizes=there_are, players=players)
    return games_of(shipped(name, players))


def games_of(bracket: BracketTable) -> tuple[Game, ...]:
    """The games of a bracket's file."""
    return tuple(Game(line.number, line.round, line.seats, line.name, line.only_if) for line in bracket.lines)
