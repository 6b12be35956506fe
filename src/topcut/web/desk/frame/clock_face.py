"""The clock as the desk shows it: what is left or over, when it ends, what can be done with it."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from msgspec import Struct

from topcut.answers.clock import clock_answer
from topcut.messages.numerals import PRINTED
from topcut.play.clock import time_told
from topcut.web.desk.frame.room import Room
from topcut.web.site.moments import zone_of


class ClockFace(Struct, frozen=True):
    """A clock at one moment."""

    what: str  # "Round 2", "Deck building"
    time: str  # "38:12", left or over
    ends: str = ""  # ISO; "" while it stands still
    paused: bool = False
    over: bool = False
    missed: str = ""  # from when on a missed game can be given, while it cannot: "14:12"
    next_game: int = 0  # the next game of a bracket match that has a clock of its own
    warnings: str = ""  # "30 5": minutes before the end at which whoever looks is warned
    of_round: bool = False
    game: int = 0  # of a bracket match that is timed game by game

    @property
    def left(self) -> str:
        """ "38:12", "−1:05" after the end."""
        return f"{PRINTED.minus}{self.time}" if self.over else self.time

    @property
    def shown(self) -> SafeString:
        """What is left or over, as a page shows it; a script goes on counting."""
        return render_to_string("desk/frame/face.html", {"clock": self})


def face(room: Room) -> ClockFace | None:
    """The clock that runs; None where none does."""
    clock = clock_answer(room.snapshot, room.now)
    if clock is None:
        return None
    what = room.snapshot.tell(clock.of)
    return ClockFace(
        what[:1].upper() + what[1:],
        time_told(abs(clock.seconds_left)),
        clock.ends,
        clock.paused,
        clock.seconds_left <= 0,
        _hour(room, clock.missed_in) if clock.missed_in and not clock.paused and clock.seconds_left > 0 else "",
        clock.next_game,
        " ".join(map(str, clock.warnings)),
        bool(clock.round),
        clock.game,
    )


def _hour(room: Room, seconds: int) -> str:
    moment = datetime.fromisoformat(room.now) + timedelta(seconds=seconds)
    return f"{moment.astimezone(zone_of(room.row.zone)):%H:%M}"
