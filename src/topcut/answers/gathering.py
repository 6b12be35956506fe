"""Who takes part in an event without rounds, and who was expected and is not checked in."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.messages.message import Player
from topcut.play.taking_part import awaited, were_there


class GatheringAnswer(Struct, frozen=True):
    """In the order of entering."""

    there: tuple[Player, ...]
    awaited: tuple[Player, ...]  # entered and not checked in, where others are: they are not counted


def gathering_answer(view: EventView) -> GatheringAnswer:
    return GatheringAnswer(
        tuple(map(view.player, were_there(view.tournament))),
        tuple(map(view.player, awaited(view.tournament))),
    )
