"""A journal kept in the database: the same port as the file, one row per record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import RLock

from django.db import connection, transaction

from topcut.desk.known import Known
from topcut.desk.ports import Batch
from topcut.journal.chain import START, follows, link
from topcut.journal.codec import VERSION, decode, encode
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.journal.texts import Text
from topcut.refusal import refuse
from topcut.web.store.models import Event, Line, Word


class DatabaseJournal:
    """The journal of one event. Threads share it; other processes are noticed by what they wrote."""

    def __init__(self, event: int, within: bool = False) -> None:
        self.event = event
        self._within = within  # a transaction of somebody else, who commits: for an event and its first records
        self.known = Known()
        self._seals = {0: START}  # head → hash of that line; what we wrote may not be known yet
        self._lock = RLock()

    def read(self) -> Known:
        """All that is in it now; reads only what is new."""
        with self._lock:
            return self._catch_up()

    @contextmanager
    def transaction(self) -> Iterator[Batch]:
        """Lock the event's row against all other writers; durable once this has closed."""
        with self._lock, transaction.atomic(durable=not self._within):
            row = _locked(self.event)
            if row is None:
                raise refuse("the event is not in the database", "check its address", "no-event")
            batch = Batch(self._catch_up())
            yield batch
            if batch.records:
                self._write(row, batch)

    def _catch_up(self) -> Known:
        head = self.known.head  # asked once: whoever wrote last learns of it without our lock
        rows = Line.objects.filter(event_id=self.event, seq__gt=head).order_by("seq")
        records: list[Record] = []
        seal = self._seals[head]
        for body in rows.values_list("body", flat=True).iterator(chunk_size=2000):
            line = bytes(body)
            seal = follows(line, seal)
            if not seal:
                what = f"record {head + len(records) + 1} is not as it was written"
                raise refuse(what, "restore a backup: `topcut restore`", "journal-broken")
            records.append(decode(line))
        if records:
            self.known.learn(records, _words(self.event))
        self._seals = {head + len(records): seal}
        return self.known

    def _write(self, row: Event, batch: Batch) -> None:
        lines, seal = [], self._seals[self.known.head]
        for record in batch.records:
            body = link(encode(record), seal)
            seal = follows(body, seal)
            lines.append(_row(self.event, record, body, seal))
        Line.objects.bulk_create(lines)
        Word.objects.bulk_create(
            [Word(event_id=self.event, ref=t.ref, salt=t.salt, value=t.value) for t in batch.texts]
        )
        row.head, row.seal = batch.records[-1].seq, seal
        _project(row, self.known.foresee(batch.records))
        row.save(update_fields=("head", "seal", "state", "players"))
        head = row.head
        transaction.on_commit(lambda: self._seals.update({head: seal}))


def _locked(event: int) -> Event | None:
    rows = Event.objects.filter(pk=event)
    if connection.vendor != "sqlite":  # SQLite has begun with BEGIN IMMEDIATE: nobody else writes
        rows = rows.select_for_update()
    return rows.first()


def _row(event: int, record: Record, body: bytes, seal: str) -> Line:
    return Line(
        event_id=event,
        seq=record.seq,
        at=record.at,
        actor=record.by[:64],
        kind=type(record.fact).__name__,
        version=VERSION,
        body=body,
        key=record.key or None,
        hash=seal,
    )


def _words(event: int) -> Sequence[Text]:
    rows = Word.objects.filter(event_id=event).values_list("ref", "salt", "value")
    return [Text(ref, salt, value) for ref, salt, value in rows]


def _project(row: Event, tournament: Tournament) -> None:
    """What the list of events shows."""
    row.state = "finished" if tournament.finished else "running" if tournament.started else "announced"
    row.players = sum(1 for entrant in tournament.entrants.values() if entrant.active)
