"""What standings are parted by, called by its name: "strength of schedule", "most fw mw"."""

from __future__ import annotations

from topcut.messages.message import Message, message


def step_name(name: str) -> Message:
    """The name of a column, a splitter, or what is looked at before the points."""
    count, _, codes = name.partition("_")
    if codes and count in ("most", "fewest"):
        return message("standing-step-counted", count=count, codes=tuple(codes.split("_")))
    return message("standing-step", step=name)
