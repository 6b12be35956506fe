"""Who may read the data folder: its owner. It holds password hashes, sessions and the secret of all links."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_OURS = ("topcut.sqlite3*", "secret", "backup-*", "before-restore-*")
_FOLDER, _FILE = 0o700, 0o600


@contextmanager
def for_the_owner_only() -> Iterator[None]:
    """What is made in here can be read by nobody else."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def close_to_others(data: Path) -> None:
    """The folder and what is in it are for its owner; what an older Topcut left open is closed."""
    is_ours = not data.exists() or any((data / name).exists() for name in ("secret", "topcut.sqlite3"))
    data.mkdir(parents=True, exist_ok=True, mode=_FOLDER)
    if is_ours:
        _narrow(data, _FOLDER)
    for pattern in _OURS:
        for file in data.glob(pattern):
            _narrow(file, _FILE)


def _narrow(path: Path, most: int) -> None:
    mode = path.stat().st_mode & 0o777
    if mode & ~most:
        with suppress(OSError):  # somebody else's, or a file system without permissions: then it is theirs to say
            path.chmod(mode & most)
