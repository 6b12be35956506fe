"""Who somebody is to a league: its director, whoever decides for organized play, or one of its players."""

from __future__ import annotations

from collections.abc import Iterable

from topcut.web.seasons.models import Person
from topcut.web.seasons.offices import Account, decides, directs
from topcut.web.seasons.people import final
from topcut.web.seasons.shown import person_of, shown_name

__all__ = ["Account", "by_key", "decides", "directs", "person_of", "shown_name"]


def by_key(keys: Iterable[str]) -> dict[str, Person]:
    """Whoever each key is by now, after all mergers."""
    found = Person.objects.filter(key__in=set(keys)).select_related("merged_into")
    return {person.key: final(person) for person in found}
