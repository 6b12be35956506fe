"""Which announcements of a community stand where: everywhere, for a program, in a region."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Q, QuerySet
from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.web.people.names import name_of
from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import News
from topcut.web.seasons.officers.reached import title_of

MOST = 5


class Told(Struct, frozen=True):
    """An announcement, for whom it is, and who makes it."""

    row: News
    where: Message | None  # None = everywhere
    region: str
    program: str
    by: str


def current(today: str) -> QuerySet[News]:
    """What stands today, the latest first."""
    rows = News.objects.filter(withdrawn_at="", since__lte=today).filter(Q(until="") | Q(until__gte=today))
    return rows.select_related("region", "by")


def on_home(today: str) -> list[Told]:
    return told(current(today)[:MOST])


def in_region(region: Region, today: str) -> list[Told]:
    """Its own, and its continent's."""
    here = Q(region=region)
    if region.continent:
        here |= Q(continent=region.continent, region=None)
    return told(current(today).filter(here)[:MOST])


def in_program(program: str, today: str) -> list[Told]:
    return told(current(today).filter(program=program)[:MOST])


def told(rows: Iterable[News]) -> list[Told]:
    return [
        Told(
            one,
            message("region-continent", continent=one.continent) if one.continent and not one.region else None,
            one.region.name if one.region else "",
            title_of(one.program) if one.program else "",
            name_of(one.by) if one.by else "",
        )
        for one in rows
    ]
