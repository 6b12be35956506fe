"""Applications and bids: what is open and what was granted, asking, one of them with its answer, bids side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from topcut.messages.message import Message, message
from topcut.programs.describe import level_named
from topcut.programs.model import Program
from topcut.refusal import Refused, refuse
from topcut.seasons.applying import needs_approval
from topcut.web.seasons.applications.answering import (
    LONGEST_REASON,
    call_bids,
    decline,
    grant,
    must_be_theirs,
    offer,
)
from topcut.web.seasons.applications.asking import ApplicationAsked, agree, ask, form_of, turn_down, withdraw
from topcut.web.seasons.applications.known import (
    State,
    continent_told,
    continents,
    is_granted,
    may_answer,
    own,
    the_program,
    today,
)
from topcut.web.seasons.applications.open import (
    asker,
    bids_called,
    bids_of,
    game_told,
    granted,
    levels_open,
    one_shown,
    shown,
    state_on,
    waiting_for,
)
from topcut.web.seasons.models_applications import Application, BidsCalled
from topcut.web.seasons.shown import person_of
from topcut.web.site import asked
from topcut.web.voices import PAGE

_YEARS = range(1994, 2200)


# The page of a program -----------------------------------------------------------------------------------------------


@require_safe
@never_cache
def applications(request: HttpRequest, program: str) -> HttpResponse:
    """Everybody reads what is open and what was granted; who answers finds what waits."""
    return _page(request, the_program(program))


def _page(request: HttpRequest, program: Program, refused: Refused | None = None) -> HttpResponse:
    if not any(is_granted(one) for one in program.levels):
        raise Http404(program.name)
    year, now = _year(request), today()
    context = {
        "program": program,
        "year": year,
        "levels": levels_open(program, year, now),
        "calls": bids_called(program, year, now),
        "granted": granted(program, year),
        "mine": shown(program, own(request.user, str(program.name))),
        "waiting": waiting_for(request.user, program),
        "answers": _answers_some(request, program),
        "typed": request.POST or {"year": year},
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
        "longest": LONGEST_REASON,
        **_choices(program),
    }
    return render(request, "seasons/applications/open.html", context, status=422 if refused else 200)


def _year(request: HttpRequest) -> int:
    year = asked.number(request.GET, "year", 2200)
    return year if year in _YEARS else int(today()[:4])


def _answers_some(request: HttpRequest, program: Program) -> bool:
    return any(
        may_answer(request.user, program, level.name, where)
        for level in program.levels
        if is_granted(level)
        for where in ("", *continents())
    )


def _choices(program: Program) -> dict[str, Any]:
    """What the forms let choose."""
    return {
        "choices": [(one.name, level_named(program, one.name)) for one in program.levels if is_granted(one)],
        "by_bid": [(one.name, level_named(program, one.name)) for one in program.levels if one.granted == "by-bid"],
        "games": [(one.name, one.title or one.name) for one in program.games],
        "continents": [(one, continent_told(one)) for one in continents()],
    }


@require_POST
def call(request: HttpRequest, program: str) -> HttpResponse:
    """Ask for bids."""
    return _on_page(request, program, lambda found: _called(request, found))


def _called(request: HttpRequest, program: Program) -> Message:
    row = call_bids(request.user, program, request.POST)
    return message("web-applications-called", opens=row.opens, closes=row.closes)


@require_POST
def allocate(request: HttpRequest, program: str) -> HttpResponse:
    """Offer to somebody what nobody bid for."""
    return _on_page(request, program, lambda found: _offered(request.user, found, request.POST))


def _offered(user: Any, program: Program, sent: QueryDict) -> Message:
    offer(user, program, form_of(sent), sent.get("handle", ""), sent.get("reason", ""))
    return message("web-applications-offered", handle=sent.get("handle", "")[:40])


def _on_page(request: HttpRequest, name: str, act: Callable[[Program], Message]) -> HttpResponse:
    program = the_program(name)
    if not _answers_some(request, program):
        raise PermissionDenied
    try:
        said = act(program)
    except Refused as refused:
        return _page(request, program, refused)
    messages.success(request, PAGE.say(said))
    return redirect("applications", name)


# Asking --------------------------------------------------------------------------------------------------------------


@login_required
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def apply(request: HttpRequest, program: str) -> HttpResponse:
    """The form; what cannot be asked for is said in one sentence, with what was typed."""
    found, refused = the_program(program), None
    if request.method == "POST" and isinstance(request.user, User):
        try:
            row = ask(request.user, found, form_of(request.POST))
            messages.success(request, PAGE.say(message("web-applications-sent")))
            return redirect("application", row.pk)
        except Refused as one:
            refused = one
    context = {
        "program": found,
        "typed": _typed(request.POST or request.GET) | ({} if request.POST else _near(request)),
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
        "min": today(),
        **_choices(found),
    }
    return render(request, "seasons/applications/ask.html", context, status=422 if refused else 200)


def _typed(sent: Mapping[str, Any]) -> dict[str, str]:
    """What was sent, or what a link begins the form with."""
    return {name: str(sent.get(name, ""))[:2_000] for name in ApplicationAsked.__struct_fields__}


def _near(request: HttpRequest) -> dict[str, str]:
    """The continent on which whoever asks plays."""
    person = person_of(request.user)
    return {"continent": person.region.continent} if person and person.region else {}


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
