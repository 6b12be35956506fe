"""Views of events that were played at the desk of the tests, and of events out of the site."""

from __future__ import annotations

from desk.table import Event
from topcut.answers.event_view import EventView
from topcut.messages.message import Message
from topcut.messages.voice import Medium, Voice


def view_of(event: Event) -> EventView:
    """The event as it stands now."""
    known = event.known
    return EventView(known.tournament, event.book, known.words, known.history)


def told(view: EventView, said: Message, medium: Medium = "cli") -> str:
    """A message with the names of the event."""
    return Voice(medium).knowing(view.player).say(said)
