"""The round clock, deadlines, announcements."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

import typer

from topcut.cli.app import ROUNDS, app, command, done
from topcut.cli.file_first import HERE, File, Json, NegativeNumbers, PlainGroup, Reason, Round
from topcut.cli.moments import is_later, is_past, moment_words, read_moment
from topcut.cli.opening import Event, act, open_event, open_journal
from topcut.cli.out import plain, tell
from topcut.cli.plural import counted
from topcut.desk import commands
from topcut.journal.state import Clock
from topcut.refusal import refuse

clock = typer.Typer(cls=PlainGroup, no_args_is_help=True)
app.add_typer(clock, name="clock", rich_help_panel=ROUNDS)
TableOption = Annotated[int, typer.Option("--table")]


def clock_words(event: Event) -> str:
    """ "38:12 left in round 2", "12:05 left for Deck building"; "" while no clock runs."""
    from topcut.desk.ports import SystemClock
    from topcut.play.clock import clock_name, left, period_told

    runs = running_period(event)
    if event.tournament.finished or not (runs or event.tournament.rounds):
        return ""
    clock = event.tournament.period_clock if runs else event.tournament.rounds[-1].clock
    rest = left(clock, SystemClock().now())
    if rest is None:
        return ""
    paused = ", paused" if clock.paused else ""
    place = (
        f"for {plain(event.tell(period_told(runs)))}"
        if runs
        else f"in {event.tell(clock_name(event.tournament.rounds[-1]))}"
    )
    if rest < timedelta():
        return f"Time is over {place}, since {_minutes(-rest)}{paused}."
    return f"{_minutes(rest)} left {place}{paused}."


def running_period(event: Event) -> str:
    """The name of the period before a round whose clock is the running one."""
    from topcut.play.clock import period_runs

    return event.tournament.period if period_runs(event.history) else ""


def _until(clock: Clock) -> str:
    """ ", until 19:45": the time at which the round ends is stated (7.2)."""
    from topcut.desk.ports import SystemClock
    from topcut.play.clock import ends_at

    end = ends_at(clock, SystemClock().now())
    return f", until {end.astimezone():%H:%M}" if end else ""


def _minutes(span: timedelta) -> str:
    seconds = int(span.total_seconds())
    return f"{seconds // 60}:{seconds % 60:02d}"


@command(
    "Clock",
    "start",
    [
        "clock start friday.jsonl",
        "clock start friday.jsonl --minutes 50",
        "clock start finals.jsonl --game 2              # the-next",
        "clock start friday.jsonl --period building    # deck-building",
    ],
    to=clock,
)
def start(
    *,
    file: File = HERE,
    minutes: Annotated[int, typer.Option()] = 0,
    period: Annotated[str, typer.Option(show_default=False)] = "",
    game: Annotated[int, typer.Option(show_default=False)] = 0,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Start the clock of the current round, of the next game of a bracket match, or of a period before the round."""
    from topcut.play.clock import clock_name, period_told

    event, answer = act(open_journal(file), commands.StartClock(minutes, period, game, reason))
    if runs := running_period(event):
        length = counted(event.tournament.period_clock.minutes, "minute")
        done(event, answer, json, f"{plain(event.tell(period_told(runs)))} has {length} from now on.", period=runs)
        return
    posted = event.round()
    name, length = event.tell(clock_name(posted)).capitalize(), counted(posted.clock.minutes, "minute")
    # 7.2: the time at which it ends is stated
    done(event, answer, json, f"{name} has {length} from now on{_until(posted.clock)}.")


@command("Clock", "pause", ["clock pause friday.jsonl"], to=clock)
def pause(*, file: File = HERE, json: Json = False) -> None:
    """Let the clock stand still."""
    event, answer = act(open_journal(file), commands.PauseClock())
    done(event, answer, json, f"The clock stands still. {clock_words(event)}")


@command("Clock", "resume", ["clock resume friday.jsonl"], to=clock)
def resume(*, file: File = HERE, json: Json = False) -> None:
    """Let the clock go on."""
    event, answer = act(open_journal(file), commands.ResumeClock())
    done(event, answer, json, f"The clock goes on. {clock_words(event)}")


