"""Deadlines of online rounds: of the one that is played, of a table, of all that are ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from topcut.acts.clock.commands import PlanDeadlines, SetDeadline
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, File, Json, Round
from topcut.cli.terminal.moments import is_later, is_past, moment_words
from topcut.cli.terminal.opening import EventFile, act, open_journal
from topcut.journal.fact import RoundNumber
from topcut.journal.state import Deadline
from topcut.messages.message import Message, message
from topcut.play.deadlines import rounds_ahead
from topcut.slips.moments import every_days, read_moment


@command(
    examples=[
        "deadline friday.jsonl 2026-11-22 20:00",
        "deadline friday.jsonl 22.11.2026 20:00 --final",
        "deadline friday.jsonl 2026-11-23 --table 4    # the-end",
        "deadline friday.jsonl 2026-11-22 20:00 --every 7    # a-week",
    ],
)
def deadline(
    *,
    file: File = HERE,
    when: Annotated[list[str], typer.Argument(metavar="WHEN", show_default=False)],
    table: Annotated[int, typer.Option("--table")] = 0,
    round: Round = 0,
    every: Annotated[int, typer.Option("--every", metavar="DAYS", min=0, max=366, show_default=False)] = 0,
    final: Annotated[bool, typer.Option("--final")] = False,
    json: Json = False,
) -> None:
    """Say when an online round ends, posted or ahead. A later time is an extension."""
    event = open_journal(file)
    number, until = _meant(event, round), read_moment(" ".join(when))
    if every and not table:
        _plan(event, number, until, every, final, json)
        return
    before = _held(event, number, table).deadline
    event, answer = act(event, SetDeadline(number, until, table, final))
    said = message(
        "cli-clock-deadline",
        table=table,
        round=number,
        change="later" if is_later(until, before) else "set",
        until=moment_words(until),
        final="yes" if _held(event, number, table).deadline_final else "",
    )
    done(event, answer, json, said, notes=_notes(until), until=until)


def _plan(event: EventFile, first: RoundNumber, until: str, days: int, final: bool, json: bool) -> None:
    """That round and all behind it, each so many days after the one before."""
    numbers = [first, *(number for number in rounds_ahead(event.tournament, event.book) if number > first)]
    planned = tuple(zip(numbers, every_days(until, days, len(numbers)), strict=True))
    event, answer = act(event, PlanDeadlines(planned, final))
    done(event, answer, json, *_lines(planned, final), notes=_notes(until), deadlines=dict(planned))


def _lines(planned: tuple[tuple[RoundNumber, str], ...], final: bool) -> Iterator[Message]:
    last = "yes" if final else ""
    for number, until in planned:
        shown = moment_words(until)
        yield message("cli-clock-deadline", table=0, round=number, change="set", until=shown, final=last)


def _meant(event: EventFile, number: RoundNumber) -> RoundNumber:
    """The round of that number, posted or ahead; 0 is the latest, before the first one that."""
    ahead = rounds_ahead(event.tournament, event.book)
    if number in ahead or (not number and ahead and not event.tournament.rounds):
        return number or ahead[0]
    return event.round(number).number


def _held(event: EventFile, number: RoundNumber, table: int) -> Deadline:
    """What holds for a round or a table."""
    posted = event.tournament.round(number)
    if posted is None:
        return event.tournament.deadlines.get(number, Deadline())
    match = posted.matches.get(table)
    if match and match.deadline:
        return Deadline(match.deadline, match.deadline_final)
    return Deadline(posted.deadline, posted.deadline_final)


def _notes(until: str) -> list[Message]:
    return [message("cli-clock-deadline-past")] if is_past(until) else []
