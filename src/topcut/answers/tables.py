"""How the tables are numbered from the next round on: per stage, whose table is whose, the feature table."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import RoundNumber, Table
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, Player, message
from topcut.play.stages import stage_name
from topcut.play.table_numbers import next_to_post, range_of


class StageTables(Struct, frozen=True):
    """The tables of a stage."""

    stage: StageNumber
    name: Message
    first: Table
    last: Table  # 0 = as many as it takes
    own: bool  # its own numbers, not those of all


class FixedTable(Struct, frozen=True):
    """Somebody who sits at the same table in every round."""

    player: Player
    table: Table


class TablesAnswer(Struct, frozen=True):
    """The tables of the rounds that are not posted yet."""

    round: RoundNumber  # the next one
    stages: tuple[StageTables, ...]
    fixed: tuple[FixedTable, ...]
    feature: Table  # 0 = none
    featured: Player | None  # whose match has it in the next round; nobody = the pairing that leads

    @property
    def told(self) -> tuple[Message, ...]:
        """Line by line."""
        fixed = (message("tables-told-fixed", player=one.player, table=one.table) for one in self.fixed)
        feature = message("tables-told-feature", table=self.feature, player=self.featured or "")
        return (*map(stage_told, self.stages), *fixed, *([feature] if self.feature else []))


def stage_told(one: StageTables) -> Message:
    """ "Swiss rounds: tables 11 to 30"."""
    return message("tables-told-stage", stage=one.name, first=one.first, last=one.last)


def tables_answer(view: EventView) -> TablesAnswer:
    tables, number = view.tournament.tables, next_to_post(view.tournament)
    featured = tables.featured.get(number)
    fixed = sorted(tables.fixed.items(), key=lambda one: one[1])
    return TablesAnswer(
        number,
        tuple(_stage(view, stage) for stage in range(1, len(view.plan) + 1)),
        tuple(FixedTable(view.player(player), table) for player, table in fixed),
        tables.feature,
        view.player(featured) if featured else None,
    )


def _stage(view: EventView, stage: StageNumber) -> StageTables:
    tables = view.tournament.tables
    first, last = range_of(tables, stage)
    return StageTables(stage, stage_name(view.plan, stage), first, last, stage in tables.ranges)
