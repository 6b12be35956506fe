"""What of a program can be asked for and what was granted; asking for bids, allocating, and the form of who asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from topcut.messages.message import Message, message
from topcut.programs.describe import level_named
from topcut.programs.model import Program
from topcut.refusal import Refused
from topcut.web.seasons.applications.answering import (
    LONGEST_REASON,
    call_bids,
    offer,
)
from topcut.web.seasons.applications.asking import ApplicationAsked, ask, form_of
from topcut.web.seasons.applications.known import (
    continent_told,
    continents,
    is_granted,
    may_answer,
    own,
    the_program,
    today,
)
from topcut.web.seasons.applications.open import (
    bids_called,
    granted,
    levels_open,
    shown,
    waiting_for,
)
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
