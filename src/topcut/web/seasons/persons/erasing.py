"""Erasing a person: the name goes from every table and every event; places, points and opponents' results stay."""

from __future__ import annotations

from django.contrib.admin.models import LogEntry
from django.db import transaction
from django.db.models import F, Q
from msgspec import Struct

from topcut.journal.fact import PlayerId
from topcut.refusal import Refused
from topcut.web.people.forgetting import let_go
from topcut.web.seasons.complaints.answering import forget as forget_complaints
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_people import Asked, Merger
from topcut.web.seasons.people import keep
from topcut.web.seasons.persons.traces import Traces, parts_of, traces
from topcut.web.store.erasing import erase, scrub
from topcut.web.store.models import Event, Word


class Gone(Struct, frozen=True):
    """What remains after somebody was erased."""

    events: int
    mentioned: int  # other texts that hold the name, which their directors have to change
    in_log: bool  # the bytes could not be overwritten yet


def erase_person(person: Person) -> Gone:
    """With everybody who was merged into them. Begun again after a crash, it goes on where it stopped."""
    mentioned = events = 0
    for found in list(traces(parts_of(person))):
        events += bool(found.players)
        mentioned += sum(_erase_in(found.event, player) for player in found.players)
        _erase_undone(found)
    with transaction.atomic():
        parts = list(Person.objects.select_for_update().filter(Q(pk=person.pk) | Q(merged_into=person)))
        Asked.objects.filter(person__in=parts).delete()
        Merger.objects.filter(Q(kept__in=parts) | Q(gone__in=parts)).update(reason="", undone_reason="")
        LogEntry.objects.filter(content_type__model="person", object_id__in=[str(one.pk) for one in parts]).delete()
        forget_complaints(parts)
        for one in parts:
            _forget(one)
    return Gone(events, mentioned, not scrub("topcut_person", "topcut_merger", "topcut_complaint"))


def _erase_undone(found: Traces) -> None:
    """The words of an entry that was taken back: nobody is left there to be erased by their number."""
    if found.undone and Word.objects.filter(event_id=found.event, ref__in=found.undone).delete()[0]:
        Event.objects.filter(pk=found.event).update(erased=F("erased") + 1)


def _erase_in(event: int, player: PlayerId) -> int:
    let_go(event, player)
    try:
        return erase(event, player).mentioned
    except Refused as refused:
        if any(one.code != "site-erased-already" for one in refused.refusals):
            raise
        return 0


def _forget(person: Person) -> None:
    """The key stays, which journals know and nobody can read anything out of; it is the handle now."""
    person.name, person.handle, person.shown = "", person.key, Person.Shown.HANDLE
    person.region = person.user = None
    person.minor, person.erased = False, True
    keep(person)
