"""What an event plays by: every choice of the director, whether it may still change, and what was changed."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from topcut.answers.event_view import EventView
from topcut.messages.message import Message, message
from topcut.play.settings import Moment, Needs, changeable, changes_of, moment_of, needs
from topcut.play.settings import change_told as said_of
from topcut.rulebooks.describe_values import value_told
from topcut.rulebooks.model import Rulebook, Setting


class SettingRow(Struct, frozen=True, omit_defaults=True):
    """A setting with its value, and what a change of it asks for now."""

    name: str
    title: str
    value: Any
    needs: Needs
    told: Message  # the value in words
    printed: Any | UnsetType = UNSET  # what the document says, where the event has something else
    printed_told: Message | None = None
    consent: str = ""  # whose it needs
    clause: str = ""

    @property
    def now(self) -> Message:
        """ "60; the document says 75 (3.2)"."""
        return message("settings-now", value=self.told, printed=self.printed_told or "", clause=self.clause)

    @property
    def change(self) -> Message:
        """ "a change needs its reason"."""
        return message("settings-change", needs=self.needs, consent=self.consent)


class SettingChanged(Struct, frozen=True, omit_defaults=True):
    """A change of a setting, with why and with whose consent."""

    name: str
    before: Any
    after: Any
    at: str
    reason: str
    said: Message  # "Time limit of a round in minutes: 60 instead of 75"
    consent: str = ""

    @property
    def told(self) -> Message:
        return message("settings-changed", change=self.said, reason=self.reason, consent=self.consent)


class SettingsAnswer(Struct, frozen=True):
    """All settings in the rulebook's order, and the changes, the latest first."""

    settings: tuple[SettingRow, ...]
    changes: tuple[SettingChanged, ...]


def settings_answer(view: EventView) -> SettingsAnswer:
    """Everything that a director may choose or could have chosen, and what they changed after the event was made."""
    moment = moment_of(view.tournament)
    rows = tuple(_row(view.book, setting, moment) for setting in changeable(view.book))
    return SettingsAnswer(rows, changes_told(view))


def _row(book: Rulebook, setting: Setting, moment: Moment) -> SettingRow:
    name = setting.name
    row = SettingRow(
        name,
        setting.title,
        setting.value,
        needs(setting, moment),
        value_told(book, name, setting.value),
        consent=setting.consent,
        clause=setting.clause,
    )
    if name not in book.printed:
        return row
    printed = book.printed[name]
    return replace(row, printed=printed, printed_told=value_told(book, name, printed))


def changes_told(view: EventView) -> tuple[SettingChanged, ...]:
    """What was changed after the event was made, the latest first."""
    return tuple(
        SettingChanged(
            one.name,
            one.before,
            one.after,
            one.at,
            view.words[one.reason],
            said_of(view.book, one),
            view.words[one.consent],
        )
        for one in changes_of(view.tournament, view.book)
    )
