"""What the sheet does with the facts of the end: lots, the final confrontation, finishing."""

from __future__ import annotations

from topcut.acts.ending.facts import ConfrontationWon, Finished, LotDrawn, Reopened
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Sheet


def _finished(sheet: Sheet, fact: Finished, record: Record) -> None:
    sheet.finished, sheet.ended, sheet.announcements = True, record.at, ()  # what was announced ends with the event


def _reopened(sheet: Sheet, fact: Reopened, record: Record) -> None:
    sheet.finished, sheet.ended = False, ""


def _lot_drawn(sheet: Sheet, fact: LotDrawn, record: Record) -> None:
    sheet.lots = {**sheet.lots, fact.stage: (*sheet.lots.get(fact.stage, ()), fact.players)}


def _confrontation_won(sheet: Sheet, fact: ConfrontationWon, record: Record) -> None:
    sheet.confrontation = fact.player


FOLLOW: Following = {
    LotDrawn: _lot_drawn,
    ConfrontationWon: _confrontation_won,
    Finished: _finished,
    Reopened: _reopened,
}
