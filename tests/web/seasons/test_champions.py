"""A Champions League on the site: the page, the event out of one press, who may enter it, and the champion's byes."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client

from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Enter
from topcut.acts.entries.commands import Person as Newcomer
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, Post, Start
from topcut.acts.who import VISITOR
from topcut.journal.fact import Result
from topcut.refusal import Refused
from topcut.web.seasons.champions.waivers import _known as known_waivers
from topcut.web.seasons.champions.waivers import waived_by
from topcut.web.seasons.models import Credit, Earned, Office, Person
from topcut.web.seasons.people import make
from topcut.web.site import live
from topcut.web.store.models import Event
from web.accounts import account, signed_in
from web.html import parsed, rows_of, words
from web.seasons.road import played
from web.site import CAST, Site

PAGE = "/champions/star-trek"
WHEN = date.today() + timedelta(days=30)
FORM = {"title": "Champions League", "game": "2e", "date": f"{WHEN}", "start": "10:00", "place": "Terok Nor"}
POINTS = {"Kira": 240, "Odo": 180, "Quark": 180, "Dax": 120, "Garak": 101, "Morn": 100, "Rom": 99, "Nog": 12}


@pytest.fixture
def people(site: Site) -> Iterator[dict[str, Person]]:
    """Everybody with league points of their life, all of one event that nobody asks about."""
    User.objects.all().delete()
    found = {name: make(name) for name in CAST}
    past = played(site, "Long ago", "local", "2026-12-01", list(found.values()), league="terok-nor")
    Credit.objects.all().delete()
    for name, points in POINTS.items():
        Credit.objects.create(
            event=past, person=found[name], program="star-trek", table="league", game="2e", season="2026-27",
            league="terok-nor", points=points,
        )  # fmt: skip
    yield found
    User.objects.all().delete()


@pytest.fixture
def coordinator(people: dict[str, Person]) -> Client:
    user = account("Jadzia")
    Office.objects.create(user=user, kind=Office.Kind.COORDINATOR, where="europe", program="star-trek")
    return signed_in("Jadzia")


def _play(site: Site, row: Event) -> None:
    site.do(row, Start())
    while not site.snapshot(row).tournament.finished:
        posted = site.do(row, Draw()) and site.do(row, Post())
        for match in posted.tournament.rounds[-1].matches.values():
            first = min(match.seats, key=lambda seat: int(seat[1:]))  # the better seed wins
            score = (100, 0) if match.seats[0] == first else (0, 100)
            site.do(row, Report(match.round, match.table, Result(games=(score,))))
        if len(posted.tournament.rounds) == 3:
            site.do(row, Finish())


def test_everybody_reads_the_seeds(site: Site, people: dict[str, Person]) -> None:
    tree = parsed(Client().get(PAGE))
    seeds = [(row[0], row[1].split()[0], row[2]) for row in rows_of(tree, 0)]
    assert [one[0] for one in seeds] == ["1", "2", "3", "4", "5", "6"]
    assert sorted(seeds[1:3], key=lambda one: one[1]) == sorted(
        [(seeds[1][0], seeds[1][1], "180"), (seeds[2][0], seeds[2][1], "180")], key=lambda one: one[1]
    )
    assert [one[1:] for one in seeds if one[2] != "180"] == [
        ("Kira", "240"), ("Dax", "120"), ("Garak", "101"), ("Morn", "100"),
    ]  # fmt: skip
    assert rows_of(tree, 1)[0] == ["Rom", "99", "1"]
    assert "both 180 lifetime points: by lot" in words(tree)
    assert "Make the event" not in words(tree)
    assert Client().get("/champions/sirlin").status_code == 404
    assert Client().post(PAGE, FORM).status_code == 403


def test_in_summer_the_season_that_was_played_still_parts_those_who_are_level(
    site: Site, people: dict[str, Person]
) -> None:
    """A regional in April is in no league's season; the next one has not begun because of it."""
    Credit.objects.filter(person=people["Quark"]).update(season="2025-26")
    played(site, "Bajor Regional", "regional", "2027-04-03", people.values())
    rows = rows_of(parsed(Client().get(PAGE)))
    assert [row[1:] for row in rows[1:3]] == [["Odo", "180", "180"], ["Quark", "180", "0"]]


def test_one_press_makes_the_event_with_its_seeds_and_the_champion_has_byes(
    site: Site, people: dict[str, Person], coordinator: Client
) -> None:
    made = coordinator.post(PAGE, {**FORM, "player": ["kira", "odo", "dax", "garak", "morn", "rom"], "waive": "rom"})
    assert made.status_code == 302, words(parsed(made))
    row = Event.objects.get(title="Champions League")
    snapshot = site.snapshot(row)
    assert [one.who for one in snapshot.tournament.entrants.values()] == [
        people[name].key for name in ("Kira", "Odo", "Dax", "Garak", "Morn", "Rom")
    ]
    [stage] = snapshot.plan
    assert (stage.kind, stage.bracket, stage.best_of) == ("bracket", "single", 1)
    assert (row.place, row.start, snapshot.tournament.listing.level) == ("Terok Nor", "10:00", "champions-league")
    assert "Waived for Rom" in words(parsed(Client().get(f"/e/{row.slug}")))
    _play(site, row)
    [earned] = Earned.objects.filter(event=row)
    assert (earned.person, earned.into, earned.rounds) == (people["Kira"], "world", [1, 2])
    assert earned.until[:4] == str(WHEN.year) and earned.until[4:] == "-10-31"


def test_what_cannot_be_made_is_refused_and_nothing_is_there(
    site: Site, people: dict[str, Person], coordinator: Client
) -> None:
    for wrong in (
        {"player": ["kira", "rom"]},  # has 99, and nobody waived it
        {"player": ["kira"]},
        {"player": ["kira", "weyoun"]},
        {"player": ["kira", "odo"], "date": ""},
        {"player": ["kira", "odo"], "date": "soon"},
        {"player": ["kira", "odo"], "title": " "},
        {"player": ["kira", "odo"], "game": "tribbles"},
        {"player": ["kira", "odo"], "waive": "weyoun"},
    ):
        assert coordinator.post(PAGE, {**FORM, **wrong}).status_code == 422, wrong
    assert Event.objects.count() == 1


def test_nobody_enters_by_themselves_without_the_points(
    site: Site, people: dict[str, Person], coordinator: Client
) -> None:
    coordinator.post(PAGE, {**FORM, "player": ["kira", "odo"]})
    row = Event.objects.get(title="Champions League")

    def enters(person: Person | None) -> str:
        newcomer = Newcomer(person.name, who=person.key) if person else Newcomer("Weyoun")
        answer = live.do(row, Enter((newcomer,)), VISITOR)
        return answer.refusals[0].code if isinstance(answer, Refused) else ""

    assert enters(people["Nog"]) == "champions-may-not-enter"
    assert enters(None) == "champions-nobody-known"
    assert enters(people["Dax"]) == ""

    def granted(program: str, season: str) -> list[str]:
        return ["rom"] if (program, season) == ("star-trek", "2026-27") else []

    waived_by(granted)
    try:
        assert enters(people["Rom"]) == ""
    finally:
        known_waivers.remove(granted)
    site.do(row, Enter((Newcomer("Nog", who=people["Nog"].key),)))  # the director of the event can waive it
