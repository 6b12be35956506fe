"""Calling an event off."""

from __future__ import annotations

from topcut.acts.event.commands import Cancel
from topcut.answers.progress import cancelled_because
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, File, Json, Reason
from topcut.cli.terminal.opening import act, open_journal


@command(examples=['cancel friday.jsonl --reason "the hall is flooded"'])
def cancel(*, file: File = HERE, reason: Reason = "", json: Json = False) -> None:
    """Call the event off before its first round; `topcut undo` lets it take place after all."""
    event, answer = act(open_journal(file), Cancel(reason))
    done(event, answer, json, cancelled_because(event))
