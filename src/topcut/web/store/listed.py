"""The columns of an event that its listing says: when and where, what it costs, who directs it."""

from __future__ import annotations

import msgspec
from django.db.models import CharField

from topcut.acts.listing.words import ListingWords
from topcut.journal.state import Tournament
from topcut.web.store.models import Event, Word

WHEN_AND_WHERE = ("date", "start", "zone", "region")
WORDS = ("place", "fee", "prizes", "director", "about")
COLUMNS = (*WHEN_AND_WHERE, *WORDS)


def columns_of(row: Event, now: Tournament) -> dict[str, str]:
    """What the columns are to say; nothing of what was never listed, or was erased."""
    return {name: _fitting(name, value) for name, value in (_when_and_where(now) | _words(row, now)).items()}


def _when_and_where(now: Tournament) -> dict[str, str]:
    """With its zone the listing says all of it, also that there is no day; without one only what it has."""
    said = {name: str(getattr(now.listing, name)) for name in WHEN_AND_WHERE}
    return said if said["zone"] else {name: value for name, value in said.items() if value}


def _words(row: Event, now: Tournament) -> dict[str, str]:
    if not now.listing.words:
        return {}
    text = Word.objects.filter(event=row, ref=now.listing.words).values_list("value", flat=True).first()
    if text is None:
        return {}
    said = msgspec.json.decode(text, type=ListingWords)
    return {name: getattr(said, name) for name in WORDS}


def _fitting(name: str, value: str) -> str:
    """No more than the column holds, and no sign that PostgreSQL cannot."""
    column = Event._meta.get_field(name)
    storable = value.replace("\0", "")
    return storable[: column.max_length] if isinstance(column, CharField) else storable
