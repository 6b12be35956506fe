"""A person's page: what they hold, won and played; and whether whoever looks is them."""

from __future__ import annotations

from datetime import UTC, datetime

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from topcut.messages.message import message
from topcut.refusal import Refused
from topcut.web.seasons.models import Entry, Person
from topcut.web.seasons.offices import governs
from topcut.web.seasons.people import one
from topcut.web.seasons.persons import claiming, parts, record
from topcut.web.seasons.shown import seen_by, shown_name
from topcut.web.site import asked
from topcut.web.voices import PAGE


def known(handle: str) -> Person:
    """The person of an address, or nothing there."""
    try:
        return one(handle)
    except Refused:
        raise Http404(handle) from None


@require_safe
@never_cache
def person(request: HttpRequest, handle: str) -> HttpResponse:
    found = known(handle)
    if found.handle != handle:  # merged since
        return redirect("person", found.handle)
    return _page(request, found)


def _page(request: HttpRequest, person: Person, refused: Refused | None = None) -> HttpResponse:
    start = asked.number(request.GET, "from")
    state = claiming.state_of(request, person)
    played, more = record.played(person, start, all_events=state == "own")
    first = Entry.objects.filter(person=person, event__listed=True, event__date__gt="").order_by("event__date")
    context = {
        "person": person,
        "name": shown_name(person),
        "whole": seen_by(person, request.user),
        "since": first.values_list("event__date", flat=True).first() or "",
        "played": played,
        "next": start + record.EVENTS if more else 0,
        "titles": record.titles(person),
        "points": record.points(person),
        "lifetime": record.lifetime(person),
        "byes": record.byes(person, f"{datetime.now(UTC):%Y-%m-%d}", all_events=state == "own"),
        "events": Entry.objects.filter(person=person, place__gt=0).count(),
        "parts": parts.shown(person),
        "claim": state,
        "governs": governs(request.user),
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
        "site_tab": "people",
    }
    return render(request, "seasons/persons/person.html", context, status=422 if refused else 200)


@login_required
@require_POST
def claim_person(request: HttpRequest, handle: str) -> HttpResponse:
    """ "This was me", or a request to somebody who knows."""
    found = known(handle)
    assert isinstance(request.user, User)
    try:
        if request.POST.get("ask"):
            claiming.ask(request.user, found)
            messages.success(request, PAGE.say(message("web-player-asked")))
        else:
            claiming.claim_by_link(request, found)
            messages.success(request, PAGE.say(message("web-player-claimed")))
    except Refused as refused:
        return _page(request, found, refused)
    return redirect("person", found.handle)
