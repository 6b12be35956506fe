"""The round clock."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import typer

from topcut.acts.clock.commands import AddTime, PauseClock, ResumeClock, StartClock
from topcut.answers.clock import ClockAnswer, clock_answer, clock_plan
from topcut.cli.terminal.app import app, command, done
from topcut.cli.terminal.file_first import HERE, File, Json, NegativeNumbers, PlainGroup, Reason
from topcut.cli.terminal.opening import EventFile, act, open_event, open_journal
from topcut.cli.terminal.out import tell
from topcut.desk.ports import SystemClock
from topcut.messages.message import Message, message
from topcut.play.clock import time_told, timed_words
from topcut.refusal import refuse

clock = typer.Typer(cls=PlainGroup, no_args_is_help=True)
app.add_typer(clock, name="clock")
TableOption = Annotated[int, typer.Option("--table")]


def clock_told(event: EventFile) -> Message | None:
    """ "38:12 left in round 2", "12:05 left for Deck building"; None while no clock runs."""
    clock = clock_answer(event, SystemClock().now())
    if clock is None:
        return None
    time, paused = time_told(abs(clock.seconds_left)), "yes" if clock.paused else ""
    what = "period" if clock.period else "round"
    if clock.seconds_left < 0:
        return message("cli-clock-over", what=what, of=clock.of, time=time, paused=paused)
    return message("cli-clock-left", what=what, of=clock.of, time=time, paused=paused)


def _until(clock: ClockAnswer) -> str:
    """ "19:45": the time at which the round ends is stated (7.2)."""
    return f"{datetime.fromisoformat(clock.ends).astimezone():%H:%M}" if clock.round and clock.ends else ""


@command(
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
    again: Annotated[bool, typer.Option("--again")] = False,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Start the clock of the current round, of the next game of a bracket match, or of a period before the round."""
    event, answer = act(open_journal(file), StartClock(minutes, period, game, reason, again))
    clock = clock_answer(event, SystemClock().now())
    assert clock is not None
    said = message("cli-clock-started", of=clock.of, minutes=clock.minutes, until=_until(clock))
    done(event, answer, json, said, **({"period": clock.period} if clock.period else {}))


@command("pause", ["clock pause friday.jsonl"], to=clock)
def pause(*, file: File = HERE, json: Json = False) -> None:
    """Let the clock stand still."""
    event, answer = act(open_journal(file), PauseClock())
    done(event, answer, json, message("cli-clock-paused", now=clock_told(event) or ""))


@command("resume", ["clock resume friday.jsonl"], to=clock)
def resume(*, file: File = HERE, json: Json = False) -> None:
    """Let the clock go on."""
    event, answer = act(open_journal(file), ResumeClock())
    done(event, answer, json, message("cli-clock-resumed", now=clock_told(event) or ""))


@command(
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
    event, answer = act(open_journal(file), AddTime(minutes, table, reason))
    change, now = "more" if minutes > 0 else "less", clock_told(event) or ""
    said = message("cli-clock-added", table=table, minutes=abs(minutes), change=change, now=now)
    done(event, answer, json, said)


@command("show", ["clock show friday.jsonl"], to=clock)
def show(*, file: File = HERE, json: Json = False) -> None:
    """How much time is left; before round one, the times of the plan."""
    event = open_event(file)
    clock = clock_answer(event, SystemClock().now())
    if clock is not None:
        more = [message("cli-clock-extra", table=table, minutes=minutes) for table, minutes in clock.extra.items()]
        tell(json, event.data(clock), *_now(event), *more, *_warnings(clock.warnings), *_at_time(clock.at_time))
    elif event.tournament.finished:
        raise refuse("event-finished")
    elif event.tournament.rounds:
        raise refuse("command-clock-not-started", round=event.round().number)
    else:
        _show_plan(event, json)


def _at_time(steps: tuple[str, ...]) -> list[Message]:
    """What is done then, under its heading."""
    told = [message("cli-clock-step", number=number, step=step) for number, step in enumerate(steps, 1)]
    return [message("cli-clock-at-time"), *told] if told else []


def _now(event: EventFile) -> list[Message]:
    told = clock_told(event)
    return [told] if told else []


def _warnings(minutes: tuple[int, ...]) -> list[Message]:
    return [message("cli-clock-warnings", minutes=tuple(map(str, minutes)))] if minutes else []


def _show_plan(event: EventFile, json: bool) -> None:
    """The timed periods before round one (R55), the time limit and the warnings of a round."""
    plan = clock_plan(event)
    before = [
        message("cli-clock-period", period=period.told, minutes=period.minutes, clause=period.clause)
        for period in plan.periods
    ]
    limit = plan.time_limit
    timed = message("cli-clock-limit", limit=timed_words(event.book, limit)) if limit else message("cli-clock-no-limit")
    tell(json, event.data(plan), *before, timed, *_warnings(plan.warnings))
