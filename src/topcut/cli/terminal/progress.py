"""A progress bar for what takes more than a second; nothing for what does not, and nothing in a pipe."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

_PATIENCE = 0.7  # seconds before anything is shown


class Bar:
    """Told how far it is; appears by itself."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._since = time.monotonic()
        self._shown: tuple[Progress, TaskID] | None = None

    def __call__(self, done: int, of: int) -> None:
        if self._shown is None and time.monotonic() - self._since > _PATIENCE and sys.stderr.isatty():
            self._shown = _started(self._what, of)
        if self._shown is not None:
            progress, task = self._shown
            progress.update(task, completed=done, total=of)

    def stop(self) -> None:
        if self._shown is not None:
            self._shown[0].stop()


def _started(what: str, of: int) -> tuple[Progress, TaskID]:
    from rich.progress import Progress

    from topcut.cli.terminal.out import console

    progress = Progress(console=console(error=True), transient=True)
    progress.start()
    return progress, progress.add_task(what, total=of)


@contextmanager
def bar(what: str) -> Iterator[Bar]:
    """`with bar("Checking") as told: … told(done, of)`."""
    made = Bar(what)
    try:
        yield made
    finally:
        made.stop()
