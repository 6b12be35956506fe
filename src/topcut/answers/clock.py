"""The clock that everybody looks at: of the latest round, or of a period before the next one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from math import ceil

from msgspec import Struct

from topcut.answers.event_view import EventView, kept_with_view
from topcut.journal.fact import RoundNumber, Table
from topcut.journal.state import Clock, Round
from topcut.messages.message import Message
from topcut.play.clock import (
    Period,
    building_periods,
    ends_at,
    in_utc,
    left,
    missed_from,
    period_told,
    time_limit,
    timed_games,
    warnings_at,
)
from topcut.play.round_names import clock_name
from topcut.play.stages import games_of_stage
from topcut.rulebooks.procedures import time_steps


class ClockInUse(Struct, frozen=True):
    """One that has been started; true until the next record, so that a page of it may be kept."""

    of: Message  # "round 2", "Deck building"
    clock: Clock
    round: RoundNumber = 0
    period: str = ""
    warnings: tuple[int, ...] = ()  # so many minutes before the end everybody is warned (001 7.3)

    @property
    def minutes(self) -> int:
        """How long it runs, with what was added."""
        return self.clock.minutes + self.clock.added


class ClockAnswer(Struct, frozen=True, omit_defaults=True):
    """The same at one moment."""

    of: Message
    seconds_left: int  # below zero once time has been called
    paused: bool
    minutes: int
    ends: str  # when time is called, in UTC; "" while it stands still
    extra: Mapping[Table, int]  # more minutes of single tables
    warnings: tuple[int, ...]
    round: RoundNumber = 0
    period: str = ""
    game: int = 0  # of a bracket match that is timed game by game
    next_game: int = 0  # that can be timed next (R64)
    missed_in: int = 0  # seconds until a missed game can be given (001 7.5.1, R04)
    at_time: tuple[str, ...] = ()  # what the players do then, step by step


class ClockPlan(Struct, frozen=True):
    """Before anything is timed: the periods of the plan (R55), and how long a round lasts."""

    periods: tuple[Period, ...]
    time_limit: int  # minutes of a round; 0 = none
    warnings: tuple[int, ...]


@kept_with_view
def clock_in_use(view: EventView) -> ClockInUse | None:
    """None while none has been started, and after the event."""
    tournament = view.tournament
    if tournament.finished:
        return None
    if period := view.running_period:
        return ClockInUse(period_told(period), tournament.period_clock, period=period)
    posted = tournament.rounds[-1] if tournament.rounds else None
    if posted is None or not posted.clock.started:
        return None
    warnings = warnings_at(view.book, posted.clock.minutes)
    return ClockInUse(clock_name(tournament, view.book, posted), posted.clock, posted.number, warnings=warnings)


def clock_answer(view: EventView, now: str) -> ClockAnswer | None:
    """The clock at this moment; None while none runs."""
    used = clock_in_use(view)
    if used is None:
        return None
    rest, end = left(used.clock, now), ends_at(used.clock, now)
    assert rest is not None and end is not None
    seconds, posted = int(rest.total_seconds()), view.tournament.round(used.round)
    return ClockAnswer(
        used.of,
        seconds,
        bool(used.clock.paused),
        used.minutes,
        "" if used.clock.paused else in_utc(end),
        extra_minutes(posted) if posted else {},
        used.warnings,
        used.round,
        used.period,
        used.clock.game,
        _next_game(view, posted) if posted else 0,
        _missed_in(view, posted, now) if posted else 0,
        time_steps(view.book, view.plan[posted.stage - 1].kind) if posted else (),
    )


def clock_plan(view: EventView) -> ClockPlan:
    """How the event is timed."""
    limit = time_limit(view.book)
    return ClockPlan(building_periods(view.book), limit, warnings_at(view.book, limit))


def extra_minutes(posted: Round) -> dict[Table, int]:
    """Tables with more time, or less."""
    return {match.table: match.extra_minutes for match in posted.matches.values() if match.extra_minutes}


def _next_game(view: EventView, posted: Round) -> int:
    """0 where the match has one clock, or its last game runs."""
    stage = view.plan[posted.stage - 1]
    games = timed_games(view.book, stage.kind, games_of_stage(stage, view.book))
    return posted.clock.game + 1 if posted.clock.game < games else 0


def _missed_in(view: EventView, posted: Round, now: str) -> int:
    since = missed_from(view.book, posted.clock, now)
    return 0 if since is None else max(ceil((since - datetime.fromisoformat(now)).total_seconds()), 0)
