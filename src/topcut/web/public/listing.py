"""The list of events: what runs now, what comes, what is over; found by words, game and region."""

from __future__ import annotations

from django.db.models import Q, QuerySet
from msgspec import Struct

from topcut.web.public.paging import ROWS
from topcut.web.store.models import Event

SHOWN = 50  # of each list; a search narrows it down


class Sought(Struct, frozen=True):
    """What a visitor looks for."""

    words: str = ""
    game: str = ""
    region: str = ""

    @property
    def anything(self) -> bool:
        return bool(self.words or self.game or self.region)


class Listing(Struct, frozen=True):
    """The events that were found."""

    running: list[Event]
    upcoming: list[Event]
    past: list[Event]
    more: bool = False  # there are more past ones than are shown

    @property
    def empty(self) -> bool:
        return not (self.running or self.upcoming or self.past)


def listing(sought: Sought, today: str) -> Listing:
    """Running events first; an announced one whose day has gone by is past."""
    rows = _matching(sought)
    coming = Q(state="announced") & (Q(date="") | Q(date__gte=today))
    past = list(rows.exclude(state="running").exclude(coming).order_by("-date", "-id")[: SHOWN + 1])
    return Listing(
        list(rows.filter(state="running").order_by("-date", "-id")[:ROWS]),
        sorted(rows.filter(coming).order_by("date", "id")[:SHOWN], key=lambda row: row.date or "9999"),
        past[:SHOWN],
        len(past) > SHOWN,
    )


def _matching(sought: Sought) -> QuerySet[Event]:
    rows = Event.objects.filter(listed=True, head__gt=0)
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
        rows = rows.filter(region__iexact=sought.region)
    return rows


def games() -> list[str]:
    """The games of all listed events."""
    return sorted(set(Event.objects.filter(listed=True).values_list("game", flat=True)))


def regions() -> list[str]:
    """Their regions."""
    return sorted({region for region in Event.objects.filter(listed=True).values_list("region", flat=True) if region})
