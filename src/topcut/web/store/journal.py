"""A journal kept in the database: the same port as the file, one row per record."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock

from django.db import transaction

from topcut.desk.known import Known
from topcut.desk.ports import Batch
from topcut.journal.chain import START, follows, link
from topcut.journal.codec import decode, encode
from topcut.journal.records import Record
from topcut.messages.message import message
from topcut.refusal import Refused, refuse
from topcut.web.server.limits import must_be_in_time
from topcut.web.store import rows
from topcut.web.store.models import Event, Line
from topcut.web.store.projections import must_hold


class DatabaseJournal:
    """The journal of one event. Threads share it; other processes are noticed by what they wrote."""

    def __init__(self, event: int) -> None:
        self.event = event
        self.known = Known()
        self._seals = {0: START}  # head → hash of that line; what we wrote may not be known yet
        self._erased = 0  # how many erasures we have followed
        self._lock = RLock()

    def knows(self, row: Event) -> bool:
        """Whether all that this row speaks of is known; then nothing has to be read."""
        return (self.known.head, self._erased) == (row.head, row.erased) and row.head in self._seals

    def read(self) -> Known:
        """All that is in it now; reads only what is new."""
        with self._lock:
            erased = Event.objects.filter(pk=self.event).values_list("erased", flat=True).first()
            return self._catch_up(erased or 0)

    @contextmanager
    def transaction(self) -> Iterator[Batch]:
        """Lock the event's row against all other writers; durable once this has closed."""
        with self._lock, transaction.atomic(durable=True):
            row = rows.locked(self.event)
            if row is None:
                raise refuse("site-event-gone")
            batch = Batch(self.known if self.knows(row) else self._catch_up(row.erased))
            yield batch
            if batch.records:
                must_be_in_time()
                self._write(row, batch)

    def _catch_up(self, erased: int) -> Known:
        head = self.known.head  # asked once: whoever wrote last learns of it without our lock
        lines = Line.objects.filter(event_id=self.event, seq__gt=head).order_by("seq")
        records: list[Record] = []
        seal = self._seals[head]
        for body in lines.values_list("body", flat=True).iterator(chunk_size=2000):
            line = bytes(body)
            seal = follows(line, seal)
            if not seal:
                raise refuse("site-record-changed", record=head + len(records) + 1)
            try:
                records.append(decode(line))
            except Refused as refused:
                raise refused.at(message("place-record", record=head + len(records) + 1)) from None
        if records or erased != self._erased:
            self._learn(records)
        self._seals = {head + len(records): seal}
        self._erased = erased
        return self.known

    def _learn(self, records: list[Record]) -> None:
        """Take in new records with their words, and let go of words that were erased."""
        words = rows.words_of(self.event)
        self.known.learn(records, words)
        for gone in {text.ref for text in list(self.known.words)} - {text.ref for text in words}:
            self.known.words.erase(gone)

    def _write(self, row: Event, batch: Batch) -> None:
        now = self.known.foresee(batch.records)
        must_hold(row, batch.records, now)
        bodies, seal = [], self._seals[self.known.head]
        for record in batch.records:
            bodies.append(link(encode(record), seal))
            seal = follows(bodies[-1], seal)
        rows.append(row, batch.records, bodies, batch.texts, now)
        head = row.head
        transaction.on_commit(lambda: self._seals.update({head: seal}))
