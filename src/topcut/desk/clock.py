"""The round clock, deadlines and announcements."""

from __future__ import annotations

from datetime import MAXYEAR, MINYEAR, datetime

from topcut.desk.commands import AddTime, Announce, PauseClock, ResumeClock, SetDeadline, StartClock
from topcut.desk.matter import Matter
from topcut.journal.records import (
    Announced,
    AnyFact,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    DeadlineSet,
    RoundNumber,
    TimeAdded,
)
from topcut.journal.state import Clock, Match, Round
from topcut.play.clock import building_periods, clock_name, period_of, period_runs, time_limit, timed_games
from topcut.play.stages import games_of_stage, plan_of
from topcut.refusal import refuse_


def start_clock(matter: Matter, command: StartClock) -> list[AnyFact]:
    """Of the current round, of the next game of a bracket match (R64), or of a period before a round."""
    matter.must_run()
    if command.period:
        return [_period_started(matter, command)]
    posted = matter.current()
    stage = plan_of(matter.tournament, matter.book)[posted.stage - 1]
    game = _game(posted, timed_games(matter.book, stage.kind, games_of_stage(stage, matter.book)), command.game)
    minutes = command.minutes or time_limit(matter.book, stage.kind)
    if not minutes:
        what = f"a bracket match of {matter.book.title} has no time limit"
        raise refuse_(what, "they play until somebody wins; for a clock all the same, say the minutes", "no-time-limit")
    _must_be_long_enough(matter, _length(minutes), command.reason)
    return [ClockStarted(posted.number, minutes, game=game, reason=matter.context.text(command.reason))]


def _game(posted: Round, games: int, asked: int) -> int:
    """Which game the clock is started for; 0 = the whole match."""
    running = f"the clock of {clock_name(posted)} is running already"
    if not games:
        if asked:
            raise refuse_(f"round {posted.number} has one clock for the match", "leave the game out", "no-game")
        if posted.clock.started:
            raise refuse_(running, "pause it or add time", "running")
        return 0
    following = posted.clock.game + 1
    if not asked and posted.clock.started:
        more = f"; when the next game begins: `topcut clock start --game {following}`" if following <= games else ""
        raise refuse_(running, f"pause it or add time{more}", "running")
    if asked > games:
        raise refuse_(f"a match has at most {games} games", "leave the clock as it is", "no-game")
    if asked not in (0, following):
        raise refuse_(
            f"the next clock is that of game {following}", f"`topcut clock start --game {following}`", "no-game"
        )
    return following


def _must_be_long_enough(matter: Matter, minutes: int, reason: str) -> None:
    """Shorter than the document gives any match only with a reason (002 Appendix B)."""
    least = matter.book.settings.get("least_time")
    if least is not None and minutes < matter.book.integer("least_time") and not reason:
        what = f"{minutes} minutes: {matter.book.title} gives every match at least {least.value} ({least.clause})"
        raise refuse_(what, "give it more, or say why it has fewer (--reason)", "too-short")


def _period_started(matter: Matter, command: StartClock) -> ClockStarted:
    """A timed period before a round: one of the plan (R55), or any other with its minutes."""
    if matter.tournament.rounds and not matter.current().finished:
        what = f"round {matter.current().number} is being played"
        raise refuse_(what, "start the clock of the round, or finish the round first", "round-posted")
    known = period_of(matter.book, command.period)
    name, minutes = known.name if known else command.period, command.minutes or (known.minutes if known else 0)
    if not minutes:
        periods = ", ".join(period.name for period in building_periods(matter.book)) or "no periods"
        what = f"the plan of this event has {periods}, not {command.period!r}"
        raise refuse_(what, "name one of them, or say how long it is (--minutes)", "no-period")
    if period_runs(matter.history) and matter.tournament.period == name:
        raise refuse_(f"the clock of {name} is running already", "pause it or add time", "running")
    if known and _length(minutes) < known.least and not command.reason:
        what = f"{minutes} minutes: {name} has at least {known.least} ({known.clause})"
        raise refuse_(what, "give it more, or say why it has fewer (--reason)", "too-short")
    return ClockStarted(0, _length(minutes), name, reason=matter.context.text(command.reason))


def _length(minutes: int) -> int:
    if not 1 <= minutes <= 24 * 60:
        raise refuse_(f"{minutes} minutes cannot be a time limit", "choose 1 to 1440", "minutes")
    return minutes


def pause_clock(matter: Matter, command: PauseClock) -> list[AnyFact]:
    number, clock = _running(matter)
    if clock.paused:
        raise refuse_("the clock is paused already", "resume it", "paused")
    return [ClockPaused(number)]


def resume_clock(matter: Matter, command: ResumeClock) -> list[AnyFact]:
    number, clock = _running(matter)
    if not clock.paused:
        raise refuse_("the clock is not paused", "there is nothing to resume", "running")
    return [ClockResumed(number)]


def add_time(matter: Matter, command: AddTime) -> list[AnyFact]:
    """Extra time for everybody or for one table (001 7.3, 002 2.6)."""
    number, clock = _running(matter)
    if not -600 <= command.minutes <= 600 or command.minutes == 0:
        raise refuse_(f"{command.minutes} minutes cannot be added", "choose 1 to 600", "minutes")
    if command.table and not number:
        what = f"{matter.tournament.period} is the same for everybody"
        raise refuse_(what, "add the time without naming a table", "no-table")
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
        raise refuse_(f"the clock of round {posted.number} has not been started", "start it first", "not-running")
    return posted.number, posted.clock


def set_deadline(matter: Matter, command: SetDeadline) -> list[AnyFact]:
    """When an online round ends; later dates are extensions, unless it was announced that there are none (13.4)."""
    matter.must_run()
    posted = matter.round(command.round)
    until = _moment(command.until)
    held: list[Round | Match] = [posted]
    if command.table:
        held.append(matter.match(command.round, command.table))
    for bound in held:
        if bound.deadline and bound.deadline_final and until > _moment(bound.deadline):
            what = f"round {posted.number} was announced to have no extensions"
            raise refuse_(what, "enter what is missing as incomplete games", "final-deadline")
    return [DeadlineSet(posted.number, command.until, command.table, command.final)]


def _moment(text: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise refuse_(f"{text!r} is not a date and time", "write it like 2026-11-22T20:00+01:00", "date") from None
    if not MINYEAR < moment.year < MAXYEAR:  # in another zone it may be a day that there is not
        raise refuse_(f"{text} is no moment of an event", "check the year", "date")
    if moment.tzinfo is None:
        raise refuse_(f"{text} has no time zone", "add it, like 2026-11-22T20:00+01:00", "date")
    return moment


def announce(matter: Matter, command: Announce) -> list[AnyFact]:
    matter.must_exist()
    text = command.text.strip()
    if not text:
        raise refuse_("an announcement without words", "write it behind the command", "empty")
    return [Announced(matter.context.text(text))]
