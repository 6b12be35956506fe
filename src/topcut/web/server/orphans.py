"""A process that was started to help another one does not outlive it."""

from __future__ import annotations

import os
from collections.abc import Callable
from threading import Thread
from time import sleep

SECONDS = 0.5  # between two looks


def end_with(parent: int, end: Callable[[], object] = lambda: os._exit(1)) -> None:
    """End this process when its parent has: nobody would stop it, and its port would stay taken."""
    Thread(target=_watch, args=(parent, end), name="orphan", daemon=True).start()


def _watch(parent: int, end: Callable[[], object]) -> None:
    while os.getppid() == parent:
        sleep(SECONDS)
    end()
