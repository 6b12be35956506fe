"""Hearing from PostgreSQL that somebody else wrote to an event: LISTEN, on a line of its own."""

from __future__ import annotations

from typing import Any

from django.db import OperationalError, connection
from django.db.backends.base.base import BaseDatabaseWrapper

CHANNEL = "topcut"  # its trigger is made by the migration 0002


class Hearing:
    """Asked from the thread that writes: what that one wrote itself is no news to it."""

    def __init__(self) -> None:
        self._line: BaseDatabaseWrapper | None = None

    def others_wrote(self) -> bool:
        """Whether an event was made, written or deleted by somebody else since the last question; reads no table.

        True where that cannot be known: at the first question, and after the line was lost.
        """
        connection.close_if_unusable_or_obsolete()
        if self._line is None:
            self._line = _listening()
            return True
        connection.ensure_connection()
        ours = _pid(connection)
        try:
            return any(note.pid != ours for note in _notes(self._line))
        except OperationalError:
            self.close()
            return True

    def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.close()
            self._line = None


def _listening() -> BaseDatabaseWrapper:
    line = connection.copy()
    with line.cursor() as cursor:
        cursor.execute(f"LISTEN {CHANNEL}")
    return line


def _notes(line: BaseDatabaseWrapper) -> list[Any]:
    """All that was committed before we ask: the answer to a question comes behind the notes that wait for us."""
    with line.wrap_database_errors:
        line.connection.execute("SELECT 1")
        return list(line.connection.notifies(timeout=0))


def _pid(line: BaseDatabaseWrapper) -> int:
    """The number of a session at the server; a note names that of its writer."""
    return int(line.connection.info.backend_pid)
