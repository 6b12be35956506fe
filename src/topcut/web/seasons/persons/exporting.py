"""Everything that the site knows of somebody: their account, their person, and every row that names either."""

from __future__ import annotations

from typing import Any

from django.apps import apps
from django.contrib.auth.models import User
from django.db import models
from msgspec.structs import asdict

from topcut.acts.entries.card import card_of
from topcut.journal.fact import PlayerId
from topcut.web.seasons.models import Person
from topcut.web.seasons.persons.traces import parts_of, traces
from topcut.web.site import live
from topcut.web.store.models import Event

_SECRET = {
    "password",
    "session_key",
    "data",
    "key",
    "seed",
}  # what signs somebody in, or would let another one guess it
_FORMAT = "person/1"
_OF_OTHERS = {
    ("Complaint", "person"),
    ("Complaint", "taken_by"),
}  # what somebody else wrote, and for nobody but managers


def everything(user: User, person: Person | None) -> dict[str, Any]:
    """As JSON has it; each table by its name, so that a table that comes later is in it by itself."""
    found: dict[str, Any] = {"format": _FORMAT, "account": _told(user), "account_rows": _rows_about(user)}
    if person is not None:
        parts = parts_of(person)
        found["person"] = _told(person)
        found["person_rows"] = [_rows_about(one) for one in parts]
        found["events"] = [_in_event(one.event, player) for one in traces(parts) for player in one.players]
    return found


def _rows_about(one: models.Model) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table that points at it."""
    found: dict[str, list[dict[str, Any]]] = {}
    for field in _pointing_at(one._meta.model):
        rows = [_told(row) for row in field.model._default_manager.filter(**{field.name: one.pk})]
        if rows and field.model is not Person:
            found[f"{field.model._meta.db_table}.{field.name}"] = rows
    return found


def _pointing_at(kind: type[models.Model]) -> list[models.ForeignKey[Any, Any]]:
    """Whatever app it belongs to, also where nobody looks from the other side."""
    fields = [field for model in apps.get_models() for field in model._meta.concrete_fields]
    return [
        field
        for field in fields
        if isinstance(field, models.ForeignKey)
        and field.related_model is kind
        and (field.model.__name__, field.name) not in _OF_OTHERS
    ]


def _told(row: models.Model) -> dict[str, Any]:
    told = {}
    for field in row._meta.concrete_fields:
        value = getattr(row, field.attname)
        if field.name not in _SECRET:
            told[field.name] = value if isinstance(value, bool | int | str | list | dict | None) else str(value)
    return told


def _in_event(event: int, player: PlayerId) -> dict[str, Any]:
    """The words about them in an event: name, handle, what was noted."""
    row = Event.objects.get(pk=event)
    snapshot = live.snapshot_of(row)
    entrant = snapshot.tournament.entrants[player]
    card = {line: words for line, words in asdict(card_of(entrant, snapshot.words)).items() if words}
    return {
        "event": row.slug,
        "title": row.title,
        "date": row.date,
        "player": player,
        "name": snapshot.names[player],
        "handle": snapshot.handles[player],
        "noted": card,
    }
