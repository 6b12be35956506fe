"""Two persons who are one: merged, taken apart again, and the rows of their events made anew each time.

Journals keep whom they named. Who that is now is asked when rows are made, so that taking apart needs no memory.
"""

from __future__ import annotations

from collections.abc import Callable

from django.contrib.auth.models import User
from django.db import transaction
from msgspec import Struct

from topcut.desk.ports import SystemClock
from topcut.refusal import refuse
from topcut.web.seasons import projecting
from topcut.web.seasons.models import Entry, Person
from topcut.web.seasons.models_people import Merger
from topcut.web.seasons.people import keep
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event
from topcut.web.store.rows import locked


class Follower(Struct, frozen=True):
    """What else is kept of persons and has to follow, in the same transaction: ratings."""

    name: str
    merged: Callable[[Person, Person], None]  # who is part of whom from now on
    apart: Callable[[Person], None]


FOLLOWERS: list[Follower] = []


def also(follower: Follower) -> None:
    """Once, however often the app is made ready."""
    if all(known.name != follower.name for known in FOLLOWERS):
        FOLLOWERS.append(follower)


def together(one: Person, other: Person) -> list[Event]:
    """The events in which both sat: two people, then."""
    events = Entry.objects.filter(person=one).values("event")
    return list(Event.objects.filter(pk__in=events, entries__person=other).distinct().order_by("date", "pk"))


def merge(kept: Person, gone: Person, by: User | None, reason: str) -> Merger:
    """From now on `gone` leads to `kept`, and all that they played is theirs."""
    with transaction.atomic(durable=True):
        kept, gone = _locked(kept), _locked(gone)
        _must_be_two_of_one(kept, gone)
        if not reason.strip():
            raise refuse("person-merge-why")
        gone.merged_into = kept
        keep(gone)
        done = Merger.objects.create(kept=kept, gone=gone, by=by, reason=reason.strip(), at=SystemClock().now())
        _make_anew(_events_of(gone))
        for follower in FOLLOWERS:
            follower.merged(gone, kept)
    return done


def take_apart(merger: Merger, by: User | None, reason: str) -> None:
    """They are two after all: everything is as if they had never been one."""
    with transaction.atomic(durable=True):
        known = Merger.objects.select_for_update().get(pk=merger.pk)
        kept, gone = _locked(known.kept), _locked(known.gone)
        if known.undone_at:
            raise refuse("person-apart-already", handle=gone.handle, kept=kept.handle)
        known.undone_by, known.undone_reason, known.undone_at = by, reason.strip(), SystemClock().now()
        known.save()
        gone.merged_into = None
        keep(gone)
        _make_anew(_events_of(kept))
        for follower in FOLLOWERS:
            follower.apart(gone)


def _locked(person: Person) -> Person:
    return Person.objects.select_for_update().get(pk=person.pk)


def _must_be_two_of_one(kept: Person, gone: Person) -> None:
    if kept == gone:
        raise refuse("person-merge-self", handle=kept.handle)
    for one in (gone, kept):
        if one.erased:
            raise refuse("person-merge-erased", handle=one.handle)
        if one.merged_into is not None:
            raise refuse("person-merge-part", handle=one.handle, kept=one.merged_into.handle)
    if others := list(gone.merged.order_by("handle").values_list("handle", flat=True)):
        raise refuse("person-merge-chain", handle=gone.handle, others=tuple(others), kept=kept.handle)
    if shared := together(kept, gone):
        raise refuse("person-merge-sat", handle=gone.handle, kept=kept.handle, event=shared[0].title)


def _events_of(person: Person) -> list[int]:
    return sorted(set(Entry.objects.filter(person=person).values_list("event_id", flat=True)))


def _make_anew(events: list[int]) -> None:
    """In their order, so that nobody waits for somebody who waits for them."""
    for event in events:
        row = locked(event)
        if row is not None:
            projecting.write(row, DatabaseJournal(event).read().tournament)
