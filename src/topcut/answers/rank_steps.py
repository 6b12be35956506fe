"""A rank step by step: what each tie-breaker said of a player, and which one decided."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message
from topcut.play.explain import Reason, reasons
from topcut.play.stages import stage_name


class RankSteps(Struct, frozen=True):
    """A player's rank in a stage with the steps that led to it."""

    stage: Message
    rank: int
    steps: tuple[Reason, ...]


def rank_steps(view: EventView, stage: StageNumber, player: PlayerId) -> RankSteps:
    """Of somebody who stands in the standings of that stage."""
    table = view.standings_of(stage)
    return RankSteps(stage_name(view.plan, stage), table.by_player[player].rank, reasons(table, player))
