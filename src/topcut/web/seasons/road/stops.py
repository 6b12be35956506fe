"""The row of an event in the year of its program: written when it is listed, also before it is played."""

from __future__ import annotations

from collections.abc import Sequence

from topcut.acts.event.facts import Cancelled, Undone
from topcut.acts.listing.facts import Listed, TakenInto
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.web.seasons.byes.ledger import here_of
from topcut.web.seasons.models_road import Stop
from topcut.web.store.models import Event
from topcut.web.store.projections import Projection

_FIELDS = ("program", "game", "level", "day")


def write(row: Event, now: Tournament) -> None:
    wanted = _wanted(row, now)
    if wanted == kept(row):
        return
    Stop.objects.filter(event=row).delete()
    if wanted is not None:
        Stop.objects.create(event=row, **dict(zip(_FIELDS, wanted, strict=True)))


def _wanted(row: Event, now: Tournament) -> tuple[str, ...] | None:
    here = here_of(row, now) if now.cancelled is None else None
    return (here.program.name, here.game, here.level, here.day) if here else None


def kept(row: Event) -> tuple[str, ...] | None:
    return Stop.objects.filter(event=row).values_list(*_FIELDS).first()


def _may_change(records: Sequence[Record]) -> bool:
    return any(isinstance(record.fact, TakenInto | Listed | Cancelled | Undone) for record in records)


STOPS = Projection("stops", _may_change, write, kept)
