"""What the event plays by: which of it may still change, and changing it."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct

from topcut.acts.event.commands import ChangeSettings
from topcut.messages.message import Message, message
from topcut.play.settings import Line, changes_told, settings_of
from topcut.web.console.forms import NOTHING, Answered
from topcut.web.console.pages import show
from topcut.web.console.room import Room, officials
from topcut.web.console.setup_form import SettingField, options, setting_fields


class Row(Struct, frozen=True):
    """A setting: its field, what it is, and what a change asks for."""

    field: SettingField
    line: Line
    now: Message


@require_safe
@officials
def settings(room: Room) -> HttpResponse:
    return settings_page(room, NOTHING)


def settings_page(room: Room, answered: Answered) -> HttpResponse:
    """Those that may change as fields, the others as they are."""
    tournament, book = room.snapshot.tournament, room.snapshot.book
    lines = {line.name: line for line in settings_of(tournament, book)}
    fields = setting_fields(book, answered.values if answered.form == "settings" else {})
    rows = [_row(field, lines[field.name.removeprefix("o_")]) for field in fields]
    return show(
        room,
        "console/settings.html",
        answered,
        "desk_settings",
        rows=[row for row in rows if row.line.needs != "never"],
        fixed=[row for row in rows if row.line.needs == "never"],
        consent=next((row.line.consent for row in rows if row.line.needs == "consent"), ""),
        changes=changes_told(tournament, book, room.snapshot.words),
    )


def _row(field: SettingField, line: Line) -> Row:
    now = message(
        "web-settings-now",
        value=line.value,
        printed=line.printed or "",
        clause=line.clause,
        needs=line.needs,
        consent=line.consent,
    )
    return Row(field, line, now)


@require_POST
@officials
def change(room: Room) -> HttpResponse:
    """Take over what was typed otherwise than the page showed it, and nothing else."""

    def act() -> HttpResponse:
        book = room.snapshot.book
        asked = _typed_otherwise(room)
        room.do(ChangeSettings(asked, room.field("consent"), room.field("reason")))
        titles = tuple(book.settings[name].title or name for name in asked)
        return room.go("desk_settings", message("web-settings-changed", settings=titles))

    return room.answer("settings", act, settings_page)


def _typed_otherwise(room: Room) -> dict[str, Any]:
    """Somebody else may have changed another setting since the page was opened: that one stays."""
    sent = room.request.POST.dict()
    typed = {name: text for name, text in sent.items() if text.strip() != sent.get(f"was_{name.removeprefix('o_')}")}
    return options(room.snapshot.book, typed)
