"""The player's page: the event as they see it, with their standing, seat, cards and forms."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.my_event import MyEvent, my_event
from topcut.answers.my_match import current_round
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Messages
from topcut.web.live import Snapshot
from topcut.web.player.draft_seat import DraftSeat, draft_seat_of
from topcut.web.player.my_table import MyTable, table_of
from topcut.web.player.pool import Pool, pool_of
from topcut.web.player.standing import (
    RecordLine,
    Standing,
    bracket_way,
    place_of,
    record_of,
    standing_of,
)
from topcut.web.result_fields import Data
from topcut.web.scenario_notes import MyScenario, my_scenario


class Me(Struct, frozen=True):
    """The whole page."""

    event: MyEvent
    table: MyTable | None = None
    standing: Standing | None = None
    place: Message | None = None
    record: tuple[RecordLine, ...] = ()
    bracket: Messages = ()
    draft: DraftSeat | None = None
    pool: Pool | None = None
    scenario: MyScenario | None = None


def me(snapshot: Snapshot, player: PlayerId, typed: Data | None = None) -> Me:
    """The page of one player; `typed` is a report that was refused."""
    event = my_event(snapshot, player)
    return Me(
        event,
        table=table_of(snapshot, player, event.match, typed) if event.match else None,
        standing=standing_of(snapshot, player),
        place=place_of(snapshot, player) if snapshot.tournament.finished else None,
        record=tuple(record_of(snapshot, player)),
        bracket=bracket_way(snapshot, player),
        draft=draft_seat_of(snapshot, player),
        pool=pool_of(snapshot, player),
        scenario=my_scenario(snapshot, player, current_round(snapshot, player) if event.match else None),
    )
