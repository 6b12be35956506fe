"""What the sheet does with the facts of registration."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.registration.facts import MovedUp, PutOnWaitingList, RegistrationSet, WaitingOrdered
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Sheet
from topcut.journal.state import Registration


def _set(sheet: Sheet, fact: RegistrationSet, record: Record) -> None:
    sheet.registration = Registration(fact.opens, fact.closes, fact.places, fact.starts)


def _put(sheet: Sheet, fact: PutOnWaitingList, record: Record) -> None:
    entrant = sheet.entrant(fact.player)
    sheet.entrants()[entrant.id] = replace(entrant, withdrawn=True)  # no part of the event until they move up
    sheet.waiting = (*_without(sheet, entrant.id), entrant.id)


def _moved_up(sheet: Sheet, fact: MovedUp, record: Record) -> None:
    entrant = sheet.entrant(fact.player)
    sheet.entrants()[entrant.id] = replace(entrant, withdrawn=False, entered_after=len(sheet.rounds))
    sheet.waiting = _without(sheet, entrant.id)


def _ordered(sheet: Sheet, fact: WaitingOrdered, record: Record) -> None:
    first = tuple(player for player in fact.players if player in sheet.waiting)
    sheet.waiting = (*first, *(player for player in sheet.waiting if player not in first))


def _without(sheet: Sheet, gone: str) -> tuple[str, ...]:
    return tuple(player for player in sheet.waiting if player != gone)


FOLLOW: Following = {
    RegistrationSet: _set,
    PutOnWaitingList: _put,
    MovedUp: _moved_up,
    WaitingOrdered: _ordered,
}
