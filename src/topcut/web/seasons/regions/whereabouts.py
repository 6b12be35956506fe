"""The row of an event in the calendar: written when its listing changes, and when a column of it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.db.models import Q, QuerySet
from django.db.models.signals import post_save

from topcut.acts.event.facts import Created, SettingsChanged, Undone
from topcut.acts.listing.facts import Listed, TakenInto
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.rulebooks.load import build
from topcut.web.seasons.models_regions import Host, Whereabouts
from topcut.web.seasons.regions.words import word_of
from topcut.web.store.models import Event
from topcut.web.store.projections import Projection

_OF_THE_JOURNAL = ("host", "level", "program", "online")
_COLUMNS = {"date", "region"}
_MOST = 10_000  # hosts that nobody has verified


def write(row: Event, now: Tournament) -> None:
    wanted = _of_columns(row) | {
        "host": now.listing.host,
        "level": now.listing.level,
        "program": str(now.program.get("name", "")),
        "online": build(now.rulebook).flag("online") if now.rulebook else False,
    }
    Whereabouts.objects.update_or_create(event=row, defaults=wanted)


def _of_columns(row: Event) -> dict[str, object]:
    return {"day": row.date, "word": word_of(row.region)}


def _kept(row: Event) -> object:
    return Whereabouts.objects.filter(event=row).values_list("day", "word", *_OF_THE_JOURNAL).first()


def _may_change(records: Sequence[Record]) -> bool:
    return any(isinstance(one.fact, Created | Listed | TakenInto | Undone | SettingsChanged) for one in records)


def _column_saved(instance: Event, update_fields: Sequence[str] | None, **_: Any) -> None:
    """Where somebody writes a column of the event and no record: an administrator, or who makes it."""
    if update_fields is None or _COLUMNS & set(update_fields):
        Whereabouts.objects.update_or_create(event=instance, defaults=_of_columns(instance))


def follow_columns() -> None:
    """Once, however often the app is made ready."""
    post_save.connect(_column_saved, sender=Event, dispatch_uid="topcut.whereabouts")


def seen() -> QuerySet[Whereabouts]:
    """What everybody may read: listed, and not yet to be played at a host that nobody has verified."""
    rows = Whereabouts.objects.filter(event__listed=True, event__head__gt=0)
    unverified = _unverified()
    return rows.exclude(~Q(event__state="finished"), host__in=unverified) if unverified else rows


def hidden_events() -> list[int]:
    """Those that no list shows before their host is verified."""
    unverified = _unverified()
    rows = Whereabouts.objects.filter(host__in=unverified).exclude(event__state="finished")
    return list(rows.values_list("event_id", flat=True)) if unverified else []


def _unverified() -> list[str]:
    rows = Host.objects.exclude(state=Host.State.VERIFIED).filter(merged_into=None).order_by()
    return list(rows.values_list("slug", flat=True)[:_MOST])


WHEREABOUTS = Projection("whereabouts", _may_change, write, _kept)
