"""Short headings for tables, and differentials."""

from topcut.messages.message import Message, message
from topcut.messages.numerals import PRINTED
from topcut.play.step_names import observed_title
from topcut.rulebooks.model import Rulebook


def heading(name: str, book: Rulebook) -> Message:
    """What stands above a column: "SoS", of counted results "FL+ML"; the words where there is nothing shorter."""
    count, _, codes = name.partition("_")
    if count in ("most", "fewest") and codes:
        return message("standing-heading-counted", codes=codes.upper().replace("_", "+"))
    return observed_title(name, book) or message("standing-heading", step=name)


def signed(number: int) -> str:
    """A differential: "+65", "−65", "0"."""
    return PRINTED.signed(number) if number else "0"
