"""The clock as the desk shows it: what is left, when it ends, what can be done with it."""

from __future__ import annotations

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.state import Clock, Round
from topcut.play.clock import clock_name, ends_at, left, period_runs, period_told, timed_games
from topcut.play.stages import games_of_stage
from topcut.web.console.room import Room
from topcut.web.live import Snapshot


class ClockFace(Struct, frozen=True):
    """A clock at one moment."""

    what: str  # "Round 2", "Deck building"
    left: str  # "38:12", "-1:05"; "" while it has not been started
    ends: str = ""  # ISO; "" while it stands still
    paused: bool = False
    over: bool = False
    missed: str = ""  # until a missed game can be given: "1:40"
    next_game: int = 0  # the next game of a bracket match that has a clock of its own

    @property
    def shown(self) -> SafeString:
        """What is left, as a page shows it; a script counts it down."""
        return render_to_string("console/face.html", {"clock": self})


def face(room: Room) -> ClockFace:
    """The clock that runs: of a period before a round, or of the latest round."""
    tournament = room.snapshot.tournament
    if tournament.period and period_runs(room.known.history):
        return _face(room.snapshot.tell(period_told(tournament.period)), tournament.period_clock, room.now)
    if not tournament.rounds:
        return ClockFace("", "")
    posted = tournament.rounds[-1]
    name = room.snapshot.tell(clock_name(posted)).capitalize()
    missed_after = room.snapshot.book.integer("missed_game_after")
    return replace(_face(name, posted.clock, room.now, missed_after), next_game=_next_game(room.snapshot, posted))


def _next_game(snapshot: Snapshot, posted: Round) -> int:
    """Which game can be timed next (R64); 0 where the match has one clock, or its last game runs."""
    stage = snapshot.plan[posted.stage - 1]
    games = timed_games(snapshot.book, stage.kind, games_of_stage(stage, snapshot.book))
    return posted.clock.game + 1 if posted.clock.game < games else 0


def _face(what: str, clock: Clock, now: str, missed_after: int = 0) -> ClockFace:
    remaining, end = left(clock, now), ends_at(clock, now)
    if remaining is None or end is None:
        return ClockFace(what, "")
    seconds = int(remaining.total_seconds())
    gone = (clock.minutes + clock.added) * 60 - seconds
    until_missed = missed_after * 60 - gone
    return ClockFace(
        what,
        minutes(seconds),
        "" if clock.paused else end.isoformat(),
        bool(clock.paused),
        seconds <= 0,
        minutes(until_missed) if until_missed > 0 else "",
    )


def minutes(seconds: int) -> str:
    """ "38:12"; past the end "-1:05"."""
    sign, whole = ("-", -seconds) if seconds < 0 else ("", seconds)
    return f"{sign}{whole // 60}:{whole % 60:02d}"
