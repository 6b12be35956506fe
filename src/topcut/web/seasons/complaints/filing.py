"""A complaint is written: about an event, its director or a person, for the managers of a program (001 1.2)."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Annotated

from django.contrib.auth.models import User
from django.db import transaction
from msgspec import Struct

from topcut.acts.fields import of_words
from topcut.desk.ports import SystemClock
from topcut.messages.message import message
from topcut.programs.model import Program
from topcut.refusal import refuse
from topcut.web.people.models import Role
from topcut.web.seasons.byes.ledger import continent_of
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_office import Complaint
from topcut.web.seasons.offices import ONLINE, Account
from topcut.web.seasons.people import one as person_named
from topcut.web.site import live
from topcut.web.site.live import Snapshot
from topcut.web.store.models import Event

LONGEST = 5_000
_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_OF_REFERENCE = 8
About = Complaint.About


class Complaining(Struct, frozen=True):
    """What is typed into the form."""

    about: Annotated[str, of_words(message("complaint-field", field="about"), 20)]
    event: Annotated[str, of_words(message("complaint-field", field="event"), 200)] = (
        ""  # its address, or the word in it
    )
    person: Annotated[str, of_words(message("complaint-field", field="person"), 60)] = ""  # a handle
    text: Annotated[str, of_words(message("complaint-field", field="text"), LONGEST)] = ""


class Filed(Struct, frozen=True):
    """What whoever complained keeps: the reference to speak of it, the key to follow it."""

    complaint: Complaint
    key: str


def takes_complaints(program: Program) -> bool:
    """Whether its document says who decides about them."""
    return any(one.what == "complaints" for one in program.decisions)


def file(program: Program, asked: Complaining, user: Account) -> Filed:
    """Everything that is missing is refused, and nothing is written then."""
    if asked.about not in About.values:
        raise refuse("complaint-about-what")
    if not asked.text.strip():
        raise refuse("complaint-says-nothing")
    if asked.about == About.PERSON:
        return _filed(program, asked, user, person=_person(asked.person))
    return _filed(program, asked, user, snapshot=_event(program, asked.event))


def _person(handle: str) -> Person:
    if not handle:
        raise refuse("complaint-about-whom")
    return person_named(handle)


def _event(program: Program, typed: str) -> Snapshot:
    """An event of the program, by its address as it is copied, or by the word in it."""
    parts = [part for part in typed.partition("?")[0].split("/") if part]
    slug = parts[parts.index("e") + 1] if "e" in parts[:-1] else parts[-1] if parts else ""
    row = Event.objects.filter(slug=slug).first()
    if row is None:
        raise refuse("complaint-no-event", typed=typed[:60])
    found = live.snapshot_of(row)
    if found.tournament.program.get("name") != program.name:
        raise refuse("complaint-other-program", event=row.title, program=program.title)
    return found


def _filed(
    program: Program, asked: Complaining, user: Account, person: Person | None = None, snapshot: Snapshot | None = None
) -> Filed:
    key = secrets.token_urlsafe(24)
    with transaction.atomic():
        made = Complaint.objects.create(
            reference=_reference(),
            key=hashed(key),
            program=program.name,
            continent=_continent(person, snapshot),
            about=asked.about,
            event=snapshot.row if snapshot else None,
            person=person,
            user=user if isinstance(user, User) else None,
            barred=_barred(person, snapshot),
            text=asked.text.strip(),
            at=SystemClock().now(),
        )
    return Filed(made, key)


def hashed(key: str) -> str:
    """What stands in the database: whoever reads that cannot open the private page."""
    return sha256(key.encode()).hexdigest()


def _reference() -> str:
    return "C-" + "".join(secrets.choice(_SIGNS) for _ in range(_OF_REFERENCE))


def _continent(person: Person | None, snapshot: Snapshot | None) -> str:
    """Whose coordinator reads it; "" where nobody knows."""
    if snapshot is not None:
        return ONLINE if snapshot.online else continent_of(snapshot.tournament.listing.region)
    return person.region.continent if person and person.region else ""


def _barred(person: Person | None, snapshot: Snapshot | None) -> list[int]:
    """The accounts that it is about: who directs the event; who the person is."""
    if snapshot is not None:
        roles = Role.objects.filter(event=snapshot.row, role=Role.Kind.DIRECTOR)
        return sorted(set(roles.values_list("user_id", flat=True)))
    return [person.user_id] if person and person.user_id else []
