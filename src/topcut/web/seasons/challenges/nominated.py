"""Which events are Chair's Challenges: those that the chair nominated and that are listed as such."""

from __future__ import annotations

from django.contrib.auth.models import User
from msgspec import Struct

from topcut.desk.ports import SystemClock
from topcut.messages.message import message
from topcut.web.seasons.applications.settling import CHALLENGE
from topcut.web.seasons.models_applications import Approval
from topcut.web.seasons.offices import Account, nominates
from topcut.web.site import live
from topcut.web.store.models import Event
from topcut.web.voices import PAGE

_MOST = 500


class Challenge(Struct, frozen=True):
    """An event that was nominated, and why."""

    event: Event
    reason: str
    at: str


def challenges(program: str) -> list[Challenge]:
    """The latest first; one that is listed as such no more is none."""
    rows = Approval.objects.filter(program=program, matter=CHALLENGE, state=Approval.State.GRANTED)
    rows = rows.filter(event__listed=True).select_related("event").order_by("-event__date", "-pk")
    return [
        Challenge(one.event, one.reason, one.answered_at)
        for one in rows[:_MOST]
        if live.snapshot_of(one.event).tournament.listing.challenge
    ]


def remember(row: Event, user: Account) -> None:
    """The chair who ticks it nominates it."""
    tournament = live.snapshot(row.slug).tournament
    program = str(tournament.program.get("name", ""))
    if not tournament.listing.challenge or not isinstance(user, User) or not nominates(user, program):
        return
    answered = {
        "state": Approval.State.GRANTED,
        "answered_by": user,
        "answered_at": SystemClock().now(),
        "reason": PAGE.say(message("web-challenges-by-the-chair")),
    }
    mine = Approval.objects.filter(event=row, matter=CHALLENGE)
    if mine.filter(state=Approval.State.ASKED).update(**answered) or mine.filter(state=Approval.State.GRANTED):
        return
    asked = {"program": program, "user": user, "asked_at": answered["answered_at"]}
    Approval.objects.create(event=row, matter=CHALLENGE, **asked, **answered)
