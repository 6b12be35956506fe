"""What the sheet does with the facts about the event and its players."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from topcut.journal.records import (
    Announced,
    ByeForfeited,
    CheckedIn,
    ConfrontationWon,
    Created,
    Dropped,
    Entered,
    Finished,
    LotDrawn,
    Record,
    ReEntered,
    RoundsChanged,
    SettingsChanged,
    Started,
    Undone,
    Withdrawn,
)
from topcut.journal.sheet import Following, Impossible, Sheet
from topcut.journal.state import Entrant, SettingChange
from topcut.messages.message import message


def _created(sheet: Sheet, fact: Created, record: Record) -> None:
    sheet.rulebook, sheet.title, sheet.date = fact.rulebook, fact.title, fact.date
    sheet.rounds_planned, sheet.plan = fact.rounds, fact.plan


def _rounds_changed(sheet: Sheet, fact: RoundsChanged, record: Record) -> None:
    if fact.stage == 1:
        sheet.rounds_planned = fact.rounds
    if fact.stage in sheet.planned:
        sheet.planned = {**sheet.planned, fact.stage: fact.rounds}


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


def _started(sheet: Sheet, fact: Started, record: Record) -> None:
    sheet.started = True
    sheet.planned = {**sheet.planned, fact.stage: fact.rounds}
    if fact.stage == 1:
        sheet.rounds_planned = fact.rounds


def _finished(sheet: Sheet, fact: Finished, record: Record) -> None:
    sheet.finished = True


def _lot_drawn(sheet: Sheet, fact: LotDrawn, record: Record) -> None:
    sheet.lots = {**sheet.lots, fact.stage: (*sheet.lots.get(fact.stage, ()), fact.players)}


def _confrontation_won(sheet: Sheet, fact: ConfrontationWon, record: Record) -> None:
    sheet.confrontation = fact.player


def _announced(sheet: Sheet, fact: Announced, record: Record) -> None:
    sheet.announcements = (*sheet.announcements, fact.text)


def _undone(sheet: Sheet, fact: Undone, record: Record) -> None:
    """What it names was passed over already."""


def _entered(sheet: Sheet, fact: Entered, record: Record) -> None:
    entrants = sheet.entrants()
    if fact.player in entrants:
        raise Impossible(message("impossible-entered-before", player=fact.player))
    entrants[fact.player] = Entrant(
        id=fact.player,
        number=len(entrants) + 1,
        person=fact.person,
        rating=fact.rating,
        earned_byes=fact.earned_byes,
        head_start=fact.head_start,
        side=fact.side,
        team=fact.team,
        entered_after=len(sheet.rounds),
    )


def _change(sheet: Sheet, entrant: Entrant, **changes: Any) -> None:
    sheet.entrants()[entrant.id] = replace(entrant, **changes)


def _withdrawn(sheet: Sheet, fact: Withdrawn, record: Record) -> None:
    _change(sheet, sheet.entrant(fact.player), withdrawn=True)


def _checked_in(sheet: Sheet, fact: CheckedIn, record: Record) -> None:
    _change(sheet, sheet.entrant(fact.player), checked_in=True)


def _bye_forfeited(sheet: Sheet, fact: ByeForfeited, record: Record) -> None:
    entrant = sheet.entrant(fact.player)
    if fact.round:
        _change(sheet, entrant, forfeited=(*entrant.forfeited, fact.round))
    else:
        _change(sheet, entrant, bye_forfeited=True)


def _dropped(sheet: Sheet, fact: Dropped, record: Record) -> None:
    _change(sheet, sheet.entrant(fact.player), dropped_after=fact.after)


def _re_entered(sheet: Sheet, fact: ReEntered, record: Record) -> None:
    entrant, posted = sheet.entrant(fact.player), len(sheet.rounds)
    if entrant.withdrawn:  # never took part until now
        return _change(sheet, entrant, withdrawn=False, dropped_after=None, entered_after=posted)
    last = posted if entrant.dropped_after is None else entrant.dropped_after
    missed = ((last + 1, posted),) if last < posted else ()
    return _change(sheet, entrant, dropped_after=None, away=entrant.away + missed)


FOLLOW: Following = {
    Created: _created,
    RoundsChanged: _rounds_changed,
    SettingsChanged: _settings_changed,
    Started: _started,
    Finished: _finished,
    LotDrawn: _lot_drawn,
    ConfrontationWon: _confrontation_won,
    Announced: _announced,
    Undone: _undone,
    Entered: _entered,
    Withdrawn: _withdrawn,
    CheckedIn: _checked_in,
    ByeForfeited: _bye_forfeited,
    Dropped: _dropped,
    ReEntered: _re_entered,
}
