"""Short headings for tables, one and many, scores."""

from collections.abc import Sequence

from topcut.messages.message import Message, message
from topcut.play.step_names import observed_title
from topcut.rulebooks.model import Rulebook


def heading(name: str, book: Rulebook) -> Message:
    """What stands above a column: "SoS", of counted results "FL+ML"; the words where there is nothing shorter."""
    count, _, codes = name.partition("_")
    if count in ("most", "fewest") and codes:
        return message("standing-heading-counted", codes=codes.upper().replace("_", "+"))
    return observed_title(name, book) or message("standing-heading", step=name)


def score_words(numbers: Sequence[int]) -> str:
    """ "100-35", and "100:-5" where a number is below zero; both are read when they are typed."""
    return (":" if min(numbers, default=0) < 0 else "-").join(str(number) for number in numbers)


def signed(number: int) -> str:
    """A differential: "+65", "−65", "0"."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
