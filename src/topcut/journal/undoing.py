"""What undo asks of a fact: what it changes, and what it takes for granted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from topcut.journal.fact import Fact

Subject: TypeAlias = str  # "player p7", "match 3/12", "round 3"; "field", "results", "rounds" are what a pairing reads
ANYTHING: Subject = "anything"  # what a lot and a finish rest on
Subjects: TypeAlias = tuple[Subject, ...]


class Ties(Struct, frozen=True):
    """How the facts of a kind hang together with others."""

    touches: Callable[[Any], Subjects]
    builds_on: Callable[[Any], Subjects]  # it cannot stay when an earlier fact that touches this is undone


Undoing: TypeAlias = Mapping[type[Fact], Ties]


def ties(*kinds: type[Fact], touches: Callable[[Any], Subjects], builds_on: Callable[[Any], Subjects]) -> Undoing:
    """The same ties for several kinds of facts."""
    return dict.fromkeys(kinds, Ties(touches, builds_on))


def nothing(fact: Fact) -> Subjects:
    return ()
