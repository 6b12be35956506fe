"""What the sheet does with the facts of a listing."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.listing.facts import Known, Listed, TakenInto
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Impossible, Sheet
from topcut.journal.state import Listing
from topcut.messages.message import message


def _taken_into(sheet: Sheet, fact: TakenInto, record: Record) -> None:
    sheet.program = fact.program
    sheet.taken = sheet.taken or record.at


def _listed(sheet: Sheet, fact: Listed, record: Record) -> None:
    unknown = fact.values.keys() - set(Listing.__struct_fields__)
    if unknown:
        raise Impossible(message("impossible-no-listing-value", name=min(unknown)))
    words = {"words": fact.words} if fact.words else {}
    sheet.listing = replace(sheet.listing, **fact.values, **words)


def _known(sheet: Sheet, fact: Known, record: Record) -> None:
    entrant = sheet.entrant(fact.player)
    sheet.entrants()[entrant.id] = replace(entrant, who=fact.who)


FOLLOW: Following = {TakenInto: _taken_into, Listed: _listed, Known: _known}
