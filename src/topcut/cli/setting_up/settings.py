"""The settings of an event: what they are, until when they may change, and changing them."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from topcut.acts.event.commands import ChangeSettings
from topcut.answers.settings import SettingRow, settings_answer
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, File, Json, Reason
from topcut.cli.terminal.opening import EventFile, act, open_event, open_journal
from topcut.cli.terminal.out import plain, tell
from topcut.messages.message import Message, message
from topcut.refusal import refuse
from topcut.rulebooks.describe_values import setting_told
from topcut.rulebooks.values import as_text, from_text


@command(examples=["settings friday.jsonl", "settings friday.jsonl --json"])
def settings(*, file: File = HERE, json: Json = False) -> None:
    """What this event plays by: every choice of the director, and whether it may still change."""
    event = open_event(file)
    answer = settings_answer(event)
    shown = [part for one in answer.settings for part in (f"[bold]{plain(_typed(one))}[/]", _told(one))]
    changes = [message("cli-settings-changed", change=event.tell(one.told)) for one in answer.changes]
    tell(json, event.data(answer), *shown, *changes)


def _typed(row: SettingRow) -> str:
    """ "time_limit=60", as `topcut set` takes it."""
    return f"{row.name}={as_text(row.value, ',')}"


def _told(row: SettingRow) -> Message:
    return message("cli-settings-line", title=row.title, now=row.now, change=row.change)


@command(
    "set",
    [
        "set friday.jsonl time_limit=60",
        'set friday.jsonl format=cube-winston --reason "five players came"',
        "set friday.jsonl drop_no_show=no warnings=half,10",
    ],
)
def set_(
    *,
    file: File = HERE,
    changes: Annotated[list[str], typer.Argument(metavar="NAME=VALUE", show_default=False)],
    consent: Annotated[str, typer.Option("--consent", show_default=False)] = "",
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Change a setting of an event that was made, until the moment that its document names."""
    event = open_journal(file)
    event, answer = act(event, ChangeSettings(_values(event, changes), consent, reason))
    new = {one.name: one.after for one in event.tournament.changes if one.name in answered(answer)}
    lines = [event.tell(setting_told(event.book, name, value)) for name, value in new.items()]
    done(event, answer, json, *map(plain, lines), settings=new)


def answered(answer: Any) -> set[str]:
    """The settings that an act changed."""
    return {name for record in answer.records for name in record.fact.values}


def _values(event: EventFile, changes: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for change in changes:
        name, sign, value = (part.strip() for part in change.partition("="))
        if not sign:
            raise refuse("command-sets-nothing", typed=change)
        known = event.book.settings.get(name)
        found[name] = from_text(known, value) if known else value
    return found
