"""What others learn of an event without reading its page: a line, a picture, and schema.org's words for it."""

from __future__ import annotations

import json
from typing import Any

from django.http import HttpRequest
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from msgspec import Struct

from topcut.acts.registration.places import taken
from topcut.answers.progress import Progress
from topcut.messages.message import message
from topcut.slips.moments import read_moment
from topcut.web.site.live import Snapshot
from topcut.web.site.moments import date_words, zone_of
from topcut.web.site.outside import outside
from topcut.web.store.models import Event

_SCHEMA = "https://schema.org/"
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
    picture, registration = outside(request, PICTURE), snapshot.tournament.registration
    data = _event(
        row,
        address,
        about,
        picture,
        cancelled=snapshot.tournament.cancelled is not None,
        online=snapshot.online,
        places_left=max(registration.places - taken(snapshot.tournament), 0) if registration.places else None,
    )
    return Preview(address, about, picture, _script(data))


def _event(
    row: Event, address: str, about: str, picture: str, *, cancelled: bool, online: bool, places_left: int | None
) -> dict[str, Any]:
    """schema.org's Event, with what is known of it."""
    status = "EventCancelled" if cancelled else "EventScheduled"
    known = {
        "startDate": _starts(row),
        "eventStatus": f"{_SCHEMA}{status}",
        "eventAttendanceMode": f"{_SCHEMA}{'Online' if online else 'Offline'}EventAttendanceMode",
        "image": picture,
        "offers": _offer(row, address, places_left) if row.fee or places_left is not None else None,
        "location": _where(row, address, online),
        "organizer": {"@type": "Person", "name": row.director} if row.director else None,
    }
    said = {"@context": "https://schema.org", "@type": "Event", "name": row.title, "url": address, "description": about}
    return said | {name: value for name, value in known.items() if value}


def _starts(row: Event) -> str:
    """ "2026-11-21T10:00:00+01:00"; the day alone where no hour is known."""
    return read_moment(f"{row.date} {row.start}", zone_of(row.zone)) if row.date and row.start else row.date


def _where(row: Event, address: str, online: bool) -> dict[str, Any] | None:
    if online:
        return {"@type": "VirtualLocation", "url": address}
    return {"@type": "Place", "name": row.place, "address": row.region or row.place} if row.place else None


def _offer(row: Event, address: str, left: int | None) -> dict[str, Any]:
    """The fee as the director wrote it: without a currency that we would have to guess."""
    stock = {} if left is None else {"availability": f"{_SCHEMA}{'InStock' if left else 'SoldOut'}"}
    return {"@type": "Offer", "url": address, **({"description": row.fee} if row.fee else {}), **stock}


def _script(said: dict[str, Any]) -> SafeString:
    return mark_safe(json.dumps(said, ensure_ascii=False).translate(_SAFE))
