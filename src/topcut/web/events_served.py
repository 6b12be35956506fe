"""The events of this site as its server asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.db import transaction
from django.db.models.signals import post_delete, post_save

from topcut.web.seasons.ratings.ladders import EVERY, by_night
from topcut.web.server.events import Stop, Tell, Watch
from topcut.web.server.front import Front
from topcut.web.site import live
from topcut.web.store import watching
from topcut.web.store.models import Event
from topcut.web.store.rows import event_at


class EventsServed:
    """The port of the server, filled by the database."""

    def listen(self, tell: Tell) -> Stop:
        return live.listen(tell)

    def listen_to_rows(self, changed: Callable[[], None], gone: Callable[[str], None]) -> Stop:
        """An event's own row (place, fee …) is in no journal; its head is told otherwise."""

        def saved(update_fields: frozenset[str] | None = None, **told: Any) -> None:
            if not update_fields or "head" not in update_fields:
                transaction.on_commit(changed)

        def deleted(instance: Event, **told: Any) -> None:
            gone(instance.slug)
            transaction.on_commit(changed)

        post_save.connect(saved, Event, weak=False)
        post_delete.connect(deleted, Event, weak=False)

        def stop() -> None:
            post_save.disconnect(saved, Event)
            post_delete.disconnect(deleted, Event)

        return stop

    def players(self, slug: str) -> int:
        row = event_at(slug)
        return row.players if row is not None else 0

    def watch(self) -> Watch:
        return watching.Watch()


def front(wsgi: Callable[..., Any]) -> Front:
    """The front of this site."""
    return Front(wsgi, EventsServed())


def ratings_by_night(served: Front) -> None:
    """What was reported late is counted every night, without anybody asking for it."""
    served.now_and_then(EVERY, by_night, apart=True)
