"""What a backup held when it was made, as one hash: a flipped bit is noticed also where no journal's chain is."""

from __future__ import annotations

from hashlib import sha256

from topcut.web.store.sqlite import sqlite3

_TABLE = "topcut_digest"
_TABLES = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name <> ? AND sql IS NOT NULL ORDER BY name"


def note(copy: sqlite3.Connection) -> None:
    """Write it into the copy."""
    told = _digest(copy)
    copy.execute(f"CREATE TABLE {_TABLE} (digest text)")
    copy.execute(f"INSERT INTO {_TABLE} VALUES (?)", (told,))
    copy.commit()


def forget(copy: sqlite3.Connection) -> None:
    """A database that is served changes: it holds none."""
    copy.execute(f"DROP TABLE IF EXISTS {_TABLE}")
    copy.commit()


def is_as_noted(backup: sqlite3.Connection) -> bool:
    """Whether it holds what it held; an older backup has no note, and only its journals can be checked."""
    if not backup.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (_TABLE,)).fetchone():
        return True
    found = backup.execute(f"SELECT digest FROM {_TABLE}").fetchone()
    return found is not None and found[0] == _digest(backup)


def _digest(file: sqlite3.Connection) -> str:
    """Of every row of every table, in their order."""
    whole = sha256()
    for name, sql in file.execute(_TABLES, (_TABLE,)).fetchall():
        whole.update(repr((name, sql)).encode())
        for row in file.execute(f'SELECT * FROM "{name}" ORDER BY rowid'):
            whole.update(repr(row).encode("utf-8", "surrogateescape"))
    return whole.hexdigest()
