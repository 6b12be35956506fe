"""Events of a season for tests of ratings: who sat where and won decides everything else."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import Any

from topcut.acts.ending.commands import Finish
from topcut.acts.listing.commands import ChangeListing, Know, TakeInto
from topcut.journal.fact import Result
from topcut.programs.load import load
from topcut.web.seasons.models import Person
from topcut.web.seasons.people import make
from topcut.web.store.models import Event
from web.site import CAST, Site

FOUR = CAST[:4]
SOON = (date.today() + timedelta(days=30)).isoformat()


def people(names: tuple[str, ...] = CAST) -> dict[str, Person]:
    return {name: make(name) for name in names}


def played(
    site: Site,
    persons: dict[str, Person],
    title: str = "Friday Night",
    names: tuple[str, ...] = FOUR,
    chance: Random | None = None,
    program: Any = "star-trek",
    **listed: Any,
) -> Event:
    """Three rounds, not finished yet; the first seat wins, or whoever chance says."""
    row = site.event(rounds=3, title=title, names=names, rulebook=listed.pop("rulebook", "star-trek-2e"))
    site.do(row, TakeInto(load(program).source if isinstance(program, str) else program))
    site.do(row, ChangeListing({"date": SOON, "start": "10:00", "zone": "UTC", "level": "local", **listed}))
    for name in names:
        if name in persons:
            site.do(row, Know(site.player(row, name), persons[name].key))
    for number in range(3):
        site.post_round(row, f"Bajor {number}")
        score = (100, 0) if chance is None else chance.choice(((100, 0), (0, 100), (100, 35)))
        site.report_all(row, Result(games=(score,)))
    return row


def finished(site: Site, persons: dict[str, Person], title: str = "Friday Night", **more: Any) -> Event:
    row = played(site, persons, title, **more)
    site.do(row, Finish())
    return row
