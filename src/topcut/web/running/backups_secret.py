"""The site's secret in a backup: whoever restores it elsewhere is let in by the links that were handed out.

It seals links and sessions, so it is worth as much as the password hashes beside it. A served database never holds it.
"""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

from topcut.web.store.sqlite import sqlite3

_FILE, _TABLE = "secret", "topcut_secret"


def secret_in(data: Path) -> str:
    """The secret beside a database; "" where it comes from the environment."""
    file = data / _FILE
    return file.read_text().strip() if file.is_file() and not os.environ.get("TOPCUT_SECRET") else ""


def secret_of(backup: Path) -> str:
    """The secret that a backup brings along; "" for one that has none."""
    try:
        with closing(sqlite3.connect(f"{backup.resolve().as_uri()}?mode=ro", uri=True)) as file:
            found = file.execute(f"SELECT secret FROM {_TABLE}").fetchone()
    except sqlite3.OperationalError:  # an older one, or one of a site whose secret is in the environment
        return ""
    return str(found[0]) if found else ""


def take_along(copy: sqlite3.Connection, secret: str) -> None:
    """Into a copy goes this secret, or none: also not the one of a backup that is put in place."""
    copy.execute("PRAGMA secure_delete=ON")
    copy.execute(f"DROP TABLE IF EXISTS {_TABLE}")
    if secret:
        copy.execute(f"CREATE TABLE {_TABLE} (secret text)")
        copy.execute(f"INSERT INTO {_TABLE} VALUES (?)", (secret,))
    copy.commit()


def bring(secret: str, data: Path, aside: str) -> None:
    """The folder has this secret now; another one that was there is kept under the name `aside`."""
    file = data / _FILE
    there = file.read_text().strip() if file.is_file() else ""
    if not secret or secret == there:
        return
    part = data / f".{_FILE}-restoring"
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as writing:
        writing.write(secret)
        writing.flush()
        os.fsync(writing.fileno())
    if there:
        os.link(file, data / aside)
    part.replace(file)
