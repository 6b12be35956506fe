"""Who somebody is to a league: its director, whoever governs organized play, or one of its players."""

from __future__ import annotations

from collections.abc import Iterable

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser, User

from topcut.messages.message import message
from topcut.web.seasons.models import League, Office, Person
from topcut.web.seasons.people import final
from topcut.web.voices import PAGE

Account = AbstractBaseUser | AnonymousUser


def shown_name(person: Person) -> str:
    """What everybody reads: as the person allows, and of minors never more than "Kira N."."""
    if person.erased:
        return PAGE.say(message("web-leagues-erased"))
    if person.shown == Person.Shown.HANDLE or not person.name:
        return person.handle
    if person.shown == Person.Shown.FULL and not person.minor:
        return person.name
    first, *more = person.name.split()
    return f"{first} {more[-1][0]}." if more else first


def person_of(user: Account) -> Person | None:
    found = Person.objects.filter(user_id=user.pk).first() if user.is_authenticated else None
    return final(found) if found else None


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
