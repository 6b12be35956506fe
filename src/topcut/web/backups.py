"""Copies of the database: consistent while the site runs, checked before they are put in place."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from topcut.refusal import refuse

NAME = "topcut.sqlite3"


def back_up(data: Path, target: Path | None) -> Path:
    """Copy the database page by page while others may write; what was acknowledged before is in it."""
    source = data / NAME
    if not source.is_file():
        what = f"there is no database in {data}"
        raise refuse(what, "name its folder (--data); PostgreSQL is backed up with pg_dump", "no-database")
    target = target or data / f"backup-{_moment()}.sqlite3"
    if target.exists():
        raise refuse(f"{target} exists already and was left as it is", "choose another name", "file-exists")
    with closing(sqlite3.connect(source, timeout=30)) as there, closing(sqlite3.connect(target)) as copy:
        there.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
    return target


def restore_from(backup: Path, data: Path) -> Path | None:
    """Put a checked backup in place; what was there is kept, and told."""
    _must_be_whole(backup)
    place = data / NAME
    data.mkdir(parents=True, exist_ok=True)
    fresh = data / f"{NAME}.restoring"
    fresh.unlink(missing_ok=True)
    with closing(sqlite3.connect(backup)) as there, closing(sqlite3.connect(fresh)) as copy:
        there.backup(copy)
    kept = None
    if place.exists():
        _must_not_be_served(place)
        kept = data / f"before-restore-{_moment()}.sqlite3"
        place.rename(kept)
        for rest in ("-wal", "-shm"):
            Path(f"{place}{rest}").unlink(missing_ok=True)
    fresh.rename(place)
    return kept


def _must_be_whole(backup: Path) -> None:
    """A SQLite file that is sound and holds journals whose chains are whole."""
    try:
        with closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as file:
            sound = file.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            rows = file.execute("SELECT event_id, body FROM topcut_line ORDER BY event_id, seq").fetchall()
    except sqlite3.DatabaseError:
        raise refuse(
            f"{backup} is no backup of Topcut", "name a file that `topcut backup` made", "not-a-backup"
        ) from None
    if not sound or not _chained(rows):
        raise refuse(f"{backup} is damaged", "take another backup", "damaged")


def _chained(rows: list[tuple[int, bytes]]) -> bool:
    from topcut.journal.chain import START, follows

    seals: dict[int, str] = {}
    for event, body in rows:
        seals[event] = follows(bytes(body), seals.get(event, START))
        if not seals[event]:
            return False
    return True


def _must_not_be_served(place: Path) -> None:
    """The last writer's lines go into the file; a server that still holds it is not pulled from under."""
    try:
        with closing(sqlite3.connect(place, timeout=1)) as file:
            busy, _, _ = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            file.execute("PRAGMA locking_mode=EXCLUSIVE")
            file.execute("BEGIN EXCLUSIVE")
            file.execute("ROLLBACK")
    except sqlite3.OperationalError:
        busy = 1
    if busy:
        raise refuse("the site is being served from this folder", "stop `topcut serve` first", "served")


def _moment() -> str:
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
