"""Events as lists show them: how far each is, and the name of its winner, with one question for all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from topcut.acts.matter import PersonDetails
from topcut.web.store.models import Event, Word
from topcut.web.store.shown import Shown, read


class InList(Struct, frozen=True):
    """An event as a list shows it."""

    row: Event
    shown: Shown
    winner: str = ""

    @property
    def full(self) -> bool:
        """Nobody has a place any more, except on the waiting list."""
        return 0 < self.shown.places <= self.row.players


def in_lists(rows: Sequence[Event]) -> list[InList]:
    winners = winners_of(rows)
    return [InList(row, read(row.shown), winners.get(row.pk, "")) for row in rows]


def winners_of(events: Iterable[Event]) -> dict[int, str]:
    """By the event's number; none whose name was erased."""
    refs = {event.pk: ref for event in events if (ref := read(event.shown).winner)}
    if not refs:
        return {}
    words = Word.objects.filter(event_id__in=refs, ref__in=set(refs.values()))
    return {
        word.event_id: msgspec.json.decode(word.value, type=PersonDetails).name
        for word in words
        if refs[word.event_id] == word.ref
    }
