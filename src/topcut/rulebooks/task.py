"""What a director sees to around an event, as its document says it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct


class Task(Struct, frozen=True):
    """Something that a director sees to, or that players bring: a line of the checklist."""

    name: str
    when: Literal["listing", "before", "start", "round-one", "each-round", "end", "after"]
    text: str  # in plain words
    kind: Literal["do", "bring", "announce", "players"] = "do"  # players: what they bring
    only: Literal["", "deck-lists"] = ""  # only where deck lists are required
    where: Mapping[str, Any] = {}  # only where settings have these values, or one of a list
    clause: str = ""
