"""The clock as the desk shows it: what is left, when it ends, what can be done with it."""

from __future__ import annotations

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from msgspec import Struct

from topcut.answers.clock import clock_answer
from topcut.play.clock import time_told
from topcut.web.desk.frame.room import Room


class ClockFace(Struct, frozen=True):
    """A clock at one moment."""

    what: str  # "Round 2", "Deck building"
    left: str  # "38:12", "−1:05"
    ends: str = ""  # ISO; "" while it stands still
    paused: bool = False
    over: bool = False
    missed: str = ""  # until a missed game can be given: "1:40"
    next_game: int = 0  # the next game of a bracket match that has a clock of its own

    @property
    def shown(self) -> SafeString:
        """What is left, as a page shows it; a script counts it down."""
        return render_to_string("desk/frame/face.html", {"clock": self})


def face(room: Room) -> ClockFace | None:
    """The clock that runs; None where none does."""
    clock = clock_answer(room.snapshot, room.now)
    if clock is None:
        return None
    what = room.snapshot.tell(clock.of)
    return ClockFace(
        what[:1].upper() + what[1:],
        time_told(clock.seconds_left),
        clock.ends,
        clock.paused,
        clock.seconds_left <= 0,
        time_told(clock.missed_in) if clock.missed_in else "",
        clock.next_game,
    )
