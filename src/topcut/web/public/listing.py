"""The list of events: what runs now, what comes, what is over; found by words, game and region, a page at a time."""

from __future__ import annotations

from typing import Literal

from django.db import connection
from django.db.models import Q, QuerySet
from msgspec import Struct

from topcut.messages.message import Printed
from topcut.web.public.paging import Page, page_at
from topcut.web.public.winners import named
from topcut.web.store.models import Event
from topcut.web.store.shown import Shown, read

SHOWN = 50  # of each list; the rest is one press away
_CHOICES = 60  # games or regions that are offered; where there are more, one types
When = Literal["running", "upcoming", "past"]


class Sought(Struct, frozen=True):
    """What a visitor looks for."""

    words: str = ""
    game: str = ""
    region: str = ""

    @property
    def anything(self) -> bool:
        return bool(self.words or self.game or self.region)


class Listed(Struct, frozen=True):
    """An event as a list shows it."""

    row: Event
    shown: Shown
    winner: str = ""

    @property
    def full(self) -> bool:
        """Nobody has a place any more, except on the waiting list."""
        return 0 < self.shown.places <= self.row.players


class Some(Struct, frozen=True):
    """The beginning of one of the lists."""

    events: list[Listed]
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
    return Listing(*(Some(_listed(found[:SHOWN]), len(found) > SHOWN) for found in (running, upcoming, past)))


def one_list(sought: Sought, today: str, when: When, wanted: int) -> Page[Listed]:
    """A page of one of the lists."""
    lists = _lists(sought, today, when)
    return page_at(wanted, sum(one.count() for one in lists), lambda start, stop: _listed(_part(lists, start, stop)))


def _listed(rows: list[Event]) -> list[Listed]:
    winners = named(rows)
    return [Listed(row, read(row.shown), winners.get(row.pk, "")) for row in rows]


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


# What is offered -----------------------------------------------------------------------------------------------------

# From one value to the next by the index: as many steps as there are values, however many events have them.
_VALUES = """WITH RECURSIVE found(one) AS (
    SELECT MIN({0}) FROM topcut_event WHERE listed = TRUE AND {0} > ''
    UNION ALL SELECT (SELECT MIN({0}) FROM topcut_event WHERE listed = TRUE AND {0} > found.one)
    FROM found WHERE found.one IS NOT NULL
) SELECT one{1} FROM found WHERE one IS NOT NULL LIMIT %s"""
_WITH_RULEBOOK = ", (SELECT rulebook FROM topcut_event WHERE listed = TRUE AND game = found.one LIMIT 1)"


def games() -> list[Printed]:
    """The games of all listed events, each as a rulebook calls it."""
    return [Printed(game, rulebook, "game") for game, rulebook in _values("game", _WITH_RULEBOOK)]


def regions() -> list[str]:
    """Their regions."""
    return [one for (one,) in _values("region")]


def _values(column: Literal["game", "region"], more: str = "") -> list[tuple[str, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(_VALUES.format(column, more), [_CHOICES + 1])
        return list(cursor.fetchall())


def is_long(choices: list[str]) -> bool:
    """Too many to choose from: then one types."""
    return len(choices) > _CHOICES
