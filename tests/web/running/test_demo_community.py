"""The demo shows a living community on whatever day it is started: made once, the same from the same day, in order."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client, override_settings

from topcut.web.running.community.calendar import TEROK_NOR, calendar_of
from topcut.web.running.community.cast import LEAGUE_DIRECTOR, PLAYER, make_accounts, make_people
from topcut.web.running.community.playing import hold
from topcut.web.running.demo import demo_links
from topcut.web.seasons.leagues import book as books
from topcut.web.seasons.models import Credit, Earned, Entry, League, Person
from topcut.web.seasons.models_ratings import Rating
from topcut.web.site import live
from topcut.web.store import projections
from topcut.web.store.models import Event
from web.html import parsed, rows_of, words
from web.site import Site


@pytest.fixture
def links(site: Site) -> Iterator[list[str]]:
    User.objects.all().delete()
    yield [path for _, path in demo_links()]
    User.objects.all().delete()


def test_a_community_stands_around_the_demo(links: list[str]) -> None:
    assert len(links) == 7 and [path for _, path in demo_links()] == links  # made once
    assert Event.objects.count() >= 40
    games = set(Event.objects.filter(state="finished").values_list("rulebook", flat=True))
    assert {"star-trek-1e", "star-trek-2e", "tribbles", "yomi"} <= games
    assert League.objects.filter(approved=True).count() == 3
    current = League.objects.get(slug=TEROK_NOR)
    assert books.book_of(current).closed, "no half is closed"
    assert Rating.objects.filter(which=0).values("person").distinct().count() > 25
    kira = Person.objects.get(name=PLAYER)
    assert kira.user is not None and Entry.objects.filter(person=kira).count() > 15
    assert Earned.objects.filter(person=kira, until__gte=f"{date.today()}").exists()
    assert {"league", "masters", "fantasy"} == set(Credit.objects.values_list("table", flat=True))
    the_pages_have_it()
    the_rows_are_those_of_the_journals()
    an_account_is_let_in_while_the_demo_is_served(links[5])


def the_pages_have_it() -> None:
    """Nothing is empty that a visitor opens first."""
    for address in ("/leagues", "/ratings", "/titles", "/players", "/points/star-trek/league", "/champions/star-trek"):
        assert rows_of(parsed(Client().get(address))), address
    assert "held" in words(parsed(Client().get("/players/kira-nerys")))
    assert "Jake Sisko" not in words(parsed(Client().get("/players"))), "a minor's whole name"


def the_rows_are_those_of_the_journals() -> None:
    for row in Event.objects.order_by("pk")[::4]:
        known = live.snapshot_of(row).tournament
        assert projections.rebuild(row, lambda known=known: known) == [], row.slug  # type: ignore[misc]


def an_account_is_let_in_while_the_demo_is_served(leader: str) -> None:
    assert Client().get(leader).status_code == 404  # this site is no demo
    with override_settings(ROOT_URLCONF="web.running.demo_urls"):
        browser = Client()
        assert browser.get(leader[:-1] + "x").status_code == 404
        answer = browser.get(leader)
        assert answer.status_code == 302 and answer["Location"] == f"/leagues/{TEROK_NOR}/director"
        assert browser.get(answer["Location"]).status_code == 200
        user = User.objects.get(first_name=LEAGUE_DIRECTOR)
        user.set_password("nine orbs of Bajor")  # it is somebody's own by now
        user.save()
        assert Client().get(leader).status_code == 404


@pytest.mark.parametrize("month", range(1, 13))
def test_on_any_day_of_the_year_there_is_a_past_and_a_calendar(month: int) -> None:
    for day in (1, 15, 28):
        today = date(2027, month, day)
        calendar = calendar_of(today)
        past = [one for one in calendar.events if one.day < today]
        assert len(past) >= 28 and len(calendar.events) >= 36
        assert any(one.level == "world" for one in past)
        for league in calendar.leagues[1:]:
            assert sum(one.day < today for one in league.evenings) >= 5
            assert all(one.day <= date(league.season + 1, 3, 31) for one in league.evenings)


def test_the_same_evening_has_the_same_places(site: Site) -> None:
    people = dict(make_people())
    make_accounts("star-trek")
    planned = next(one for one in calendar_of(date(2027, 5, 2)).events if one.level == "national")
    places = []
    for _ in range(2):
        row = hold(planned, people, planned.day + timedelta(days=1))
        places.append([one.person.name for one in Entry.objects.filter(event=row).order_by("place", "player")])
        Event.objects.update(title="Another")  # else it would be there, and stay
    assert places[0] == places[1] and places[0][0] == PLAYER
