"""What undo would take back, in words."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.event.facts import Undone
from topcut.journal.acts import undone
from topcut.play.facts_told import act_told
from topcut.web.live import Snapshot
from topcut.web.public.history import told


class LastAct(Struct, frozen=True):
    """The act that the button takes back."""

    seq: int
    words: str


def last_act(snapshot: Snapshot) -> LastAct | None:
    """The last act that still stands; an undo is not undone, and the event itself stays."""
    history = snapshot.history
    gone = undone(history)
    first = len(history)
    while first > 1:
        while first > 1 and history[first - 2].more:
            first -= 1
        if first > 1 and first not in gone and not isinstance(history[first - 1].fact, Undone):
            return LastAct(first, undone_words(snapshot, first))
        first -= 1
    return None


def undone_words(snapshot: Snapshot, seq: int) -> str:
    """What the act that began with this record did."""
    return snapshot.tell(act_told(told(snapshot, officials=True), seq))
