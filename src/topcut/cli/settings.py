"""The settings of an event: what they are, until when they may change, and changing them."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from topcut.acts.event.commands import ChangeSettings
from topcut.cli.app import command, done
from topcut.cli.file_first import HERE, File, Json, Reason
from topcut.cli.opening import EventFile, act, open_event, open_journal
from topcut.cli.out import plain, tell
from topcut.messages.message import Message, message
from topcut.play.settings import Line, changes_of, changes_told, setting_told, settings_of
from topcut.refusal import refuse
from topcut.rulebooks.values import from_text


@command(examples=["settings friday.jsonl", "settings friday.jsonl --json"])
def settings(*, file: File = HERE, json: Json = False) -> None:
    """What this event plays by: every choice of the director, and whether it may still change."""
    event = open_event(file)
    lines = settings_of(event.tournament, event.book)
    data = [
        {"name": one.name, "title": one.title, "value": event.book.settings[one.name].value, "needs": one.needs}
        | ({"printed": event.book.printed[one.name]} if one.printed else {})
        for one in lines
    ]
    shown = [part for one in lines for part in (f"[bold]{plain(_typed(event, one.name))}[/]", _told(one))]
    tell(json, {"settings": data, "changes": _changes_data(event)}, *shown, *_changes(event))


def _typed(event: EventFile, name: str) -> str:
    """ "time_limit=60", as `topcut set` takes it."""
    value = event.book.settings[name].value
    if isinstance(value, bool):
        value = "yes" if value else "no"
    return f"{name}={','.join(map(str, value)) if isinstance(value, list) else value}"


def _told(one: Line) -> Message:
    return message("cli-settings-line", title=one.title, printed=one.printed or "", needs=one.needs)


def _changes_data(event: EventFile) -> list[dict[str, Any]]:
    return [
        {"name": one.name, "before": one.before, "after": one.after, "at": one.at, "reason": event.words[one.reason]}
        for one in changes_of(event.tournament, event.book)
    ]


def _changes(event: EventFile) -> list[Message]:
    """What was changed after the event was made, the latest first."""
    told = changes_told(event.tournament, event.book, event.words)
    return [message("cli-settings-changed", change=one.said, reason=one.reason) for one in told]


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
