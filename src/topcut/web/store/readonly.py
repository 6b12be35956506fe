"""A SQLite file that was found read-only: noticed when it can be written again, and then the worker begins anew.

SQLite shares what it found among all connections of a process, so that closing one of them is not enough; and it gives
its log the permissions of the file, so that a log that was begun meanwhile cannot be written either.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from time import sleep

SECONDS = 0.5  # between two looks
_found = Event()


def note(database: Path) -> None:
    """Somebody could not write; remembered if the file itself is why."""
    if not os.access(database, os.W_OK):
        _found.set()


def is_mended(database: Path) -> bool:
    """Whether it was found read-only, and can be written now, with its log."""
    if not _found.is_set() or not os.access(database, os.W_OK):
        return False
    for file in (Path(f"{database}{rest}") for rest in ("-wal", "-shm")):
        with suppress(OSError):
            file.chmod(file.stat().st_mode | stat.S_IWUSR)
    _found.clear()
    return True


def begin_anew_when_mended(database: Path, end: Callable[[], object] = lambda: os._exit(1)) -> None:
    """End this worker then: another one takes its place. Nothing can be lost, because nothing was being written."""
    is_mended(database)  # before this worker was there: no reason to end it
    Thread(target=_watch, args=(database, end), name="readonly", daemon=True).start()


def _watch(database: Path, end: Callable[[], object]) -> None:
    while not is_mended(database):
        sleep(SECONDS)
    end()
