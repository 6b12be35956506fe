"""A person's page shows their ratings, a merger counts them together, and a rating comes into events with them."""

from __future__ import annotations

import json

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from acts.answers import typed
from topcut.seasons.rating.rules import POINT
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_ratings import Rating
from topcut.web.seasons.people import make
from topcut.web.seasons.persons.merging import merge
from topcut.web.seasons.ratings.on_person import rating_for
from web.seasons.rated import finished, people
from web.site import Site


@pytest.fixture
def persons(site: Site) -> dict[str, Person]:
    return people()


def _rating(person: Person) -> int:
    return Rating.objects.get(person=person, which=0).rating


def test_a_persons_page_leads_to_their_ratings(site: Site, persons: dict[str, Person]) -> None:
    row = finished(site, persons)
    best = max(Rating.objects.filter(which=0), key=lambda one: one.rating).person
    page = Client().get(reverse("person", args=[best.handle])).content.decode()
    assert "1524" in page.replace(",", "") and f"/{best.handle}" in page
    assert rating_for(best, site.snapshot(row)) == 1524
    assert rating_for(make("Weyoun"), site.snapshot(row)) is None


def test_whoever_was_never_rated_has_no_such_part(site: Site, persons: dict[str, Person]) -> None:
    weyoun = make("Weyoun")
    assert "rated-h" not in Client().get(reverse("person", args=[weyoun.handle])).content.decode()


def test_a_merger_makes_one_rating_of_two(site: Site, persons: dict[str, Person]) -> None:
    """Two events in which one of two won everything: merged, both count for one, as if it had always been so."""
    finished(site, persons)
    twins = persons | {"Kira": make("Kira of Bajor")}
    finished(site, twins, "Saturday Night", date="2027-04-10")
    merge(persons["Kira"], twins["Kira"], None, "the same Kira")
    together = _rating(persons["Kira"])
    assert not Rating.objects.filter(person=twins["Kira"]).exists()
    assert (
        sum(one.rating for one in Rating.objects.filter(which=0))
        == Rating.objects.filter(which=0).count() * 1500 * POINT
    )
    assert json.loads(typed(["rebuild", "--data", str(settings.DATA), "--json"]).out)["ratings"] == []
    assert _rating(persons["Kira"]) == together
