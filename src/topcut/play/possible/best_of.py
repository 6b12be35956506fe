"""A Swiss match of several games: which games and words can stand together (002 2.1, 2.4, 2.5; 004 Matches, Draws)."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.journal.fact import Result
from topcut.messages.message import Message, message
from topcut.play.best_of import drawn_code
from topcut.play.games import Course, Tally, course_of, shown, tally
from topcut.play.possible.claim import ClaimedResult
from topcut.play.possible.games import conceded_after_winning, impossible, outcomes, wins_shown
from topcut.refusal import Refusal, refusal
from topcut.rulebooks.model import Rulebook

AGREED = "agreed"  # the ending of an intentional draw (002 2.4)


def refusals(claim: ClaimedResult) -> Iterator[Refusal]:
    """Why this match cannot have gone so."""
    book, result, course = claim.book, claim.result, course_of(claim.book)
    games = tally(result.games)
    yield from impossible(book, course, result)
    if result.how == "both-lose":
        yield from _both_lose(book, course, games)
    elif result.how == AGREED:
        yield from _agreed(book, course, result)
    elif result.codes:
        yield from _stated(book, course, result)
    elif book.endings[result.how].decided_by == "present":
        return
    elif course.ahead(games) is None:
        yield from _level(book, course, result)


def _both_lose(book: Rulebook, course: Course, games: Tally) -> Iterator[Refusal]:
    if course.ahead(games) is not None:
        yield refusal("score-both-lose-ahead", games=shown(games))


def _agreed(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    """A match that is not completed can be drawn by agreement, whatever the games (002 2.4)."""
    games = tally(result.games)
    if course.over(games):
        yield refusal("score-agreed-after-the-end", games=shown(games))
    if any(outcome != "draw" for outcome in outcomes(book, result.codes)):
        yield refusal("score-agreed-without-draw", codes="/".join(result.codes))


def _stated(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    first, second = result.codes
    if second not in book.results[first].opposite:
        answers = tuple(book.results[first].opposite)
        yield refusal("score-codes-not-opposite", code=first, other=second, answers=answers)
    elif result.how == "concession":
        yield from _conceded(book, course, result)
    elif outcomes(book, result.codes) == ["draw", "draw"]:
        yield from _stated_draw(book, course, result)
    elif set(outcomes(book, result.codes)) == {"loss"}:
        yield from _both_lose(book, course, tally(result.games))
    else:
        yield from _stated_win(book, course, result)


def _conceded(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    if "win" not in outcomes(book, result.codes):
        yield refusal("score-concession-without-winner")
    yield from conceded_after_winning(book, course, result)


def _stated_draw(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    """A draw that is only said: level games, and none where a tie-break was announced (002 2.5.1)."""
    games = tally(result.games)
    if course.ahead(games) is not None:
        yield _contradiction(result, games, "possible" if AGREED in book.endings else "none")
    elif book.text("tied_match") == "tiebreak" and (AGREED in book.endings or any(games)):
        yield refusal("score-draw-not-agreed")


def _stated_win(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    games = tally(result.games)
    ahead, winner = course.ahead(games), outcomes(book, result.codes).index("win")
    breaks = ahead is None and (drawn_code(book) is None or book.text("tied_match") == "tiebreak")
    if any(games) and winner != ahead and not breaks:
        yield _contradiction(result, games)


def _contradiction(result: Result, games: Tally, agreement: str = "none") -> Refusal:
    codes = "/".join(result.codes)
    return refusal("score-codes-against-games", codes=codes, games=shown(games), agreement=agreement)


def _level(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    """Nobody is ahead and nobody is named: right only where a match can be drawn."""
    games = tally(result.games)
    if result.how == "concession":
        yield refusal("score-conceder-unnamed", where="rounds")
    elif not any(games) and book.text("unplayed_match"):
        return
    elif drawn_code(book) is None or book.text("tied_match") == "tiebreak":
        time = "known" if course.over(games) or result.how == "timeout" else "maybe"
        yield refusal("score-match-level", wins=wins_shown(course, games), time=time, decider=decider(book))


def decider(book: Rulebook) -> Message:
    """What decides a level match."""
    return message("score-decider", by="sudden-death" if drawn_code(book) is None else "tie-break")


def remarks(claim: ClaimedResult) -> Iterator[Message]:
    """What to look at twice."""
    book, result, course = claim.book, claim.result, course_of(claim.book)
    games = tally(result.games)
    if course.over(games):
        return
    if result.how == "normal" and result.games:
        yield message("remark-nobody-has-won", needed=course.needed, typed=_with_time(games))
    elif result.how == "timeout":
        yield from unfinished_game(book, games)


def unfinished_game(book: Rulebook, games: Tally) -> Iterator[Message]:
    """002 Appendix C: a game that was being played when the match ended is a drawn one."""
    won, lost, drawn = games
    if book.flag("unfinished_game_is_drawn") and not drawn:
        yield message("remark-unfinished-game", typed=_with_time((won, lost, 1)))


def _with_time(games: Tally) -> Message:
    """How these games are reported where time was called."""
    return message("remark-with-time", score=shown(games))
