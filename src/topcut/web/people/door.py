"""The door: a code on the wall that checks in whoever scans it."""

from __future__ import annotations

from django.http import HttpRequest
from django.urls import reverse
from django.utils.safestring import SafeString

from topcut.web.people.renewing import DOOR, generation
from topcut.web.people.seals import is_seal, seal
from topcut.web.site.outside import outside
from topcut.web.site.qr_codes import qr_code
from topcut.web.store.models import Event

_SALT = "topcut.door"


def seal_of(event: Event) -> str:
    return seal(_SALT, _sealed(event))


def is_door(event: Event, given: str) -> bool:
    return is_seal(given, _SALT, _sealed(event), event.early_links and not generation(event, DOOR))


def _sealed(event: Event) -> str:
    valid = generation(event, DOOR)
    return f"{event.pk}.{event.slug}.{valid}" if valid else f"{event.pk}.{event.slug}"


def door_address(request: HttpRequest, event: Event) -> str:
    """The whole address of an event's door."""
    return outside(request, reverse("door", args=(event.slug, seal_of(event))))


def door_code(request: HttpRequest, event: Event) -> SafeString:
    """The door as a QR code, an SVG for inside a page."""
    return qr_code(door_address(request, event))
