"""An event that was played elsewhere: looked through before it counts, and put into the journal that listed it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer
from rich.table import Table

from topcut.acts.ending.commands import Finish
from topcut.acts.who import DIRECTOR
from topcut.answers.report_check import ReportCheck, report_check
from topcut.cli.terminal import given
from topcut.cli.terminal.app import command
from topcut.cli.terminal.file_first import HERE, File, Json
from topcut.cli.terminal.opening import EventFile, open_event, open_journal, try_out
from topcut.cli.terminal.out import say, tell
from topcut.cli.terminal.table_frame import name, table
from topcut.desk.submit import submit
from topcut.files.results_file import ResultsSheet
from topcut.files.results_onto import ReportPlayed, decide_played, must_not_be_run
from topcut.messages.message import Message, Messages, message
from topcut.messages.numerals import PRINTED
from topcut.refusal import Refused
from topcut.slips.cards.by_file import document_in, fitted, matched, renamed
from topcut.slips.cards.drawn_up import in_file


@command("check-report", examples=["check-report results.json", "check-report friday.jsonl --json"])
def check_report(*, file: File = HERE, json: Json = False) -> None:
    """Look a report through: missing games, sums of the cards, what no table could report, what is in the way."""
    event = open_event(file)
    answer = report_check(event, _in_the_way(event))
    if json:
        tell(True, event.data(answer))
        return
    say(_sums(event, answer))
    say(*(message("cli-reporting-line", what=event.tell(line)) for line in _lines(answer)))


def _in_the_way(event: EventFile) -> Messages:
    """Why it could not be finished as it stands."""
    if event.tournament.finished:
        return ()
    try:
        try_out(event, Finish())
    except Refused as refused:
        return tuple(one.why for one in refused.refusals)
    return ()


def _sums(event: EventFile, answer: ReportCheck) -> Table:
    points, differential = message("cli-tables-points"), message("cli-reporting-differential")
    title = message("cli-reporting-cards", event=event.title)
    made = table(title, message("cli-tables-player"), (points, "right"), (differential, "right"))
    for one in answer.cards:
        made.add_row(name(one.name), str(one.points), PRINTED.value(one.differential))
    return made


def _lines(answer: ReportCheck) -> Iterator[Message]:
    yield message("cli-reporting-counted", players=answer.players, rounds=answer.rounds, games=answer.games)
    for one in answer.missing:
        yield message("cli-reporting-missing", round=one.round, player=one.player)
    for remark in answer.remarks:
        yield message("import-kept", remark=remark)
    for why in answer.obstacles:
        yield message("cli-reporting-obstacle", why=why)
    if not answer.obstacles:
        yield message("cli-reporting-ready")


@command("hand-in", examples=["hand-in friday.jsonl results.json"])
def hand_in(
    *,
    file: File = HERE,
    source: Annotated[str, typer.Argument(metavar="SOURCE", show_default=False)],
    json: Json = False,
) -> None:
    """Put the results of an event that was played elsewhere into the journal in which it was listed, and finish it."""
    event = open_journal(file)
    assert event.store is not None
    must_not_be_run(event.tournament)
    document = fitted(event, document_in(given.file_bytes(source)))
    report = in_file(event, renamed(renamed(document, matched(event, document)), event.handles), ())
    if not isinstance(report.read, ResultsSheet):
        raise Refused(*report.read)
    played = ReportPlayed(report.read, report.ids, event.tournament.head)
    answer = submit(event.store, played, DIRECTOR, decide=decide_played)
    if isinstance(answer, Refused):
        raise answer
    now = answer.tournament
    data = {"file": str(event.path), "players": len(report.ids), "rounds": len(now.rounds)}
    said = message("cli-reporting-handed-in", file=str(event.path), players=len(report.ids), rounds=len(now.rounds))
    tell(json, data, said)
