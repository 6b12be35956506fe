"""A tournament of the tests as every answer reads it."""

from __future__ import annotations

from desk.table import Event
from topcut.answers.event_view import EventView


def view_of(event: Event) -> EventView:
    return EventView(event.tournament, event.book, event.known.words, event.history)
