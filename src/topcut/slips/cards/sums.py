"""What the lines of a card add up to, as its foot would say."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.play.ledger import ledger
from topcut.play.stages import view as stage_alone


class Added(Struct, frozen=True):
    """Points and differential of all lines that count for the standings."""

    points: int
    differential: int


def added(view: EventView) -> Mapping[PlayerId, Added]:
    """Of everybody, over the stage that is ranked."""
    lines = ledger(stage_alone(view.tournament, view.book, view.ranked_stage), view.book).lines
    return {
        player: Added(sum(one.points for one in card), sum(one.differential for one in card))
        for player, card in lines.items()
    }
