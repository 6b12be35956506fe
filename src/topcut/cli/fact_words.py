"""A record for programs, in the words that people read."""

from __future__ import annotations

from topcut.cli.opening import EventFile
from topcut.journal.records import Record
from topcut.play.facts_told import fact_told


def record_data(event: EventFile, record: Record) -> dict[str, object]:
    """Who did what, when."""
    return {
        "seq": record.seq,
        "at": record.at,
        "by": event.handles.get(record.by, record.by),
        "kind": type(record.fact).__name__,
        "text": event.tell(fact_told(event, record.fact)),
    }
