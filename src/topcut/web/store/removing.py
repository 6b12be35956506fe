"""An event that was never played is taken out of the database, with all that belongs to it."""

from __future__ import annotations

from django.db import transaction

from topcut.refusal import refuse
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event, Line, Word
from topcut.web.store.rows import locked


def remove(event: Event) -> None:
    """Whole, or not at all: refused once a round was posted, also where that happened a moment ago."""
    with transaction.atomic(durable=True):
        row = locked(event.pk)
        if row is None:
            return
        if DatabaseJournal(row.pk).read().tournament.rounds:
            raise refuse("site-event-begun")
        Word.objects.filter(event=row).delete()
        Line.objects.filter(event=row).delete()
        row.delete()
