"""Who reads a complaint and answers it: managers of its program, and never somebody whom it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from django.contrib.auth.models import User
from django.db import transaction
from django.urls import reverse
from msgspec import Struct

from topcut.acts.fields import of_words
from topcut.desk.ports import SystemClock
from topcut.messages.message import Message, message
from topcut.refusal import refuse
from topcut.web.people.models import Role
from topcut.web.seasons.complaints.filing import LONGEST
from topcut.web.seasons.coordinator.waiting import Source, Waits
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_office import Complaint
from topcut.web.seasons.offices import Account, coordinates, decides, governs
from topcut.web.seasons.people import final
from topcut.web.seasons.shown import person_of

State = Complaint.State


class Answering(Struct, frozen=True):
    """What is typed into the form of an answer."""

    answer: Annotated[str, of_words(message("complaint-field", field="answer"), LONGEST)] = ""


def may_read(user: Account, complaint: Complaint) -> bool:
    """The coordinator of its continent and whoever decides in the program; where no continent is known, who decides."""
    if not isinstance(user, User) or complaint.user_id == user.pk or concerns(user, complaint):
        return False
    if complaint.continent and coordinates(user, complaint.program, complaint.continent):
        return True
    return decides(user, complaint.program)


def concerns(user: User, complaint: Complaint) -> bool:
    """Whether it is about them: as a director of the event, then or now, or as the person."""
    if user.pk in complaint.barred:
        return True
    if (
        complaint.event_id
        and Role.objects.filter(event_id=complaint.event_id, user=user, role=Role.Kind.DIRECTOR).exists()
    ):
        return True
    own = person_of(user)
    return bool(own and complaint.person and final(complaint.person) == own)


def readable(user: Account, program: str = "", *, waiting: bool = False) -> list[Complaint]:
    """All that somebody may read as a manager, the oldest first; answered ones too, or only those that wait."""
    if not governs(user):
        return []
    rows = Complaint.objects.select_related("event", "person", "user", "taken_by")
    rows = rows.filter(program=program) if program else rows
    rows = rows.exclude(state=State.ANSWERED) if waiting else rows
    return [one for one in rows if may_read(user, one)]


def take(complaint: Complaint, by: User) -> None:
    """ "I am looking at it", which whoever complained reads."""
    with transaction.atomic():
        now = _locked(complaint, by)
        if now.state == State.RECEIVED:
            now.state, now.taken_by, now.taken_at = State.LOOKED, by, SystemClock().now()
            now.save()


def answer(complaint: Complaint, by: User, words: str) -> None:
    """Once: of two who answer at once the first one does."""
    if not words.strip():
        raise refuse("complaint-answer-empty")
    with transaction.atomic():
        now = _locked(complaint, by)
        at = SystemClock().now()
        now.state, now.answer, now.answered_at = State.ANSWERED, words.strip(), at
        now.taken_by, now.taken_at = now.taken_by or by, now.taken_at or at
        if now.person is not None and now.person.erased:  # it was kept only until it was answered
            now.text, now.person = "", None
        now.save()


def _locked(complaint: Complaint, by: User) -> Complaint:
    now = Complaint.objects.select_for_update().get(pk=complaint.pk)
    if not may_read(by, now):
        raise refuse("complaint-not-yours")
    if now.state == State.ANSWERED:
        raise refuse("complaint-answered", reference=now.reference)
    return now


# Told elsewhere ------------------------------------------------------------------------------------------------------


def told(complaint: Complaint) -> Message:
    """ "About the director of Terok Nor Open"."""
    named = complaint.event.title if complaint.event else complaint.person.handle if complaint.person else ""
    return message("web-complaint-about", about=complaint.about, named=named)


def _waits(user: Account, program: str) -> Sequence[Waits]:
    return [_one(one) for one in readable(user, program, waiting=True)]


def _one(complaint: Complaint) -> Waits:
    what = message("web-complaint-waits", reference=complaint.reference, about=told(complaint))
    facts = (message("web-complaint-state", state=complaint.state),)
    return Waits(what, facts, reverse("complaint", args=[complaint.reference]), complaint.at, private=True)


COMPLAINTS = Source("complaints", _waits)


def forget(parts: Sequence[Person]) -> None:
    """Erased with a person: what they wrote, and what was written about them and is answered."""
    _forget_of([one.user_id for one in parts if one.user_id])
    about = Complaint.objects.filter(person__in=parts, state=State.ANSWERED)
    about.update(text="", answer="", user=None, person=None)


def forget_account(instance: User, **_: object) -> None:
    """The same of an account that is deleted and was nobody across events."""
    _forget_of([instance.pk])


def _forget_of(users: Sequence[int]) -> None:
    """What nobody has answered goes altogether; of the others it stays that there was one."""
    mine = Complaint.objects.filter(user__in=users)
    mine.exclude(state=State.ANSWERED).delete()
    mine.update(text="", answer="", user=None)
