"""Games that can have been played: a match ends with the game that decides it (001 10, 002 2.1, 004 Matches, R59)."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.journal.fact import Result
from topcut.messages.message import Score
from topcut.play.games import Course, Tally, shown, tally
from topcut.refusal import Refusal, refusal
from topcut.rulebooks.model import Rulebook


def impossible(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    """Why these games cannot make one match."""
    games = tally(result.games)
    if games[2] and not book.flag("drawn_games", True):
        yield refusal("score-no-drawn-games", games=shown(games), game=book.title)
    elif not course.possible(games):
        yield _beyond_the_end(book, course, result)
    elif (last := _decided_early(course, result)) is not None:
        wins = wins_shown(course, tally(result.games[:last]))
        yield refusal("score-games-after-the-end", given=len(result.games), wins=wins, last=last)


def _beyond_the_end(book: Rulebook, course: Course, result: Result) -> Refusal:
    games = won, lost, _ = tally(result.games)
    said, needed, wins = shown(games), course.needed, wins_shown(course, games)
    if won == lost >= needed:
        return refusal("score-both-won", games=said)
    if max(won, lost) > needed:
        return refusal("score-too-many-wins", games=said, needed=needed, game=book.title)
    if before := before_sudden_death(course, result):
        return refusal("score-sudden-death-counted", games=said, wins=wins, needed=needed, before=shown(before))
    return refusal("score-draws-end-it", games=said, wins=wins, needed=needed)


def wins_shown(course: Course, games: Tally) -> Score:
    """ "2–1": the games that count for each."""
    return Score(tuple(course.wins(games)))


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
        yield refusal("score-conceded-after-winning", games=shown(games))


def outcomes(book: Rulebook, codes: tuple[str, ...]) -> list[str]:
    return [book.results[code].outcome for code in codes]
