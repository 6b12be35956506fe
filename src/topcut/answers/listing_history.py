"""The public history of a listing: who changed what and when, from what to what, read from the journal.

What a listing says of contact is not repeated: that it was changed is.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from topcut.acts.listing.facts import Listed, TakenInto
from topcut.acts.listing.words import ListingWords
from topcut.answers.event_view import EventView
from topcut.journal.acts import undone
from topcut.journal.records import Record
from topcut.messages.message import Message, message
from topcut.programs.vocabulary import LEVELS

PRIVATE = frozenset({"phone", "email"})
_PROGRAM = "program"
Values = Mapping[str, str | bool]


class ValueChange(Struct, frozen=True):
    """One value that became another; what is private has neither."""

    name: str
    before: Message | None
    after: Message | None


class ListingChange(Struct, frozen=True):
    """A record that changed the listing."""

    seq: int
    at: str
    who: Message
    undone: bool
    first: bool  # it is how the event was listed, and not yet a change
    values: tuple[ValueChange, ...]


class ListingHistory(Struct, frozen=True):
    """All changes, the latest first."""

    changes: tuple[ListingChange, ...]


def listing_history(view: EventView) -> ListingHistory:
    """What was taken back stands there too, and nothing builds on it."""
    gone = undone(view.history)
    stood: dict[str, str | bool] = {}
    told: list[ListingChange] = []
    for record in view.history:
        if not isinstance(record.fact, Listed | TakenInto):
            continue
        said = _said(view, record.fact)
        changed = {name: value for name, value in said.items() if value != stood.get(name, type(value)())}
        first = isinstance(record.fact, Listed) and not any(not one.undone and one.first for one in told)
        told.append(_change(view, record, record.seq in gone, first, stood, changed))
        if record.seq not in gone:
            stood |= said
    return ListingHistory(tuple(reversed(told)))


def _said(view: EventView, fact: Listed | TakenInto) -> Values:
    """Every value that a fact has; of an erased text nothing is known any more."""
    if isinstance(fact, TakenInto):
        return {_PROGRAM: str(fact.program.get("title", ""))}
    words = asdict(msgspec.json.decode(view.words[fact.words], type=ListingWords)) if fact.words in view.words else {}
    return {**fact.values, **words}


def _change(view: EventView, record: Record, gone: bool, first: bool, before: Values, after: Values) -> ListingChange:
    values = tuple(_value(name, before.get(name, type(value)()), value) for name, value in after.items())
    return ListingChange(record.seq, record.at, message("journal-role", role=record.by), gone, first, values)


def _value(name: str, before: str | bool, after: str | bool) -> ValueChange:
    if name in PRIVATE:
        return ValueChange(name, None, None)
    return ValueChange(name, value_told(name, before), value_told(name, after))


def value_told(name: str, value: str | bool) -> Message:
    """A value as visitors read it."""
    if isinstance(value, bool):
        return message("listing-tick", ticked="yes" if value else "no")
    if name == "level" and value in LEVELS:
        return message("programname-level", level=value, title="")
    if name == "kind" and value:
        return message("programname-kind", kind=value)
    if name == "granted" and value:
        return message("listing-tick", ticked=str(value))
    if name == "shown_to":
        return message("listing-shown-to", who=value or "entered")
    return message("listing-says", text=value)
