"""A result as it stands on a card: the score, the code where it was stated, how it ended, and what it is worth."""

from __future__ import annotations

from msgspec import Struct

from topcut.journal.fact import Result
from topcut.messages.message import Message, Score, message
from topcut.play.observed import observations
from topcut.play.outcome import score_numbers
from topcut.play.scoring import score
from topcut.refusal import Refused
from topcut.rulebooks.model import Rulebook


class Worth(Struct, frozen=True):
    """What a line is worth to whose card it is."""

    name: Message | str  # "Full Win"
    outcome: str
    points: int
    differential: int


def told(book: Rulebook, result: Result) -> Message:
    """ "100–35", "FW–FL", "65–65, time ran out"."""
    numbers = score_numbers(result, book)
    return message(
        "report-result",
        score=Score(numbers) if numbers else "",
        codes="–".join(result.codes),
        how=result.how,
        seen=tuple(_seen(book, result)),
    )


def _seen(book: Rulebook, result: Result) -> list[str]:
    known = {one.name: one for one in observations(book)}
    return [_row(numbers) for name, numbers in result.seen if name in known]


def _row(numbers: tuple[tuple[int, ...], ...]) -> str:
    return "–".join("/".join(map(str, row)) for row in numbers)


def worth(book: Rulebook, result: Result, seats: int, seat: int = 0) -> Worth | None:
    """For a seat; None where the rulebook counts it otherwise, as in a bracket, or not at all."""
    try:
        side = score(book, result, seats).sides[seat]
    except Refused:
        return None
    code = book.results.get(side.code)
    return Worth(code.name if code else side.code, side.outcome, side.points, side.differential)
