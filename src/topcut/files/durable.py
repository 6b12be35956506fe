"""Files that several programs write to and nothing is lost: locked, appended to in one write, flushed to the disk."""

from __future__ import annotations

import errno
import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from topcut import limits
from topcut.messages.message import message
from topcut.refusal import Refused, refuse

Stamp = tuple[int, int, int, int]  # device, inode, size, time of change: two equal ones mean an unchanged file


@contextmanager
def locked(path: Path, writing: bool) -> Iterator[int]:
    """The open file, locked against others: against writers to read it, against everybody to write to it."""
    while True:
        file = _open(path, os.O_RDWR | os.O_APPEND if writing else os.O_RDONLY)
        try:
            fcntl.flock(file, fcntl.LOCK_EX if writing else fcntl.LOCK_SH)
            if _is_still_at(path, file):
                yield file
                return
        finally:
            os.close(file)  # also unlocks


def _open(path: Path, flags: int) -> int:
    try:
        return os.open(path, flags | os.O_CLOEXEC)
    except FileNotFoundError:
        raise refuse("file-missing", file=str(path)) from None
    except OSError as error:
        raise _refused(path, "opened", error) from error


def _is_still_at(path: Path, file: int) -> bool:
    """While we waited for the lock, another program may have put a new file in this place."""
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except FileNotFoundError:
        return False


def stamp(file: int) -> Stamp:
    """What tells this state of the file from another."""
    now = os.fstat(file)
    return (now.st_dev, now.st_ino, now.st_size, now.st_mtime_ns)


def all_of(file: int) -> bytes:
    """Every byte of an open file."""
    if (size := os.fstat(file).st_size) > limits.JOURNAL_BYTES:
        raise refuse("journal-too-large", size=limits.size_of(size), most=limits.size_of(limits.JOURNAL_BYTES))
    with open(file, "rb", closefd=False) as stream:
        stream.seek(0)
        return stream.read(limits.JOURNAL_BYTES)  # what is no file has no size and no end


def add(path: Path, file: int, data: bytes) -> None:
    """Append to a locked file, all or nothing, and wait until the disk has it."""
    size = os.fstat(file).st_size
    try:
        _write(file, data)
    except OSError as error:
        os.ftruncate(file, size)
        raise _refused(path, "written", error) from error


def make(path: Path, data: bytes) -> Stamp:
    """Make a file that was not there; never touches one that was."""
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666)
    except FileExistsError:
        raise exists(path) from None
    except OSError as error:
        raise _refused(path, "made", error) from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX)  # until all of it is there, nobody reads it
        _write(file, data)
        _flush_folder(path)
        return stamp(file)
    except OSError as error:
        path.unlink()
        raise _refused(path, "written", error) from error
    finally:
        os.close(file)


def replace(path: Path, file: int, data: bytes) -> None:
    """Put other contents in the place of a locked file, in one step."""
    path = path.resolve()  # a link stays a link
    beside = path.with_name(f".{path.name}.new")
    try:
        new = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, os.fstat(file).st_mode & 0o777)
        try:
            _write(new, data)
        finally:
            os.close(new)
        beside.replace(path)
        _flush_folder(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise _refused(path, "replaced", error) from error


def put(path: Path, data: bytes) -> None:
    """Make a file, or put it in the place of one that may be replaced: whole or not at all."""
    beside = path.with_name(f".{path.name}.new")
    try:
        new = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o666)
        try:
            _write(new, data)
        finally:
            os.close(new)
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise _refused(path, "written", error) from error


def exists(path: Path) -> Refused:
    """What to say when a new file would be written over another."""
    return refuse("file-exists", file=str(path))


def _write(file: int, data: bytes) -> None:
    if os.write(file, data) != len(data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    os.fsync(file)


def _flush_folder(path: Path) -> None:
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _refused(path: Path, done: str, error: OSError) -> Refused:
    full = error.errno == errno.ENOSPC
    why = message("file-disk-full") if full else error.strerror or str(error)
    return refuse("file-failed", file=str(path), done=done, why=why)
