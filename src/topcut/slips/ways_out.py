"""How a line that was refused is typed instead: every way that is shown has been read and would be taken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from topcut.journal.fact import Result
from topcut.messages.message import message
from topcut.play.games import course_of, tally
from topcut.play.possible.kinds import CONTRADICTIONS, LEVEL, NOBODY_NAMED
from topcut.refusal import Refusal, Refused
from topcut.slips.examples import is_taken
from topcut.slips.read_result import TIE, best_of
from topcut.slips.sheet import SlipSheet

if TYPE_CHECKING:
    from topcut.journal.state import Match, Round
    from topcut.rulebooks.model import Rulebook

# What is not said, or said wrongly, by the id of the refusal.
_WRONG = {
    "score-missing": "score",
    **dict.fromkeys(NOBODY_NAMED, "winner"),
    **dict.fromkeys(LEVEL, "level"),
    "score-full-win-unmet": "time",
    "score-unfinished": "time",
    "score-draw-not-agreed": "agreement",
    **dict.fromkeys(CONTRADICTIONS, "contradiction"),
    "score-sudden-death-counted": "sudden-death",
}
_GAMES = re.compile(r"(\d{1,2})-(\d{1,2})-(\d{1,2})")


def with_example(
    event: SlipSheet, line: str, match: Match, result: Result, refused: Refused, where: str = ""
) -> Refused:
    """A refusal because something is not said, or said wrongly, with how to type it by these rules.

    `where` is the table of a line in which it is not typed.
    """
    return Refused(*(_shown_how(event, line.split(), match, result, one, where) for one in refused.refusals))


def _shown_how(
    event: SlipSheet, words: list[str], match: Match, result: Result, refusal: Refusal, where: str
) -> Refusal:
    posted = event.tournament.rounds[match.round - 1]
    stopped, wrong = _stopped(event, posted, result), _WRONG.get(refusal.code, "")
    lines = dict.fromkeys(_more_said(event.book, words, result, wrong, stopped))
    taken = (line for line in lines if is_taken(event, posted, f"{where} {line}".strip()))
    shown = tuple(message("slip-typed", text=line) for line in taken)
    if not shown:
        return refusal
    invented = wrong == "score" or (wrong == "winner" and not result.unscored)
    like = message("slip-lines-like", lines=shown) if invented else message("slip-lines-instead", lines=shown)
    return replace(refusal, instead=like)


def _stopped(event: SlipSheet, posted: Round, result: Result) -> bool:
    """Whether games were left to play, so that only time can have ended the match."""
    if result.how != "normal" or event.book.play != "best_of" or not result.games:
        return False
    return not course_of(event.book, best_of(event, posted)).over(tally(result.games))


def _more_said(book: Rulebook, words: list[str], result: Result, wrong: str, stopped: bool) -> Iterator[str]:
    """The line with what it does not say yet: time, who won, that they agreed, that nobody knows the score."""
    line, bare = " ".join(words), " ".join(word for word in words if not _says_who(book, word))
    ending = book.endings.get(result.how)
    won = " ".join(ending.results) if ending and ending.results else ""
    won = " ".join(("time", won)) if won and stopped else won
    if wrong == "score" or (wrong == "winner" and not result.games and not result.unscored):
        yield f"{line} {_some_score(book, words, result)}"
    if wrong in ("level", "winner", "time") and result.how == "normal":
        yield " ".join((line, "time"))
    if wrong in ("level", "winner") and won:
        yield f"{bare} {won}"
    if wrong == "agreement":
        yield f"{bare} {won}"
    if wrong == "agreement" or (wrong == "contradiction" and _drawn(book, result)):
        yield " ".join([*(word for word in bare.split() if word.lower() not in ("time", "timeout")), "id"])
    if wrong == "sudden-death":
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
