"""Who has won a match of a bracket. Points do not apply there; somebody goes on, or nobody (001 10, 002 2.5.2, 004)."""

from __future__ import annotations

from msgspec import Struct

from topcut.journal.records import Result
from topcut.play.games import tally
from topcut.play.scoring import score
from topcut.play.sides import Side
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook

_WON, _LOST = Side("W", 0, "win", schedule="none"), Side("L", 0, "loss", schedule="none")
_BYE = Side("BYE", 0, "win", played=False, met=False, bye=True, rated=False, schedule="none")


class Meeting(Struct, frozen=True):
    """What a match of a bracket is played by: the best of so many games, and which seat (0 or 1) is seeded higher."""

    best_of: int
    higher: int = 0

    @property
    def needed(self) -> int:
        return self.best_of // 2 + 1


def bracket_sides(book: Rulebook, meeting: Meeting, result: Result, seats: int = 2) -> tuple[Side, ...]:
    """A win and a loss, or two losses where neither advances (R53); a result that decides nothing is refused."""
    if seats == 1:
        return (_BYE,)
    winner = _winner(book, meeting, result)
    if winner is None:
        return _LOST, _LOST
    return (_WON, _LOST) if winner == 0 else (_LOST, _WON)


def _winner(book: Rulebook, meeting: Meeting, result: Result) -> int | None:
    """The seat that goes on; None = neither."""
    _check_numbers(book, meeting, result)
    if result.absent:
        return 1 - result.absent[0] if len(set(result.absent)) == 1 else None
    if meeting.best_of == 1 and book.play == "single_game":
        return _by_outcome(book, meeting, score(book, result, 2).sides)
    if result.how == "both-lose" and not result.games:
        return _both_lose(book, meeting)
    if result.codes and (not result.games or result.how == "concession"):
        return _by_outcome(book, meeting, tuple(_stated(book, code) for code in result.codes))
    return _by_games(book, meeting, result)


def _check_numbers(book: Rulebook, meeting: Meeting, result: Result) -> None:
    if result.how not in book.endings:
        known = ", ".join(book.endings)
        raise refuse(f"a match of {book.title} cannot end by {result.how!r}", f"use one of {known}", "unknown-ending")
    if result.how == "timeout" and book.integer("bracket_time_limit", 1) == 0:
        what = f"a bracket match of {book.title} has no time limit"
        raise refuse(what, "they play until somebody wins; then report it", "no-time-limit")
    if any(len(game) != 2 for game in result.games):
        raise refuse("a game needs one number for each of two players", "give one for each", "seats")
    if any(not 0 <= seat < 2 for seat in result.absent):
        raise refuse("a seat that does not exist is named as absent", "seats are 0 and 1", "seats")
    if len(result.games) > meeting.best_of + sum(a == b for a, b in result.games):
        what = f"{len(result.games)} games in a match of the best of {meeting.best_of}"
        raise refuse(what, "check the slip", "games")


def _stated(book: Rulebook, code: str) -> Side:
    if code not in book.results:
        raise refuse(
            f"{code!r} is not a result of {book.title}", f"use one of {', '.join(book.results)}", "unknown-code"
        )
    return {"win": _WON, "loss": _LOST, "draw": Side(code, 0, "draw")}[book.results[code].outcome]


def _by_outcome(book: Rulebook, meeting: Meeting, sides: tuple[Side, ...]) -> int | None:
    outcomes = [side.outcome for side in sides]
    if outcomes.count("win") == 1:
        return outcomes.index("win")
    if "draw" not in outcomes:
        return None
    return _tie(book, meeting, "the game is a tie")


def _both_lose(book: Rulebook, meeting: Meeting) -> int | None:
    """R53; where the document makes it a tie of two (001 7.10), the tie is broken like any other."""
    level = book.endings["both-lose"].level
    if level and book.results[level].outcome == "draw":
        return _tie(book, meeting, "both lose, which is a tie")
    return None


def _by_games(book: Rulebook, meeting: Meeting, result: Result) -> int | None:
    won, lost = _counted(book, meeting, result)
    needed = meeting.needed
    if max(won, lost) > needed or won == lost == needed:
        what = f"{won}-{lost} cannot be: {needed} games win the best of {meeting.best_of}"
        raise refuse(what, "check the slip", "impossible-score")
    ahead = None if won == lost else 0 if won > lost else 1
    if result.codes:
        stated = _by_outcome(book, meeting, tuple(_stated(book, code) for code in result.codes))
        if ahead is not None and stated != ahead:
            raise refuse(f"{'/'.join(result.codes)} contradicts {won}-{lost}", "check which is right", "contradiction")
        return stated
    if ahead is None:
        return _tie(book, meeting, f"the match is level at {won}-{lost}")
    if max(won, lost) < needed and result.how != "timeout":
        what = f"nobody has won {needed} games of the best of {meeting.best_of} ({won}-{lost})"
        raise refuse(what, _play_on(book), "unfinished")
    return ahead


def _counted(book: Rulebook, meeting: Meeting, result: Result) -> tuple[int, int]:
    """Games won by each: a tied game goes to the higher seed (001 10, R24), or counts for nobody, or later for both."""
    won, lost, drawn = tally(result.games)
    if book.text("bracket_tie") == "higher-seed":
        return (won + drawn, lost) if meeting.higher == 0 else (won, lost + drawn)
    if drawn and not book.flag("drawn_games", True):
        raise refuse(f"a game of {book.title} has no draw", "check the slip", "impossible-score")
    later = max(drawn - 1, 0) if book.flag("later_draws_are_wins") else 0
    return won + later, lost + later


def _tie(book: Rulebook, meeting: Meeting, what: str) -> int:
    if book.text("bracket_tie") == "higher-seed":
        return meeting.higher
    raise refuse(f"{what}, and there are no draws in a bracket", "say who won, or let them play on", "level")


def _play_on(book: Rulebook) -> str:
    if book.integer("bracket_time_limit", 1) == 0:
        return "let them play on, or check the slip"
    return "if time ran out, report it with `time`; otherwise check the slip"
