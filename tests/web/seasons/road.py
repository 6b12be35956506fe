"""Events of a season with their players as persons: listed, played, finished."""

from __future__ import annotations

from collections.abc import Iterable

from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Enter
from topcut.acts.entries.commands import Person as Newcomer
from topcut.acts.listing.commands import ChangeListing, TakeInto
from topcut.journal.fact import Result
from topcut.programs.load import load
from topcut.web.seasons.models import Entry, Person
from topcut.web.store.models import Event
from web.site import Site


def listed(site: Site, title: str, level: str, day: str, rulebook: str = "star-trek-2e", **more: str) -> Event:
    """Nobody has entered yet."""
    row = site.event(rulebook, names=(), rounds=0 if rulebook == "tribbles" else 3, title=title)
    site.do(row, TakeInto(load("star-trek").source))
    site.do(row, ChangeListing({"date": day, "start": "10:00", "zone": "UTC", "level": level, **more}))
    Event.objects.filter(pk=row.pk).update(self_entry=True, date=day)
    row.refresh_from_db()
    return row


def enter(site: Site, row: Event, people: Iterable[Person]) -> None:
    site.do(row, Enter(tuple(Newcomer(one.name, who=one.key) for one in people)))


def play(site: Site, row: Event, rounds: int = 3) -> None:
    """The first seat always wins."""
    for _ in range(rounds):
        site.post_round(row)
        site.report_all(row, Result(games=((100, 0),)))
    site.do(row, Finish())


def played(site: Site, title: str, level: str, day: str, people: Iterable[Person], **more: str) -> Event:
    row = listed(site, title, level, day, **more)
    enter(site, row, people)
    play(site, row)
    return row


def placed(row: Event, place: int) -> Person:
    return Entry.objects.get(event=row, place=place).person
