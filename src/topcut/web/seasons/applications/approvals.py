"""Special approvals of an event, and challenges that the chair is to nominate: asked by its director, answered once."""

from __future__ import annotations

from django.contrib.auth.models import AnonymousUser, User
from django.db import IntegrityError, transaction

from topcut.acts.listing.commands import ChangeListing
from topcut.acts.who import ORGANIZER
from topcut.desk.ports import SystemClock
from topcut.messages.message import Message, message
from topcut.refusal import Refused, refuse
from topcut.seasons.granted import LEVEL
from topcut.web.seasons.applications.answering import reason_of
from topcut.web.seasons.applications.settling import CHALLENGE, about, level_of_event, matter_told, settle, wanting
from topcut.web.seasons.models_applications import Approval
from topcut.web.seasons.offices import Account, coordinates, nominates
from topcut.web.site import live
from topcut.web.store.models import Event

State = Approval.State


def ask(row: Event, user: Account, matter: str) -> Approval:
    """Only what the event needs and has not asked for."""
    view = live.snapshot(row.slug)
    program, event = level_of_event(view)
    if matter == CHALLENGE:
        wanted, good_for = not view.tournament.listing.challenge, ""
    else:
        wanted = matter != LEVEL and any(one.name == matter for one in wanting(view, row))
        good_for = about(event, matter, view)
    if not wanted:
        raise refuse("approval-not-needed")
    asking = user if isinstance(user, User) else None
    try:
        with transaction.atomic():
            made = Approval.objects.create(
                event=row,
                program=program.name,
                matter=matter,
                about=good_for,
                user=asking,
                asked_at=SystemClock().now(),
            )
    except IntegrityError:
        raise refuse("approval-asked-already") from None
    settle(row)
    return made


def may_answer(user: Account, row: Approval) -> bool:
    """A challenge is the chair's; anything else the department's (001 4.2, 11.2)."""
    return nominates(user, row.program) if row.matter == CHALLENGE else coordinates(user, row.program)


def answer(row: Approval, user: User | AnonymousUser, word: str, reason: str) -> None:
    """Granted or declined, with a reason; of two who answer at once one does."""
    if not isinstance(user, User) or not may_answer(user, row):
        role = "chair" if row.matter == CHALLENGE else "department"
        raise refuse("applying-not-theirs", by=message("programname-role", role=role))
    if word not in ("grant", "decline"):
        raise refuse("applying-answer-unknown")
    why, state = reason_of(reason), State.GRANTED if word == "grant" else State.DECLINED
    values = {"state": state, "answered_by": user, "answered_at": SystemClock().now(), "reason": why}
    if not Approval.objects.filter(pk=row.pk, state=State.ASKED).update(**values):
        raise refuse("applying-answered-already")
    row.refresh_from_db()
    if row.matter == CHALLENGE and state == State.GRANTED:
        _nominate(row.event)
    settle(row.event)


def _nominate(row: Event) -> None:
    """From then on it is listed as a challenge."""
    if live.snapshot(row.slug).tournament.listing.challenge:
        return
    said = live.do(row, ChangeListing({"challenge": True}), ORGANIZER)
    if isinstance(said, Refused):
        raise said


def told(row: Approval) -> Message:
    """What it is about."""
    if row.matter == CHALLENGE:
        return message("approval-challenge")
    known = matter_told(live.snapshot(row.event.slug), row.matter)
    return known or message("approval-of", matter=row.matter)
