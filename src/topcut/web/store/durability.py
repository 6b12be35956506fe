"""Acknowledged means durable: a database that would answer before the disk has it is not served."""

from __future__ import annotations

import sys
from pathlib import Path

from django.db import InternalError, OperationalError, connection

from topcut.messages.message import Message, message
from topcut.refusal import refuse
from topcut.web.store import readonly

_WAITS = ("on", "remote_apply")  # the local disk, or that of a standby as well


def must_be_durable() -> None:
    """Refused where an acknowledged result could be lost by a power cut."""
    found = _postgres() if connection.vendor == "postgresql" else _sqlite()
    connection.close()
    if found:
        raise refuse("site-not-durable", how=found)


def _sqlite() -> Message | None:
    """How it runs where that is not durable."""
    mode, level = _asked("PRAGMA journal_mode"), _asked("PRAGMA synchronous")
    return None if (mode, level) == ("wal", "2") else message("site-sqlite-runs", mode=mode, level=level)


def _postgres() -> Message | None:
    commit, sync = _asked("SHOW synchronous_commit"), _asked("SHOW fsync")
    if commit in _WAITS and sync == "on":
        return None
    return message("site-postgres-runs", commit=commit, sync=sync)


def _asked(question: str) -> str:
    with connection.cursor() as cursor:
        cursor.execute(question)
        return str(cursor.fetchone()[0])


def can_be_written() -> bool:
    """Whether the database takes anything: a file may be read-only, a disk mounted so."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("UPDATE topcut_event SET id = id WHERE id < 0")  # nothing, but it asks for the lock
    except (OperationalError, InternalError):
        return False
    finally:
        let_go()  # no connection is carried into a worker
    return True


def let_go_if_readonly(**told: object) -> None:
    """Whatever a request broke by: looks whether that was it."""
    error = sys.exc_info()[1]
    while error is not None:
        if isinstance(error, OperationalError) and "readonly" in str(error):
            let_go()
            return
        error = error.__cause__ or error.__context__


def let_go() -> None:
    """Hang up: a connection that was opened read-only stays so, the next one may find it mended."""
    connection.close()
    if connection.vendor == "sqlite":
        readonly.note(Path(connection.settings_dict["NAME"]))
