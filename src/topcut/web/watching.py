"""Noticing what another process has written: a command line, a second worker, a restored row."""

from __future__ import annotations

from django.db import connection
from django.db.models import Sum

from topcut.web.store.models import Event

SECONDS = 0.5  # between two looks

Version = tuple[object, int]


class Watch:
    """Looks at the database from the thread that writes: what that one wrote itself is no news to it."""

    def __init__(self) -> None:
        self._seen: Version | None = None

    def look(self) -> dict[str, int] | None:
        """The heads of all events where somebody else has written since the last look; None where nobody has."""
        now = version()
        if self._seen is not None and same(self._seen, now):
            return None
        self._seen = now
        return dict(Event.objects.values_list("slug", "head"))


def same(before: Version, now: Version) -> bool:
    """Nothing was written between the two, as far as one connection can tell: another one counts from anew."""
    return before[0] is now[0] and before[1] == now[1]


def version() -> Version:
    """A number that changes when another connection has written, and the connection for which that holds."""
    if connection.vendor != "sqlite":
        total = Event.objects.aggregate(total=Sum("head"))["total"]
        return None, int(total or 0)
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA data_version")
        return connection.connection, int(cursor.fetchone()[0])
