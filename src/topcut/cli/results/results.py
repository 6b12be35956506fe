"""Results come in: report, confirm, dispute, settle, correct."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from topcut.acts.results.commands import Confirm, Correct, Dispute, Settle
from topcut.answers.correction import correction_answer
from topcut.answers.table import result_told
from topcut.cli.results.read_result import find_match, read_result
from topcut.cli.results.slips import Slips, one_or_many, remarks_told
from topcut.cli.rounds.correction import show_correction
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import (
    HERE,
    File,
    Json,
    Organizer,
    Player,
    Reason,
    Rotation,
    Round,
    Slip,
    Where,
    Words,
)
from topcut.cli.terminal.given import standard_input
from topcut.cli.terminal.opening import EventFile, act, open_journal, try_out
from topcut.cli.terminal.telling import in_words
from topcut.cli.terminal.who import player as who
from topcut.files.names_file import decoded
from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.limits import lines_of
from topcut.messages.message import message
from topcut.play.possible.taking import remarks_on
from topcut.play.scenarios.moves import keeping_moves
from topcut.refusal import Refused, refuse
from topcut.slips.ways_out import with_example

By = Annotated[str, typer.Option("--by", show_default=False)]


@command(
    examples=[
        "report friday.jsonl 3 100-35     # table-first",
        "report friday.jsonl kira 2-1     # kira-first",
        "report friday.jsonl 3 65-65 1/1-1/0 time",
        'report friday.jsonl "3 100-35" "4 65-100 time" "5 tie"',
        "report friday.jsonl -            # a-stack",
        'report friday.jsonl "1 900*-0-60 0-40-800* 0-0-500* 10-20-30 time"    # a-pod',
    ],
    cls=Slip,
)
def report(
    *,
    file: File = HERE,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="RESULT", show_default=False),
    ] = None,
    by: By = "",
    round: Round = 0,
    rotation: Rotation = None,
    json: Json = False,
) -> None:
    """Enter results as they stand on the slip.

    Behind the numbers: time, effect (the player named won), concede (the player named gave up; behind a table, the
    lower score did), decked, tie, id (a draw by agreement); codes (FW FL) may be given too. no-score: nobody knows it.
    """
    event = open_journal(file)
    reporter = Slips(event, round, by, rotation)
    if words and words != ["-"]:
        lines = one_or_many(words)
        reporter.take_all(lines, numbered=len(lines) > 1)
    elif sys.stdin.isatty():
        reporter.take_typed()
    else:
        source = in_words(message("cli-given-list"))
        text = decoded(standard_input(message("cli-results-type")), source)
        reporter.take_all(lines_of(text, source), numbered=True)
    reporter.answer(json)


@command(examples=["confirm friday.jsonl 3", "confirm friday.jsonl kira --by odo"])
def confirm(*, file: File = HERE, table: Where, by: By = "", round: Round = 0, json: Json = False) -> None:
    """Confirm a result that a player reported: the opponent's initials, or yours."""
    event = open_journal(file)
    match, _ = find_match(event, table, event.round(round))
    player = who(event, by) if by else ""
    event, answer = act(event, Confirm(match.round, match.table, player), player)
    done(event, answer, json, message("cli-results-confirmed", table=match.table))


@command(
    examples=["dispute friday.jsonl odo 65-100", 'dispute friday.jsonl odo --reason "time was called"'],
    cls=Slip,
)
def dispute(
    *,
    file: File = HERE,
    player: Player,
    words: Annotated[list[str] | None, typer.Argument(metavar="RESULT", show_default=False)] = None,
    round: Round = 0,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """A player says that a result is wrong. The next round waits until you settle it."""
    event = open_journal(file)
    match, one = find_match(event, player, event.round(round))
    if one is None:
        raise refuse("command-disputed-by-table")
    first = str(match.table) if len(match.seats) > 2 else event.handles[one]  # points of a pod stand in seat order
    claim = read_result(event, f"{first} {' '.join(words)}", event.round(round))[1] if words else None
    event, answer = act(event, Dispute(match.round, match.table, one, claim, reason), one)
    done(event, answer, json, message("cli-results-disputed", table=match.table))


@command(examples=['settle friday.jsonl 3 100-35 --reason "the judge saw the end"'], cls=Slip)
def settle(*, file: File = HERE, words: Words, round: Round = 0, reason: Reason = "", json: Json = False) -> None:
    """Decide a disputed result."""
    event = open_journal(file)
    match, result = read_result(event, " ".join(words), event.round(round))
    result = keeping_moves(event.book, match, result)
    with _saying_how(event, words, match, result):
        event, answer = act(event, Settle(match.round, match.table, result, reason))
    pod = len(match.seats) > 2
    shown = event.tell(result_told(event, match, result) if pod else event.counted(match, result))
    seats = "" if pod else event.seats(match)
    told = message("cli-results-settled", table=match.table, seats=seats, result=shown)
    done(event, answer, json, told, notes=_remarks(event, match, result))


@command(
    examples=[
        'correct friday.jsonl 3 35-100 --reason "scores were swapped on the slip"',
        'correct friday.jsonl kira 65-65 time --round 2 --reason "it was time" --cut 8 --yes',
    ],
    cls=Slip,
)
def correct(
    *,
    file: File = HERE,
    words: Words,
    round: Round = 0,
    reason: Reason = "",
    cut: Annotated[int, typer.Option(show_default=False)] = 0,
    yes: Annotated[bool, typer.Option("--yes", "-y")] = False,
    organizer: Organizer = False,
    json: Json = False,
) -> None:
    """Change a result that stands, also of an event that is over. Shows what moves, then asks."""
    event = open_journal(file)
    match, result = read_result(event, " ".join(words), event.round(round))
    result = keeping_moves(event.book, match, result)
    asked = Correct(match.round, match.table, result, reason)
    with _saying_how(event, words, match, result):
        try_out(event, asked, organizer=organizer)
    correction = correction_answer(event, match, result, cut)
    data = event.data(correction)
    if not json:
        show_correction(event, correction)
    if not yes:
        _must_agree()
    event, answer = act(event, asked, organizer=organizer)
    notes = _remarks(event, match, result)
    told = message("cli-results-corrected", table=match.table)
    done(event, answer, json, told, notes=notes, **data)


@contextmanager
def _saying_how(event: EventFile, words: list[str], match: Match, result: Result) -> Iterator[None]:
    """A refusal shows how the line is typed instead, as `report` does."""
    try:
        yield
    except Refused as refused:
        raise with_example(event, " ".join(words), match, result, refused) from None


def _remarks(event: EventFile, match: Match, result: Result) -> list[str]:
    """What is odd about a result that was taken all the same."""
    return remarks_told(event, match, remarks_on(event.tournament, event.book, match, result))


def _must_agree() -> None:
    if not sys.stdin.isatty():
        raise refuse("command-correction-asks")
    if not typer.confirm(in_words(message("cli-results-correct")), err=True):
        raise refuse("command-nothing-changed")
