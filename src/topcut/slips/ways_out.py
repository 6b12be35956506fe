"""How a line that was refused is typed instead: every way that is shown has been read and would be taken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from topcut.journal.records import Result
from topcut.play.games import course_of, tally
from topcut.play.possible.kinds import CONTRADICTIONS, LEVEL, NOBODY_NAMED
from topcut.refusal import Refusal, Refusal_, Refused
from topcut.slips.examples import is_taken
from topcut.slips.read_result import TIE, best_of
from topcut.slips.sheet import Sheet

if TYPE_CHECKING:
    from topcut.journal.state import Match, Round
    from topcut.rulebooks.model import Rulebook

_GAMES = re.compile(r"(\d{1,2})-(\d{1,2})-(\d{1,2})")


def with_example(event: Sheet, line: str, match: Match, result: Result, refused: Refused, where: str = "") -> Refused:
    """A refusal because something is not said, or said wrongly, with how to type it by these rules.

    `where` is the table of a line in which it is not typed.
    """
    return Refused(*(_shown_how(event, line.split(), match, result, one, where) for one in refused.refusals))


def _shown_how(event: Sheet, words: list[str], match: Match, result: Result, refusal: Refusal, where: str) -> Refusal:
    posted = event.tournament.rounds[match.round - 1]
    stopped = _stopped(event, posted, result)
    lines = dict.fromkeys(_more_said(event.book, words, result, refusal.code, stopped))
    ways = [f"`{line}`" for line in lines if is_taken(event, posted, f"{where} {line}".strip())]
    first, *rest = refusal.do.split("; ")  # what comes first is what is typed; the rest is another case
    invented = refusal.code == "score-missing" or (refusal.code in NOBODY_NAMED and not result.unscored)
    more = f"{', like' if invented else ': write'} {' or '.join(ways)}" if ways else ""
    return Refusal_(refusal.what, "; ".join([first + more, *rest]), refusal.code)


def _stopped(event: Sheet, posted: Round, result: Result) -> bool:
    """Whether games were left to play, so that only time can have ended the match."""
    if result.how != "normal" or event.book.play != "best_of" or not result.games:
        return False
    return not course_of(event.book, best_of(event, posted)).over(tally(result.games))


def _more_said(book: Rulebook, words: list[str], result: Result, code: str, stopped: bool) -> Iterator[str]:
    """The line with what it does not say yet: time, who won, that they agreed, that nobody knows the score."""
    line, bare = " ".join(words), " ".join(word for word in words if not _says_who(book, word))
    ending = book.endings.get(result.how)
    won = " ".join(ending.results) if ending and ending.results else ""
    won = f"time {won}" if won and stopped else won
    if code == "score-missing" or (code in NOBODY_NAMED and not result.games and not result.unscored):
        yield f"{line} {_some_score(book, words, result)}"
    if code in (*LEVEL, *NOBODY_NAMED, "score-full-win-unmet", "score-unfinished") and result.how == "normal":
        yield f"{line} time"
    if code in (*LEVEL, *NOBODY_NAMED) and won:
        yield f"{bare} {won}"
    if code == "score-draw-not-agreed":
        yield f"{bare} {won}"
    if code == "score-draw-not-agreed" or (code in CONTRADICTIONS and _drawn(book, result)):
        yield " ".join([*(word for word in bare.split() if word.lower() not in ("time", "timeout")), "id"])
    if code == "score-sudden-death-counted":
        yield from _without_sudden_death(bare.split())


def _some_score(book: Rulebook, words: list[str], result: Result) -> str:
    """A score that fits what is said already: the one who is named first has won, unless a code says otherwise."""
    codes = [word.upper() for word in words if word.upper() in book.results]
    timeout = book.endings.get("timeout")
    at_time = result.how == "timeout" or bool(timeout and set(codes) & set(timeout.results or ()))
    first, second = ("65", "35") if at_time else ("100", "35")
    lost = bool(codes) and book.results[codes[0]].outcome == "loss"
    return f"{second}-{first}" if lost else f"{first}-{second}"


def _says_who(book: Rulebook, word: str) -> bool:
    return word.upper() in book.results or word.lower() in TIE


def _drawn(book: Rulebook, result: Result) -> bool:
    return bool(result.codes) and all(book.results[code].outcome == "draw" for code in result.codes)


def _without_sudden_death(words: list[str]) -> Iterator[str]:
    """R59: `3 1-0-3` of Yomi is `3 0-0-3 W L`."""
    for place, word in enumerate(words):
        if found := _GAMES.fullmatch(word):
            won, lost, drawn = map(int, found.groups())
            level, codes = min(won, lost), "W L" if won > lost else "L W"
            yield " ".join([*words[:place], f"{level}-{level}-{drawn}", *words[place + 1 :], codes])
