"""Who somebody is to a league: its director, whoever governs organized play, or one of its players."""

from __future__ import annotations

from collections.abc import Iterable

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser, User

from topcut.web.seasons.models import League, Office, Person
from topcut.web.seasons.people import final
from topcut.web.seasons.shown import person_of, shown_name

Account = AbstractBaseUser | AnonymousUser
__all__ = ["Account", "by_key", "directs", "governs", "person_of", "shown_name"]


def governs(user: Account, program: str) -> bool:
    """The Director of Organized Play, and whoever administrates the site: they confirm leagues (001 12.1)."""
    if not isinstance(user, User) or not user.is_active:
        return False
    held = Office.objects.filter(user=user, kind=Office.Kind.DIRECTOR, program=program)
    return user.is_superuser or held.exists()


def directs(user: Account, league: League) -> bool:
    """Who may list events for it and keeps its book."""
    if not isinstance(user, User) or not user.is_active:
        return False
    held = Office.objects.filter(user=user, kind=Office.Kind.LEAGUE, where=league.slug, program=league.program)
    return held.exists() or governs(user, league.program)


def by_key(keys: Iterable[str]) -> dict[str, Person]:
    """Whoever each key is by now, after all mergers."""
    found = Person.objects.filter(key__in=set(keys)).select_related("merged_into")
    return {person.key: final(person) for person in found}
