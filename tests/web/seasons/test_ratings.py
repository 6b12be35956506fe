"""Ratings on the site: counted with an event's end, taken back with it, always those of counting everything anew."""

from __future__ import annotations

import json
from copy import deepcopy
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from django.conf import settings
from django.db import transaction

from acts.answers import typed
from topcut.acts.ending.commands import Finish
from topcut.acts.event.commands import Undo
from topcut.acts.listing.commands import ChangeListing, Know
from topcut.desk.ports import SystemClock
from topcut.programs.load import load
from topcut.seasons.rating import ladder as ladders
from topcut.seasons.rating.rules import POINT, shown
from topcut.web.seasons import projecting
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_ratings import RatedEvent, Rating, RatingLadder
from topcut.web.seasons.ratings.ladders import (
    Counted,
    by_night,
    ladder_of,
    people_apart,
    people_merged,
    refresh_all,
)
from topcut.web.site.live import journal_of
from topcut.web.store.fetching import journal_bytes
from topcut.web.store.models import Event
from web.seasons.rated import FOUR, finished, people, played
from web.site import Site


@pytest.fixture
def persons(site: Site) -> dict[str, Person]:
    return people()


def ratings(which: int = 0) -> dict[str, int]:
    return dict(Rating.objects.filter(which=which).values_list("person__handle", "rating"))


def rebuilt() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(typed(["rebuild", "--data", str(settings.DATA), "--json"]).out)
    return found


def late(site: Site, persons: dict[str, Person], clock: pytest.MonkeyPatch, title: str = "Long Ago") -> Event:
    """Played in good order, and reported nine days after it began."""
    row = played(site, persons, title, names=FOUR[::-1], date="2099-01-10")
    clock.setattr(SystemClock, "now", lambda _: "2099-01-19T11:00:00.000Z")
    site.do(row, Finish())
    clock.undo()
    return row


def test_an_end_rates_its_games_and_an_undo_takes_them_back(site: Site, persons: dict[str, Person]) -> None:
    row = finished(site, persons)
    found = ratings()
    assert set(found) == {name.lower() for name in FOUR} and sum(found.values()) == 4 * 1500 * POINT
    assert max(found.values()) == 1524 * POINT  # three wins at k 16 against newcomers
    assert ratings(1) == found and ratings(2) == {}
    site.do(row, Undo(site.snapshot(row).head))
    assert ratings() == {} and not RatedEvent.objects.exists()


def test_a_higher_level_moves_more(site: Site, persons: dict[str, Person]) -> None:
    row = finished(site, persons)
    site.do(row, ChangeListing({"level": "national"}))
    assert max(ratings().values()) == 1560 * POINT


def test_a_game_against_somebody_unknown_moves_nobody(site: Site, persons: dict[str, Person]) -> None:
    row = finished(site, {name: persons[name] for name in FOUR[:3]})
    assert set(ratings()) == {name.lower() for name in FOUR[:3]} and sum(ratings().values()) == 3 * 1500 * POINT
    before = ratings()
    site.do(row, Know(site.player(row, FOUR[3]), persons[FOUR[3]].key))
    assert set(ratings()) == {name.lower() for name in FOUR} and ratings() != before


