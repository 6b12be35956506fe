"""Results with a word of their own, and taking things back: concede, no-show, both-lose, incomplete, delay, undo."""

from __future__ import annotations

from typing import Annotated

import typer

from topcut.acts.command import Command
from topcut.acts.entries.facts import Dropped
from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import BothLose, CloseOverdue, Concede, Delay, Incomplete, NoShow
from topcut.answers.rounds_named import results_told
from topcut.answers.table import table_told
from topcut.cli.results.read_result import find_match
from topcut.cli.results.slips import pod_now, table_now
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.completing import players as handles
from topcut.cli.terminal.file_first import HERE, File, Json, Organizer, Player, Reason, Round, Where
from topcut.cli.terminal.opening import EventFile, act, open_journal
from topcut.journal.acts import last_act
from topcut.journal.fact import PlayerId
from topcut.journal.state import Match
from topcut.messages.message import message
from topcut.play.facts_told import act_told
from topcut.refusal import refuse


def _seat(event: EventFile, typed: str, number: int) -> tuple[Match, PlayerId]:
    """The match of a player of the round."""
    match, one = find_match(event, typed, event.round(number))
    if one is None:
        raise refuse("command-table-not-player", typed=typed)
    return match, one


def _finish(event: EventFile, match: Match, asked: Command, as_json: bool) -> None:
    """Do it, and say how the table stands now."""
    event, answer = act(event, asked)
    after = event.tournament.match(match.round, match.table)
    result, status = (after.result, after.status) if after else (None, "")
    pod = len(match.seats) > 2
    words = event.tell(table_told(event, after)) if after else ""
    state = status if result else ""
    worth = event.worth(match, result) if result and not pod else None
    now = pod_now(match, words, state) if pod else table_now(match, event.seats(match), words, worth, state)
    dropped = [record.fact.player for record in answer.records if isinstance(record.fact, Dropped)]
    gone = [message("cli-endings-dropped", player=event.player(one)) for one in dropped]
    left = message("cli-endings-in", results=results_told(event, event.round(match.round)))
    handles = [event.handles[one] for one in dropped]
    done(event, answer, as_json, now, *gone, left, table=match.table, result=words, state=status, dropped=handles)


@command(examples=["concede friday.jsonl odo"])
def concede(*, file: File = HERE, player: Player, round: Round = 0, json: Json = False) -> None:
    """A player gives up the game; in a pod they end with 0 points and the others play on."""
    event = open_journal(file)
    match, one = _seat(event, player, round)
    _finish(event, match, Concede(match.round, match.table, one), json)


@command("no-show", ["no-show friday.jsonl odo", "no-show friday.jsonl odo kira    # both-of"])
def no_show(
    *,
    file: File = HERE,
    players: Annotated[
        list[str],
        typer.Argument(metavar="PLAYER", show_default=False, autocompletion=handles),
    ],
    round: Round = 0,
    json: Json = False,
) -> None:
    """A player did not come to the table."""
    event = open_journal(file)
    absent = [_seat(event, typed, round) for typed in players]
    match = absent[0][0]
    if any(other.table != match.table for other, _ in absent):
        raise refuse("command-different-tables")
    asked = NoShow(match.round, match.table, tuple(one for _, one in absent))
    _finish(event, match, asked, json)


@command("both-lose", ["both-lose friday.jsonl 3"])
def both_lose(*, file: File = HERE, table: Where, round: Round = 0, json: Json = False) -> None:
    """Both players of a table lose."""
    event = open_journal(file)
    match, _ = find_match(event, table, event.round(round))
    _finish(event, match, BothLose(match.round, match.table), json)


@command(
    examples=[
        "incomplete friday.jsonl 3",
        "incomplete friday.jsonl 3 --responsible odo",
        "incomplete friday.jsonl --overdue    # past-the-deadline",
    ]
)
def incomplete(
    *,
    file: File = HERE,
    table: Where = "",
    responsible: Annotated[list[str] | None, typer.Option()] = None,
    overdue: Annotated[bool, typer.Option("--overdue")] = False,
    round: Round = 0,
    json: Json = False,
) -> None:
    """A game was not finished by the end of the round; or all that are past their deadline."""
    event = open_journal(file)
    if overdue:
        _close(event, event.round(round).number, json)
        return
    if not table:
        raise refuse("command-no-table")
    match, _ = find_match(event, table, event.round(round))
    guilty = tuple(_seat(event, typed, round)[1] for typed in responsible or ())
    _finish(event, match, Incomplete(match.round, match.table, guilty), json)


def _close(event: EventFile, number: int, json: bool) -> None:
    """Every table of a round that is past its deadline."""
    event, answer = act(event, CloseOverdue(number))
    done(event, answer, json, message("cli-endings-closed", round=number, tables=len(answer.records)))


@command(examples=['delay friday.jsonl 3 --reason "they play tomorrow"'])
def delay(*, file: File = HERE, table: Where, reason: Reason = "", round: Round = 0, json: Json = False) -> None:
    """Go on without a result that is not known yet."""
    event = open_journal(file)
    match, _ = find_match(event, table, event.round(round))
    _finish(event, match, Delay(match.round, match.table, reason), json)


@command(examples=["undo friday.jsonl", "undo friday.jsonl --seq 12"])
def undo(
    *,
    file: File = HERE,
    seq: Annotated[int, typer.Option()] = 0,
    organizer: Organizer = False,
    json: Json = False,
) -> None:
    """Take back the last act, or another one that nothing depends on. Nothing is erased."""
    event = open_journal(file)
    seq = seq or last_act(event.history)
    if not seq:
        raise refuse("command-nothing-to-undo")
    words = event.tell(act_told(event, seq))
    event, answer = act(event, Undo(seq), organizer=organizer)
    done(event, answer, json, message("cli-endings-undone", act=words, seq=seq), undone=seq, text=words)
