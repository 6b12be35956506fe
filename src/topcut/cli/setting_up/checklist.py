"""A director's checklist at the terminal."""

from __future__ import annotations

from rich.table import Table

from topcut.answers.checklist import ChecklistPart, checklist_answer
from topcut.answers.checklist_line import ChecklistLine, State
from topcut.cli.terminal.app import command
from topcut.cli.terminal.file_first import HERE, File, Json
from topcut.cli.terminal.opening import EventFile, open_event
from topcut.cli.terminal.out import say, tell
from topcut.cli.terminal.table_frame import name as words
from topcut.cli.terminal.table_frame import table
from topcut.desk.ports import SystemClock
from topcut.messages.message import message

_SIGNS: dict[State, str] = {"done": "[x]", "open": "[ ]", "unknown": ""}


@command(examples=["checklist friday.jsonl", "checklist friday.jsonl --json"])
def checklist(*, file: File = HERE, json: Json = False) -> None:
    """What this event asks of its director: to see to, to bring, to announce, and when."""
    event = open_event(file)
    answer = checklist_answer(event, SystemClock().now())
    if not json:
        for part in answer.parts:
            say(_part(event, part), "")
    tell(json, event.data(answer), message("cli-checklist-done", done=answer.done, known=answer.known))


def _part(event: EventFile, part: ChecklistPart) -> Table:
    made = table("", "", event.tell(part.heading), "")
    made.columns[1].ratio, made.columns[2].ratio, made.expand = 4, 1, True
    for one in part.lines:
        made.add_row(words(_SIGNS[one.state]), words(_said(event, one)), words(one.clause, "dim"))
    return made


def _said(event: EventFile, one: ChecklistLine) -> str:
    told = event.tell(one.told)
    return event.tell(message("cli-checklist-noted", line=told, note=one.note)) if one.note else told
