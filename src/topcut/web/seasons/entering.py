"""Who comes into an event, across events: an account's own person, and those whom a typed name means for sure."""

from __future__ import annotations

from collections.abc import Callable

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from msgspec.structs import replace

from topcut.acts.entries.commands import Person as Entering
from topcut.rulebooks.model import Rulebook, Step
from topcut.web.people.across import Known
from topcut.web.seasons.models import Person
from topcut.web.seasons.people import look_up_each
from topcut.web.seasons.projecting import persons_of
from topcut.web.seasons.shown import person_of
from topcut.web.site.live import Snapshot

Rating = Callable[[Person, Snapshot], int | None]
_ratings: list[Rating] = []


def rated_by(rating: Rating) -> None:
    """Where a person's rating for an event is found, for rulebooks that rank by it (000 7.5)."""
    if rating not in _ratings:
        _ratings.append(rating)


def _account(user: AbstractBaseUser | AnonymousUser) -> str:
    own = person_of(user)
    return own.key if own else ""


def _typed(snapshot: Snapshot, people: tuple[Entering, ...]) -> tuple[Entering, ...]:
    """In an event of a program; elsewhere, and where nobody is sure, the page "Who is who" asks."""
    if not snapshot.tournament.program:
        return people
    taken = {person.pk for person in persons_of(snapshot.tournament).values()}
    found = look_up_each([(one.handle, one.name) for one in people])
    return tuple(_sure(one, known.sure, taken) for one, known in zip(people, found, strict=True))


def _sure(one: Entering, known: Person | None, taken: set[int]) -> Entering:
    """As the person that they are for sure; of two who would be the same one, nobody is."""
    if one.who or known is None or known.pk in taken:
        return one
    taken.add(known.pk)
    return replace(one, who=known.key)


def _rating(key: str, snapshot: Snapshot) -> int | None:
    person = Person.objects.filter(key=key).first() if _ranks_by_rating(snapshot.book) else None
    return next((found for one in _ratings if person and (found := one(person, snapshot)) is not None), None)


def _ranks_by_rating(book: Rulebook) -> bool:
    return any(isinstance(link, Step) and link.step == "rating" for link in book.chain)


KNOWN = Known(_account, _typed, _rating)
