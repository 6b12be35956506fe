"""What the words of a record are told from: the tournament, its people and texts, and all that happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from topcut.journal.plan import Stage
from topcut.journal.records import PlayerId, Record, TextRef
from topcut.journal.state import Match, Tournament
from topcut.journal.texts import Texts
from topcut.rulebooks.model import Rulebook


class Story(Protocol):
    """An event as it can be told; the command line and the site each have one."""

    @property
    def tournament(self) -> Tournament: ...
    @property
    def book(self) -> Rulebook: ...
    @property
    def title(self) -> str: ...
    @property
    def words(self) -> Texts: ...
    @property
    def names(self) -> Mapping[PlayerId, str]: ...
    @property
    def plan(self) -> tuple[Stage, ...]: ...
    @property
    def history(self) -> Sequence[Record]: ...


def because(event: Story, reason: TextRef) -> str:
    """ " because: …", where a reason was given."""
    return f" because: {event.words[reason]}" if reason else ""


def seats_words(event: Story, match: Match) -> str:
    """ "Kira Nerys v Odo"; of a pod "Kira Nerys, Odo, Quark"."""
    return (", " if len(match.seats) > 2 else " v ").join(event.names[seat] for seat in match.seats)
