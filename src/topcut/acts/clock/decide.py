"""The round clock."""

from __future__ import annotations

from topcut.acts.clock.commands import AddTime, PauseClock, ResumeClock, StartClock
from topcut.acts.clock.facts import ClockPaused, ClockResumed, ClockStarted, TimeAdded
from topcut.acts.matter import Matter
from topcut.journal.fact import RoundNumber
from topcut.journal.records import AnyFact
from topcut.journal.state import Clock, Round
from topcut.messages.message import Message, message
from topcut.play.clock import (
    building_periods,
    period_of,
    period_runs,
    period_told,
    time_limit,
    timed_games,
)
from topcut.play.round_names import clock_name
from topcut.play.stages import games_of_stage, plan_of
from topcut.refusal import refuse


def start_clock(matter: Matter, command: StartClock) -> list[AnyFact]:
    """Of the current round, of the next game of a bracket match (R64), or of a period before a round."""
    matter.must_run()
    if command.period:
        return [_period_started(matter, command)]
    posted = matter.current()
    stage = plan_of(matter.tournament, matter.book)[posted.stage - 1]
    games = timed_games(matter.book, stage.kind, games_of_stage(stage, matter.book))
    name = clock_name(matter.tournament, matter.book, posted)
    game = _again(posted) if command.again else _game(posted, name, games, command.game)
    minutes = command.minutes or time_limit(matter.book, stage.kind)
    if not minutes:
        raise refuse("clock-no-time-limit", game=matter.book.title)
    _must_be_long_enough(matter, minutes, command.reason)
    return [ClockStarted(posted.number, minutes, game=game, reason=matter.context.text(command.reason))]


def _again(posted: Round) -> int:
    """Of the game that is timed now; a table's extra time stays with it."""
    if not posted.clock.started:
        raise refuse("clock-not-started", round=posted.number)
    return posted.clock.game


def _game(posted: Round, name: Message, games: int, asked: int) -> int:
    """Which game the clock is started for; 0 = the whole match."""
    if not games:
        if asked:
            raise refuse("clock-of-the-match", round=posted.number)
        if posted.clock.started:
            raise refuse("clock-runs", name=name, way=message("clock-way-wait"))
        return 0
    following = posted.clock.game + 1
    if not asked and posted.clock.started:
        more = message("clock-way-next-game", game=following) if following <= games else message("clock-way-wait")
        raise refuse("clock-runs", name=name, way=more)
    if asked > games:
        raise refuse("clock-no-more-games", games=games)
    if asked not in (0, following):
        raise refuse("clock-other-game", game=following)
    return following


def _must_be_long_enough(matter: Matter, minutes: int, reason: str) -> None:
    """Shorter than the document gives any match only with a reason (002 Appendix B)."""
    book, setting = matter.book, matter.book.settings.get("least_time")
    if setting is not None and minutes < (least := book.integer("least_time")) and not reason:
        raise refuse("clock-match-too-short", minutes=minutes, game=book.title, least=least, clause=setting.clause)


def _period_started(matter: Matter, command: StartClock) -> ClockStarted:
    """A timed period before a round: one of the plan (R55), or any other with its minutes."""
    if matter.tournament.rounds and not matter.current().finished:
        raise refuse("clock-round-is-on", round=matter.current().number)
    known = period_of(matter.book, command.period)
    name, minutes = known.name if known else command.period, command.minutes or (known.minutes if known else 0)
    if not minutes:
        periods = tuple(period_told(period.name) for period in building_periods(matter.book))
        raise refuse("clock-no-period", number=len(periods), periods=periods, period=command.period)
    if period_runs(matter.history) and matter.tournament.period == name:
        raise refuse("clock-runs", name=period_told(name), way=message("clock-way-wait"))
    if known and minutes < known.least and not command.reason:
        least, clause = known.least, known.clause
        raise refuse("clock-period-too-short", minutes=minutes, period=period_told(name), least=least, clause=clause)
    return ClockStarted(0, minutes, name, reason=matter.context.text(command.reason))


def pause_clock(matter: Matter, command: PauseClock) -> list[AnyFact]:
    number, clock = _running(matter)
    if clock.paused:
        raise refuse("clock-paused")
    return [ClockPaused(number)]


def resume_clock(matter: Matter, command: ResumeClock) -> list[AnyFact]:
    number, clock = _running(matter)
    if not clock.paused:
        raise refuse("clock-not-paused")
    return [ClockResumed(number)]


def add_time(matter: Matter, command: AddTime) -> list[AnyFact]:
    """Extra time for everybody or for one table (001 7.3, 002 2.6)."""
    number, clock = _running(matter)
    if command.minutes == 0:
        raise refuse("clock-nothing-added")
    if command.table and not number:
        raise refuse("clock-period-for-all", period=period_told(matter.tournament.period))
    if command.table:
        matter.match(number, command.table)
    if number and command.minutes < 0:
        extra = matter.match(number, command.table).extra_minutes if command.table else 0
        _must_be_long_enough(matter, clock.minutes + clock.added + extra + command.minutes, command.reason)
    return [TimeAdded(number, command.minutes, command.table, matter.context.text(command.reason))]


def _running(matter: Matter) -> tuple[RoundNumber, Clock]:
    """The clock that runs: of a period before a round (0), or of the latest round."""
    matter.must_run()
    if period_runs(matter.history):
        return 0, matter.tournament.period_clock
    posted = matter.current()
    if not posted.clock.started:
        raise refuse("clock-not-started", round=posted.number)
    return posted.number, posted.clock
