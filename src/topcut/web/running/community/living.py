"""A community for the demo: two regions, three games and one more, leagues, roads to the Worlds, ratings."""

from __future__ import annotations

from datetime import date

from msgspec.structs import replace

from topcut.web.running.community.calendar import STAR_TREK, VENUE, WHY, calendar_of
from topcut.web.running.community.cast import BAJOR, Accounts, Pool, make_accounts, make_people
from topcut.web.running.community.hosts import announce, make_hosts
from topcut.web.running.community.leagues import form, keep_book
from topcut.web.running.community.playing import hold
from topcut.web.seasons.models_applications import Application
from topcut.web.store.models import Event


def make_community(today: date) -> Accounts:
    """All that is past, in its order, and what is announced."""
    people: dict[str, Pool] = dict(make_people())
    accounts = make_accounts(STAR_TREK)
    calendar = calendar_of(today)
    hosts = make_hosts(accounts)
    leagues = [(plan, form(plan)) for plan in calendar.leagues]
    events: dict[str, Event] = {
        f"{one.title} {one.day}": hold(replace(one, host=hosts.get(one.place, "")), people, today)
        for one in calendar.events
    }
    for plan, row in leagues:
        keep_book(plan, row, accounts.league_director, events)
    _ask(accounts, today)
    announce(accounts, today)
    return accounts


def _ask(accounts: Accounts, today: date) -> None:
    """What waits for the coordinator: somebody wants to hold a regional next spring."""
    day = f"{date(today.year + (today.month > 4), 5, 8)}"
    told = {"program": STAR_TREK, "level": "regional", "game": "2e", "how": "application", "day": day}
    wanted = {"continent": "europe", "place": BAJOR, "venue": VENUE, "text": WHY, "asked_at": f"{today}T08:00:00Z"}
    Application.objects.get_or_create(user=accounts.league_director, **told, defaults=wanted)
