"""A league on the site: formed, announced, played through two halves and playoffs; and the same out of a folder."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from acts.answers import typed
from seasons.leagues import CAST, Season, results
from topcut.acts.ending.commands import Finish
from topcut.acts.listing.commands import ChangeListing, Know, TakeInto
from topcut.files.results_file import read_document
from topcut.files.results_import import journal_of
from topcut.programs.load import load
from topcut.seasons.league_book import drawn
from topcut.web.seasons.leagues import book as books
from topcut.web.seasons.models import Credit, League, Office, Person
from topcut.web.seasons.people import make
from topcut.web.seasons.persons.merging import merge, take_apart
from topcut.web.site import live
from topcut.web.store import projections
from topcut.web.store.adopting import adopt
from topcut.web.store.fetching import journal_bytes
from topcut.web.store.models import Event
from web.accounts import account, signed_in
from web.html import parsed, rows_of, words
from web.site import Site

FORM = {"name": "Terok Nor", "program": "star-trek", "schedule": "4+4+4", "players": "kira, odo quark"}
SEASON = next(season for seed in range(40) if not (season := Season(seed)).has_ties())


@pytest.fixture
def people(site: Site) -> dict[str, Person]:
    return {handle: make(handle.title()) for handle in CAST}


@pytest.fixture
def director(people: dict[str, Person]) -> Iterator[Client]:
    User.objects.all().delete()  # a site is emptied of events and people only
    Person.objects.filter(pk=people["dax"].pk).update(user=account("Jadzia"))
    yield signed_in("Jadzia")
    User.objects.all().delete()


def played(site: Site, people: dict[str, Person], name: str, order: tuple[str, ...], day: str) -> Event:
    """An event of the league, over, with these places."""
    sheet = read_document(results(order, day, title=name))
    row = adopt(*journal_of(sheet, name, "2026-10-01T10:00:00Z", lambda: "salt"))
    site.do(row, TakeInto(load("star-trek").source))
    site.do(row, ChangeListing({"date": day, "start": "10:00", "zone": "UTC", "league": "terok-nor"}))
    for one in site.snapshot(row).tournament.entrants.values():
        handle = site.snapshot(row).handles[one.id]
        site.do(row, Know(one.id, people[handle].key))
    if not site.snapshot(row).tournament.finished:
        site.do(row, Finish())
    return row


def announced(director: Client, **more: Any) -> League:
    assert director.post("/leagues/new", FORM).status_code == 302
    sent = {"qualify-1": "2", "qualify-2": "2", "scheme": ["new-missions"]} | more
    assert director.post("/leagues/terok-nor/director/setup", sent).status_code == 302
    League.objects.update(season="2026-27")
    return League.objects.get()


def entered(director: Client, people: dict[str, Person], event: str, bonus: dict[str, int]) -> None:
    numbers = {f"new-missions.{people[who].key}": str(number) for who, number in bonus.items()}
    assert director.post("/leagues/terok-nor/director/bonus", {"event": event, **numbers}).status_code == 302


def close(director: Client) -> int:
    return director.post("/leagues/terok-nor/director/close").status_code


def test_12_a_whole_season_on_the_site_and_in_a_folder(
    site: Site, people: dict[str, Person], director: Client, tmp_path: Path
) -> None:
    league = announced(director)
    assert close(director) == 422  # nothing is over yet
    for number, (name, order) in enumerate(SEASON.orders.items(), start=1):
        played(site, people, name, order, name[2:])
        entered(director, people, name, SEASON.bonus[name])
        if number % 4 == 0:
            assert close(director) == 302
    first, second = SEASON.qualified()
    finals = sorted([*first, *second], key=SEASON.final, reverse=True)
    answer = books.answer_of(League.objects.get())
    assert answer.champion == people[finals[0]].key
    halves = [[row.who for row in half.rows[:2]] for half in answer.halves]
    assert halves == [[people[who].key for who in half] for half in (first, second)]
    page = Client().get("/leagues/terok-nor").content.decode()
    assert finals[0].title() in page
    assert director.get("/leagues/terok-nor/director").status_code == 200
    assert _in_a_folder(league, tmp_path) == _as_told(answer, people)


def _in_a_folder(league: League, folder: Path) -> Any:
    """What the terminal says of the site's files."""
    (folder / "league.json").write_bytes(Client().get(f"/leagues/{league.slug}/league.json").content)
    for row in Event.objects.all():
        (folder / f"{row.slug}.jsonl").write_bytes(journal_bytes(row))
    told = typed(["season", "league", "star-trek", str(folder), league.slug, "--json"])
    assert told.code == 0, told.err
    answer = json.loads(told.out)
    return answer["table"], answer["halves"], answer["playoffs"], answer["champion"]


