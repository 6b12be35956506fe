"""An event of the tests as answers read it, and its players by name."""

from __future__ import annotations

from collections.abc import Iterable

from desk.table import Event
from saying import VOICE
from topcut.answers.event_view import EventView
from topcut.messages.message import Message, Player


def viewed(event: Event) -> EventView:
    """As it stands now."""
    known = event.known
    return EventView(known.tournament, event.book, known.words, tuple(known.history))


def names(players: Iterable[Player]) -> list[str]:
    return [player.name for player in players]


def told(view: EventView, said: Message | None) -> str:
    """In the words of the terminal, with the names of the event."""
    return VOICE.knowing(view.player).say(said) if said else ""
