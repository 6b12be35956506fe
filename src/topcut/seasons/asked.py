"""What a question about a program names must be there: a level, a game, a place of somebody who played."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cache

from topcut.messages.message import Message, message
from topcut.programs.load import load, names
from topcut.programs.model import Program
from topcut.programs.vocabulary import LEVELS, TABLES
from topcut.refusal import refuse
from topcut.rulebooks.problems import meant

MOST = 999_999  # players, rounds, hours: nobody has more


def must_be_level(name: str) -> None:
    """One of the seven words, whether this program prints anything for it or not."""
    if name not in LEVELS:
        raise refuse("program-level-unknown", level=name, way=meant(name, LEVELS))


def must_be_table(program: Program, name: str) -> None:
    """A table of this program, or one that others have."""
    known = {*TABLES, *(one.name for one in program.points)}
    if name not in known:
        raise refuse("program-no-table", table=name, way=meant(name, known))


def must_be_game(program: Program, name: str) -> None:
    """A game of this program, or one that others have."""
    known = {one.name for one in program.games}
    if name not in known | _games_of_all():
        raise refuse("program-no-game", game=name, way=meant(name, known))


@cache
def _games_of_all() -> frozenset[str]:
    return frozenset(game.name for name in names() for game in load(name).games)


def not_of_program(program: Program, game: str) -> Message | None:
    """Why nothing is said of a game that only others have."""
    if program.game(game) is not None:
        return None
    return message("programwhy-no-game", document=program.document, game=game)


def must_be_number(what: str, number: int, least: int) -> None:
    """Neither too small nor larger than any event."""
    if not least <= number <= MOST:
        raise refuse("program-number", what=what, least=least, most=MOST, given=str(number)[:20])


def must_have_played(place: int, players: int) -> None:
    """Nobody is 9th of 8."""
    must_be_number("players", players, 1)
    must_be_number("place", place, 1)
    if place > players:
        raise refuse("program-place-of-nobody", place=place, players=players)


def day(written: str) -> date:
    """2026-11-15 as a day."""
    try:
        found = date.fromisoformat(written)
    except ValueError:
        found = None
    if found is None or found.isoformat() != written or found.year >= date.max.year - 1:
        raise refuse("program-no-day", given=written)
    return found


def clauses(several: Iterable[str]) -> str:
    """Where it is printed, each place once."""
    return ", ".join(dict.fromkeys(one for clause in several for one in clause.split(", ") if one))
