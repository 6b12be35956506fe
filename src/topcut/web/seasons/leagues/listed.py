"""Which events are listed for a league: a row for each, written when its listing changes."""

from __future__ import annotations

from collections.abc import Sequence

from topcut.acts.event.facts import Undone
from topcut.acts.listing.facts import Listed
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.web.seasons.models_leagues import LeagueListed
from topcut.web.store.models import Event
from topcut.web.store.projections import Projection


def _may_change(records: Sequence[Record]) -> bool:
    return any(isinstance(record.fact, Listed | Undone) for record in records)


def _write(row: Event, now: Tournament) -> None:
    listing = now.listing
    if listing.league:
        values = {"league": listing.league, "day": listing.date or now.date}
        LeagueListed.objects.update_or_create(event=row, defaults=values)
    else:
        LeagueListed.objects.filter(event=row).delete()


def _kept(row: Event) -> object:
    return LeagueListed.objects.filter(event=row).values_list("league", "day").first()


LISTED = Projection("leagues", _may_change, _write, _kept)
