"""Who has won a match of a bracket. Points do not apply there; somebody goes on, or nobody (001 10, 002 2.5.2, 004).

It answers for whatever a journal holds; what may be taken at a table is decided in `play/possible/bracket`.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.fact import Result
from topcut.play.conditions import known as conditions_known
from topcut.play.games import Course, course_of, tally
from topcut.play.observed import counted
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

    def course(self, book: Rulebook) -> Course:
        """How its games make the match."""
        return course_of(book, self.best_of, self.higher)


def bracket_sides(book: Rulebook, meeting: Meeting, result: Result, seats: int = 2) -> tuple[Side, ...]:
    """A win and a loss, or two losses where neither advances (R53)."""
    if seats == 1:
        return (_BYE,)
    _check_shape(book, result)
    winner = _winner(book, meeting, result)
    if winner is None:
        return _LOST, _LOST
    return (_WON, _LOST) if winner == 0 else (_LOST, _WON)


def _check_shape(book: Rulebook, result: Result) -> None:
    """Refuse what is no result of this rulebook at all."""
    if result.how not in book.endings:
        known = tuple(book.endings)
        raise refuse("score-unknown-ending", of="match", game=book.title, how=result.how, known=known)
    for code in result.codes:
        if code not in book.results:
            raise refuse("score-unknown-code", code=code, game=book.title, known=tuple(book.results))
    if any(len(game) != 2 for game in result.games) or len(result.codes) not in (0, 2):
        raise refuse("bracket-game-not-of-two")
    if any(not 0 <= seat < 2 for seat in result.absent):
        raise refuse("bracket-absent-nowhere")


def _winner(book: Rulebook, meeting: Meeting, result: Result) -> int | None:
    """The seat that goes on; None = neither."""
    if result.absent:
        return 1 - result.absent[0] if len(set(result.absent)) == 1 else None
    if meeting.best_of == 1 and book.play == "single_game":
        return _by_outcome(book, meeting, [side.outcome for side in score(book, result, 2).sides])
    if result.how == "both-lose" and not result.games:
        return _both_lose(book, meeting)
    if result.codes:
        return _by_outcome(book, meeting, [book.results[code].outcome for code in result.codes])
    ahead = ahead_in_games(book, meeting.course(book), result)
    return _tied(book, meeting) if ahead is None else ahead


def ahead_in_games(book: Rulebook, course: Course, result: Result) -> int | None:
    """The seat with more games won; where time ended the only game, the conditions say who won it (7.5.1, R58)."""
    only = result.how == "timeout" and len(result.games) == 1
    if only and len(counted(book, result, "conditions")) == 2 and conditions_known(book):
        outcomes = [side.outcome for side in score(book, replace(result, codes=()), 2).sides]
        return outcomes.index("win") if "win" in outcomes else None
    return course.ahead(tally(result.games))


def _by_outcome(book: Rulebook, meeting: Meeting, outcomes: list[str]) -> int | None:
    if outcomes.count("win") == 1:
        return outcomes.index("win")
    return _tied(book, meeting) if "draw" in outcomes else None


def _both_lose(book: Rulebook, meeting: Meeting) -> int | None:
    """R53; where the document makes it a tie of two (001 7.10), the tie is broken like any other."""
    level = book.endings["both-lose"].level
    return _tied(book, meeting) if level and book.results[level].outcome == "draw" else None


def _tied(book: Rulebook, meeting: Meeting) -> int | None:
    """A tied match is the higher seed's (001 10, R24), or nobody's before it is played on."""
    return meeting.higher if book.text("bracket_tie") == "higher-seed" else None
