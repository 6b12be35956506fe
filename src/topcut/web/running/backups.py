"""Copies of the database: consistent while the site runs, checked before they are put in place."""

from __future__ import annotations

import os
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from topcut.journal.chain import START, follows
from topcut.journal.texts import reference
from topcut.refusal import refuse
from topcut.web.running.backups_digest import forget, is_as_noted, note
from topcut.web.running.backups_secret import bring, secret_in, secret_of, take_along
from topcut.web.store.sqlite import sqlite3

NAME = "topcut.sqlite3"
_BESIDE = ("-wal", "-shm")  # what SQLite keeps beside a database in use


def back_up(data: Path, target: Path | None) -> Path:
    """Copy the database page by page while others may write; what was acknowledged before is in it."""
    source = data / NAME
    if not source.is_file():
        raise refuse("site-no-database", folder=str(data))
    target = target or data / f"backup-{_moment()}.sqlite3"
    if target.exists():
        raise refuse("site-backup-exists", file=str(target))
    if not target.parent.is_dir():
        raise refuse("site-no-folder", folder=str(target.parent))
    _copy(source, target, secret_in(data), noted=True)
    return target


def restore_from(backup: Path, data: Path) -> Path | None:
    """Put a checked backup in place; what was there is kept, and told."""
    _must_be_whole(backup)
    place = data / NAME
    data.mkdir(parents=True, exist_ok=True, mode=0o700)  # as `serve` makes it
    if place.exists():
        _must_not_be_served(place)
    fresh = data / f"{NAME}.restoring"
    fresh.unlink(missing_ok=True)
    _copy(backup, fresh)
    bring(secret_of(backup), data, f"before-restore-{_moment()}.secret")
    kept = _put_aside(place, data / f"before-restore-{_moment()}.sqlite3") if place.exists() else None
    fresh.replace(place)
    return kept


def _copy(source: Path, target: Path, secret: str = "", noted: bool = False) -> None:
    """Whole or not at all: it has its name only when it is on the disk. A backup has the secret and a note of all."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600)
        with closing(sqlite3.connect(source, timeout=30)) as there, closing(sqlite3.connect(part)) as copy:
            there.backup(copy)
            forget(copy)
            take_along(copy, secret)
            if noted:
                note(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        part.rename(target)
    except (sqlite3.OperationalError, OSError) as error:
        raise refuse("site-backup-unwritten", file=str(target), why=str(error)) from error
    finally:
        for left in (part, part.with_name(f"{part.name}-journal")):
            left.unlink(missing_ok=True)


def _put_aside(place: Path, kept: Path) -> Path:
    """Under a second name until the first one is taken over: at no moment is there no database."""
    if kept.exists():
        raise refuse("site-kept-exists", file=str(kept))
    os.link(place, kept)
    for rest in _BESIDE:  # there only where the database is damaged or its server was killed
        beside = Path(f"{place}{rest}")
        if beside.exists():
            beside.rename(f"{kept}{rest}")
    return kept


# What is checked -----------------------------------------------------------------------------------------------------


def _must_be_whole(backup: Path) -> None:
    """A SQLite file that is sound, holds what it held, and journals whose chains and texts are whole to their last."""
    try:
        with closing(sqlite3.connect(f"{backup.resolve().as_uri()}?mode=ro", uri=True)) as file:
            sound = file.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            whole = sound and is_as_noted(file) and _chained(file) and _as_they_were_written(file)
    except sqlite3.DatabaseError:
        raise refuse("site-not-a-backup", file=str(backup)) from None
    if not whole:
        raise refuse("site-backup-damaged", file=str(backup))


def _chained(file: sqlite3.Connection) -> bool:
    ends = {event: (0, START) for (event,) in file.execute("SELECT id FROM topcut_event")}
    for event, seq, body in file.execute("SELECT event_id, seq, body FROM topcut_line ORDER BY event_id, seq"):
        last, seal = ends.get(event, (0, START))
        seal = follows(bytes(body), seal)
        if not seal or seq != last + 1:
            return False
        ends[event] = seq, seal
    return ends == {
        event: (head, seal) for event, head, seal in file.execute("SELECT id, head, seal FROM topcut_event")
    }


def _as_they_were_written(file: sqlite3.Connection) -> bool:
    """Every text is the one that its reference was made of, and every line carries its own hash in its column too."""
    texts = file.execute("SELECT ref, salt, value FROM topcut_word")
    if not all(_is_text(*text) for text in texts):
        return False
    lines = file.execute("SELECT body, hash FROM topcut_line")
    return all(bytes(body)[-66:-2] == str(told).encode() for body, told in lines)


def _is_text(ref: object, salt: object, value: object) -> bool:
    return isinstance(salt, str) and isinstance(value, str) and ref == reference(salt, value)


def _must_not_be_served(place: Path) -> None:
    """A server is not pulled from under; without one, the last writer's lines are folded into the file."""
    try:
        with closing(sqlite3.connect(place, timeout=1)) as file:
            file.execute("PRAGMA journal_mode=DELETE")  # refused while anybody else has it open
    except sqlite3.OperationalError:
        raise refuse("site-is-served") from None
    except sqlite3.DatabaseError:
        pass  # damaged: that is what backups are for


def _moment() -> str:
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
