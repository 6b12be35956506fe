"""Matches of several games: who has won, and what the games count for, whatever a journal holds.

What may be taken at a table is decided in `possible/best_of`.
"""

from __future__ import annotations

from topcut.journal.fact import Result
from topcut.play.games import Tally, course_of, tally
from topcut.play.sides import Side, side_of
from topcut.refusal import refuse
from topcut.rulebooks.model import Ending, Rulebook

Codes = tuple[str, str]


def best_of_sides(book: Rulebook, result: Result) -> tuple[Side, Side]:
    """Both sides of a match of several games."""
    if any(sorted(game) not in ([0, 0], [0, 1]) for game in result.games):
        raise refuse("score-games-won-only", game=book.title)
    first, second = codes = _codes(book, _ending(book, result), result)
    won, lost, drawn = with_sudden_death(book, result, codes)
    return (
        side_of(book, book.results[first]).with_games(book, won, lost, drawn),
        side_of(book, book.results[second]).with_games(book, lost, won, drawn),
    )


def with_sudden_death(book: Rulebook, result: Result, codes: Codes) -> Tally:
    """The games with the one that broke a level match, where it counts as a game won (R59)."""
    won, lost, drawn = games = tally(result.games)
    level = any(games) and won == lost and result.how in ("normal", "timeout")
    if not level or not book.flag("sudden_death_is_a_game"):
        return games
    first, second = (book.results[code].outcome == "win" for code in codes)
    return won + first, lost + second, drawn


def drawn_code(book: Rulebook) -> str | None:
    """The code of a drawn match, where there are any."""
    return next((code for code, line in book.results.items() if line.outcome == "draw"), None)


def _ending(book: Rulebook, result: Result) -> Ending:
    if result.how not in book.endings:
        known = tuple(book.endings)
        raise refuse("score-unknown-ending", of="match", game=book.title, how=result.how, known=known)
    return book.endings[result.how]


def _codes(book: Rulebook, ending: Ending, result: Result) -> Codes:
    if ending.decided_by == "nobody":
        return _level(book, ending)
    if result.codes:
        return result.codes[0], result.codes[1]
    if ending.decided_by == "present":
        return _won_by(book, 1 - result.absent[0]) if len(result.absent) == 1 else _level(book, ending)
    return _by_games(book, result)


def _level(book: Rulebook, ending: Ending) -> Codes:
    """Nobody came, all are to blame, or they agreed: what the ending gives to both."""
    code = ending.level or _lost(book)
    return code, code


def _by_games(book: Rulebook, result: Result) -> Codes:
    """More games won; level is a draw where the rules have one, and nobody's match where somebody must win."""
    games = tally(result.games)
    lead = course_of(book).ahead(games)
    if lead is not None:
        return _won_by(book, lead)
    drawn = drawn_code(book)
    if not any(games) and book.text("unplayed_match"):
        drawn = book.text("unplayed_match")
    elif book.text("tied_match") == "tiebreak":
        drawn = None
    return drawn or _lost(book), drawn or _lost(book)


def _won_by(book: Rulebook, seat: int) -> Codes:
    win = next(code for code, line in book.results.items() if line.outcome == "win" and line.opposite)
    return (win, _lost(book)) if seat == 0 else (_lost(book), win)


def _lost(book: Rulebook) -> str:
    return next(code for code, line in book.results.items() if line.outcome == "loss")
