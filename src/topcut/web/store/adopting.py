"""A journal from elsewhere (a file, a simulation) becomes an event of the site, record by record as it was."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.db import transaction

from topcut.desk.entries import slug as slug_of
from topcut.journal.records import Record
from topcut.journal.texts import Text, Texts
from topcut.refusal import refuse
from topcut.rulebooks.load import build
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event


def adopt(records: Sequence[Record], texts: Iterable[Text], **details: str) -> Event:
    """All of it or nothing; `details` are columns of the event that no journal knows: place, fee …"""
    texts = list(texts)
    journal = DatabaseJournal(0)
    tournament = journal.known.foresee(records)
    if not tournament.rulebook:
        raise refuse("the journal holds no event", "choose another one", "no-event")
    book, title = build(tournament.rulebook), Texts(texts)[tournament.title]
    with transaction.atomic(durable=True):
        columns = {"title": title[:200], "rulebook": book.name, "game": book.game, "date": tournament.date} | details
        row = Event.objects.create(**columns | {"slug": free_slug(details.get("slug", "") or title)})
        with DatabaseJournal(row.pk, within=True).transaction() as writing:
            writing.append(records, texts)
    row.refresh_from_db()
    return row


def free_slug(title: str) -> str:
    """An address out of a title that no other event has."""
    wanted = slug_of(title) or "event"
    taken = set(Event.objects.filter(slug__startswith=wanted).values_list("slug", flat=True))
    return wanted if wanted not in taken else next(s for n in range(2, 10_000) if (s := f"{wanted}-{n}") not in taken)
