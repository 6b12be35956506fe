"""Which name of a person is shown to whom: as they allow, and of minors never more than "Kira N."."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser

from topcut.acts.entries.names import folded, slug
from topcut.messages.message import message
from topcut.web.seasons.models import Person
from topcut.web.seasons.offices import governs
from topcut.web.site.asked import plain
from topcut.web.voices import PAGE

_TELLING = 3  # signs of a word that say whose it is


def initial(name: str) -> str:
    """ "Kira N."; a name of one word is that word."""
    first, *more = name.split() or [""]
    return f"{first} {more[-1][0]}." if more else first


def shown_name(person: Person) -> str:
    """What everybody reads."""
    if person.erased:
        return PAGE.say(message("web-player-erased"))
    if person.shown == Person.Shown.HANDLE or not person.name:
        return person.handle
    full = person.shown == Person.Shown.FULL and not person.minor
    return person.name if full else initial(person.name)


def seen_by(person: Person, user: AbstractBaseUser | AnonymousUser) -> str:
    """The whole name to themselves and to who governs, otherwise what everybody reads."""
    whole = person.name and (governs(user) or is_own(person, user))
    return person.name if whole else shown_name(person)


def seen_text(person: Person) -> str:
    """What a visitor's search looks through: a name that is not shown cannot be tried out."""
    if person.erased or person.merged_into_id:
        return ""
    return f" {plain(shown_name(person))} {person.handle}"[:260]


def called(name: str) -> str:
    """How a typed name is found: the same for names that differ only in capitals."""
    return folded(name)[:400]


def tells_the_name(person: Person, handle: str) -> bool:
    """Whether a handle spells a word of the name that is not shown."""
    if person.shown == Person.Shown.FULL and not person.minor:
        return False
    hidden = person.name.split()[0 if person.shown == Person.Shown.HANDLE else 1 :]
    return any(len(word) >= _TELLING and word in handle for word in map(slug, hidden))


def is_own(person: Person, user: AbstractBaseUser | AnonymousUser) -> bool:
    own = person_of(user)
    return own is not None and own.pk == person.pk


def person_of(user: AbstractBaseUser | AnonymousUser) -> Person | None:
    """Who an account is across events, whoever they were merged into."""
    if not user.is_authenticated:
        return None
    found = Person.objects.filter(user_id=user.pk).select_related("merged_into").first()
    while found is not None and found.merged_into is not None:
        found = found.merged_into
    return found
