"""A Swiss match of several games: which games and words can stand together (002 2.1, 2.4, 2.5; 004 Matches, Draws)."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.journal.records import Result
from topcut.play.best_of import drawn_code
from topcut.play.games import Course, Tally, course_of, shown, tally
from topcut.play.possible.claim import Claim
from topcut.play.possible.games import conceded_after_winning, impossible, outcomes
from topcut.refusal import Refusal, Refusal_
from topcut.rulebooks.model import Rulebook

AGREED = "agreed"  # the ending of an intentional draw (002 2.4)


def refusals(claim: Claim) -> Iterator[Refusal]:
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
        yield Refusal_(f"both lose contradicts {shown(games)}", "check which is right", "contradiction")


def _agreed(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    """A match that is not completed can be drawn by agreement, whatever the games (002 2.4)."""
    games = tally(result.games)
    if course.over(games):
        what = f"the match is over at {shown(games)}: it cannot be drawn by agreement any more"
        yield Refusal_(what, "check the slip", "contradiction")
    if any(outcome != "draw" for outcome in outcomes(book, result.codes)):
        yield Refusal_(f"{'/'.join(result.codes)} is no draw", "check which is right", "contradiction")


def _stated(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    first, second = result.codes
    if second not in book.results[first].opposite:
        answer = " or ".join(book.results[first].opposite)
        yield Refusal_(f"{first} cannot stand against {second}", f"the other has {answer}", "contradiction")
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
        yield Refusal_("a concession has a winner", "name who conceded", "contradiction")
    yield from conceded_after_winning(book, course, result)


def _stated_draw(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    """A draw that is only said: level games, and none where a tie-break was announced (002 2.5.1)."""
    games = tally(result.games)
    if course.ahead(games) is not None:
        yield _contradiction(result, games, "; say so if they agreed on a draw" if AGREED in book.endings else "")
    elif book.text("tied_match") == "tiebreak" and (AGREED in book.endings or any(games)):
        what = "a match is drawn only by agreement here: level games are decided by the tie-break"
        yield Refusal_(what, "say who won it, or that they agreed on a draw", "unintentional-draw")


def _stated_win(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    games = tally(result.games)
    ahead, winner = course.ahead(games), outcomes(book, result.codes).index("win")
    breaks = ahead is None and (drawn_code(book) is None or book.text("tied_match") == "tiebreak")
    if any(games) and winner != ahead and not breaks:
        yield _contradiction(result, games)


def _contradiction(result: Result, games: Tally, otherwise: str = "") -> Refusal:
    what = f"{'/'.join(result.codes)} contradicts games of {shown(games)}"
    return Refusal_(what, f"check which is right{otherwise}", "contradiction")


def _level(book: Rulebook, course: Course, result: Result) -> Iterator[Refusal]:
    """Nobody is ahead and nobody is named: right only where a match can be drawn."""
    games = tally(result.games)
    if result.how == "concession":
        yield Refusal_("who conceded is not said", "give the results of both players", "no-winner")
    elif not any(games) and book.text("unplayed_match"):
        return
    elif drawn_code(book) is None or book.text("tied_match") == "tiebreak":
        won, lost = course.wins(games)
        time = "" if course.over(games) or result.how == "timeout" else "if time ran out, "
        yield Refusal_(f"the match is level at {won}-{lost}", f"{time}say who won the {decider(book)}", "level")


def decider(book: Rulebook) -> str:
    """What decides a level match."""
    return "sudden death" if drawn_code(book) is None else "tie-break"


def remarks(claim: Claim) -> Iterator[str]:
    """What to look at twice."""
    book, result, course = claim.book, claim.result, course_of(claim.book)
    games = tally(result.games)
    if course.over(games):
        return
    if result.how == "normal" and result.games:
        yield f"nobody has won {course.needed} games: was it time? then it is {shown(games)} `time`"
    elif result.how == "timeout":
        yield from unfinished_game(book, games)


def unfinished_game(book: Rulebook, games: Tally) -> Iterator[str]:
    """002 Appendix C: a game that was being played when the match ended is a drawn one."""
    won, lost, drawn = games
    if book.flag("unfinished_game_is_drawn") and not drawn:
        yield f"a game that was not finished is drawn: was there one? then it is {won}-{lost}-1 `time`"
