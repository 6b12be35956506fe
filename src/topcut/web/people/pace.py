"""How fast a player acts: faster than anybody who plays is a machine, and is told to wait.

Kept in memory, for those who act just now: the acts themselves are in the journal.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from threading import Lock
from time import monotonic

from topcut.journal.fact import PlayerId
from topcut.refusal import refuse

MOST, MINUTES = 40, 5
_PLAYERS = 50_000  # of whom we remember what they did; the one who acted longest ago is forgotten first
_acts: OrderedDict[tuple[int, PlayerId], deque[float]] = OrderedDict()
_lock = Lock()


def must_be_calm(event: int, player: PlayerId) -> None:
    """Refused where a player has acted too often within a short time."""
    done = _acts.get((event, player))
    if done and len(done) == MOST and monotonic() - done[0] < MINUTES * 60:
        raise refuse("phone-too-fast", most=MOST, minutes=MINUTES)


def acted(event: int, player: PlayerId) -> None:
    """An act of theirs was written."""
    with _lock:
        _acts.setdefault((event, player), deque(maxlen=MOST)).append(monotonic())
        _acts.move_to_end((event, player))
        if len(_acts) > _PLAYERS:
            _acts.popitem(last=False)


def forget() -> None:
    """Nobody has done anything."""
    _acts.clear()
