"""What the sheet does with the facts of limited play: drafting groups, packs, pools."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.limited.facts import GroupsSeated, PacksDealt, PickDrawn, PoolsSwapped, Suspended
from topcut.journal.fact import Fact
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Sheet


def _groups_seated(sheet: Sheet, fact: GroupsSeated, record: Record) -> None:
    """Who drafts a side plays it."""
    sheet.limited = (*sheet.limited, fact)
    for group in fact.groups:
        for player in group.players if group.side else ():
            sheet.entrants()[player] = replace(sheet.entrant(player), side=group.side)


def _limited(sheet: Sheet, fact: Fact, record: Record) -> None:
    sheet.limited = (*sheet.limited, fact)


FOLLOW: Following = {
    GroupsSeated: _groups_seated,
    PacksDealt: _limited,
    PoolsSwapped: _limited,
    Suspended: _limited,
    PickDrawn: _limited,
}
