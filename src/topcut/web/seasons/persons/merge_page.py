"""Two persons beside each other, and what they would be together: for who governs."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.db.models import Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST
from msgspec import Struct

from topcut.messages.message import message
from topcut.refusal import Refused, refusal
from topcut.web.seasons.models import Earned, Entry, Person
from topcut.web.seasons.models_people import Merger
from topcut.web.seasons.offices import governs
from topcut.web.seasons.people import one
from topcut.web.seasons.persons import claiming, merging, record
from topcut.web.seasons.persons.person_page import known
from topcut.web.site import asked
from topcut.web.voices import PAGE


class Side(Struct, frozen=True):
    """One of the two, in numbers."""

    person: Person
    claimed: bool
    events: int
    points: int
    byes: int


def governors(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A page for coordinators and the site's administrators; others are told whose it is."""

    @wraps(view)
    def guarded(request: HttpRequest, **where: Any) -> HttpResponse:
        if not governs(request.user):
            told = (PAGE.told(refusal("person-only-coordinators")),)
            return render(request, "refused.html", {"refusals": told}, status=403)
        return view(request, **where)

    return guarded


@governors
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def merge_people(request: HttpRequest, handle: str) -> HttpResponse:
    """Looked at; sent, they are merged into the one that was chosen."""
    person = known(handle)
    try:
        typed = asked.text(request.POST or request.GET, "other")
        other = one(typed) if typed else None
        if request.method == "POST" and other is not None:
            return _merged(request, person, other)
    except Refused as refused:
        return _page(request, person, _known(typed), refused)
    return _page(request, person, other)


def _known(handle: str) -> Person | None:
    return Person.objects.filter(handle=handle, merged_into=None).first()


def _merged(request: HttpRequest, person: Person, other: Person) -> HttpResponse:
    kept, gone = (other, person) if request.POST.get("kept") == other.handle else (person, other)
    assert isinstance(request.user, User)
    merging.merge(kept, gone, request.user, str(request.POST.get("reason", ""))[:500])
    messages.success(request, PAGE.say(message("web-player-merged", gone=gone.handle, kept=kept.handle)))
    return redirect("person_merge", kept.handle)


def _page(request: HttpRequest, person: Person, other: Person | None, refused: Refused | None = None) -> HttpResponse:
    two = other if other is not None and other != person else None
    sides = [_side(one) for one in (person, two) if one is not None]
    mergers = Merger.objects.filter(Q(kept=person) | Q(gone=person)).select_related("kept", "gone", "by", "undone_by")
    context = {
        "person": person,
        "other": two,
        "sides": sides,
        "sum": {name: sum(getattr(one, name) for one in sides) for name in ("events", "points", "byes")},
        "together": merging.together(person, two) if two else [],
        "mergers": mergers.order_by("-pk"),
        "reason": request.POST.get("reason", ""),
        "kept": request.POST.get("kept", person.handle),
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
        "site_tab": "people",
    }
    return render(request, "seasons/persons/merge.html", context, status=422 if refused else 200)


def _side(person: Person) -> Side:
    return Side(
        person,
        claiming.is_claimed(person),
        Entry.objects.filter(person=person, place__gt=0).count(),
        record.totals(record.lifetime(person)),
        Earned.objects.filter(person=person).count(),
    )


@governors
@require_POST
def take_apart(request: HttpRequest, handle: str) -> HttpResponse:
    """They are two after all."""
    person = known(handle)
    number = asked.sent_along(request.POST, "merger", 2**53)
    merger = Merger.objects.filter(Q(kept=person) | Q(gone=person), pk=number).select_related("kept", "gone").first()
    try:
        if merger is None:
            raise Refused(refusal("person-merger-none", handle=handle))
        assert isinstance(request.user, User)
        merging.take_apart(merger, request.user, str(request.POST.get("reason", ""))[:500])
    except Refused as refused:
        return _page(request, person, None, refused)
    said = message("web-player-apart", gone=merger.gone.handle, kept=merger.kept.handle)
    messages.success(request, PAGE.say(said))
    return redirect("person_merge", merger.kept.handle)
