"""What the sheet does with the facts of who plays: entering, leaving, coming back."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from topcut.acts.earned.fold import bringing
from topcut.acts.entries.facts import (
    ByeForfeited,
    CheckedIn,
    Described,
    Dropped,
    Entered,
    FeeNoted,
    ReEntered,
    Renamed,
    Withdrawn,
)
from topcut.journal.fact import PlayerId
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Impossible, Sheet
from topcut.journal.state import Entrant
from topcut.messages.message import message


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
        who=fact.who,
        entered_after=len(sheet.rounds),
    )


def _change(sheet: Sheet, entrant: Entrant, **changes: Any) -> None:
    sheet.entrants()[entrant.id] = replace(entrant, **changes)


def _withdrawn(sheet: Sheet, fact: Withdrawn, record: Record) -> None:
    entrant = sheet.entrant(fact.player)
    if entrant.brought or entrant.given_up:  # who never took part has used nothing
        entrant = bringing(entrant, (), ())
    _change(sheet, entrant, withdrawn=True)
    _waits_no_more(sheet, fact.player)


def _waits_no_more(sheet: Sheet, player: PlayerId) -> None:
    if player in sheet.waiting:
        sheet.waiting = tuple(one for one in sheet.waiting if one != player)


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
    _waits_no_more(sheet, fact.player)
    if entrant.withdrawn:  # never took part until now
        return _change(sheet, entrant, withdrawn=False, dropped_after=None, entered_after=posted)
    last = posted if entrant.dropped_after is None else entrant.dropped_after
    missed = ((last + 1, posted),) if last < posted else ()
    return _change(sheet, entrant, dropped_after=None, away=entrant.away + missed)


def _renamed(sheet: Sheet, fact: Renamed, record: Record) -> None:
    _change(sheet, sheet.entrant(fact.player), person=fact.person)


def _described(sheet: Sheet, fact: Described, record: Record) -> None:
    _change(sheet, sheet.entrant(fact.player), card=fact.card)


def _fee_noted(sheet: Sheet, fact: FeeNoted, record: Record) -> None:
    _change(sheet, sheet.entrant(fact.player), paid=fact.paid)


FOLLOW: Following = {
    Entered: _entered,
    Withdrawn: _withdrawn,
    ReEntered: _re_entered,
    ByeForfeited: _bye_forfeited,
    CheckedIn: _checked_in,
    Dropped: _dropped,
    Renamed: _renamed,
    Described: _described,
    FeeNoted: _fee_noted,
}
