"""What an act did, in words, and what whoever looks can take back: their own last act, or their own undo."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from topcut.acts.event.commands import Undo
from topcut.answers.latest import deed_told, takes_back
from topcut.journal.acts import undone
from topcut.play.facts_told import act_told
from topcut.refusal import Refused
from topcut.web.desk.frame.room import Room
from topcut.web.site.live import Snapshot


class OwnAct(Struct, frozen=True):
    """An act that a button takes back; of an undo the button does it again."""

    seq: int
    words: str
    again: bool = False


def own_undo(room: Room) -> OwnAct | None:
    """The last act of whoever looks that still stands; None where it cannot be taken back any more."""
    return _last(room, lambda seq: not takes_back(room.snapshot.history, seq))


def own_redo(room: Room) -> OwnAct | None:
    """The undo that was the last thing they did."""
    return _last(room, lambda seq: seq == room.own_acts[-1] and takes_back(room.snapshot.history, seq))


def own_act(room: Room, seq: int) -> OwnAct | None:
    """One of their acts, where it can be taken back."""
    return _last(room, lambda one: one == seq)


def _last(room: Room, wanted: Callable[[int], bool]) -> OwnAct | None:
    snapshot = room.snapshot
    gone = undone(snapshot.history) if room.own_acts and "Undo" in room.may else frozenset(room.own_acts)
    for seq in reversed(room.own_acts):
        if seq <= snapshot.head and seq not in gone and wanted(seq):
            return _offered(room, seq)
    return None


def _offered(room: Room, seq: int) -> OwnAct | None:
    try:
        room.try_out(Undo(seq))
    except Refused:
        return None
    return OwnAct(seq, room.snapshot.tell(deed_told(room.snapshot, seq)), takes_back(room.snapshot.history, seq))


def act_words(snapshot: Snapshot, seq: int) -> str:
    """What the act that began with this record did."""
    return snapshot.tell(act_told(snapshot, seq))
