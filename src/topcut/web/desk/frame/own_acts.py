"""What this browser did at the desk of an event: several people may have one role, and each takes back their own."""

from __future__ import annotations

from django.http import HttpRequest

from topcut.web.store.models import Event

_MOST = 12  # of an event


def did(request: HttpRequest, event: Event, seq: int) -> None:
    """Remember the act that began with this record."""
    request.session[_place(event)] = [*(one for one in own_acts(request, event) if one != seq), seq][-_MOST:]


def own_acts(request: HttpRequest, event: Event) -> tuple[int, ...]:
    """The first records of what was done here, the latest last."""
    kept = request.session.get(_place(event), [])
    return tuple(one for one in kept if isinstance(one, int)) if isinstance(kept, list) else ()


def _place(event: Event) -> str:
    return f"event-{event.pk}-did"
