"""Noticing what another process has written: a command line, a second worker, a hand in the database."""

from __future__ import annotations

from django.db import connection

from topcut.web.store.counting import changes
from topcut.web.store.hearing import Hearing
from topcut.web.store.models import Event

Version = tuple[object, int]


class Watch:
    """Looks at the database from the thread that writes: what that one wrote itself is no news to it.

    Our other threads and processes write too: sessions, mail. What they wrote to no event is no news either.
    """

    def __init__(self) -> None:
        self._seen: Version = (None, 0)
        self._changes = (-1, -1)
        self._hearing = Hearing()
        self.rows_changed = True  # found by the last look: more than journals that have grown

    def look(self) -> dict[str, int] | None:
        """The heads of all events where somebody else has written since the last look; None where nobody has."""
        wrote = self._others_wrote() if connection.vendor == "sqlite" else self._hearing.others_wrote()
        return dict(Event.objects.values_list("slug", "head")) if wrote else None

    def _others_wrote(self) -> bool:
        before, self._seen = self._seen, version()
        if same(before, self._seen):
            return False
        known, self._changes = self._changes, changes()
        self.rows_changed = known[0] != self._changes[0] or before[0] is not self._seen[0]
        return self.rows_changed or known != self._changes


def same(before: Version, now: Version) -> bool:
    """Nothing was written between the two, as far as one connection can tell: another one counts from anew."""
    return before[0] is now[0] and before[1] == now[1]


def version() -> Version:
    """SQLite's number that changes when another connection has written, and the connection for which that holds."""
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA data_version")
        return connection.connection, int(cursor.fetchone()[0])
