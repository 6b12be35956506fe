"""A director's own bracket out of a TOML file (`bracket/1`), or everything that is wrong with it, line by line."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from topcut.journal.plan import Game
from topcut.messages.message import message
from topcut.play.brackets.check import faults
from topcut.play.brackets.sources import no_such_seat, source_of
from topcut.play.brackets.tables import games_of
from topcut.rulebooks.bracket_table import RawBracket, table_of, take_apart
from topcut.rulebooks.problems import Problems
from topcut.rulebooks.read import read_toml


class BracketFile(Struct, frozen=True):
    """A bracket that can be played, and what its author calls it."""

    title: str
    players: int
    games: tuple[Game, ...]


def read(path: Path) -> BracketFile:
    """The bracket of a file; every problem of the file is told at once, each with its line."""
    document, known = read_toml(path)
    problems = Problems(document, known, message("file-named", file=path.name))
    raw = take_apart(problems)
    if problems.found:
        _check_words(raw, problems)
    problems.check()
    table = table_of(raw)
    games = games_of(table)
    _check(games, table.head.players, problems)
    problems.check()
    return BracketFile(table.head.title, table.head.players, games)


def _check_words(raw: RawBracket, problems: Problems) -> None:
    """Seats that nobody can sit at, in a file whose games cannot be looked at together yet."""
    for index, line in enumerate(raw.lines):
        for seat in line.get("seats", ()):
            if source_of(seat) is None:
                problems.add(("game", index), no_such_seat(seat))


def _check(games: tuple[Game, ...], players: int, problems: Problems) -> None:
    """What is wrong with the games together, told where each stands in the file."""
    index = {game.number: at for at, game in enumerate(games)}  # of two with one number, the later one is at fault
    for fault in faults(games, players):
        where = ("game", index[fault.game]) if fault.game in index else ("players",)
        problems.add(where, fault.why)
