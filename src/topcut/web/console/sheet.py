"""A table of the desk: words to the left, numbers to the right."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from topcut.messages.message import Message
from topcut.web.live import Snapshot

Cell = str | int | Message


class Sheet(Struct, frozen=True):
    """A table in words."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str | int, ...], ...]
    note: str = ""  # below it

    @property
    def numbers(self) -> set[int]:
        """Which columns hold numbers."""
        return {place for row in self.rows for place, cell in enumerate(row) if isinstance(cell, int)}


def sheet(
    snapshot: Snapshot,
    caption: Message,
    heads: Iterable[Message],
    rows: Iterable[tuple[Cell, ...]],
    note: Message | None = None,
) -> Sheet:
    """The table with everything in it told; names and numbers stay as they are."""
    tell = snapshot.tell
    told = (tuple(tell(cell) if isinstance(cell, Message) else cell for cell in row) for row in rows)
    return Sheet(tell(caption), tuple(map(tell, heads)), tuple(told), tell(note) if note else "")
