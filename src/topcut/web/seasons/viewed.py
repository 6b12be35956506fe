"""An event as the projections of seasons look at it: several ask the same tournament, and it is worked out once."""

from __future__ import annotations

from collections import deque

from topcut.answers.event_view import EventView
from topcut.journal.state import Tournament
from topcut.journal.texts import Texts
from topcut.rulebooks.load import build

_lately: deque[EventView] = deque(maxlen=1)


def view_of(now: Tournament) -> EventView:
    """Without its words: no projection may keep any."""
    for view in tuple(_lately):
        if view.tournament is now:
            return view
    made = EventView(now, build(now.rulebook), Texts())
    _lately.append(made)
    return made