@command(
    "Clock",
    "add",
    ["clock add friday.jsonl 5", "clock add friday.jsonl 3 --table 7", "clock add friday.jsonl -3"],
    to=clock,
    cls=NegativeNumbers,
)
def add(
    *,
    file: File = HERE,
    minutes: Annotated[int, typer.Argument(metavar="MINUTES", show_default=False)],
    table: TableOption = 0,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Give extra time, to everybody or to one table; a number below zero takes time back."""
    event, answer = act(open_journal(file), commands.AddTime(minutes, table, reason))
    whom = f"Table {table} has" if table else "Everybody has"
    change = f"{counted(abs(minutes), 'minute')} {'more' if minutes > 0 else 'less'}"
    done(event, answer, json, f"{whom} {change}. {clock_words(event)}")


@command("Clock", "show", ["clock show friday.jsonl"], to=clock)
def show(*, file: File = HERE, json: Json = False) -> None:
    """How much time is left; before round one, the times of the plan."""
    from topcut.desk.ports import SystemClock
    from topcut.play.clock import left, warnings_at

    event = open_event(file)
    if runs := running_period(event):
        _show_period(event, runs, json)
        return
    if not event.tournament.rounds:
        _show_plan(event, json)
        return
    posted = event.round()
    rest = left(posted.clock, SystemClock().now())
    if rest is None:
        raise refuse("command-clock-not-started", round=posted.number)
    extra = {match.table: match.extra_minutes for match in posted.matches.values() if match.extra_minutes}
    seconds = int(rest.total_seconds())
    warn = warnings_at(event.book, posted.clock.minutes)
    data = {
        "round": posted.number,
        "seconds_left": seconds,
        "paused": bool(posted.clock.paused),
        "extra": extra,
        "warnings": warn,
    }
    at_time = event.book.endings["timeout"].procedure if "timeout" in event.book.endings else ""
    more = [f"Table {table}: {minutes:+d} minute{'' if abs(minutes) == 1 else 's'}" for table, minutes in extra.items()]
    told = [*_warning_words(warn), *([f"At time: {plain(at_time)}."] if at_time else [])]
    tell(json, data, clock_words(event), *more, *told)


def _show_period(event: Event, name: str, json: bool) -> None:
    from topcut.desk.ports import SystemClock
    from topcut.play.clock import left

    clock = event.tournament.period_clock
    rest = left(clock, SystemClock().now())
    assert rest is not None
    data = {"period": name, "seconds_left": int(rest.total_seconds()), "paused": bool(clock.paused)}
    tell(json, data, clock_words(event))


def _warning_words(minutes: tuple[int, ...]) -> list[str]:
    shown = " and ".join(str(mark) for mark in minutes)
    return [f"Warn the players when {shown} minutes are left."] if minutes else []


def _show_plan(event: Event, json: bool) -> None:
    """The timed periods before round one (R55), the time limit and the warnings of a round."""
    from topcut.play.clock import building_periods, period_told, time_limit, timed_words, warnings_at

    limit, periods = time_limit(event.book), building_periods(event.book)
    warn = warnings_at(event.book, limit)
    data = {"periods": periods, "time_limit": limit, "warnings": warn}
    before = [
        f"{event.tell(period_told(one.name))}: {counted(one.minutes, 'minute')} ({one.clause})" for one in periods
    ]
    limits = f"{event.tell(timed_words(event.book, limit))}." if limit else "No time limit."
    tell(json, data, *before, limits, *_warning_words(warn))


@command(
    ROUNDS,
    examples=[
        "deadline friday.jsonl 2026-11-22 20:00",
        "deadline friday.jsonl 2026-11-22T20:00+01:00 --final",
        "deadline friday.jsonl 2026-11-23 --table 4    # the-end",
    ],
)
def deadline(
    *,
    file: File = HERE,
    when: Annotated[
        list[str],
        typer.Argument(metavar="WHEN", show_default=False),
    ],
    table: TableOption = 0,
    round: Round = 0,
    final: Annotated[bool, typer.Option("--final")] = False,
    json: Json = False,
) -> None:
    """Say when an online round ends. A later time is an extension."""
    event = open_journal(file)
    posted = event.round(round)
    until = read_moment(" ".join(when))
    match = posted.matches.get(table)
    before = (match.deadline if match else "") or posted.deadline
    event, answer = act(event, commands.SetDeadline(posted.number, until, table, final))
    whom = f"Table {table} of round {posted.number}" if table else f"Round {posted.number}"
    how = "is extended to" if is_later(until, before) else "ends"
    after = event.round(posted.number)
    held = after.matches[table] if table else after
    sentence = f"{whom} {how} {moment_words(until)}{', no extensions' if held.deadline_final else ''}."
    notes = ["that moment lies in the past"] if is_past(until) else []
    done(event, answer, json, sentence, notes=notes, until=until)


@command(ROUNDS, examples=['announce friday.jsonl "Round 3 starts at 14:30"'])
def announce(
    *,
    file: File = HERE,
    words: Annotated[list[str], typer.Argument(metavar="TEXT", show_default=False)],
    json: Json = False,
) -> None:
    """Tell everybody something; it stands in the journal."""
    event, answer = act(open_journal(file), commands.Announce(" ".join(words)))
    done(event, answer, json, f"Announced: {plain(' '.join(words))}")
