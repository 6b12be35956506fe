"""Calling a judge to a table, and which tables wait for one."""

from __future__ import annotations

from typing import Annotated

import typer

from topcut.acts.calls.commands import AnswerCall, CallJudge, TakeCall, WithdrawCall
from topcut.acts.command import Command
from topcut.answers.calls import JudgeCall, calls_answer
from topcut.cli.results.read_result import find_match
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.completing import players
from topcut.cli.terminal.file_first import HERE, File, Json, Reason, Round
from topcut.cli.terminal.opening import EventFile, act, open_event, open_journal
from topcut.cli.terminal.out import tell
from topcut.messages.message import Message, message
from topcut.refusal import refuse


@command(
    examples=[
        'call friday.jsonl kira --reason "a ruling"',
        "call friday.jsonl 3 --goes Dax",
        "call friday.jsonl 3 --answered",
        "call friday.jsonl    # who-waits",
    ],
)
def call(
    *,
    file: File = HERE,
    table: Annotated[
        str,
        typer.Argument(metavar="TABLE", autocompletion=players),
    ] = "",
    reason: Reason = "",
    goes: Annotated[str, typer.Option("--goes", metavar="NAME", show_default=False)] = "",
    answered: Annotated[bool, typer.Option("--answered")] = False,
    not_needed: Annotated[bool, typer.Option("--not-needed")] = False,
    round: Round = 0,
    json: Json = False,
) -> None:
    """Call a judge to a table, or say that one is there. No result waits for it."""
    if answered + not_needed + bool(goes) > 1:
        raise refuse("command-answered-and-not-needed")
    if not table:
        _who_waits(open_event(file), json)
        return
    event = open_journal(file)
    match, one = find_match(event, table, event.round(round))
    place = match.round, match.table
    asked: Command = CallJudge(*place, one or "", reason)
    now = "called"
    if goes:
        asked, now = TakeCall(*place, goes), "taken"
    elif answered:
        asked, now = AnswerCall(*place), "answered"
    elif not_needed:
        asked, now = WithdrawCall(*place), "withdrawn"
    event, answer = act(event, asked)
    said = message("cli-calling-done", table=match.table, seats=event.seats(match), now=now)
    done(event, answer, json, said, table=match.table)


def _who_waits(event: EventFile, as_json: bool) -> None:
    """The tables that wait for a judge, the oldest call first."""
    answer = calls_answer(event)
    lines = [_line(event, call) for call in answer.calls] or [message("cli-calling-nobody-waits")]
    been = [message("cli-calling-was-there", table=one.table, seats=event.tell(one.players)) for one in answer.answered]
    tell(as_json, event.data(answer), *lines, *been)


def _line(event: EventFile, call: JudgeCall) -> Message:
    """ "Table 3: Kira v Odo: called by Kira: a ruling"."""
    seats = event.tell(call.players)
    goes = call.goes or ""
    return message(
        "cli-calling-waits", table=call.table, seats=seats, caller=call.by.name, reason=call.reason, goes=goes
    )
