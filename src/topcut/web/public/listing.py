"""The list of events: what runs now, what comes, what is over; found by words, game and region, a page at a time."""

from __future__ import annotations

from typing import Literal

from django.db.models import Q, QuerySet
from msgspec import Struct

from topcut.web.public.paging import Page, page_at
from topcut.web.seasons.regions.whereabouts import hidden_events
from topcut.web.seasons.regions.words import known as known_regions
from topcut.web.store.in_lists import InList, in_lists
from topcut.web.store.models import Event
from topcut.web.store.offered import CHOICES, typed_regions

SHOWN = 50  # of each list; the rest is one press away
When = Literal["running", "upcoming", "past"]


class Sought(Struct, frozen=True):
    """What a visitor looks for."""

    words: str = ""
    game: str = ""
    region: str = ""

    @property
    def anything(self) -> bool:
        return bool(self.words or self.game or self.region)


class Some(Struct, frozen=True):
    """The beginning of one of the lists."""

    events: list[InList]
    more: bool  # there are more than these


class Listing(Struct, frozen=True):
    """The events that were found."""

    running: Some
    upcoming: Some
    past: Some

    @property
    def empty(self) -> bool:
        return not (self.running.events or self.upcoming.events or self.past.events)


def listing(sought: Sought, today: str) -> Listing:
    """Running events first; an announced one whose day has gone by is past."""
    running, upcoming = (_part(_lists(sought, today, when), 0, SHOWN + 1) for when in ("running", "upcoming"))
    finished, gone_by = (rows.order_by("-date", "-id")[: SHOWN + 1] for rows in _over(sought, today))
    past = sorted((*finished, *gone_by), key=lambda row: (row.date, row.pk), reverse=True)
    return Listing(*(Some(in_lists(found[:SHOWN]), len(found) > SHOWN) for found in (running, upcoming, past)))


def one_list(sought: Sought, today: str, when: When, wanted: int) -> Page[InList]:
    """A page of one of the lists."""
    lists = _lists(sought, today, when)
    return page_at(wanted, sum(one.count() for one in lists), lambda start, stop: in_lists(_part(lists, start, stop)))


def _lists(sought: Sought, today: str, when: str) -> tuple[QuerySet[Event], ...]:
    """In their order; upcoming events without a day come behind those that have one."""
    rows = _matching(sought)
    if when == "running":
        return (rows.filter(state="running").order_by("-date", "-id"),)
    announced = rows.filter(state="announced")
    if when == "upcoming":
        return announced.filter(date__gte=today).order_by("date", "id"), announced.filter(date="").order_by("id")
    finished, gone_by = _over(sought, today)
    return ((finished | gone_by).order_by("-date", "-id"),)


def _over(sought: Sought, today: str) -> tuple[QuerySet[Event], QuerySet[Event]]:
    """What was finished, and what was announced and never was."""
    rows = _matching(sought)
    return rows.filter(state="finished"), rows.filter(state="announced", date__gt="", date__lt=today)


def _part(lists: tuple[QuerySet[Event], ...], start: int, stop: int) -> list[Event]:
    """The rows from `start` to `stop` of lists that stand one behind the other; nothing else is read."""
    found: list[Event] = []
    wanted = stop - start
    for rows in lists:
        found += rows[start:stop]
        if len(found) == wanted or len(lists) == 1:
            break
        before = rows.count()
        start, stop = max(start - before, 0), max(stop - before, 0)
    return found


def _matching(sought: Sought) -> QuerySet[Event]:
    rows = Event.objects.filter(listed=True, head__gt=0)
    if waiting := hidden_events():
        rows = rows.exclude(pk__in=waiting)
    for word in sought.words.split():
        rows = rows.filter(
            Q(title__icontains=word)
            | Q(place__icontains=word)
            | Q(region__icontains=word)
            | Q(game__icontains=word)
            | Q(director__icontains=word)
        )
    if sought.game:
        rows = rows.filter(game=sought.game)
    if sought.region:
        known = known_regions()
        region = known.meant(sought.region)
        by_word = Q(whereabouts__word__in=known.words_of([region])) if region else Q()
        rows = rows.filter(by_word if region else Q(region__iexact=sought.region))
    return rows


# What is offered -----------------------------------------------------------------------------------------------------


def regions() -> list[str]:
    """The regions of listed events: of several words for one, its name."""
    known = known_regions()
    found = ((known.meant(one), one) for one in typed_regions())
    return list(dict.fromkeys(region.name if region else typed for region, typed in found))


def is_long(choices: list[str]) -> bool:
    """Too many to choose from: then one types."""
    return len(choices) > CHOICES
