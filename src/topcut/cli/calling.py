"""Calling a judge to a table, and which tables wait for one."""

from __future__ import annotations

from typing import Annotated

import typer

from topcut.cli.app import RESULTS, command, done
from topcut.cli.completing import players
from topcut.cli.file_first import HERE, File, Json, Reason, Round
from topcut.cli.opening import Event, act, open_event, open_journal
from topcut.cli.out import plain, tell
from topcut.cli.read_result import find_match
from topcut.desk import commands
from topcut.desk.commands import Command
from topcut.journal.state import Match
from topcut.refusal import refuse

_EXAMPLES = [
    'call friday.jsonl kira --reason "a ruling"',
    "call friday.jsonl 3 --answered",
    "call friday.jsonl    # who waits",
]


@command(RESULTS, examples=_EXAMPLES)
def call(
    *,
    file: File = HERE,
    table: Annotated[
        str,
        typer.Argument(
            metavar="TABLE", help="A table's number, or who calls.", show_default="who waits", autocompletion=players
        ),
    ] = "",
    reason: Reason = "",
    answered: Annotated[bool, typer.Option("--answered", help="A judge is there.")] = False,
    not_needed: Annotated[bool, typer.Option("--not-needed", help="Take the call back.")] = False,
    round: Round = 0,
    json: Json = False,
) -> None:
    """Call a judge to a table, or say that one is there. No result waits for it."""
    if answered and not_needed:
        raise refuse("command-answered-and-not-needed")
    if not table:
        _who_waits(open_event(file), json)
        return
    event = open_journal(file)
    match, one = find_match(event, table, event.round(round))
    place = match.round, match.table
    asked: Command = commands.CallJudge(*place, one or "", reason)
    said = "a judge has been called"
    if answered:
        asked, said = commands.AnswerCall(*place), "a judge is there"
    elif not_needed:
        asked, said = commands.WithdrawCall(*place), "no judge is needed any more"
    event, answer = act(event, asked)
    done(event, answer, json, f"Table {match.table}: {plain(event.seats(match))}: {said}.", table=match.table)


def _who_waits(event: Event, as_json: bool) -> None:
    """The tables that wait for a judge, the oldest call first."""
    from topcut.play.calls import waiting

    tables = waiting(event.tournament)
    calls = [
        {
            "round": match.round,
            "table": match.table,
            "by": event.handles.get(match.call.by, ""),
            "at": match.call.at,
            "reason": event.words[match.call.reason],
        }
        for match in tables
        if match.call
    ]
    lines = [_line(event, match) for match in tables]
    tell(as_json, {"calls": calls}, *(lines or ["Nobody waits for a judge."]))


def _line(event: Event, match: Match) -> str:
    """ "Table 3: Kira v Odo: called by Kira: a ruling"."""
    assert match.call is not None
    by = f"called by {event.names[match.call.by]}" if match.call.by else "called"
    reason = f": {event.words[match.call.reason]}" if match.call.reason else ""
    return f"Table {match.table}: {plain(event.seats(match))}: [bold]{plain(by + reason)}[/]"
