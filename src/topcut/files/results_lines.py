"""Players and match lines of a results file, and what a line says happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import islice
from typing import Annotated, Any

from msgspec import Meta, Struct

from topcut.files.results_observed import OWN_KEYS, with_observed
from topcut.journal.fact import PlayerId, Result
from topcut.messages.message import Message, message
from topcut.play.games import games_of
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook

_MOST_NAMED = 20
_NOBODY = message("import-nobody")


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of `players`; they stand in signup order."""

    id: Annotated[PlayerId, Meta(min_length=1)]
    name: str = ""
    rating: int | None = None
    earned_byes: Annotated[int, Meta(ge=0)] = 0
    head_start: int = 0
    side: str | None = None
    team: str | None = None
    handle: str = ""  # who it is across events; "" = the id


class ResultLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A match of a round."""

    players: tuple[PlayerId, ...]
    table: Annotated[int, Meta(ge=0)] = 0
    drawn: Annotated[int, Meta(ge=0)] = 0  # its number in the draw, of a bracket its game, where the table has another
    result: tuple[str, ...] = ()
    score: tuple[int, ...] = ()
    games: tuple[Any, ...] = ()
    missions: tuple[tuple[int, int], ...] = ()
    how: str = ""
    emptied: tuple[tuple[int, ...], ...] = ()
    seen: dict[str, Any] = {}  # what else the rulebook observes, by name
    ends: tuple[str, ...] = ()
    conceded: tuple[PlayerId, ...] = ()
    absent: tuple[PlayerId, ...] = ()
    unscored: bool = False  # nobody knows the score
    open: bool = False  # still being played
    delayed: bool = False  # its result is awaited while the event goes on

    @property
    def observed(self) -> dict[str, Any]:
        """All that is said of observations, by name."""
        own = {name: getattr(self, name) for name in OWN_KEYS}
        return {**{name: rows for name, rows in own.items() if rows}, **self.seen}


class DelayedMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match whose result is not known: named by its table or by its players."""

    round: int
    players: tuple[PlayerId, ...] = ()
    table: int = 0

    def names(self, line: ResultLine) -> bool:
        return bool(self.table and line.table == self.table) or set(self.players) == set(line.players)


def against(players: Iterable[str | Message]) -> Message:
    """ "kira v odo"; of a line that names very many, as many as anybody reads."""
    named = [message("import-one", player=player) for player in islice(players, _MOST_NAMED)]
    return reduce(lambda one, other: message("import-against", one=one, other=other), named or [_NOBODY])


def few(players: Sequence[PlayerId]) -> tuple[str, ...]:
    """The players of a line; of very many, as many as anybody reads."""
    return tuple(players) if len(players) <= _MOST_NAMED else (*players[:_MOST_NAMED], "…")


def result_of(book: Rulebook, line: ResultLine, known: set[PlayerId], best_of: int = 0) -> Result | None:
    """What a line says; None where the match is still being played. A match of a bracket is the best of so many."""
    for player in line.players:
        if player not in known:
            raise refuse("import-no-player", player=player)
    if not line.players:
        raise refuse("import-match-without-players")
    if not (line.result or line.score or line.games or line.how or line.conceded):
        if len(line.players) == 1 and book.play != "pod":
            raise refuse("import-alone", player=line.players[0])
        if line.open:
            return None
        raise refuse("import-no-result", players=few(line.players))
    for player in (*line.conceded, *line.absent):
        if player not in line.players:
            raise refuse("import-not-at-this-table", player=player)
    away = tuple(sorted({line.players.index(player) for player in (*line.conceded, *line.absent)}))
    if len(line.players) == 1 and book.play == "best_of":
        return Result(codes=_award(book, line))
    result = Result(
        games=_games(book, line, best_of),
        codes=line.result or _codes_of_concession(book, line),
        how=line.how or ("concession" if line.conceded else "normal"),
        absent=away,
        ends=line.ends,
        unscored=line.unscored,
    )
    return with_observed(book, result, line.observed)


def _award(book: Rulebook, line: ResultLine) -> tuple[str, ...]:
    """A line of one player: its result, or what its games say: a bye is won 2-0, a late entry's loss is lost 0-2."""
    if not line.games:
        return line.result
    won, lost = (*_numbers(line.games), 0)[:2]
    said = "BYE" if won > lost else "L" if lost > won else ""
    if not said or said not in book.results or line.result not in ((), (said,)):
        raise refuse("import-games-of-one", games=str(list(line.games)))
    return (said,)


def _codes_of_concession(book: Rulebook, line: ResultLine) -> tuple[str, ...]:
    """Who conceded has lost; in a pod it is only his own score that goes."""
    ending = book.endings.get("concession")
    if book.play == "pod" or len(line.players) != 2 or len(line.conceded) != 1 or not ending or not ending.results:
        return ()
    won, lost = ending.results
    return (lost, won) if line.conceded[0] == line.players[0] else (won, lost)


def _games(book: Rulebook, line: ResultLine, best_of: int) -> tuple[tuple[int, ...], ...]:
    if book.play == "pod" or (best_of and line.games and isinstance(line.games[0], list | tuple)):
        return tuple(_numbers(game) for game in line.games)
    if book.play == "best_of":
        if line.score:
            raise refuse("import-score-not-counted", game=book.title)
        return _tallied(line)
    if best_of > 1 and line.games:
        return _tallied(line)
    if line.games:
        raise refuse("import-games-not-counted", game=book.title)
    return (line.score,) if line.score else ()


def _tallied(line: ResultLine) -> tuple[tuple[int, ...], ...]:
    if not line.games:
        return ()
    numbers = _numbers(line.games)
    if len(numbers) not in (2, 3) or min(numbers) < 0 or len(line.players) != 2:
        raise refuse("import-impossible-games", games=str(list(line.games)))
    won, lost, drawn = (*numbers, 0)[:3]
    if won + lost + drawn > 99:
        raise refuse("import-too-many-games", games=won + lost + drawn)
    return games_of(won, lost, drawn)


def _numbers(values: Any) -> tuple[int, ...]:
    if not isinstance(values, (list, tuple)) or not all(type(value) is int for value in values):
        raise refuse("import-no-numbers", given=repr(values))
    return tuple(values)
