"""The names of the winners of events in a list: one question for all of them, and none whose name was erased."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from topcut.acts.matter import PersonDetails
from topcut.web.store.models import Event, Word
from topcut.web.store.shown import read


def named(events: Iterable[Event]) -> dict[int, str]:
    """By the event's number."""
    refs = {event.pk: ref for event in events if (ref := read(event.shown).winner)}
    words = Word.objects.filter(event_id__in=refs, ref__in=set(refs.values()))
    return {
        word.event_id: msgspec.json.decode(word.value, type=PersonDetails).name
        for word in words
        if refs[word.event_id] == word.ref
    }
