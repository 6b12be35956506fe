"""The road of a year, and its titles: what the pages say is what the events of a season were."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client

from topcut.acts.event.commands import Undo
from topcut.acts.listing.commands import ChangeListing
from topcut.programs.load import load
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_road import Stop
from topcut.web.seasons.people import make
from topcut.web.seasons.road.year import year_of
from web.accounts import signed_in
from web.html import all_of, parsed, rows_of, words
from web.seasons.road import listed, placed, played
from web.site import CAST, Site

YEAR = "/season/star-trek/2027"


@pytest.fixture
def people(site: Site) -> Iterator[list[Person]]:
    yield [make(name) for name in CAST]
    User.objects.all().delete()


def _page(address: str, client: Client | None = None) -> HttpResponse:
    answer = (client or Client()).get(address)
    assert answer.status_code == 200
    return answer


def test_an_empty_year_has_its_levels_and_seasons(site: Site) -> None:
    tree = parsed(_page(YEAR))
    bars = [(words(one).split("  ")[0], one.get("colspan")) for one in all_of(tree, "td") if one.get("class")]
    spans = {name.removesuffix(" none listed"): span for name, span in bars}
    assert spans == {
        "World Championship": "3",  # August to October
        "Continental Championship": "3",  # June to August
        "National Championship": "12",
        "Regional Championship": "4",  # March to June
    }


def test_who_qualified_stands_behind_the_place(site: Site, people: list[Person]) -> None:
    regional = played(site, "Bajor Regional", "regional", "2027-04-03", people)
    listed(site, "World Championships", "world", "2027-10-01")
    listed(site, "Elsewhere", "regional", "2028-04-01")
    tree = parsed(_page(YEAR))
    table = next(n for n, one in enumerate(all_of(tree, "table")) if "Regional Championship" in words(one) and n)
    (row,) = rows_of(tree, table)
    assert row[:3] == ["Bajor Regional", "Sat 3 Apr 2027", "9"]
    first, second = (placed(regional, place).name for place in (1, 2))
    assert row[3].startswith(f"1. {first} 1, Continental Championship 2. {second} 3.")
    assert "World Championships" in words(tree) and "to come" in words(tree) and "Elsewhere" not in words(tree)


def test_days_are_counted_to_the_next_goal(site: Site, people: list[Person]) -> None:
    played(site, "Bajor Regional", "regional", "2027-04-03", people)
    listed(site, "World Championships", "world", "2027-10-01")
    road = year_of(load("star-trek"), "2e", 2027, date(2027, 7, 6))
    assert (road.days, road.players) == (87, 9)
    looks = {level.name: [bar.look for bar in level.bars] for level in road.levels}
    assert looks["world"] == ["goal"] and looks["continental"] == ["on"] and looks["regional"] == [""]


def test_who_looks_reads_what_they_hold(site: Site, people: list[Person]) -> None:
    winner = placed(played(site, "Bajor Regional", "regional", "2027-04-03", people), 1)
    browser = signed_in(winner.name)
    winner.user = User.objects.get(first_name=winner.name)
    winner.save()
    assert "You hold a bye in round 1" in words(parsed(_page(YEAR, browser)))
    assert "You hold" not in words(parsed(_page(YEAR)))


def test_a_listing_moves_an_event_to_another_year_and_back(site: Site) -> None:
    row = listed(site, "World Championships", "world", "2027-10-01")
    site.do(row, ChangeListing({"level": "continental"}))
    assert Stop.objects.get().level == "continental"
    site.do(row, Undo(site.snapshot(row).head))
    assert Stop.objects.get().level == "world"


def test_titles_are_read_off_the_places(site: Site, people: list[Person]) -> None:
    first = played(site, "Bajor Regional", "regional", "2027-04-03", people)
    second = played(site, "World Championships", "world", "2027-10-01", people)
    played(site, "Friday", "local", "2027-05-01", people)
    assert rows_of(parsed(_page("/titles"))) == [
        [placed(second, 1).name, "World Championship Second Edition", "World Championships"],
        [placed(first, 1).name, "Regional Championship Second Edition", "Bajor Regional"],
    ]
    champion = placed(second, 1)
    Person.objects.filter(pk=champion.pk).update(shown=Person.Shown.HANDLE)
    assert rows_of(parsed(_page("/titles?program=star-trek")))[0][0] == champion.handle
    assert "Nobody has won one yet" in words(parsed(_page("/titles?program=sirlin")))
    site.do(second, Undo(site.snapshot(second).head))
    assert len(rows_of(parsed(_page("/titles")))) == 1


@pytest.mark.parametrize("address", ["/season/terok-nor/2027", "/season/sirlin/2027", "/season/star-trek/12"])
def test_there_is_no_such_road(site: Site, address: str) -> None:
    assert Client().get(address).status_code == 404
