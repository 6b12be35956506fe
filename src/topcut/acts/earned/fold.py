"""What the sheet does with what players earned elsewhere."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.earned.facts import Brought, Held
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Sheet
from topcut.journal.state import Entrant


def bringing(entrant: Entrant, used: tuple[Held, ...], given_up: tuple[Held, ...]) -> Entrant:
    """The entrant with the byes and the head start of what they use; what was typed when they entered stays."""
    before, rounds = _rounds(entrant.brought), _rounds(used)
    byes, forfeited = entrant.earned_byes, entrant.forfeited
    if before or rounds:
        byes = max(rounds, default=0)
        forfeited = tuple(number for number in range(1, byes) if number not in rounds)
    start = entrant.head_start - _points(entrant.brought) + _points(used)
    return replace(entrant, earned_byes=byes, forfeited=forfeited, head_start=start, brought=used, given_up=given_up)


def _rounds(several: tuple[Held, ...]) -> set[int]:
    return {number for held in several for number in held.rounds}


def _points(several: tuple[Held, ...]) -> int:
    return sum(held.points for held in several)


def _brought(sheet: Sheet, fact: Brought, record: Record) -> None:
    entrant = sheet.entrant(fact.player)
    sheet.entrants()[entrant.id] = bringing(entrant, fact.used, fact.given_up)


FOLLOW: Following = {Brought: _brought}
