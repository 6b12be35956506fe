"""Which account is which person: by the link of an event that was played to its end, or by somebody's word."""

from __future__ import annotations

from typing import Literal

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser, User
from django.db import IntegrityError, transaction
from django.db.models import Q
from django.http import HttpRequest

from topcut.desk.ports import SystemClock
from topcut.journal.fact import PlayerId
from topcut.refusal import refuse
from topcut.web.people.access import carried, linked_events
from topcut.web.people.models import Role
from topcut.web.people.words import EVERY_PLAYER
from topcut.web.seasons.models import Entry, Person
from topcut.web.seasons.models_people import Asked
from topcut.web.seasons.offices import governs
from topcut.web.seasons.people import make
from topcut.web.seasons.shown import person_of
from topcut.web.store.models import Event

State = Literal["", "own", "taken", "proven", "asked", "open", "other"]


def is_claimed(person: Person) -> bool:
    """By an account of theirs, or of somebody who is part of them."""
    return Person.objects.filter(Q(pk=person.pk) | Q(merged_into=person), user__isnull=False).exists()


def played_by(request: HttpRequest) -> set[tuple[int, PlayerId]]:
    """The entries that this browser is by a link, or the account by its roles."""
    rows = Event.objects.filter(pk__in=linked_events(request))
    found = {(row.pk, word) for row in rows for word in carried(request, row) if word.startswith(EVERY_PLAYER)}
    if request.user.is_authenticated:
        roles = Role.objects.filter(user_id=request.user.pk, role=Role.Kind.PLAYER)
        found |= set(roles.values_list("event_id", "player"))
    return found


def proven(request: HttpRequest) -> list[Person]:
    """Whom this browser has played as, in events that are over: a name that somebody typed into one to come is none."""
    mine = played_by(request)
    rows = Entry.objects.filter(event__in={event for event, _ in mine}, place__gt=0).select_related("person")
    found = {entry.person for entry in rows if (entry.event_id, entry.player) in mine}
    return sorted((one for one in found if not one.erased and not is_claimed(one)), key=lambda one: one.handle)


def state_of(request: HttpRequest, person: Person) -> State:
    """What somebody who looks at a person can do about being them; "" where they are not signed in."""
    if not isinstance(request.user, User) or person.erased:
        return ""
    own = person_of(request.user)
    if own is not None:
        return "own" if own == person else "other"
    if is_claimed(person):
        return "taken"
    if person in proven(request):
        return "proven"
    return "asked" if Asked.objects.filter(user=request.user, person=person).exists() else "open"


def claim_by_link(request: HttpRequest, person: Person) -> None:
    """ "This was me": for whoever has the link of an entry that this person played."""
    if person not in proven(request):
        if is_claimed(person):
            raise refuse("person-taken", handle=person.handle)
        raise refuse("person-not-proven", handle=person.handle)
    assert isinstance(request.user, User)
    claim(request.user, person)


def claim(user: User, person: Person) -> None:
    """One account is one person and one person one account: of two who claim at once the database lets one."""
    own = person_of(user)
    if own is not None:
        raise refuse("person-has-one", account=user.username, handle=own.handle)
    try:
        with transaction.atomic():
            free = Person.objects.filter(pk=person.pk, user=None, merged_into=None, erased=False)
            if is_claimed(person) or not free.update(user=user):
                raise refuse("person-taken", handle=person.handle)
            Asked.objects.filter(Q(user=user) | Q(person=person)).delete()
    except IntegrityError:  # the account became another person meanwhile
        raise refuse("person-has-one", account=user.username, handle=person.handle) from None


def make_own(user: User, name: str, handle: str = "") -> Person:
    """A new person for an account that is nobody yet."""
    own = person_of(user)
    if own is not None:
        raise refuse("person-has-one", account=user.username, handle=own.handle)
    if not name:
        raise refuse("person-nameless")
    with transaction.atomic():
        made = make(name, handle)
        claim(user, made)
    return made


def let_go(user: User) -> None:
    """ "This is not me": the person stays, with nobody's account."""
    Person.objects.filter(user=user).update(user=None)


# By somebody's word --------------------------------------------------------------------------------------------------


def ask(user: User, person: Person) -> None:
    """Ask to be a person; an account asks for one at a time."""
    own = person_of(user)
    if own is not None:
        raise refuse("person-has-one", account=user.username, handle=own.handle)
    if is_claimed(person) or person.erased:
        raise refuse("person-taken", handle=person.handle)
    Asked.objects.update_or_create(user=user, defaults={"person": person, "at": SystemClock().now()})


def asked_at(event: Event) -> list[Asked]:
    """Who asks to be a person that plays in this event: its director knows them."""
    rows = Asked.objects.filter(person__entries__event=event).select_related("person", "user")
    return list(rows.order_by("at").distinct())


def answer(asked: Asked, by: AbstractBaseUser | AnonymousUser, yes: bool, event: Event | None = None) -> None:
    """Confirmed or not: by who governs, or by the director of an event that the person plays in."""
    plays = event is not None and Entry.objects.filter(event=event, person=asked.person).exists()
    if not plays and not governs(by):
        raise refuse("person-not-yours-to-answer")
    if yes:
        claim(asked.user, asked.person)
    else:
        asked.delete()
