"""What the words of a record are told from: the tournament, its people and texts, and all that happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from topcut.journal.fact import PlayerId, TextRef
from topcut.journal.plan import Stage
from topcut.journal.records import Record
from topcut.journal.state import Match, Tournament
from topcut.journal.texts import Texts
from topcut.messages.message import Message, Player, message
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


def because(event: Story, told: Message, reason: TextRef) -> Message:
    """ "… because: …", where a reason was given."""
    return message("fact-because", what=told, reason=event.words[reason]) if reason else told


def with_consent(event: Story, told: Message, consent: TextRef) -> Message:
    """ "…, with the consent of …", where it was asked for and given."""
    return message("fact-with-consent", what=told, who=event.words[consent]) if consent else told


def players_of(match: Match) -> Message:
    """ "Kira Nerys v Odo"; of a pod "Kira Nerys, Odo, Quark"."""
    return together(tuple(Player(seat) for seat in match.seats))


def together(players: tuple[Player, ...]) -> Message:
    """The same of players who sit at one table."""
    if len(players) == 2:
        return message("place-pair", first=players[0], second=players[1])
    return message("place-pod", players=players)
