"""The pages of ratings: lists, a person's history, what an event changed, what a result would do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from django.contrib.auth.models import User
from django.test import Client

from topcut.acts.ending.commands import Finish
from topcut.desk.ports import SystemClock
from topcut.programs.load import load
from topcut.seasons.rating.rules import POINT
from topcut.web.seasons.models import Office, Person, Region
from topcut.web.seasons.models_ratings import RatedEvent, Rating
from topcut.web.seasons.people import keep
from web.accounts import signed_in
from web.seasons.rated import FOUR, finished, people, played
from web.site import Site

LIST = "/ratings/star-trek/2e/overall"
NAMES = re.compile(r'<a href="/ratings/star-trek/2e/\w+/of/([\w-]+)"')


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    User.objects.all().delete()


@pytest.fixture
def persons(site: Site) -> dict[str, Person]:
    return people()


def page(address: str, client: Client | None = None, status: int = 200) -> str:
    answer = (client or Client()).get(address)
    assert answer.status_code == status, answer.content.decode()
    return re.sub(r"\s+", " ", answer.content.decode())


def season(site: Site, persons: dict[str, Person], events: int = 3) -> None:
    chance = Random("Bajor")
    for number in range(events):
        names = tuple(chance.sample(sorted(persons), 6))
        finished(site, persons, f"Event {number}", names=names, chance=chance, date=f"2099-01-{10 + number}")


def test_the_best_stand_first_and_equals_share_a_rank(site: Site, persons: dict[str, Person]) -> None:
    season(site, persons)
    shown = page(LIST)
    ordered = Rating.objects.filter(which=0).order_by("-rating", "person").values_list("person__handle", "rating")
    assert NAMES.findall(shown) == [handle for handle, _ in ordered]
    ranks = [int(one) for one in re.findall(r'<td class="rk">(\d+)</td>', shown)]
    ratings = [rating for _, rating in ordered]
    assert ranks == [1 + sum(other > rating for other in ratings) for rating in ratings]


def test_a_list_is_found_by_words_and_region_with_the_rank_in_the_whole(site: Site, persons: dict[str, Person]) -> None:
    season(site, persons, 2)
    last = Rating.objects.filter(which=0).order_by("rating").select_related("person")[0]
    Person.objects.filter(pk=last.person_id).update(region=Region.objects.create(slug="bajor", name="Bajor"))
    for found in (page(f"{LIST}?region=bajor"), page(f"{LIST}?q={last.person.name}")):
        assert NAMES.findall(found) == [last.person.handle]
        assert f'<td class="rk">{1 + Rating.objects.filter(which=0, rating__gt=last.rating).count()}</td>' in found
    Region.objects.all().delete()


def test_a_name_that_is_not_shown_is_neither_read_nor_found(site: Site, persons: dict[str, Person]) -> None:
    finished(site, persons)
    kira = Person.objects.get(handle="kira")
    kira.name, kira.handle, kira.shown = "Kira Nerys", "major", Person.Shown.HANDLE
    keep(kira)
    assert "Nerys" not in page(LIST) and "major" in page(LIST)
    assert NAMES.findall(page(f"{LIST}?q=nerys")) == []
    assert NAMES.findall(page(f"{LIST}?q=major")) == ["major"]


def test_each_point_leads_to_its_event_and_an_event_opens_to_its_games(site: Site, persons: dict[str, Person]) -> None:
    finished(site, persons, "Friday")
    finished(site, persons, "Saturday")
    winner = Rating.objects.filter(which=0).order_by("-rating")[0].person
    address = f"{LIST}/of/{winner.handle}"
    shown = page(address)
    assert shown.count("<circle") == 2
    for slug in ("friday", "saturday"):
        assert f'<a href="?event={slug}#{slug}">' in shown and f'<tr id="{slug}">' in shown
    opened = page(f"{address}?event=friday")
    assert opened.count("won against") + opened.count("lost to") == 3
    assert page(f"{LIST}/of/weyoun", status=404)


def test_the_page_of_an_event_tells_everybody_before_and_after(site: Site, persons: dict[str, Person]) -> None:
    row = finished(site, persons)
    shown = page(f"/e/{row.slug}/ratings")
    assert shown.count("1,500") == 4 and "1,524" in shown and "1,476" in shown
    assert "6 games are rated: Local event, k 16" in shown and "All changes together are 0." in shown
    assert f'href="/e/{row.slug}/ratings"' in page(f"/e/{row.slug}")


def test_an_event_that_falls_short_says_why_nothing_changed(site: Site, persons: dict[str, Person]) -> None:
    row = played(site, persons, names=FOUR, date="2001-01-01")
    site.do(row, Finish())
    shown = page(f"/e/{row.slug}/ratings")
    assert "Not rated: not sanctioned: 24 hours of notice" in shown
    assert "Ratings are counted when" in page(f"/e/{site.event(title='Plain').slug}/ratings")


def test_who_is_nobody_is_named(site: Site, persons: dict[str, Person]) -> None:
    row = finished(site, {name: persons[name] for name in FOUR[:3]})
    assert f"{FOUR[3]} is not linked to a person" in page(f"/e/{row.slug}/ratings")


def test_who_waits_is_told_why_and_a_coordinator_counts_it(
    site: Site, persons: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(site, persons, "Later", date="2099-01-12")
    row = played(site, persons, "Long Ago", date="2099-01-10")
    monkeypatch.setattr(SystemClock, "now", lambda _: "2099-01-19T11:00:00.000Z")
    site.do(row, Finish())
    monkeypatch.undo()
    told = page(f"/e/{row.slug}/ratings")
    assert "The report came 9 days after the event." in told and "one event with 6 games" in told
    assert told.count("as before") == 4
    assert "await processing" in page(f"/e/{row.slug}")
    assert "await processing" in page(f"/e/{row.slug}/desk/finish", site.browser(row, "director"))
    somebody, keiko = signed_in("Quark"), signed_in("Keiko")
    assert "Count them now" not in page("/ratings", somebody)
    assert somebody.post("/ratings/refresh").status_code == 403
    assert Client().post("/ratings/refresh").status_code == 302 and RatedEvent.objects.filter(waits=True).exists()
    Office.objects.create(user=User.objects.get(first_name="Keiko"), kind="coordinator", program="star-trek")
    assert "Count them now" in page("/ratings", keiko)
    assert keiko.post("/ratings/refresh").status_code == 302
    assert not RatedEvent.objects.filter(waits=True).exists() and "waits" not in page(f"/e/{row.slug}/ratings")
    assert "await" not in page(f"/e/{row.slug}")


def test_what_a_result_would_do_is_what_it_does(site: Site, persons: dict[str, Person]) -> None:
    """Morn and Garak have not played yet and are equals; a win at k 64 moves both by 32."""
    finished(site, persons, names=FOUR)
    told = page(f"{LIST}/what-if?a=morn&b=garak&level=world")
    assert "+32.0" in told and "−32.0" in told and "1,532" in told and "1,468" in told
    assert "Two different players" in page(f"{LIST}/what-if?a=kira&b=kira", status=422)
    assert page(f"{LIST}/what-if?a=kira&b=weyoun", status=422)


def test_most_improved_are_those_whose_rating_rose_most(site: Site, persons: dict[str, Person]) -> None:
    season(site, persons)
    risen = Rating.objects.filter(which=0, rating__gt=1500 * POINT).order_by("-rating").values_list("person__handle")
    named = NAMES.findall(page(f"{LIST}/improved"))
    gains = dict(Rating.objects.filter(which=0).values_list("person__handle", "rating"))
    assert [gains[one] for one in named] == sorted((gains[one] for (one,) in risen), reverse=True)


@pytest.mark.parametrize("system", ["glicko2", "openskill"])
def test_other_systems_go_by_the_same_pages(site: Site, persons: dict[str, Person], system: str) -> None:
    source = {**load("star-trek").source, "name": "bajor"}
    source["rating"] = {**source["rating"], "system": system}
    row = finished(site, persons, program=source)
    listed = "/ratings/bajor/2e/overall"
    handles = re.findall(r'of/([\w-]+)"', page(listed))
    assert len(handles) == 4 and len(set(Rating.objects.values_list("rating", flat=True))) > 1
    assert "<circle" in page(f"{listed}/of/{handles[0]}") and page(f"/e/{row.slug}/ratings")
    assert "+" in page(f"{listed}/what-if?a={handles[0]}&b={handles[3]}")


def test_in_german(site: Site, persons: dict[str, Person]) -> None:
    row = finished(site, persons)
    client = Client(headers={"accept-language": "de"})
    assert "1.524" in page(LIST, client) and "Änderung" in page(LIST, client)
    assert "+24,0" in page(f"/e/{row.slug}/ratings", client)
