"""What an act did, in words: the one that was just done, and what undo would take back."""

from __future__ import annotations

from msgspec import Struct

from topcut.journal import acts
from topcut.play.facts_told import act_told
from topcut.web.site.live import Snapshot


class LastAct(Struct, frozen=True):
    """The act that the button takes back."""

    seq: int
    words: str


def last_act(snapshot: Snapshot) -> LastAct | None:
    """The last act that still stands; None where there is nothing to undo."""
    seq = acts.last_act(snapshot.history)
    return LastAct(seq, act_words(snapshot, seq)) if seq else None


def act_words(snapshot: Snapshot, seq: int) -> str:
    """What the act that began with this record did."""
    return snapshot.tell(act_told(snapshot, seq))