def test_a_late_report_waits_for_the_full_refresh(
    site: Site, persons: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(site, persons, date="2099-01-12")
    before = ratings()
    row = late(site, persons, monkeypatch)
    assert ratings() == before and RatedEvent.objects.get(event=row).waits
    assert (rebuilt()["differed"], rebuilt()["ratings"]) == ({}, []) and ratings() == before
    assert refresh_all() == Counted(1, 2)  # it stands before the other one
    counted = ratings()
    assert counted != before and sum(counted.values()) == 4 * 1500 * POINT
    assert refresh_all() == Counted(0, 0)
    site.do(row, ChangeListing({"level": "world"}))  # what was counted once is corrected at once
    assert ratings() != counted
    site.do(row, Undo(site.snapshot(row).head - 1))
    assert ratings() == before


def test_in_the_week_it_is_counted_at_once(
    site: Site, persons: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = played(site, persons, date="2099-01-10")
    monkeypatch.setattr(SystemClock, "now", lambda _: "2099-01-17T09:59:00.000Z")
    site.do(row, Finish())
    assert len(ratings()) == 4


def test_a_late_report_that_is_taken_back_waits_no_more(
    site: Site, persons: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = late(site, persons, monkeypatch)
    site.do(row, Undo(site.snapshot(row).head))
    assert not RatedEvent.objects.exists() and refresh_all() == Counted(0, 0)


def test_the_night_counts_what_waits_once(
    site: Site, persons: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    late(site, persons, monkeypatch)
    assert not by_night(datetime(2099, 1, 19, 12, 0, tzinfo=UTC)) and ratings() == {}
    assert by_night(datetime(2099, 1, 20, 3, 0, tzinfo=UTC)) and len(ratings()) == 4
    assert not by_night(datetime(2099, 1, 20, 3, 10, tzinfo=UTC))


def test_the_terminal_counts_what_waits(
    site: Site, persons: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    late(site, persons, monkeypatch)
    told = json.loads(typed(["refresh", "--data", str(settings.DATA), "--json"]).out)
    assert told == {"waited": 1, "events": 1} and len(ratings()) == 4


def test_made_again_nothing_differs_and_what_was_spoilt_is_put_right(site: Site, persons: dict[str, Person]) -> None:
    finished(site, persons)
    assert (rebuilt()["differed"], rebuilt()["ratings"]) == ({}, [])
    right = ratings()
    Rating.objects.update(rating=1)
    assert rebuilt()["ratings"] == ["star-trek/2e"] and ratings() == right
    RatingLadder.objects.all().delete()
    assert ratings() == {}
    rebuilt()
    assert ratings() == right


def test_somebody_elses_figures_in_a_program_of_a_known_name_move_nothing(
    site: Site, persons: dict[str, Person]
) -> None:
    source = deepcopy(dict(load("star-trek").source))
    for level in source["level"]:
        level["k"] = 4000
    finished(site, persons, program=source)
    assert max(ratings().values()) == 1524 * POINT


# The same as counting everything anew -----------------------------------------------------------------------------


def merge(person: Person, into: Person | None) -> None:
    """As the people of the site do it, without its refusals."""
    with transaction.atomic():
        Person.objects.filter(pk=person.pk).update(merged_into=into)
        for row in Event.objects.all():
            projecting.write(row, journal_of(row.pk).read().tournament)
        if into is None:
            people_apart(Person.objects.get(pk=person.pk))
        else:
            people_merged(Person.objects.get(pk=person.pk), into)


def something_happens(site: Site, chance: Random, persons: dict[str, Person], rows: list[Event]) -> None:
    kind = chance.choice(("event", "event", "undo", "level", "know", "merge", "apart"))
    if kind == "event" or not rows:
        names = tuple(chance.sample(sorted(persons), 4))
        day = f"2099-01-{chance.randint(1, 28):02}"
        rows.append(finished(site, persons, f"Event {len(rows)}", names=names, chance=chance, date=day))
        return
    row = chance.choice(rows)
    if kind == "undo" and site.snapshot(row).tournament.finished:
        site.do(row, Undo(site.snapshot(row).head))
    elif kind == "undo":
        site.do(row, Finish())
    elif kind == "level":
        levels = {"local", "national", "world"} - {site.snapshot(row).tournament.listing.level}
        site.do(row, ChangeListing({"level": chance.choice(sorted(levels))}))
    elif kind == "know":
        player = chance.choice(sorted(site.snapshot(row).tournament.entrants))
        free = [one for one in persons.values() if one.key not in _known(site, row)]
        site.do(row, Know(player, chance.choice(free).key))
    elif kind == "merge":
        one, other = chance.sample(sorted(persons), 2)
        merged = Person.objects.exclude(merged_into=None).values_list("pk", "merged_into")
        if not {persons[one].pk, persons[other].pk} & {pk for pair in merged for pk in pair}:
            merge(persons[one], persons[other])
    elif kind == "apart":
        gone = Person.objects.exclude(merged_into=None).first()
        if gone is not None:
            merge(gone, None)


def _known(site: Site, row: Event) -> set[str]:
    return {one.who for one in site.snapshot(row).tournament.entrants.values()}


@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_ratings_are_those_of_counting_anew(
    site: Site, persons: dict[str, Person], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladders, "_SPACING", 2)
    chance, rows = Random(seed), list[Event]()
    for _ in range(12):
        something_happens(site, chance, persons, rows)
    kept = [ratings(at) for at in range(3)]
    moves = dict(RatedEvent.objects.values_list("event", "moves"))
    for row in RatingLadder.objects.all():
        ladder_of(row).refresh_all()
    assert kept == [ratings(at) for at in range(3)]
    assert moves == dict(RatedEvent.objects.values_list("event", "moves"))


# The same at the terminal -----------------------------------------------------------------------------------------


def test_the_terminal_rates_the_journals_of_the_site_to_the_same_bit(
    site: Site, persons: dict[str, Person], tmp_path: Path
) -> None:
    chance = Random("Bajor")
    days = ("2099-03-02", "2099-01-07", "2099-02-01", "2099-02-01")
    levels = ("local", "world", "national", "regional")
    files = []
    for number, (day, level) in enumerate(zip(days, levels, strict=True)):
        names = tuple(chance.sample(sorted(persons), 5))
        row = finished(site, persons, f"Event {9 - number}", names=names, chance=chance, date=day, level=level)
        files.append(tmp_path / f"{row.slug}.jsonl")
        files[-1].write_bytes(journal_bytes(row))
    told = json.loads(typed(["season", "rate", "star-trek", *map(str, files), "--json"]).out)["ratings"]
    site_says = {
        handle: {name: shown(ratings(at)[handle]) for at, name in enumerate(("overall", "constructed"))}
        for handle in ratings()
    }
    handles = {handle: told[handle] for handle in site_says}
    assert handles == site_says and len(site_says) > 5
    assert all(one["overall"] == "1500.000000" for handle, one in told.items() if handle not in site_says)
