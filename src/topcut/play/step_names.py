"""What standings are parted by, called by its name: "strength of schedule", "most fw mw"."""

from __future__ import annotations

from topcut.messages.message import Message, message
from topcut.rulebooks.model import Rulebook


def observed_title(name: str, book: Rulebook) -> Message | None:
    """What a rulebook calls the observation that players are ranked by; None where the name is of something else."""
    titles = {one.name: one.title for one in book.observations}
    return message("standing-observed", title=titles[name]) if name in titles else None


def step_name(name: str, book: Rulebook) -> Message:
    """The name of a column, a splitter, or what is looked at before the points."""
    count, _, codes = name.partition("_")
    if codes and count in ("most", "fewest"):
        return message("standing-step-counted", count=count, codes=tuple(codes.split("_")))
    return observed_title(name, book) or message("standing-step", step=name)
