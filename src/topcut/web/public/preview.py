"""What others learn of an event without reading its page: a line, a picture, and schema.org's words for it."""

from __future__ import annotations

import json
from typing import Any

from django.http import HttpRequest
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from msgspec import Struct

from topcut.answers.progress import Progress
from topcut.messages.message import message
from topcut.web.site.live import Snapshot
from topcut.web.site.moments import date_words
from topcut.web.site.outside import outside
from topcut.web.store.models import Event

PICTURE = "/static/preview.png"
_SAFE = {ord("<"): "\\u003C", ord(">"): "\\u003E", ord("&"): "\\u0026"}  # inside a script nothing may end it


class Preview(Struct, frozen=True):
    """For search engines and for whoever shows a link to the event."""

    address: str
    about: str  # "Star Trek CCG, Quark's Bar, Sat 21 Nov 2026. 9 players have entered."
    picture: str
    data: SafeString  # JSON-LD, as it may stand in a script element


def preview(request: HttpRequest, snapshot: Snapshot, now: Progress) -> Preview:
    """Of an event as it stands."""
    row, address = snapshot.row, outside(request, reverse("event", args=(snapshot.row.slug,)))
    so_far = snapshot.tell(now.so_far)
    told = message(
        "web-event-told",
        game=row.game_printed,
        place=row.place,
        date=date_words(row.date) if row.date else "",
        now=f"{so_far[:1].upper()}{so_far[1:]}.",
    )
    about = snapshot.tell(told)
    return Preview(address, about, outside(request, PICTURE), _script(_event(row, address, about)))


def _event(row: Event, address: str, about: str) -> dict[str, Any]:
    """schema.org's Event, with what is known of it."""
    known = {
        "startDate": row.date,
        "location": {"@type": "Place", "name": row.place, "address": row.region or row.place} if row.place else None,
        "organizer": {"@type": "Person", "name": row.director} if row.director else None,
    }
    said = {"@context": "https://schema.org", "@type": "Event", "name": row.title, "url": address, "description": about}
    return said | {name: value for name, value in known.items() if value}


def _script(said: dict[str, Any]) -> SafeString:
    return mark_safe(json.dumps(said, ensure_ascii=False).translate(_SAFE))
