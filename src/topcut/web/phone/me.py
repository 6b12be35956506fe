"""The player's page: the event as they see it, with their standing, seat, cards and forms."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.my_event import MyEvent, my_event
from topcut.answers.my_match import current_round
from topcut.answers.packs import OwnPool, own_pool
from topcut.answers.scenario import OwnScenario, own_scenario
from topcut.answers.seating import OwnSeat, own_seat, seating_now
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Messages
from topcut.web.phone.my_table import MyTable, table_of
from topcut.web.phone.standing import (
    OwnStanding,
    RecordLine,
    bracket_way,
    place_of,
    record_of,
    standing_of,
)
from topcut.web.report.fields import Data
from topcut.web.site.live import Snapshot


class Me(Struct, frozen=True):
    """The whole page."""

    event: MyEvent
    table: MyTable | None = None
    standing: OwnStanding | None = None
    place: Message | None = None
    record: tuple[RecordLine, ...] = ()
    bracket: Messages = ()
    draft: OwnSeat | None = None
    pool: OwnPool | None = None
    scenario: OwnScenario | None = None


def me(snapshot: Snapshot, player: PlayerId, typed: Data | None = None) -> Me:
    """The page of one player; `typed` is a report that was refused."""
    event, seating = my_event(snapshot, player), seating_now(snapshot)
    return Me(
        event,
        table=table_of(snapshot, player, event.match, typed) if event.match else None,
        standing=standing_of(snapshot, player),
        place=place_of(snapshot, player) if snapshot.tournament.finished else None,
        record=tuple(record_of(snapshot, player)),
        bracket=bracket_way(snapshot, player),
        draft=own_seat(snapshot, seating, player) if seating else None,
        pool=own_pool(snapshot, player),
        scenario=own_scenario(snapshot, player, current_round(snapshot, player) if event.match else None),
    )
