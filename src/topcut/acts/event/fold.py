"""What the sheet does with the facts of the event itself: its rules, its announcements, and what was taken back."""

from __future__ import annotations

from topcut.acts.event.facts import Announced, Cancelled, Created, Retitled, SettingsChanged, TakenDown, Undone
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Impossible, Sheet
from topcut.journal.state import Announcement, Cancellation, SettingChange
from topcut.messages.message import message


def _created(sheet: Sheet, fact: Created, record: Record) -> None:
    sheet.rulebook, sheet.title, sheet.date = fact.rulebook, fact.title, fact.date
    sheet.rounds_planned, sheet.plan = fact.rounds, fact.plan


def _settings_changed(sheet: Sheet, fact: SettingsChanged, record: Record) -> None:
    settings = dict(sheet.rulebook.get("settings", {}))
    for name, value in fact.values.items():
        if name not in settings:
            raise Impossible(message("impossible-no-setting", setting=name))
        before, asked = settings[name].get("value"), name in fact.asked
        change = SettingChange(name, before, value, asked, record.at, fact.consent, fact.reason)
        settings[name] = {**settings[name], "value": value}
        sheet.changes = (*sheet.changes, change)
    sheet.rulebook = {**sheet.rulebook, **fact.tables, "settings": settings}


def _announced(sheet: Sheet, fact: Announced, record: Record) -> None:
    sheet.announcements = (*sheet.announcements, Announcement(record.seq, fact.text, record.at, fact.until))


def _taken_down(sheet: Sheet, fact: TakenDown, record: Record) -> None:
    sheet.announcements = tuple(one for one in sheet.announcements if one.seq != fact.seq)


def _retitled(sheet: Sheet, fact: Retitled, record: Record) -> None:
    sheet.title = fact.title


def _cancelled(sheet: Sheet, fact: Cancelled, record: Record) -> None:
    sheet.cancelled = Cancellation(record.seq, record.at, fact.reason)


def _undone(sheet: Sheet, fact: Undone, record: Record) -> None:
    """What it names was passed over already."""


FOLLOW: Following = {
    Created: _created,
    SettingsChanged: _settings_changed,
    Announced: _announced,
    Retitled: _retitled,
    TakenDown: _taken_down,
    Cancelled: _cancelled,
    Undone: _undone,
}
