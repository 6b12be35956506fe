"""All regions by continent; for who keeps them: a new one, and the words of events that mean none yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import Count
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST
from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.refusal import Refused
from topcut.web.seasons.calendar.events import to_come
from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import RegionWord
from topcut.web.seasons.offices import CONTINENTS, Account, keeps_regions, speaks_for
from topcut.web.seasons.regions import keeping
from topcut.web.seasons.regions.whereabouts import seen
from topcut.web.seasons.regions.words import Known, known
from topcut.web.site.forms import Typed
from topcut.web.voices import PAGE

_UNKNOWN = 50  # words that are offered at once


class Counts(Struct, frozen=True):
    """A region, and how many events are to come."""

    region: Region
    events: int


class Continent(Struct, frozen=True):
    """The regions of a continent; those of none come last."""

    name: Message | None
    regions: tuple[Counts, ...]


class Unknown(Struct, frozen=True):
    """A word that events say and that means no region, with those that are written much like it."""

    word: str
    events: int
    near: tuple[Region, ...]


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def regions(request: HttpRequest) -> HttpResponse:
    """Everybody reads them; a word that an event says leads to its region; who keeps them makes one."""
    if request.method != "POST":
        typed = str(request.GET.get("of", ""))[: keeping.NAME]
        meant = known().meant(typed) if typed else None
        return redirect("region", meant.slug) if meant else _page(request, None, typed)
    user = _keeper(request)
    try:
        made = keeping.make(user, keeping.asked(request.POST.dict()))
    except Refused as refused:
        return _page(request, refused)
    messages.success(request, PAGE.say(message("web-regions-made", name=made.name)))
    return redirect("region", made.slug)


@require_POST
def region_word(request: HttpRequest) -> HttpResponse:
    """A word that events say means a region from now on."""
    user = _keeper(request)
    try:
        region = keeping.means(user, request.POST.dict())
    except Refused as refused:
        return _page(request, refused)
    word = str(request.POST.get("word", ""))
    messages.success(request, PAGE.say(message("web-regions-means-now", word=word, region=region.name)))
    return redirect("regions")


def _keeper(request: HttpRequest) -> User:
    if not isinstance(request.user, User) or not keeps_regions(request.user):
        raise PermissionDenied
    return request.user


def _page(request: HttpRequest, refused: Refused | None = None, sought: str = "") -> HttpResponse:
    all_of_them = known()
    keeps = keeps_regions(request.user)
    context = {
        "continents": _by_continent(all_of_them),
        "keeps": keeps,
        "sought": sought,
        "offered": continents_of(request.user),
        "unknown": _unknown(all_of_them) if keeps else (),
        "regions": sorted(all_of_them.regions.values(), key=lambda one: one.name) if keeps else (),
        "typed": Typed(request.POST.dict()),
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
        "site_tab": "regions",
    }
    return render(request, "seasons/regions/regions.html", context, status=422 if refused else 200)


def continents_of(user: Account) -> list[tuple[str, Message]]:
    """Those whose regions somebody keeps."""
    yours = speaks_for(user).continents
    return [(one, named(one)) for one in CONTINENTS if one in yours]


def named(continent: str) -> Message:
    return message("region-continent", continent=continent)


def _by_continent(all_of_them: Known) -> list[Continent]:
    rows = to_come(seen(), f"{datetime.now(UTC):%Y-%m-%d}").order_by()
    by_word = dict(rows.values_list("word").annotate(Count("event")))
    events: Counter[int] = Counter()
    for word, number in by_word.items():
        if word in all_of_them.words:
            events[all_of_them.words[word]] += number
    found = []
    for continent in (*CONTINENTS, ""):
        them = [one for one in all_of_them.regions.values() if _continent(one) == continent]
        ordered = tuple(Counts(one, events[one.pk]) for one in sorted(them, key=lambda one: one.name))
        if ordered:
            found.append(Continent(named(continent) if continent else None, ordered))
    return found


def _continent(region: Region) -> str:
    return region.continent if region.continent in CONTINENTS else ""


def _unknown(all_of_them: Known) -> list[Unknown]:
    """The most frequent first."""
    rows = seen().exclude(word="").values_list("word").annotate(events=Count("event")).order_by("-events", "word")
    found = [(word, number) for word, number in rows.iterator() if word not in all_of_them.words][:_UNKNOWN]
    return [Unknown(word, number, all_of_them.near(word)) for word, number in found]


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def region_edit(request: HttpRequest, slug: str) -> HttpResponse:
    """Its name, its continent and its other words."""
    region = get_object_or_404(Region, slug=slug)
    if not isinstance(request.user, User) or not keeps_regions(request.user, region.continent):
        raise PermissionDenied
    refusals: Sequence[object] = ()
    if request.method == "POST":
        try:
            _change(request.user, region, request.POST.dict())
            messages.success(request, PAGE.say(message("web-regions-changed")))
            return redirect("region_edit", slug)
        except Refused as refused:
            refusals = PAGE.all_told(refused.refusals)
    context = {
        "region": region,
        "words": RegionWord.objects.filter(region=region).order_by("word"),
        "offered": continents_of(request.user),
        "typed": Typed(request.POST.dict() or {"name": region.name, "continent": region.continent}),
        "refusals": refusals,
        "site_tab": "regions",
    }
    return render(request, "seasons/regions/edit.html", context, status=422 if refusals else 200)


def _change(user: User, region: Region, sent: dict[str, str]) -> None:
    if sent.get("forget"):
        keeping.forget(user, region, sent["forget"])
    else:
        keeping.change(user, region, keeping.asked(sent))
