"""Ratings in the site's own tables: whatever order events arrive in, and whatever is corrected or merged, they are what
plain arithmetic says, and what counting everything anew gives, to the bit."""

from __future__ import annotations

from random import Random

import pytest

from seasons.rating.random_events import RULES
from seasons.rating.seasons_by_chance import MOST_EVENTS, Season, prove
from topcut.seasons.rating import ladder as ladders
from topcut.seasons.rating.ladder import Ladder
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_ratings import RatingLadder
from topcut.web.seasons.ratings.store import SiteRatings
from topcut.web.store.models import Event
from web.site import Site

_PERSONS = 12


def a_season(seed: int) -> None:
    rows = Event.objects.bulk_create(Event(slug=f"event-{number}", rulebook="star-trek-2e") for number in range(40))
    people = Person.objects.bulk_create(Person(key=f"h{number}", handle=f"h{number}") for number in range(_PERSONS))
    assert len(rows) == MOST_EVENTS
    row = RatingLadder.objects.create(program="star-trek", game="2e")
    names = [str(one.pk) for one in rows]
    prove(Season(Ladder(SiteRatings(row), RULES), Random(seed), names, [one.pk for one in people]))


@pytest.fixture(autouse=True)
def close_checkpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "_SPACING", 3)
    monkeypatch.setattr(ladders, "_AT_ONCE", 5)


@pytest.mark.parametrize("seed", range(4))
def test_any_order_of_arrival_gives_the_same_ratings_on_the_site(site: Site, seed: int) -> None:
    a_season(seed)


@pytest.mark.trust
@pytest.mark.parametrize("seeds", [range(start, start + 20) for start in range(1000, 1200, 20)], ids=str)
def test_two_hundred_orders_of_arrival_give_the_same_ratings_on_the_site(site: Site, seeds: range) -> None:
    for seed in seeds:
        a_season(seed)
        site.empty()
