"""The player's page: the event as they see it, with their standing, seat, cards and forms."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.entries.card import Card, card_of
from topcut.answers.listing import Contact, contact_of
from topcut.answers.my_event import MyEvent, my_event
from topcut.answers.my_match import current_round
from topcut.answers.packs import OwnPool, own_pool
from topcut.answers.plan import PlannedStage, plan_answer
from topcut.answers.scenario import OwnScenario, own_scenario
from topcut.answers.seating import OwnSeat, own_seat, seating_now
from topcut.journal.fact import PlayerId
from topcut.journal.plan import has_rounds
from topcut.messages.message import Messages
from topcut.play.taking_part import were_there
from topcut.seasons.conditions import sanction_told
from topcut.web.phone.my_table import MyTable, table_of
from topcut.web.phone.record import RecordLine, record_of
from topcut.web.phone.standing import OwnStanding, standing_of
from topcut.web.report.fields import Data
from topcut.web.site.live import Snapshot


class Me(Struct, frozen=True):
    """The whole page."""

    event: MyEvent
    table: MyTable | None = None
    standing: OwnStanding | None = None
    record: tuple[RecordLine, ...] = ()
    plan: tuple[PlannedStage, ...] = ()  # before it begins
    draft: OwnSeat | None = None
    pool: OwnPool | None = None
    scenario: OwnScenario | None = None
    card: Card = Card()
    counted: Messages = ()  # what an event without rounds was worth, to those who were there
    contact: Contact | None = None  # of whoever directs it


def me(snapshot: Snapshot, player: PlayerId, typed: Data | None = None) -> Me:
    """The page of one player; `typed` is a report that was refused."""
    event, seating = my_event(snapshot, player), seating_now(snapshot)
    entrant = snapshot.tournament.entrants[player]
    return Me(
        event,
        card=card_of(entrant, snapshot.words),
        table=table_of(snapshot, player, event.match, typed) if event.match else None,
        standing=standing_of(snapshot, player),
        record=tuple(record_of(snapshot, player)),
        plan=plan_answer(snapshot).plan if event.moment == "before" else (),
        draft=own_seat(snapshot, seating, player) if seating else None,
        pool=own_pool(snapshot, player),
        counted=_counted(snapshot, player),
        contact=contact_of(snapshot, "entrant"),
        scenario=own_scenario(snapshot, player, current_round(snapshot, player) if event.match else None),
    )


def _counted(snapshot: Snapshot, player: PlayerId) -> Messages:
    over = snapshot.tournament.finished and not has_rounds(snapshot.plan)
    told = sanction_told(snapshot) if over and player in were_there(snapshot.tournament) else None
    return told.points if told else ()
