"""Who enters across events, as far as somebody else of the site knows it: seasons say so when the app is made ready."""

from __future__ import annotations

from collections.abc import Callable

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.entries.commands import Person
from topcut.web.site.live import Snapshot


class Known(Struct, frozen=True):
    """Whom an account is, and what comes into an event with whoever is known."""

    account: Callable[[AbstractBaseUser | AnonymousUser], str]  # a person's key; "" = nobody
    typed: Callable[[Snapshot, tuple[Person, ...]], tuple[Person, ...]]
    rating: Callable[[str, Snapshot], int | None]


def _nothing_more(_: Snapshot, people: tuple[Person, ...]) -> tuple[Person, ...]:
    return people


_known = Known(lambda _: "", _nothing_more, lambda *_: None)


def known_by(known: Known) -> None:
    """From now on these are asked."""
    global _known
    _known = known


def themselves(user: AbstractBaseUser | AnonymousUser, snapshot: Snapshot, person: Person) -> Person:
    """Somebody who enters with an account is the person that it is, unless that one sits in the event already."""
    key = _known.account(user)
    sits = any(entrant.who == key for entrant in snapshot.tournament.entrants.values())
    return with_rating(snapshot, replace(person, who=key)) if key and not sits else person


def looked_up(snapshot: Snapshot, people: tuple[Person, ...]) -> tuple[Person, ...]:
    """Those whom a director typed: who is known for sure comes as the person that they are."""
    return tuple(with_rating(snapshot, person) for person in _known.typed(snapshot, people))


def with_rating(snapshot: Snapshot, person: Person) -> Person:
    """The one that the person has, where the director left it empty and the event ranks by it."""
    if not person.who or person.rating is not None:
        return person
    return replace(person, rating=_known.rating(person.who, snapshot))
