"""Records and texts as rows of the journal tables; the bytes that the chain hashes are kept as they are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from django.db import connection
from django.db.models import BooleanField, Field, JSONField
from msgspec import Struct

from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.journal.texts import Text
from topcut.web.store.models import Event, Word
from topcut.web.store.projections import project

# By hand and not by the query builder: these are asked with every page and every report, and building costs ten times
# what the database takes.
_FIELDS = Event._meta.concrete_fields
_NAMES = tuple(field.attname for field in _FIELDS)
_SELECT = f"SELECT {', '.join(str(field.column) for field in _FIELDS)} FROM topcut_event WHERE"
_UPDATE = "UPDATE topcut_event SET head = %s, seal = %s WHERE id = %s"
_INSERT_LINE = """INSERT INTO topcut_line (event_id, seq, at, actor, kind, version, body, key, hash)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)"""
_INSERT_WORD = "INSERT INTO topcut_word (event_id, ref, salt, value) VALUES (%s, %s, %s, %s)"


def _reader(field: Field[Any, Any]) -> Callable[[Any], Any]:
    """What a column gives, as the event has it: SQLite has numbers for yes and no."""
    return (
        bool if isinstance(field, BooleanField) else json.loads if isinstance(field, JSONField) else lambda value: value
    )


_READERS = tuple(_reader(field) for field in _FIELDS)


def event_at(slug: str) -> Event | None:
    """The event of an address."""
    return _event("slug = %s", slug)


def language_at(slug: str) -> str:
    """The language that the event of an address is held in; "" where it has none, or there is no such event."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT language FROM topcut_event WHERE slug = %s", [slug])
        found = cursor.fetchone()
    return str(found[0]) if found else ""


def locked(event: int) -> Event | None:
    """The event's row, locked against all other writers until the transaction ends."""
    # SQLite has begun with BEGIN IMMEDIATE: nobody else writes
    return _event("id = %s" if connection.vendor == "sqlite" else "id = %s FOR UPDATE", event)


def _event(where: str, value: int | str) -> Event | None:
    with connection.cursor() as cursor:
        cursor.execute(f"{_SELECT} {where}", [value])
        found = cursor.fetchone()
    values = [read(value) for value, read in zip(found or (), _READERS, strict=False)]
    return Event.from_db(connection.alias, _NAMES, values) if found else None


def append(
    row: Event, records: Sequence[Record], bodies: Sequence[bytes], texts: Iterable[Text], now: Tournament
) -> None:
    """Write the next records of a locked event, and what other tables know of it."""
    lines = [_line(row.pk, record, body) for record, body in zip(records, bodies, strict=True)]
    words = [(row.pk, text.ref, text.salt, text.value) for text in texts]
    row.head, row.seal = records[-1].seq, hash_in(bodies[-1])
    with connection.cursor() as cursor:
        cursor.executemany(_INSERT_LINE, lines)
        if words:
            cursor.executemany(_INSERT_WORD, words)
        cursor.execute(_UPDATE, [row.head, row.seal, row.pk])
    project(row, records, now)


def _line(event: int, record: Record, body: bytes) -> tuple[int | str | bytes | None, ...]:
    """The values of a row, in the order of `_INSERT_LINE`."""
    return (
        event,
        record.seq,
        cell(record.at, 32),
        cell(record.by, 64),
        type(record.fact).__name__,
        _version(body).v,
        body,
        _key(record.key),
        hash_in(body),
    )


def hash_in(body: bytes) -> str:
    """The hash stands at the end of a line."""
    return body[-66:-2].decode()


class _Version(Struct):
    v: int


_version = msgspec.json.Decoder(_Version).decode
_LONGEST_KEY = 80


def _key(key: str) -> str | None:
    """As it is if it fits; otherwise what stands for it: the record has the whole of it."""
    fits = len(key) <= _LONGEST_KEY and "\0" not in key
    return (key if fits else sha256(key.encode()).hexdigest()) or None


def cell(text: str, most: int) -> str:
    """What a column takes of a text: so many signs, and none that PostgreSQL cannot hold."""
    return text.replace("\0", "")[:most]


def words_of(event: int) -> list[Text]:
    """Every text of an event that was not erased."""
    rows = Word.objects.filter(event_id=event).order_by("pk").values_list("ref", "salt", "value")
    return [Text(ref, salt, value) for ref, salt, value in rows]
