"""One application with its answer, and all bids for one event side by side."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from topcut.messages.message import message
from topcut.programs.describe import level_named
from topcut.programs.model import Program
from topcut.refusal import Refused, refuse
from topcut.seasons.applying import needs_approval
from topcut.web.seasons.applications.answering import (
    LONGEST_REASON,
    decline,
    grant,
    must_be_theirs,
)
from topcut.web.seasons.applications.asking import agree, turn_down, withdraw
from topcut.web.seasons.applications.known import (
    State,
    continent_told,
    may_answer,
    the_program,
    today,
)
from topcut.web.seasons.applications.open import (
    asker,
    bids_of,
    game_told,
    one_shown,
    shown,
    state_on,
)
from topcut.web.seasons.models_applications import Application, BidsCalled
from topcut.web.voices import PAGE

# One of them ---------------------------------------------------------------------------------------------------------


@require_safe
@never_cache
def application(request: HttpRequest, number: int) -> HttpResponse:
    return _one(request, _row(request, number))


def _row(request: HttpRequest, number: int) -> Application:
    """For whoever asked and whoever answers."""
    row = get_object_or_404(Application.objects.select_related("event", "user"), pk=number)
    program = the_program(row.program)
    if row.user_id != request.user.pk and not may_answer(request.user, program, row.level, row.continent):
        raise PermissionDenied
    return row


def _one(request: HttpRequest, row: Application, refused: Refused | None = None) -> HttpResponse:
    program = the_program(row.program)
    level = program.level(row.level)
    others = Application.objects.filter(program=row.program, level=row.level, game=row.game, continent=row.continent)
    others = others.filter(day__startswith=row.day[:4]).exclude(pk=row.pk).exclude(state=State.WITHDRAWN)
    context = {
        "program": program,
        "one": one_shown(program, row),
        "asker": asker(row),
        "answers": may_answer(request.user, program, row.level, row.continent),
        "theirs": row.user_id == request.user.pk,
        "approval": level is not None and needs_approval(program, level, row.day),
        "clause": level.clause if level else "",
        "others": shown(program, others.select_related("event", "user")[:20]),
        "call": _call_of(row),
        "rulebook": _rulebook(program, row.game),
        "typed": request.POST,
        "longest": LONGEST_REASON,
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
    }
    return render(request, "seasons/applications/one.html", context, status=422 if refused else 200)


def _call_of(row: Application) -> BidsCalled | None:
    rows = BidsCalled.objects.filter(
        program=row.program, level=row.level, game=row.game, continent=row.continent, year=row.day[:4]
    )
    return rows.first()


def _rulebook(program: Program, name: str) -> str:
    game = program.game(name)
    return game.rulebooks[0] if game and game.rulebooks else ""


@require_POST
@login_required
def answer(request: HttpRequest, number: int) -> HttpResponse:
    """Grant or decline; withdraw, agree or turn down."""
    row = _row(request, number)
    try:
        _answered(request, row, request.POST.get("word", ""))
    except Refused as refused:
        row.refresh_from_db()
        return _one(request, row, refused)
    messages.success(request, PAGE.say(message("web-applications-state", state=row.state)))
    return redirect("application", number)


def _answered(request: HttpRequest, row: Application, word: str) -> None:
    program, reason = the_program(row.program), request.POST.get("reason", "")
    if word in ("grant", "decline"):
        user = must_be_theirs(request.user, program, row.level, row.continent)
        grant(row, user, program, reason) if word == "grant" else decline(row, user, reason)
        return
    acts = {"withdraw": withdraw, "agree": agree, "turn-down": turn_down}
    if row.user_id != request.user.pk or word not in acts:
        raise refuse("applying-answer-unknown")
    acts[word](row)


# Bids side by side ---------------------------------------------------------------------------------------------------


@require_safe
@never_cache
def bids(request: HttpRequest, number: int) -> HttpResponse:
    """All bids for one event, for whoever answers them."""
    row = get_object_or_404(BidsCalled, pk=number)
    program = the_program(row.program)
    if not may_answer(request.user, program, row.level, row.continent):
        raise PermissionDenied
    found = list(bids_of(row).exclude(state=State.WITHDRAWN).select_related("event", "user"))
    context = {
        "program": program,
        "call": row,
        "level": level_named(program, row.level),
        "game": game_told(program, row.game),
        "continent": continent_told(row.continent) if row.continent else None,
        "state": state_on(row.opens, row.closes, today()),
        "bids": [(one_shown(program, one), asker(one)) for one in found],
        "typed": {"reason": ""},
        "longest": LONGEST_REASON,
    }
    return render(request, "seasons/applications/bids.html", context)
