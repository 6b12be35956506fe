"""A result as it stands between the names of two players: the numbers, or what is said where there are none."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.answers.table import result_told
from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.messages.message import Message, Score, message
from topcut.play.outcome import numbers_of
from topcut.play.stages import scored

SAID = ("no-show", "both-lose", "incomplete")  # how it ended says more than who won


class Between(Struct, frozen=True):
    """Of a table for two."""

    numbers: tuple[int, ...] = ()  # of the first seat, of the second, and games that were drawn
    words: Message | None = None  # "lost to", where no numbers are known
    won: tuple[bool, ...] = ()
    lost: tuple[bool, ...] = ()


def between(view: EventView, match: Match, result: Result) -> Between:
    """What a result puts between the names, and who has won and lost by it."""
    sides = scored(view.tournament, view.book, match, result).sides
    outcomes = tuple(side.outcome for side in sides)
    won, lost = tuple(one == "win" for one in outcomes), tuple(one == "loss" for one in outcomes)
    if numbers := numbers_of(view.tournament, view.book, match, result):
        return Between(numbers, None, won, lost)
    how = result.how if result.how in SAID else outcomes[0]
    return Between((), message("outcome-stands", how=how), won, lost)


def names_and_score(view: EventView, match: Match, result: Result) -> Message:
    """ "Kira 100–35 Odo", "Kira lost to Odo"; of a pod everybody with their points."""
    if len(match.seats) != 2:
        return result_told(view, match, result)
    first, second = map(view.player, match.seats)
    shown = between(view, match, result)
    score = Score(shown.numbers) if shown.numbers else shown.words
    assert score is not None
    return message("outcome-between", first=first, score=score, second=second)
