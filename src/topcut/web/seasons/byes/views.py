"""A program's ledger: who earned what, and what became of it. Who governs it reads all, everybody else their own."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from msgspec import Struct

from topcut.messages.message import Message
from topcut.programs.describe import level_named
from topcut.programs.model import Program
from topcut.refusal import Refused
from topcut.web.seasons.byes.entering import told
from topcut.web.seasons.byes.ledger import claims_of
from topcut.web.seasons.models import Claim, Earned
from topcut.web.seasons.offices import Account, administrates, held_by
from topcut.web.seasons.programs.known import program_named
from topcut.web.seasons.shown import person_of, shown_name
from topcut.web.store.models import Event

MOST = 500
State = Literal["held", "used", "given-up", "expired"]


class Held(Struct, frozen=True):
    """A line of the ledger."""

    earned: Earned
    name: str
    what: Message
    into: Message
    state: State
    where: Event | None  # it was used or given up


@require_safe
@never_cache
@login_required
def ledger_page(request: HttpRequest, program: str) -> HttpResponse:
    try:
        found = program_named(program)
    except Refused:
        raise Http404(program) from None
    rows, whole = Earned.objects.filter(program=found.name), _reads_all(request.user, found)
    if not whole:
        rows = rows.filter(person=person_of(request.user))
    shown = list(rows.select_related("event", "person").order_by("-since", "id")[:MOST])
    context = {"program": found, "whole": whole, "lines": lines(found, shown, f"{datetime.now(UTC):%Y-%m-%d}")}
    return render(request, "seasons/byes/ledger.html", context)


def _reads_all(user: Account, program: Program) -> bool:
    """Who has an office in the program, and whoever administrates the site."""
    return administrates(user) or held_by(user).filter(program=program.name).exists()


def lines(program: Program, rows: Sequence[Earned], today: str) -> list[Held]:
    """Those that are held first."""
    claims = claims_of(one.id for one in rows)
    found = [_line(program, one, claims.get(one.id), today) for one in rows]
    return sorted(found, key=lambda one: one.state != "held")


def _line(program: Program, earned: Earned, claim: Claim | None, today: str) -> Held:
    into = level_named(program, earned.into)
    state, where = state_of(earned, claim, today), claim.event if claim else None
    return Held(earned, shown_name(earned.person), told(earned), into, state, where)


def state_of(earned: Earned, claim: Claim | None, today: str) -> State:
    if claim is not None:
        return "given-up" if claim.forfeited else "used"
    return "expired" if earned.until and earned.until < today else "held"
