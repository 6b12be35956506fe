"""What of applications, bids, approvals and offers waits for somebody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from django.urls import reverse

from topcut.messages.message import Message, message
from topcut.programs.model import Program
from topcut.refusal import Refused
from topcut.web.people.names import name_of
from topcut.web.seasons.applications import approvals
from topcut.web.seasons.applications.known import may_answer, today
from topcut.web.seasons.applications.open import Shown, asker, bids_called, offered_to, one_shown, waiting_for
from topcut.web.seasons.coordinator.waiting import Source, Waits
from topcut.web.seasons.models_applications import Approval
from topcut.web.seasons.offices import Account
from topcut.web.seasons.programs.known import program_named


def waits(user: Account, name: str) -> Sequence[Waits]:
    try:
        program = program_named(name)
    except Refused:
        return ()
    return (
        *(_applied(one) for one in waiting_for(user, program) if one.row.how != "bid"),
        *_bids(user, program),
        *_approvals(user, name),
        *(_offer(one_shown(program, row)) for row in offered_to(user, program)),
    )


def _what(one: Shown, who: str) -> Message:
    return message("web-applications-wants", who=who, level=one.level, place=one.row.place)


def _facts(one: Shown) -> tuple[Message, ...]:
    row = one.row
    return (message("web-applications-fact", day=row.day, game=one.game, venue=row.venue, text=row.text[:200]),)


def _applied(one: Shown) -> Waits:
    address = reverse("application", args=[one.row.pk])
    return Waits(_what(one, asker(one.row)), _facts(one), address, one.row.asked_at)


def _bids(user: Account, program: Program) -> Iterator[Waits]:
    """All bids for an event are one matter: they are compared."""
    for year in (int(today()[:4]), int(today()[:4]) + 1):
        for one in bids_called(program, year, today()):
            call = one.call
            if one.bids and may_answer(user, program, call.level, call.continent):
                what = message("web-applications-bids-wait", level=one.level, game=one.game, year=year, bids=one.bids)
                fact = message("web-applications-bids-until", day=call.closes)
                yield Waits(what, (fact,), reverse("bids", args=[call.pk]), call.at)


def _approvals(user: Account, program: str) -> Iterator[Waits]:
    rows = Approval.objects.filter(program=program, state=Approval.State.ASKED).select_related("event", "user")
    for row in rows:
        if approvals.may_answer(user, row):
            what = message("web-applications-approval-wanted", event=row.event.title, what=approvals.told(row))
            by = message("web-applications-approval-by", day=row.event.date, who=name_of(row.user) if row.user else "")
            yield Waits(what, (by,), reverse("approval", args=[row.pk]), row.asked_at)


def _offer(one: Shown) -> Waits:
    what = message("web-applications-offer-waits", level=one.level)
    return Waits(what, _facts(one), reverse("application", args=[one.row.pk]), one.row.asked_at)


APPLICATIONS = Source("applications", waits)
