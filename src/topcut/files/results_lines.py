"""Players and match lines of a results file, and what a line says happened."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from topcut.journal.records import PlayerId, Result
from topcut.play.games import games_of
from topcut.refusal import refuse_
from topcut.rulebooks.model import Rulebook


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of `players`; they stand in signup order."""

    id: Annotated[PlayerId, Meta(min_length=1)]
    name: str = ""
    rating: int | None = None
    earned_byes: Annotated[int, Meta(ge=0)] = 0
    head_start: int = 0
    side: str | None = None
    team: str | None = None


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A match of a round."""

    players: tuple[PlayerId, ...]
    table: Annotated[int, Meta(ge=0)] = 0
    result: tuple[str, ...] = ()
    score: tuple[int, ...] = ()
    games: tuple[Any, ...] = ()
    missions: tuple[tuple[int, int], ...] = ()
    how: str = ""
    emptied: tuple[tuple[int, ...], ...] = ()
    ends: tuple[str, ...] = ()
    conceded: tuple[PlayerId, ...] = ()
    absent: tuple[PlayerId, ...] = ()
    unscored: bool = False  # nobody knows the score
    open: bool = False  # still being played
    delayed: bool = False  # its result is awaited while the event goes on


class DelayedMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match whose result is not known: named by its table or by its players."""

    round: int
    players: tuple[PlayerId, ...] = ()
    table: int = 0

    def names(self, line: Line) -> bool:
        return bool(self.table and line.table == self.table) or set(self.players) == set(line.players)


def result_of(book: Rulebook, line: Line, known: set[PlayerId], best_of: int = 0) -> Result | None:
    """What a line says; None where the match is still being played. A match of a bracket is the best of so many."""
    for player in line.players:
        if player not in known:
            raise refuse_(f"{player!r} is not among the players", "add him to the players or mend the id", "no-player")
    if not line.players:
        raise refuse_("a match without players", "name them in `players`", "seats")
    if not (line.result or line.score or line.games or line.how or line.conceded):
        names = ", ".join(line.players)
        if len(line.players) == 1 and book.play != "pod":
            what = f"{names} sits alone, and it is not said why"
            raise refuse_(what, "give the result: BYE, or another award", "no-result")
        if line.open:
            return None
        raise refuse_(f"{names}: no result", "give one, list the match in `delayed`, or mark it open", "no-result")
    for player in (*line.conceded, *line.absent):
        if player not in line.players:
            raise refuse_(f"{player!r} does not sit here", "name a player of this match", "no-player")
    away = tuple(sorted({line.players.index(player) for player in (*line.conceded, *line.absent)}))
    if len(line.players) == 1 and book.play == "best_of":
        return Result(codes=_award(book, line))
    return Result(
        games=_games(book, line, best_of),
        codes=line.result or _codes_of_concession(book, line),
        how=line.how or ("concession" if line.conceded else "normal"),
        missions=line.missions,
        absent=away,
        ends=line.ends,
        emptied=line.emptied,
        unscored=line.unscored,
    )


def _award(book: Rulebook, line: Line) -> tuple[str, ...]:
    """A line of one player: its result, or what its games say: a bye is won 2-0, a late entry's loss is lost 0-2."""
    if not line.games:
        return line.result
    won, lost = (*_numbers(line.games), 0)[:2]
    said = "BYE" if won > lost else "L" if lost > won else ""
    if not said or said not in book.results or line.result not in ((), (said,)):
        raise refuse_(f"games {list(line.games)} cannot be without an opponent", "give BYE or L as the result", "games")
    return (said,)


def _codes_of_concession(book: Rulebook, line: Line) -> tuple[str, ...]:
    """Who conceded has lost; in a pod it is only his own score that goes."""
    ending = book.endings.get("concession")
    if book.play == "pod" or len(line.players) != 2 or len(line.conceded) != 1 or not ending or not ending.results:
        return ()
    won, lost = ending.results
    return (lost, won) if line.conceded[0] == line.players[0] else (won, lost)


def _games(book: Rulebook, line: Line, best_of: int) -> tuple[tuple[int, ...], ...]:
    if book.play == "pod" or (best_of and line.games and isinstance(line.games[0], list | tuple)):
        return tuple(_numbers(game) for game in line.games)
    if book.play == "best_of":
        if line.score:
            raise refuse_(f"{book.title} counts games, not a score", 'write "games": [2, 1, 0]', "games")
        return _tallied(line)
    if best_of > 1 and line.games:
        return _tallied(line)
    if line.games:
        raise refuse_(f"{book.title} has one game with a score", 'write "score": [100, 35]', "games")
    return (line.score,) if line.score else ()


def _tallied(line: Line) -> tuple[tuple[int, ...], ...]:
    if not line.games:
        return ()
    numbers = _numbers(line.games)
    if len(numbers) not in (2, 3) or min(numbers) < 0 or len(line.players) != 2:
        raise refuse_(f"games {list(line.games)} cannot be", "give wins of the first, of the second, draws", "games")
    won, lost, drawn = (*numbers, 0)[:3]
    if won + lost + drawn > 99:
        raise refuse_(f"{won + lost + drawn} games in one match cannot be", "check the slip", "impossible-score")
    return games_of(won, lost, drawn)


def _numbers(values: Any) -> tuple[int, ...]:
    if not isinstance(values, (list, tuple)) or not all(type(value) is int for value in values):
        raise refuse_(f"{values!r} is not a list of whole numbers", "write numbers only", "games")
    return tuple(values)
