"""Results and values in words, as a director would read them out."""

from __future__ import annotations

from fractions import Fraction

from topcut.journal.records import Result
from topcut.play.games import tally
from topcut.play.scoring import score
from topcut.rulebooks.model import Rulebook


def result_words(book: Rulebook, result: Result, seats: int) -> str:
    """ "FW/FL 100-35", "W/L 2-1", "BYE"."""
    sides = score(book, result, seats).sides
    codes = "/".join(side.code for side in sides)
    if book.play == "pod":
        return " ".join(str(side.points) for side in sides)
    numbers = _numbers(book, result)
    how = "" if result.how in ("normal", "timeout") else f" by {result.how}"
    return f"{codes} {numbers}{how}".replace("  ", " ").rstrip()


def _numbers(book: Rulebook, result: Result) -> str:
    if not result.games:
        return ""
    if book.play == "best_of":
        won, lost, drawn = tally(result.games)
        return f"{won}-{lost}-{drawn}" if drawn else f"{won}-{lost}"
    return "-".join(str(number) for number in result.games[0])


def value_words(value: Fraction | int | None) -> str:
    """A tie-break value for a table: whole numbers as they are, ratios with four places."""
    if value is None:
        return "–"
    if isinstance(value, int) or value.denominator == 1:
        return str(value)
    return f"{float(value):.4f}"
