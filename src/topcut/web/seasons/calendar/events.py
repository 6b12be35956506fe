"""Which events a calendar shows: by game, region, level and way of playing, from one day to another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from django.db.models import QuerySet
from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.month import month_named
from topcut.programs.vocabulary import LEVELS
from topcut.seasons.outcome import LOCAL
from topcut.web.seasons.models_regions import Whereabouts
from topcut.web.seasons.offices import CONTINENTS
from topcut.web.seasons.regions.whereabouts import seen
from topcut.web.seasons.regions.words import Known
from topcut.web.store.in_lists import InList, in_lists


class Wanted(Struct, frozen=True):
    """What a visitor wants to see; "" is everything."""

    game: str = ""
    region: str = ""  # a region's slug, or a continent
    level: str = ""
    online: str = ""  # yes, no

    @property
    def anything(self) -> bool:
        return bool(self.game or self.region or self.level or self.online)


class Month(Struct, frozen=True):
    """The events of a month, under its name; those without a day stand under none."""

    named: Message | None
    events: Sequence[InList]


def matching(wanted: Wanted, known: Known) -> QuerySet[Whereabouts]:
    """All that fit, whatever their days."""
    rows = seen()
    if wanted.game:
        rows = rows.filter(event__game=wanted.game)
    if wanted.level in LEVELS:
        rows = rows.filter(level__in=("", LOCAL) if wanted.level == LOCAL else (wanted.level,))
    if wanted.online in ("yes", "no"):
        rows = rows.filter(online=wanted.online == "yes")
    return rows.filter(word__in=words_meant(wanted.region, known)) if wanted.region else rows


def words_meant(where: str, known: Known) -> list[str]:
    """What events say that are held in a region, or in one of a continent."""
    if where in CONTINENTS:
        return known.words_of(one for one in known.regions.values() if one.continent == where)
    return known.words_of(one for one in known.regions.values() if one.slug == where)


def between(rows: QuerySet[Whereabouts], first: str, last: str = "") -> QuerySet[Whereabouts]:
    """In the order of their days; what is not over yet comes from today on."""
    found = rows.filter(day__gte=first)
    return (found.filter(day__lte=last) if last else found).order_by("day", "event_id")


def to_come(rows: QuerySet[Whereabouts], today: str) -> QuerySet[Whereabouts]:
    return between(rows, today).exclude(event__state="finished")


def running(rows: QuerySet[Whereabouts], today: str) -> QuerySet[Whereabouts]:
    """Begun on an earlier day, and not over."""
    return rows.filter(event__state="running", day__lt=today).order_by("day", "event_id")


def over(rows: QuerySet[Whereabouts]) -> QuerySet[Whereabouts]:
    """The latest first."""
    return rows.filter(event__state="finished").order_by("-day", "-event_id")


def listed(rows: Iterable[Whereabouts]) -> list[InList]:
    return in_lists([one.event for one in rows])


def by_month(events: Sequence[InList]) -> list[Month]:
    return [Month(month_of(month), list(them)) for month, them in groupby(events, lambda one: str(one.row.date)[:7])]


def month_of(written: str) -> Message | None:
    """ "March 2027"; None of what has no day."""
    year, _, number = written.partition("-")
    if not (year.isdecimal() and number.isdecimal()):
        return None
    return message("web-calendar-month", month=month_named(int(number)), year=year)
