"""What was changed after an event was made, as its own page and the desk's show it."""

from __future__ import annotations

from msgspec import Struct

from topcut.play.settings import changes_told
from topcut.web.live import Snapshot


class ChangedLine(Struct, frozen=True):
    """A change with why, and with whose consent."""

    words: str
    reason: str = ""
    consent: str = ""


def changed_settings(snapshot: Snapshot) -> list[ChangedLine]:
    """The latest first."""
    told = changes_told(snapshot.tournament, snapshot.book, snapshot.words)
    return [ChangedLine(snapshot.tell(one.said), one.reason, one.consent) for one in told]
