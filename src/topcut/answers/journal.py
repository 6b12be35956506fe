"""Who did what, when: records in words, for officials or for everybody."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.acts import undone
from topcut.journal.records import Record
from topcut.messages.message import Message, message
from topcut.play.facts_told import fact_told
from topcut.play.for_everybody import for_everybody


class RecordTold(Struct, frozen=True):
    """One record."""

    seq: int
    at: str
    by: str  # a player's handle, or the role of an official
    kind: str
    who: Message
    text: Message


class JournalEntry(RecordTold, frozen=True):
    """A record of the journal, and whether it still stands."""

    undone: bool


class JournalAnswer(Struct, frozen=True):
    """Records in the order in which they were asked for."""

    records: tuple[JournalEntry, ...]


def journal_answer(view: EventView, records: Iterable[Record]) -> JournalAnswer:
    """These records of the event; only they are put into words."""
    gone = undone(view.history)
    return JournalAnswer(tuple(_entry(view, record, record.seq in gone) for record in records))


def record_told(view: EventView, record: Record) -> RecordTold:
    """A record that was just written."""
    return RecordTold(record.seq, record.at, *_by(view, record), fact_told(view, record.fact))


def _entry(view: EventView, record: Record, gone: bool) -> JournalEntry:
    return JournalEntry(record.seq, record.at, *_by(view, record), fact_told(view, record.fact), gone)


def _by(view: EventView, record: Record) -> tuple[str, str, Message]:
    """Who, what kind of fact, and who in words."""
    kind = type(record.fact).__name__
    if record.by in view.names:
        return view.handles[record.by], kind, message("journal-player", player=view.player(record.by))
    return record.by, kind, message("journal-role", role=record.by)


def view_for_everybody(view: EventView) -> EventView:
    """The same event without the words that are for officials."""
    history = for_everybody(view.history)
    return EventView(view.tournament, view.book, view.words, history, view.title, view.people)