def _as_told(answer: Any, people: dict[str, Person]) -> Any:
    """The site's own answer, people by their handles."""
    from topcut.answers.encoding import encoded

    said = json.dumps(encoded(answer, str))
    for handle, person in people.items():
        said = said.replace(f'"{person.key}"', f'"{handle}"')
    data = json.loads(said)
    return data["table"], data["halves"], data["playoffs"], data["champion"]


def test_12_1_a_league_needs_three_players_and_a_director_who_is_somebody(
    people: dict[str, Person], director: Client
) -> None:
    assert director.post("/leagues/new", FORM | {"players": "kira odo"}).status_code == 422
    assert director.post("/leagues/new", FORM | {"players": "kira odo weyoun"}).status_code == 422
    assert signed_in("Weyoun").post("/leagues/new", FORM).status_code == 422
    assert not League.objects.exists()


def test_12_1_the_director_of_organized_play_confirms_it(people: dict[str, Person], director: Client) -> None:
    announced(director)
    assert director.post("/leagues/terok-nor/confirm").status_code == 403
    Office.objects.create(user=account("Sisko"), kind=Office.Kind.DIRECTOR, program="star-trek")
    assert signed_in("Sisko").post("/leagues/terok-nor/confirm").status_code == 302
    assert League.objects.get().approved


def test_12_2_what_was_announced_is_fixed_once_an_event_has_begun(
    site: Site, people: dict[str, Person], director: Client
) -> None:
    announced(director)
    played(site, people, "e-2026-10-10", CAST[:4], "2026-10-10")
    answer = director.post("/leagues/terok-nor/director/setup", {"qualify-1": "8", "qualify-2": "8"})
    assert answer.status_code == 422
    assert League.objects.get().qualify == [2, 2]


def test_only_the_director_keeps_the_book(people: dict[str, Person], director: Client) -> None:
    announced(director)
    for address in ("director", "director/setup"):
        assert signed_in("Weyoun").get(f"/leagues/terok-nor/{address}").status_code == 403
    assert signed_in("Weyoun").post("/leagues/terok-nor/director/close").status_code == 403


def test_12_5_what_is_known_is_filled_in(site: Site, people: dict[str, Person], director: Client) -> None:
    """Nog's first event is the fifth; Kira is back after three; Odo was there last time."""
    league = announced(director, scheme=["first-event", "missed", "new-headquarters", "unused-last-event"])
    for day, order in (
        ("2026-10-10", ("kira", "odo", "quark")), ("2026-10-17", ("odo", "quark", "rom")),
        ("2026-10-24", ("odo", "quark", "rom")), ("2026-10-31", ("odo", "quark", "rom")),
        ("2026-11-07", ("nog", "kira", "odo")),
    ):  # fmt: skip
        played(site, people, f"e-{day}", order, day)
    before = {"event": "e-2026-10-31", "declare": "1", f"headquarters.{people['odo'].key}": "Bajor"}
    now = {"event": "e-2026-11-07", "declare": "1", f"headquarters.{people['odo'].key}": "Bajor",
           f"headquarters.{people['kira'].key}": "Earth"}  # fmt: skip
    for sent in (before, now):
        assert director.post("/leagues/terok-nor/director/bonus", sent).status_code == 302
    book = books.book_of(League.objects.get(pk=league.pk))
    from topcut.seasons.league_book import foreseen_bonus

    known = foreseen_bonus(book, books.played_in(league), "e-2026-11-07")
    assert known == {
        people["nog"].key: {"first-event": 1},
        people["kira"].key: {"missed": 3, "new-headquarters": 1, "unused-last-event": 1},
        people["odo"].key: {},
    }
    page = director.get("/leagues/terok-nor/director?event=e-2026-11-07").content.decode()
    assert page.count("checked") == 3  # first event, new, unused; how often somebody was away is a number


