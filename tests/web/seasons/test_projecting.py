"""What a finished event counts for stands in the season's tables: with its end, without it after an undo, and again."""

from __future__ import annotations

import json

import pytest
from django.conf import settings

from acts.answers import typed
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import CheckIn
from topcut.acts.event.commands import Undo
from topcut.acts.listing.commands import ChangeListing, Know, TakeInto
from topcut.acts.rounds.commands import Start
from topcut.journal.fact import Result
from topcut.journal.plan import GATHERING
from topcut.programs.load import load
from topcut.web.seasons.models import Counted, Credit, Earned, Entry, Person
from topcut.web.seasons.people import make
from topcut.web.store.models import Event
from web.site import CAST, Site

LISTED = {"date": "2027-04-03", "start": "10:00", "zone": "UTC", "level": "regional", "league": "terok-nor"}


@pytest.fixture
def people(site: Site) -> dict[str, Person]:
    return {name: make(name) for name in CAST}


def _listed(site: Site, people: dict[str, Person]) -> Event:
    """Nine players in three rounds, in which the first seat always wins."""
    row = site.event(rounds=3)
    site.do(row, TakeInto(load("star-trek").source))
    site.do(row, ChangeListing(LISTED))
    for name, person in people.items():
        site.do(row, Know(site.player(row, name), person.key))
    for _ in range(3):
        site.post_round(row)
        site.report_all(row, Result(games=((100, 0),)))
    return row


def _finished(site: Site, people: dict[str, Person]) -> Event:
    row = _listed(site, people)
    site.do(row, Finish())
    return row


def _rebuilt() -> dict[str, list[str]]:
    """The events of which something differed."""
    answer = typed(["rebuild", "--data", str(settings.DATA), "--json"])
    found: dict[str, list[str]] = json.loads(answer.out)["differed"]
    return found


def test_an_end_writes_places_points_and_byes(site: Site, people: dict[str, Person]) -> None:
    row = _finished(site, people)
    places = dict(Entry.objects.filter(event=row).values_list("person__handle", "place"))
    assert sorted(places.values()) == list(range(1, 10)) and set(places) == {name.lower() for name in CAST}
    points = Credit.objects.filter(event=row, table="league").order_by("-points").values_list("points", flat=True)
    assert list(points) == [20, 16, 12, 12, 10, 10, 10, 10, 8]
    (bye,) = Earned.objects.filter(event=row)  # of nine players only the first earns one
    assert places[bye.person.handle] == 1 and (bye.into, bye.rounds) == ("continental", [1])
    counted = Counted.objects.get(event=row)
    assert (counted.sanctioned, counted.players, counted.rounds) == (True, 9, 3)


def test_what_was_undone_counts_for_nothing(site: Site, people: dict[str, Person]) -> None:
    row = _finished(site, people)
    site.do(row, Undo(site.snapshot(row).head))
    assert not Counted.objects.exists() and not Credit.objects.exists() and not Earned.objects.exists()
    assert set(Entry.objects.values_list("place", flat=True)) == {None}  # who plays is still known


def test_a_finished_event_that_is_listed_late_counts_from_then_on(site: Site, people: dict[str, Person]) -> None:
    row = _finished(site, people)
    site.do(row, ChangeListing({"level": "local"}))
    assert not Earned.objects.exists()
    site.do(row, ChangeListing({"level": "national"}))
    assert Earned.objects.count() == 2


def test_somebody_who_is_nobody_has_no_rows(site: Site, people: dict[str, Person]) -> None:
    row = _finished(site, people)
    site.do(row, Know(site.player(row, "Morn"), ""))
    assert not Entry.objects.filter(person=people["Morn"]).exists()
    assert Credit.objects.count() == 8


def test_made_again_nothing_differs_and_what_was_spoilt_is_put_right(site: Site, people: dict[str, Person]) -> None:
    row = _finished(site, people)
    written = sorted(Credit.objects.values_list("person", "points"))
    assert _rebuilt() == {}
    Credit.objects.update(points=99)
    Earned.objects.all().delete()
    assert json.loads(typed(["rebuild", "--data", str(settings.DATA), "--json"]).out)["differed"] == {
        row.slug: ["season"]
    }
    assert sorted(Credit.objects.values_list("person", "points")) == written and Earned.objects.count() == 1


def test_rows_belong_to_whom_somebody_was_merged_into(site: Site, people: dict[str, Person]) -> None:
    row = _finished(site, people)
    twin = make("Odo of Bajor")
    Person.objects.filter(pk=people["Odo"].pk).update(merged_into=twin)
    _rebuilt()
    assert Entry.objects.get(event=row, player=site.player(row, "Odo")).person == twin


def test_an_event_without_rounds_counts_for_whoever_was_there(site: Site, people: dict[str, Person]) -> None:
    """Casual Fantasy Points, nobody has a place, and whoever did not come has no entry (004)."""
    row = site.event("yomi", plan=(GATHERING,))
    site.do(row, TakeInto(load("sirlin").source))
    site.do(row, ChangeListing({"date": "2027-04-03", "start": "19:00", "zone": "UTC"}))
    for name, person in people.items():
        site.do(row, Know(site.player(row, name), person.key))
    site.do(row, Start())
    for name in ("Kira", "Odo", "Dax"):
        site.do(row, CheckIn(site.player(row, name)))
    site.do(row, Finish())
    entries = Entry.objects.filter(event=row).values_list("person__handle", "place")
    assert sorted(entries) == [("dax", None), ("kira", None), ("odo", None)]
    credits = Credit.objects.filter(event=row).values_list("person__handle", "table", "points", "competitive")
    assert sorted(credits) == [(one, "fantasy", 1, False) for one in ("dax", "kira", "odo")]
    counted = Counted.objects.get(event=row)
    assert (counted.players, counted.rounds, counted.sanctioned, counted.rated) == (3, 0, True, False)
    assert _rebuilt() == {}
    page = site.browser().get(f"/players/{people['Kira'].handle}").content.decode()
    assert "Friday Night" in page and "0th" not in page
