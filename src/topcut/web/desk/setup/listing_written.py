"""The one way in which what visitors read of an event is written: as a change of its listing; its columns follow.

An event that was never listed gets a listing by its first change: what its columns said is recorded first, so that the
history begins with it and the change can be taken back.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import asdict, replace

from topcut.acts.listing.commands import ChangeListing
from topcut.acts.listing.values import NAMES
from topcut.acts.listing.words import ListingWords, words_of
from topcut.journal.state import Listing, Tournament
from topcut.web.desk.frame.room import Room
from topcut.web.site.live import Snapshot
from topcut.web.store.listed import WHEN_AND_WHERE, WORDS
from topcut.web.store.models import Event

Values = Mapping[str, str | bool]


def has_listing(tournament: Tournament) -> bool:
    return tournament.listing != Listing()


def listed_now(snapshot: Snapshot) -> dict[str, str | bool]:
    """Everything that the listing says; of an event without one what its columns say."""
    if not has_listing(snapshot.tournament):
        return asdict(Listing()) | asdict(ListingWords()) | said_by_row(snapshot.row)
    values = {name: getattr(snapshot.tournament.listing, name) for name in NAMES}
    whole = values | asdict(words_of(snapshot.tournament, snapshot.words))
    if not values["zone"]:  # listed at a terminal, where nothing had to be said of the day
        row = said_by_row(snapshot.row)
        whole |= {name: whole[name] or row[name] for name in WHEN_AND_WHERE}
    return whole


def said_by_row(row: Event) -> dict[str, str]:
    return {name: str(getattr(row, name)) for name in (*WHEN_AND_WHERE, *WORDS)}


def list_as(room: Room, wanted: Values) -> bool:
    """Change these of the values and words; whether anything was another one. Raises `Refused`."""
    before = listed_now(room.snapshot)
    changed = {name: value for name, value in wanted.items() if value != before[name]}
    if not changed:
        return False
    if not has_listing(room.snapshot.tournament):
        room.do(_change(before), ".listed")
    room.do(_change(changed, before), ".listing")
    room.row.refresh_from_db()
    return True


def _change(values: Values, beside: Values | None = None) -> ChangeListing:
    """The command for values and words together: words are said as a whole."""
    words = {name: str(value) for name, value in values.items() if name in ListingWords.__struct_fields__}
    others = {name: value for name, value in values.items() if name in NAMES}
    if not words:
        return ChangeListing(others)
    whole = {name: str((beside or {}).get(name, "")) for name in ListingWords.__struct_fields__}
    return ChangeListing(others, replace(ListingWords(**whole), **words))
