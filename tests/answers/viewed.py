"""An event of the tests as answers read it, and its players by name."""

from __future__ import annotations

from collections.abc import Iterable

from desk.table import Event
from topcut.answers.event_view import EventView
from topcut.messages.message import Message, Player
from topcut.messages.voice import Medium, Voice
from topcut.rulebooks.load import build


def viewed(event: Event) -> EventView:
    """As it stands now, by the rules that hold now."""
    known = event.known
    book = known.rulebook(build)
    assert book is not None
    return EventView(known.tournament, book, known.words, tuple(known.history))


def names(players: Iterable[Player]) -> list[str]:
    return [player.name for player in players]


def told(view: EventView, said: Message | None, medium: Medium = "cli") -> str:
    """A message with the names of the event; "" where there is none."""
    return Voice(medium).knowing(view.player).say(said) if said else ""
