"""The public page of offices: who holds which, since when, how they are reached, and who held them before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.model import Program
from topcut.refusal import Refused
from topcut.web.people.names import name_of
from topcut.web.seasons.models import League, Office
from topcut.web.seasons.models_regions import Appointed, Reach
from topcut.web.seasons.officers import appointing
from topcut.web.seasons.officers.reached import ORDER, Officer, called, told
from topcut.web.seasons.offices import CONTINENTS, Account, Kind, appoints, decides, governs, held_by
from topcut.web.seasons.programs.known import known
from topcut.web.site.forms import Typed
from topcut.web.voices import PAGE

_BEFORE, _LEAGUES = 50, 200


class Seat(Struct, frozen=True):
    """An officer, and whether who looks can end it."""

    officer: Officer
    can_end: bool


class Community(Struct, frozen=True):
    """The offices of a program."""

    program: Program
    seats: tuple[Seat, ...]
    yours: bool  # to give


class Before(Struct, frozen=True):
    """What was written down of an office."""

    row: Appointed
    name: str
    called: Message
    by: str
    ended_by: str


@require_safe
@never_cache
def offices(request: HttpRequest) -> HttpResponse:
    return _page(request)


def _page(request: HttpRequest, refused: Refused | None = None) -> HttpResponse:
    user = request.user
    communities = [_community(user, one) for one in known()]
    yours = [one.program for one in communities if one.yours]
    own = Reach.objects.filter(user_id=user.pk).first() if user.is_authenticated else None
    context: dict[str, Any] = {
        "communities": [one for one in communities if one.seats or one.yours],
        "yours": yours,
        "kinds": [(kind, message("officer-kind", office=kind)) for kind in ORDER],
        "continents": [(one, message("region-continent", continent=one)) for one in CONTINENTS],
        "leagues": League.objects.filter(program__in=[str(one.name) for one in yours])[:_LEAGUES] if yours else (),
        "before": _before(governs(user)),
        "reads_reasons": governs(user),
        "holds": held_by(user).exists(),
        "words": own.words if own else "",
        "typed": Typed(request.POST.dict()),
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
    }
    return render(request, "seasons/officers/offices.html", context, status=422 if refused else 200)


def _community(user: Account, program: Program) -> Community:
    rows = Office.objects.filter(program=program.name, user__is_active=True).select_related("user")
    held = sorted(rows, key=lambda one: (ORDER.index(Kind(one.kind)), one.where, one.pk))
    own = user.pk if user.is_authenticated else 0
    seats = [
        Seat(one, one.office.user_id == own or appoints(user, program.name, one.office.kind)) for one in told(held)
    ]
    return Community(program, tuple(seats), decides(user, program.name))


def _before(reasons: bool) -> list[Before]:
    """The latest first; why is for who governs."""
    rows = Appointed.objects.select_related("user", "by", "ended_by")[:_BEFORE]
    leagues = dict(League.objects.filter(slug__in=[one.where for one in rows]).values_list("slug", "name"))
    return [
        Before(
            one,
            name_of(one.user) if one.user else "",
            called(one.kind, one.where, leagues.get(one.where, one.where)),
            name_of(one.by) if one.by else "",
            name_of(one.ended_by) if one.ended_by else "",
        )
        for one in rows
    ]


@login_required
@require_POST
def office_act(request: HttpRequest, act: str) -> HttpResponse:
    """Given, ended, or said how one is reached."""
    if act not in ACTS:
        raise PermissionDenied
    user = request.user
    assert isinstance(user, User)
    try:
        said = ACTS[act](user, request.POST.dict())
    except Refused as refused:
        return _page(request, refused)
    messages.success(request, PAGE.say(said))
    return redirect("offices")


def _appoint(user: User, sent: dict[str, str]) -> Message:
    _must_give_some(user)
    made = appointing.appoint(user, sent)
    return message("web-officers-appointed", name=name_of(made.user))


def _must_give_some(user: User) -> None:
    if not any(decides(user, str(one.name)) for one in known()):
        raise PermissionDenied


def _dismiss(user: User, sent: dict[str, str]) -> Message:
    if not held_by(user).exists():
        _must_give_some(user)
    ended = appointing.dismiss(user, sent)
    return message("web-officers-dismissed", name=name_of(ended.user))


def _reach(user: User, sent: dict[str, str]) -> Message:
    if not held_by(user).exists():
        raise PermissionDenied
    appointing.reach(user, sent)
    return message("web-officers-reach-saved")


ACTS: dict[str, Callable[[User, dict[str, str]], Message]] = {
    "appoint": _appoint,
    "dismiss": _dismiss,
    "reach": _reach,
}
