"""What stands between two names: the score, or a word where there is none, and how it ended where that is unusual."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.messages.message import Message, Messages, message
from topcut.play.outcome import decided_by, observed_told, score_numbers
from topcut.play.possible.taking import as_published
from topcut.play.stages import scored

_USUAL = ("normal", "timeout")  # the score says it


class ScoreLine(Struct, frozen=True):
    """A match of two as it is read: the first seat, what stands between, the second seat."""

    numbers: tuple[int, ...] = ()  # the first seat first, then games drawn; () where none are known
    won: int | None = None  # the seat that won
    word: Message = message("result-between", outcome="open")  # where there are no numbers
    notes: Messages = ()  # "by concession", "for the higher seed"


def score_line(view: EventView, match: Match) -> ScoreLine:
    """Of a match of two; a disputed result is nobody's yet."""
    if match.result is None or match.status == "disputed" or len(match.seats) != 2:
        return ScoreLine()
    outcomes = [side.outcome for side in scored(view.tournament, view.book, match, match.result).sides]
    won = outcomes.index("win") if "win" in outcomes else None
    numbers = score_numbers(match.result, view.book)
    return ScoreLine(numbers, won, _between(outcomes), tuple(_notes(view, match, match.result)))


def _between(outcomes: Sequence[str]) -> Message:
    """ "Kira beat Odo", "Kira lost to Odo", "Kira drew Odo"."""
    first, second = outcomes
    return message("result-between", outcome="both-lost" if first == second == "loss" else first)


def _notes(view: EventView, match: Match, result: Result) -> Iterator[Message]:
    if result.how not in _USUAL:
        yield message("result-ended", how=result.how)
    if result.unscored:
        yield message("result-score-unknown")
    numbers = score_numbers(result, view.book)
    if len(set(numbers[:2])) == 1:
        yield from observed_told(view.book, result)
    if by := decided_by(view.tournament, view.book, match, result):
        yield by
    yield from as_published(view.tournament, view.book, match)
