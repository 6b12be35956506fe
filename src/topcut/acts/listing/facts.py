"""Facts of an event's listing: what it is to its community, and who its players are across events."""

from __future__ import annotations

from typing import Any

from topcut.journal.fact import Fact, PlayerId, TextRef


class TakenInto(Fact, frozen=True):
    """The event belongs to a program, with its values as they were then (001 13.2); {} = to none any more."""

    program: dict[str, Any] = {}


class Listed(Fact, frozen=True):
    """The listing was changed: each value that is another one now, and all its words as one text."""

    values: dict[str, str | bool] = {}
    words: TextRef = ""  # "" = as they were


class Known(Fact, frozen=True):
    """Which person across events an entry is; "" = nobody that is known."""

    player: PlayerId
    who: str = ""


ListingFact = TakenInto | Listed | Known
