"""Games that can have been played: a match ends with the game that decides it (001 10, 002 2.1, 004 Matches, R59)."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.journal.records import Result
from topcut.play.games import Course, shown, tally
from topcut.refusal import Refusal, Refusal_
from topcut.rulebooks.model import Rulebook

NO_SUCH_GAMES = ("impossible-score", "both-won", "sudden-death", "superfluous")  # codes of refusals


def impossible(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    """Why these games cannot make one match."""
    games = tally(result.games)
    if games[2] and not book.flag("drawn_games", True):
        what = f"{shown(games)} cannot be: a game of {book.title} has no draw"
        yield Refusal_(what, "check the slip", "impossible-score")
    elif not course.possible(games):
        yield _beyond_the_end(book, course, result)
    elif (last := _decided_early(course, result)) is not None:
        won, lost = course.wins(tally(result.games[:last]))
        what = f"{len(result.games)} games cannot be: the match was over {won}-{lost} after {last}"
        yield Refusal_(what, "leave out what was played afterwards", "superfluous")


def _beyond_the_end(book: Rulebook, course: Course, result: Result) -> Refusal:
    games = won, lost, _ = tally(result.games)
    first, second = course.wins(games)
    if won == lost >= course.needed:
        return Refusal_(f"{shown(games)} cannot be: both have won the match", "check the slip", "both-won")
    if max(won, lost) > course.needed:
        what = f"{shown(games)} cannot be: {course.needed} games win a match of {book.title}"
        return Refusal_(what, "check the slip", "impossible-score")
    what = f"{shown(games)} cannot be: drawn games counted it is {first}-{second}, and {course.needed} wins end a match"
    if broken := before_sudden_death(course, result):
        do = f"check the slip; after a sudden death give the games without it, {shown(broken)}, and who won"
        return Refusal_(what, do, "sudden-death")
    return Refusal_(what, "check the slip", "impossible-score")


def before_sudden_death(course: Course, result: Result) -> tuple[int, int, int] | None:
    """The games without a sudden death that was counted among them: level, and over (R59)."""
    won, lost, drawn = tally(result.games)
    for before in ((won - 1, lost, drawn), (won, lost - 1, drawn)):
        if min(before) >= 0 and course.possible(before) and course.over(before) and course.ahead(before) is None:
            return before
    return None


def _decided_early(course: Course, result: Result) -> int | None:
    """Of scores, whose order is known: after how many the match was over, where more follow."""
    if all(max(game) <= 1 and min(game) >= 0 for game in result.games):
        return None  # games won, in no order
    last = course.decided_after(result.games)
    return last if last is not None and last < len(result.games) else None


def conceded_after_winning(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    """Nobody concedes a match that they have won."""
    games = tally(result.games)
    gave_up = set(result.absent) or {
        seat for seat, code in enumerate(result.codes) if book.results[code].outcome != "win"
    }
    if course.over(games) and course.ahead(games) in gave_up:
        what = f"the match was over at {shown(games)}: who had won it cannot concede"
        yield Refusal_(what, "check who conceded, or leave the concession out", "contradiction")


def outcomes(book: Rulebook, codes: tuple[str, ...]) -> list[str]:
    return [book.results[code].outcome for code in codes]
