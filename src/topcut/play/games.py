"""Best-of-N matches: who has won by the games, and what the games count for."""

from __future__ import annotations

from topcut.journal.records import Result
from topcut.play.sides import Side, side_of
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook

Tally = tuple[int, int, int]  # won by the first seat, won by the second, drawn


def tally(games: tuple[tuple[int, ...], ...]) -> Tally:
    """Count games given one by one, 1-0, 0-1 or 0-0."""
    first = sum(1 for a, b in games if a > b)
    second = sum(1 for a, b in games if b > a)
    return first, second, len(games) - first - second


def games_of(first: int, second: int, drawn: int) -> tuple[tuple[int, int], ...]:
    """Games for a tally; their order is not known and not claimed."""
    return ((1, 0),) * first + ((0, 1),) * second + ((0, 0),) * drawn


def best_of_sides(book: Rulebook, result: Result) -> tuple[Side, Side]:
    """Both sides of a match of several games."""
    if any(sorted(game) not in ([0, 0], [0, 1]) for game in result.games):
        raise refuse(f"{book.title} counts games won", "write 2-1, or 1-1-1 with a draw", "impossible-score")
    counted = tally(result.games)
    _check_games(book, counted)
    first, second = _codes(book, result, counted)
    won, lost, drawn = counted
    return (
        side_of(book, book.results[first]).with_games(book, won, lost, drawn),
        side_of(book, book.results[second]).with_games(book, lost, won, drawn),
    )


def _check_games(book: Rulebook, counted: Tally) -> None:
    won, lost, drawn = counted
    needed = book.integer("games", 3) // 2 + 1
    shown = f"{won}-{lost}-{drawn}" if drawn else f"{won}-{lost}"
    if max(won, lost) > needed:
        what = f"{shown} cannot be: {needed} games win a match of {book.title}"
        raise refuse(what, "check the slip", "impossible-score")
    if drawn and not book.flag("drawn_games", True):
        raise refuse(f"{shown} cannot be: a game of {book.title} has no draw", "check the slip", "impossible-score")
    if won == lost == needed:
        raise refuse(f"{shown} cannot be: both have won the match", "check the slip", "impossible-score")


def _codes(book: Rulebook, result: Result, counted: Tally) -> tuple[str, str]:
    if result.how == "both-lose" or (result.codes and set(result.codes) == {_lost(book)}):
        return _both_lose(book, counted)
    if result.how not in book.endings:
        known = ", ".join(book.endings)
        raise refuse(f"a match of {book.title} cannot end by {result.how!r}", f"use one of {known}", "unknown-ending")
    if book.endings[result.how].decided_by == "present" and not result.codes:
        return _won_by(book, 1 - result.absent[0]) if len(result.absent) == 1 else _level(book, result)
    if result.codes:
        return _stated(book, result, counted)
    return _by_games(book, result, counted)


def _level(book: Rulebook, result: Result) -> tuple[str, str]:
    """Nobody came, or everybody is to blame: what the ending gives to all."""
    code = book.endings[result.how].level or _lost(book)
    return code, code


def _lost(book: Rulebook) -> str:
    return next(code for code, line in book.results.items() if line.outcome == "loss")


def _won_by(book: Rulebook, seat: int) -> tuple[str, str]:
    win = next(code for code, line in book.results.items() if line.outcome == "win" and line.opposite)
    return (win, _lost(book)) if seat == 0 else (_lost(book), win)


def _drawn(book: Rulebook) -> str | None:
    return next((code for code, line in book.results.items() if line.outcome == "draw"), None)


def _both_lose(book: Rulebook, counted: Tally) -> tuple[str, str]:
    if "both-lose" not in book.endings:
        raise refuse(f"{book.title} has no match that both lose", "say who won", "unknown-ending")
    if max(counted[:2]) > 0 and counted[0] != counted[1]:
        raise refuse(f"both lose contradicts {counted[0]}-{counted[1]}", "check which is right", "contradiction")
    return _lost(book), _lost(book)


def _lead(book: Rulebook, counted: Tally) -> int | None:
    won, lost, _ = counted
    return None if won == lost else 0 if won > lost else 1


def _by_games(book: Rulebook, result: Result, counted: Tally) -> tuple[str, str]:
    lead = _lead(book, counted)
    if lead is not None:
        return _won_by(book, lead)
    if result.how == "concession":
        raise refuse("who conceded is not said", "give the results of both players", "no-winner")
    if not any(counted) and book.text("unplayed_match"):
        return book.text("unplayed_match"), book.text("unplayed_match")
    drawn = _drawn(book)
    if drawn is None or book.text("tied_match") == "tiebreak":
        later = max(counted[2] - 1, 0) if book.flag("later_draws_are_wins") else 0
        what = f"the match is level at {counted[0] + later}-{counted[1] + later}"
        raise refuse(what, "say who won the tie-break", "level")
    return drawn, drawn


def _stated(book: Rulebook, result: Result, counted: Tally) -> tuple[str, str]:
    first, second = result.codes
    if second not in book.results[first].opposite:
        answer = " or ".join(book.results[first].opposite)
        raise refuse(f"{first} cannot stand against {second}", f"the other has {answer}", "contradiction")
    lead = _lead(book, counted)
    winner = {"win": 0, "draw": None, "loss": 1}[book.results[first].outcome]
    if result.how == "concession" or not any(counted):
        return first, second
    may_break = lead is None and winner is not None and (_drawn(book) is None or book.text("tied_match") == "tiebreak")
    if winner != lead and not may_break:
        shown = "-".join(str(number) for number in counted)
        raise refuse(f"{first}/{second} contradicts games of {shown}", "check which is right", "contradiction")
    return first, second
