"""Where tests keep what nobody needs afterwards: in memory, where there is room, so that no disk is waited for."""

from __future__ import annotations

import shutil
from pathlib import Path

_ROOM = 4 * 1024**3
_SHARED = Path("/dev/shm")


def in_memory() -> str | None:
    """A folder for temporary files; None = wherever they usually stand."""
    if not _SHARED.is_dir() or shutil.disk_usage(_SHARED).free < _ROOM:
        return None
    return str(_SHARED)
