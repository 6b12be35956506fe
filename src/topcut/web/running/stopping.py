"""After the last worker: what stands only in SQLite's log is folded into the database file."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from topcut.web.store.sqlite import sqlite3


def fold_in(database: Path) -> bool:
    """Whether all of it stands in the one file now; not while somebody else uses it, and nothing is lost then."""
    if not database.is_file():
        return True
    try:
        with closing(sqlite3.connect(database, timeout=2)) as file:
            busy, _, _ = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error:
        return False
    return not busy
