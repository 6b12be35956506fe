"""What the server asks of the site that it stands before; it knows none of its tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Tell = Callable[[str, int, bool], None]  # an event, its new head, and whether the news can wait a little
Stop = Callable[[], None]


class Watch(Protocol):
    """Looks for what another process has written."""

    rows_changed: bool  # found by the last look: more than journals that have grown

    def look(self) -> dict[str, int] | None:
        """The heads of all events where somebody else has written since the last look; None where nobody has."""


class Events(Protocol):
    """The events of the site."""

    def listen(self, tell: Tell) -> Stop:
        """Be told of every journal that this process lets grow."""

    def listen_to_rows(self, changed: Callable[[], None], gone: Callable[[str], None]) -> Stop:
        """Be told when something about an event outside its journal is written, and of an event that goes."""

    def players(self, slug: str) -> int:
        """How many an event has; 0 where there is none."""

    def watch(self) -> Watch:
        """Somebody who looks for what others write."""
