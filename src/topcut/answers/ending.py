"""What is to be known of an event that ends now: who is tied where a lot decides, and what it falls short of."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.answers.event_view import EventView
from topcut.messages.message import Messages
from topcut.play.minimums import minimum_notes
from topcut.play.ties import ties_told


def ending_ties(view: EventView) -> Messages:
    """Ranks of the last stage that are shared and that a lot would part (001 7.7); none of a bracket."""
    if view.plan[-1].kind == "bracket":
        return ()
    return tuple(ties_told(view.standings, view.tournament.finished))


def ending_notes(view: EventView) -> Messages:
    """Fewer players or rounds than the program asks for, by what was played."""
    return tuple(minimum_notes(replace(view.tournament, finished=True), view.book))
