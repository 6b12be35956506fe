"""A journal from elsewhere (a file, a simulation) becomes an event of the site, line by line as it was.

A laptop's file may come again: what it has beyond the site's lines is appended. Two journals that were both written to
cannot be joined: the chain has one end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from django.db import connection, transaction
from msgspec import Struct

from topcut.acts.entries.names import slug as slug_of
from topcut.files.journal_lines import Contents, record_lines
from topcut.journal.chain import START, follows, link
from topcut.journal.codec import encode
from topcut.journal.fold import fold
from topcut.journal.records import Record
from topcut.journal.texts import Text, Texts
from topcut.refusal import refuse
from topcut.rulebooks.load import build
from topcut.web.server.limits import must_be_in_time
from topcut.web.store import rows
from topcut.web.store.models import Event, Line

_REFERENCE = re.compile(rb'"(t[0-9a-f]{24})"')


class Adopted(Struct, frozen=True):
    """The event of the site, whether it is new there, and how many records came."""

    row: Event
    new: bool
    records: int


def adopt(records: Sequence[Record], texts: Iterable[Text], **details: str | bool | None) -> Event:
    """All of it or nothing; `details` are columns of the event that no journal knows: place, fee …"""
    bodies, seal = [], START
    for record in records:
        bodies.append(link(encode(record), seal))
        seal = follows(bodies[-1], seal)
    with transaction.atomic(durable=True):
        _alone()
        return _new(records, bodies, list(texts), details)


def adopt_file(data: bytes, contents: Contents) -> Adopted:
    """A journal file that was read as whole: a new event, or more of one that the site has."""
    bodies, texts = record_lines(data), list(contents.texts.values())
    _must_be_storable(texts)
    with transaction.atomic(durable=True):
        _alone()
        there = Line.objects.filter(seq=1, hash=_seal(bodies[0])).first() if bodies else None
        if there is None:
            return Adopted(_new(contents.records, bodies, texts, {}), True, len(bodies))
        row = rows.locked(there.event_id)
        assert row is not None
        _must_continue(row, bodies)
        fresh = _words_of(bodies[row.head :]) - _words_of(bodies[: row.head])  # an erased one does not come back
        came = [text for text in texts if text.ref.encode() in fresh]
        before = row.head
        rows.append(row, contents.records[before:], bodies[before:], came, fold(contents.records))
    return Adopted(row, False, len(bodies) - before)


def free_slug(title: str) -> str:
    """An address out of a title that no other event has."""
    wanted = (slug_of(title) or "event")[:70].rstrip("-")
    taken = set(Event.objects.filter(slug__startswith=wanted).values_list("slug", flat=True))
    return wanted if wanted not in taken else next(s for n in range(2, 10_000) if (s := f"{wanted}-{n}") not in taken)


def _alone() -> None:
    """One new event at a time: two of one title, or one file twice, do not cross. SQLite is locked already."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("LOCK TABLE topcut_event IN SHARE ROW EXCLUSIVE MODE")


def _new(
    records: Sequence[Record], bodies: Sequence[bytes], texts: list[Text], details: dict[str, str | bool | None]
) -> Event:
    tournament = fold(records)
    if not tournament.rulebook:
        raise refuse("site-journal-without-event")
    book, title = build(tournament.rulebook), Texts(texts)[tournament.title]
    columns = {"title": title, "rulebook": book.name, "game": str(book.game), "date": tournament.date} | details
    must_be_in_time()
    fitting = {
        name: rows.cell(value, _width(name)) if isinstance(value, str) else value for name, value in columns.items()
    }
    row = Event.objects.create(**fitting | {"slug": free_slug(str(details.get("slug", "")) or title)})
    rows.append(row, records, bodies, texts, tournament)
    return row


def _width(column: str) -> int:
    """How many signs a column of the event holds."""
    return int(getattr(Event._meta.get_field(column), "max_length", None) or 10_000)


def _must_continue(row: Event, bodies: Sequence[bytes]) -> None:
    """Refused where the file brings nothing, or is another branch of the same event."""
    there = list(Line.objects.filter(event=row).order_by("seq").values_list("hash", flat=True))
    here = [_seal(body) for body in bodies]
    common = min(len(here), len(there))
    if here[:common] == there[:common]:
        if len(here) <= len(there):
            raise refuse("site-has-event", event=row.slug, more=row.head - len(here))
        return
    part = next(seq for seq in range(common) if here[seq] != there[seq])
    raise refuse("site-event-forked", event=row.slug, record=part)


def _must_be_storable(texts: Iterable[Text]) -> None:
    if any("\0" in text.value or len(text.salt) > 64 for text in texts):
        raise refuse("site-text-not-storable")


def _words_of(bodies: Iterable[bytes]) -> set[bytes]:
    """The references to texts in these lines."""
    return {ref for body in bodies for ref in _REFERENCE.findall(body)}


def _seal(body: bytes) -> str:
    return body[-66:-2].decode()
