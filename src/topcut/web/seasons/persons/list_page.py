"""Everybody who is known here: found by name or handle as far as it is shown, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence

from django.db.models import Count, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from msgspec import Struct

from topcut.web.seasons.models import Entry, Person, Region
from topcut.web.seasons.shown import shown_name
from topcut.web.site import asked

ROWS = 100


class Row(Struct, frozen=True):
    """A person as the list shows them."""

    handle: str
    name: str
    region: str
    events: int


class Wanted(Struct, frozen=True):
    """What a visitor looks for, and the handle that the page begins behind."""

    words: str = ""
    region: str = ""
    after: str = ""


class Found(Struct, frozen=True):
    """A page of the list; `after` is where the next one begins, "" where there is none."""

    rows: tuple[Row, ...]
    after: str


@require_safe
def people(request: HttpRequest) -> HttpResponse:
    wanted = Wanted(*(asked.text(request.GET, name) for name in ("q", "region", "after")))
    context = {"wanted": wanted, "found": found(wanted), "regions": Region.objects.all(), "site_tab": "people"}
    return render(request, "seasons/persons/list.html", context)


def found(wanted: Wanted) -> Found:
    """In the order of their handles. Which rows they are is read out of the index alone, and no further than the page
    goes: 100,000 people are as quick as 100."""
    keys = list(_matching(wanted).order_by("handle").values_list("pk", "handle")[: ROWS + 1])
    shown = [pk for pk, _ in keys[:ROWS]]
    return Found(_rows(shown), keys[ROWS - 1][1] if len(keys) > ROWS else "")


def _matching(wanted: Wanted) -> QuerySet[Person]:
    rows = Person.objects.exclude(seen="")  # who is erased, or part of somebody else
    for word in asked.plain(wanted.words).split():
        rows = rows.filter(seen__contains=f" {word}")
    if wanted.region:
        rows = rows.filter(region__slug=wanted.region)
    return rows.filter(handle__gt=wanted.after) if wanted.after else rows


def _rows(keys: Sequence[int]) -> tuple[Row, ...]:
    people = Person.objects.filter(pk__in=keys).select_related("region").order_by("handle")
    played = dict(
        Entry.objects.filter(person__in=keys, place__gt=0).values_list("person").annotate(Count("event")).order_by()
    )
    return tuple(
        Row(one.handle, shown_name(one), one.region.name if one.region else "", played.get(one.pk, 0)) for one in people
    )
