"""Results come in: report, confirm, dispute, settle, correct."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from topcut.cli.app import RESULTS, command, done
from topcut.cli.file_first import HERE, File, Json, Player, Reason, Rotation, Round, Slip, Where, Words
from topcut.cli.opening import Event, act, open_journal, try_out
from topcut.cli.orbiting import keeping_moves
from topcut.cli.read_result import find_match, read_result
from topcut.cli.slips import Slips, one_or_many
from topcut.cli.who import player as who
from topcut.desk import commands
from topcut.limits import lines_of
from topcut.refusal import Refused, refuse

if TYPE_CHECKING:
    from topcut.journal.records import Result
    from topcut.journal.state import Match

By = Annotated[str, typer.Option("--by", show_default=False)]
Missions = Annotated[str, typer.Option("--missions", show_default=False)]


@command(
    RESULTS,
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
    missions: Missions = "",
    rotation: Rotation = None,
    json: Json = False,
) -> None:
    """Enter results as they stand on the slip.

    Behind the numbers: time, effect (the player named won), concede (the player named gave up; behind a table, the
    lower score did), decked, tie, id (a draw by agreement); codes (FW FL) may be given too. no-score: nobody knows it.
    """
    event = open_journal(file)
    reporter = Slips(event, round, by, missions, rotation)
    if words and words != ["-"]:
        lines = one_or_many(words)
        reporter.take_all(lines, numbered=len(lines) > 1)
    elif sys.stdin.isatty():
        reporter.take_typed()
    else:
        from topcut.cli.given import standard_input
        from topcut.files.names_file import decoded

        text = decoded(standard_input("Type the slips"), "the list")
        reporter.take_all(lines_of(text, "the list"), numbered=True)
    reporter.answer(json)


@command(RESULTS, examples=["confirm friday.jsonl 3", "confirm friday.jsonl kira --by odo"])
def confirm(*, file: File = HERE, table: Where, by: By = "", round: Round = 0, json: Json = False) -> None:
    """Confirm a result that a player reported: the opponent's initials, or yours."""
    event = open_journal(file)
    match, _ = find_match(event, table, event.round(round))
    player = who(event, by) if by else ""
    event, answer = act(event, commands.Confirm(match.round, match.table, player), player)
    done(event, answer, json, f"Table {match.table} is confirmed.")


@command(
    RESULTS,
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
    event, answer = act(event, commands.Dispute(match.round, match.table, one, claim, reason), one)
    shown = f"Table {match.table} is disputed; [bold]topcut settle[/] decides it."
    done(event, answer, json, shown)


@command(RESULTS, examples=['settle friday.jsonl 3 100-35 --reason "the judge saw the end"'], cls=Slip)
def settle(*, file: File = HERE, words: Words, round: Round = 0, reason: Reason = "", json: Json = False) -> None:
    """Decide a disputed result."""
    event = open_journal(file)
    match, result = read_result(event, " ".join(words), event.round(round))
    result = keeping_moves(match, result)
    with _saying_how(event, words, match, result):
        event, answer = act(event, commands.Settle(match.round, match.table, result, reason))
    told = f"Table {match.table} is settled: {_words(event, match, result)}."
    done(event, answer, json, told, notes=_remarks(event, match, result))


@command(
    RESULTS,
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
    json: Json = False,
) -> None:
    """Change a result that stands. Shows what moves, then asks. Posted rounds stay as they are."""
    from topcut.cli.correction import consequences_data, show_consequences
    from topcut.play.whatif import consequences

    event = open_journal(file)
    match, result = read_result(event, " ".join(words), event.round(round))
    result = keeping_moves(match, result)
    asked = commands.Correct(match.round, match.table, result, reason)
    with _saying_how(event, words, match, result):
        try_out(event, asked)
    changed = consequences(event.tournament, event.book, match.round, match.table, result, cut)
    if not json:
        show_consequences(event, match, result, changed)
    if not yes:
        _must_agree()
    event, answer = act(event, asked)
    notes = _remarks(event, match, result)
    done(event, answer, json, f"Table {match.table} is corrected.", notes=notes, **consequences_data(event, changed))


@contextmanager
def _saying_how(event: Event, words: list[str], match: Match, result: Result) -> Iterator[None]:
    """A refusal shows how the line is typed instead, as `report` does."""
    from topcut.slips.ways_out import with_example

    try:
        yield
    except Refused as refused:
        raise with_example(event, " ".join(words), match, result, refused) from None


def _remarks(event: Event, match: Match, result: Result) -> list[str]:
    """What is odd about a result that was taken all the same."""
    from topcut.play.possible.taking import remarks_on

    remarks = remarks_on(event.tournament, event.book, match, result)
    return [f"table {match.table}: {event.tell(remark)}" for remark in remarks]


def _must_agree() -> None:
    if not sys.stdin.isatty():
        raise refuse("command-correction-asks")
    if not typer.confirm("Correct it?", err=True):
        raise refuse("command-nothing-changed")


def _words(event: Event, match: Match, result: Result) -> str:
    from topcut.cli.out import plain
    from topcut.cli.pod_tables import said

    names = "" if len(match.seats) > 2 else f"{plain(event.seats(match))}: "
    words = said(event, match, result) if len(match.seats) > 2 else event.said_with_worth(match, result)
    return f"{names}[bold]{plain(words)}[/]"
