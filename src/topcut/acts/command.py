"""What a person can want: the base of all commands."""

from __future__ import annotations

from msgspec import Struct

from topcut.journal.fact import PlayerId

Pair = tuple[PlayerId, PlayerId]


class Command(Struct, frozen=True):
    """Base of all commands."""
