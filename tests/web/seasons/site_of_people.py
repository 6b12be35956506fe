"""Finished events of people, for the tests of their pages."""

from __future__ import annotations

from random import Random

from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.listing.commands import ChangeListing, TakeInto
from topcut.journal.fact import Result
from topcut.programs.load import load
from topcut.web.seasons import models
from topcut.web.store.models import Event
from web.site import Site

_LISTED = {"start": "10:00", "zone": "UTC", "level": "local", "league": "terok-nor"}


def held(site: Site, people: list[models.Person], title: str, chance: Random | None = None, **listed: str) -> Event:
    """An event that these people played to its end; the first seat wins, or whoever chance likes."""
    row = site.event(names=(), title=title, rounds=3)
    site.do(row, TakeInto(load("star-trek").source))
    site.do(row, ChangeListing({**_LISTED, "date": "2027-02-06", **listed}))
    site.do(row, Enter(tuple(Person(one.name, who=one.key) for one in people)))
    for number in range(3):
        site.post_round(row, seed=f"{title} {number}")
        won = not chance or chance.random() < 0.5
        site.report_all(row, Result(games=((100, 0),) if won else ((0, 100),)))
    site.do(row, Finish())
    return row