def test_12_4_places_by_discretion_count_in_all_totals(site: Site, people: dict[str, Person], director: Client) -> None:
    league = announced(director)
    played(site, people, "picnic", ("kira", "odo", "quark"), "2026-10-10")
    places = {"kira": 3, "odo": 2, "quark": 1}
    sent = {f"place.{people[who].key}": str(place) for who, place in places.items()}
    assert director.post("/leagues/terok-nor/director/bonus", {"event": "picnic", **sent}).status_code == 302
    assert books.lifetime_points(league) == {people[who].key: {"2026-10-10": n} for who, n in
                                             (("quark", 12), ("odo", 8), ("kira", 6))}  # fmt: skip
    half = {"event": "picnic", f"place.{people['kira'].key}": "1"}
    assert director.post("/leagues/terok-nor/director/bonus", half).status_code == 422
    assert Credit.objects.filter(points=12).get().person == people["kira"]  # the event itself is as it was
    rows = rows_of(parsed(Client().get("/points/star-trek/league")))
    assert [row[:2] for row in rows] == [["1", "Quark"], ["2", "Odo"], ["3", "Kira"]]
    assert "12 league points" in words(parsed(Client().get("/players/quark")))


def test_12_4_points_of_several_leagues_are_apart_and_together(
    site: Site, people: dict[str, Person], director: Client
) -> None:
    """12 for a win among three in each; the bonus of one is in neither total."""
    announced(director)
    played(site, people, "a", ("kira", "odo", "quark"), "2026-10-10")
    other = played(site, people, "b", ("kira", "quark", "odo"), "2026-10-24")
    site.do(other, ChangeListing({"league": "bajor"}))
    entered(director, people, "a", {"kira": 9})
    [kira] = [row for row in rows_of(parsed(Client().get("/points/star-trek/league"))) if row[1] == "Kira"]
    assert kira[2:] == ["bajor 12, Terok Nor 12", "24", "24"]
    assert Client().get("/points/star-trek/fantasy").status_code == 404


def test_12_6_a_lot_is_drawn_once_and_can_be_drawn_again_from_its_seed(
    site: Site, people: dict[str, Person], director: Client
) -> None:
    announced(director, **{"qualify-1": "1"}, scheme=[])
    played(site, people, "a", ("kira", "odo", "quark"), "2026-10-10")
    played(site, people, "b", ("odo", "kira", "quark"), "2026-10-24")
    assert close(director) == 422
    assert director.post("/leagues/terok-nor/director/lot").status_code == 302
    assert director.post("/leagues/terok-nor/director/lot").status_code == 422
    assert close(director) == 302
    book = books.book_of(League.objects.get())
    (lot,) = book.draw
    assert set(lot.among) == {people["kira"].key, people["odo"].key}
    assert drawn(1, lot.seed, lot.among).lots == lot.lots == tuple(row.who for row in book.closed[0].ranked[:2])
    assert lot.seed in Client().get("/leagues/terok-nor").content.decode()


def test_12_4_places_by_discretion_follow_mergers_and_listings(
    site: Site, people: dict[str, Person], director: Client
) -> None:
    """Whoever somebody is by now has the points; an event that leaves the league gives what it gives by itself."""
    league = announced(director)
    row = played(site, people, "picnic", ("kira", "odo", "quark"), "2026-10-10")
    sent = {f"place.{people[who].key}": str(place) for who, place in (("kira", 3), ("odo", 2), ("quark", 1))}
    director.post("/leagues/terok-nor/director/bonus", {"event": "picnic", **sent})

    def totals() -> dict[str, str]:
        return {row[1]: row[-1] for row in rows_of(parsed(Client().get("/points/star-trek/league")))}

    before = {"Quark": "12", "Odo": "8", "Kira": "6"}
    assert totals() == before
    done = merge(make("Constable"), people["odo"], None, "the same one")
    assert totals() == {"Quark": "12", "Constable": "8", "Kira": "6"}
    take_apart(done, None, "two after all")
    assert totals() == before
    site.do(row, ChangeListing({"league": "bajor"}))
    assert totals() == {"Kira": "12", "Odo": "8", "Quark": "6"}
    site.do(row, ChangeListing({"league": league.slug}))
    assert totals() == before
    assert projections.rebuild(row, lambda: live.snapshot_of(row).tournament) == []


def test_a_merged_person_keeps_what_the_book_says(site: Site, people: dict[str, Person], director: Client) -> None:
    announced(director)
    played(site, people, "a", ("kira", "odo", "quark"), "2026-10-10")
    entered(director, people, "a", {"odo": 3})
    twin = make("Constable")
    Person.objects.filter(pk=people["odo"].pk).update(merged_into=twin)
    assert books.book_of(League.objects.get()).booked("a").bonus == {twin.key: {"new-missions": 3}}
