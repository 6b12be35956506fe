"""SQLite counts how often the rows of events were changed otherwise than by their journals: place, fee, links, names.

`PRAGMA data_version` says that somebody wrote; this says whether kept pages can have become wrong by it. A sign-in or a
mail is written all the time and changes no page. The triggers are made at every start: a migration that makes the table
anew drops them.
"""

from __future__ import annotations

from django.db import connection

from topcut.web.store.models import Event

_BY_JOURNAL = ("id", "head", "seal", "state", "players")
_COLUMNS = ", ".join(f.column for f in Event._meta.concrete_fields if f.column and f.column not in _BY_JOURNAL)
_WHEN = {"made": "INSERT", "changed": f"UPDATE OF {_COLUMNS}", "gone": "DELETE"}


def count_changes() -> None:
    """Begin to count; nothing to do where PostgreSQL tells (`hearing.py`)."""
    if connection.vendor != "sqlite":
        return
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE IF NOT EXISTS topcut_changes (count integer NOT NULL)")
        cursor.execute("INSERT INTO topcut_changes SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM topcut_changes)")
        for name, event in _WHEN.items():
            cursor.execute(f"DROP TRIGGER IF EXISTS topcut_event_{name}")
            cursor.execute(
                f"CREATE TRIGGER topcut_event_{name} AFTER {event} ON topcut_event "
                "BEGIN UPDATE topcut_changes SET count = count + 1; END"
            )


def changes() -> tuple[int, int]:
    """How often rows were changed, and a number that grows with every record of any event."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT (SELECT count FROM topcut_changes), (SELECT COALESCE(SUM(head), 0) FROM topcut_event)")
        count, heads = cursor.fetchone()
        return int(count), int(heads)
