"""A match of a bracket: which games can have been played, and what decides them (001 10, 002 2.5.2, 004 Draws, R60)."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.journal.fact import Result
from topcut.messages.message import Message, message
from topcut.play.brackets.verdict import Meeting, ahead_in_games, bracket_sides
from topcut.play.games import Course, Tally, shown, tally
from topcut.play.observed import counting
from topcut.play.possible import single_game
from topcut.play.possible.best_of import AGREED, decider, unfinished_game
from topcut.play.possible.claim import ClaimedResult
from topcut.play.possible.games import conceded_after_winning, impossible, outcomes, wins_shown
from topcut.refusal import Refusal, refusal
from topcut.rulebooks.model import Rulebook


def refusals(claim: ClaimedResult, meeting: Meeting) -> Iterator[Refusal]:
    """Why this match cannot have gone so."""
    book, result, course = claim.book, claim.result, meeting.course(claim.book)
    if result.how == AGREED:
        yield refusal("score-no-draws-in-brackets")
        return
    yield from _no_time_limit(book, result)
    if meeting.best_of == 1 and book.play == "single_game":
        yield from single_game.refusals(claim)
        yield from _nobody(claim, meeting)
        return
    yield from impossible(book, course, result)
    yield from _conditions_of_several(book, result)
    if result.how == "both-lose":
        yield from _both_lose(result)
    elif result.absent or result.how == "concession":
        yield from _conceded(book, course, result)
    elif not result.games:
        yield from _nobody(claim, meeting)
    else:
        yield from _by_games(book, course, result)


def _no_time_limit(book: Rulebook, result: Result) -> Iterator[Refusal]:
    if result.how == "timeout" and not _timed(book):
        yield refusal("score-no-time-limit", game=book.title)


def _timed(book: Rulebook) -> bool:
    return book.integer("bracket_time_limit", 1) > 0


def _nobody(claim: ClaimedResult, meeting: Meeting) -> Iterator[Refusal]:
    """Nobody is said to have won, and no seed wins a tie."""
    book, result = claim.book, claim.result
    if result.absent or result.how == "both-lose":
        return
    if all(side.outcome == "loss" for side in bracket_sides(book, meeting, result)):
        yield refusal("score-bracket-without-winner")


def _both_lose(result: Result) -> Iterator[Refusal]:
    if result.games:
        yield refusal("score-both-lose-with-games")


def _conditions_of_several(book: Rulebook, result: Result) -> Iterator[Refusal]:
    """Victory conditions say who won one game (R58); of several it is not known which."""
    observation = counting(book, "conditions")
    if observation and result.observed(observation.name) and len(result.games) != 1:
        yield refusal("score-conditions-of-several", what=observation.title)


def _conceded(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    if not result.absent and "win" not in outcomes(book, result.codes):
        yield refusal("score-conceder-unnamed", where="bracket")
    yield from conceded_after_winning(book, course, result)


def _by_games(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    games = tally(result.games)
    ahead, wins = ahead_in_games(book, course, result), wins_shown(course, games)
    winner, right = _named(book, result, course), course.better if ahead is None else ahead
    level = right is None and winner is None
    if not course.over(games) and result.how != "timeout":
        yield _unfinished(book, course, games, level)
    elif level:
        yield refusal("score-match-level", wins=wins, time="known", decider=decider(book))
    elif right is not None and result.codes and winner != right:
        yield refusal("score-codes-against-wins", codes="/".join(result.codes), wins=wins)


def _named(book: Rulebook, result: Result, course: Course) -> int | None:
    """Who is said to have won; a tie is said of the better seed."""
    said = outcomes(book, result.codes)
    if set(said) == {"draw"}:
        return course.better
    return said.index("win") if said.count("win") == 1 else None


def _unfinished(book: Rulebook, course: Course, games: Tally, level: bool) -> Refusal:
    needed, best_of, said = course.needed, course.best_of, shown(games)
    way = message("score-way-if-time") if _timed(book) else message("score-way-play-on")
    if level:
        return refusal("score-unfinished-level", needed=needed, best_of=best_of, games=said, way=way)
    return refusal("score-unfinished", needed=needed, best_of=best_of, games=said, way=way)


def remarks(claim: ClaimedResult, meeting: Meeting) -> Iterator[Message]:
    """What to look at twice."""
    if meeting.best_of == 1 and claim.book.play == "single_game":
        yield from single_game.remarks(claim)
    elif claim.result.how == "timeout" and claim.result.games:
        games = tally(claim.result.games)
        if not meeting.course(claim.book).over(games):
            yield from unfinished_game(claim.book, games)
