"""What the event plays by: which of it may still change, and changing it."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct

from topcut.acts.event.commands import ChangeSettings
from topcut.answers.settings import SettingRow, settings_answer
from topcut.messages.message import message
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.setup.setup_form import SettingField, options, setting_field
from topcut.web.site.forms import NOTHING, Answered


class OpenSetting(Struct, frozen=True):
    """A setting and its field."""

    field: SettingField
    setting: SettingRow


@require_safe
@officials
def settings(room: Room) -> HttpResponse:
    return settings_page(room, NOTHING)


def settings_page(room: Room, answered: Answered) -> HttpResponse:
    """Those that may change as fields, the others as they are."""
    book, answer = room.snapshot.book, settings_answer(room.snapshot)
    typed = answered.values if answered.form == "settings" else {}
    open_yet = [one for one in answer.settings if one.needs != "never"]
    return show(
        room,
        "desk/setup/settings.html",
        answered,
        "desk_settings",
        rows=[OpenSetting(setting_field(book, book.settings[one.name], typed), one) for one in open_yet],
        fixed=[one for one in answer.settings if one.needs == "never"],
        consent=next((one.consent for one in open_yet if one.needs == "consent"), ""),
        changes=answer.changes,
    )


@require_POST
@officials
def change(room: Room) -> HttpResponse:
    """Take over what was typed otherwise than the page showed it, and nothing else."""

    def act() -> HttpResponse:
        book = room.snapshot.book
        asked = _typed_otherwise(room)
        room.do(room.read(ChangeSettings, settings=asked))
        titles = tuple(book.settings[name].title for name in asked)
        return room.go("desk_settings", message("web-settings-changed", settings=titles))

    return room.answer("settings", act, settings_page)


def _typed_otherwise(room: Room) -> dict[str, Any]:
    """Somebody else may have changed another setting since the page was opened: that one stays."""
    sent = room.request.POST.dict()
    typed = {name: text for name, text in sent.items() if text.strip() != sent.get(f"was_{name.removeprefix('o_')}")}
    return options(room.snapshot.book, typed)
