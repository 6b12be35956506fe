"""The door: a code on the wall that checks in whoever scans it."""

from __future__ import annotations

from django.http import HttpRequest
from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac
from django.utils.safestring import SafeString

from topcut.web.console.links_page import qr_code
from topcut.web.store.models import Event


def seal_of(event: Event) -> str:
    return salted_hmac("topcut.door", f"{event.pk}.{event.slug}", algorithm="sha256").hexdigest()[:20]


def is_seal(event: Event, seal: str) -> bool:
    return constant_time_compare(seal, seal_of(event))


def door_address(request: HttpRequest, event: Event) -> str:
    """The whole address of an event's door."""
    return request.build_absolute_uri(reverse("door", args=(event.slug, seal_of(event))))


def door_code(request: HttpRequest, event: Event) -> SafeString:
    """The door as a QR code, an SVG for inside a page."""
    return qr_code(door_address(request, event))
