"""A league's year through the site's own doors: formed, listed, entered, played, closed half by half; its champion, the
Champions League, and the byes of that used at the Worlds. Whatever a page says is worked out a second time by hand."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from acts.answers import typed
from topcut.desk.memory import SeededEntropy
from topcut.desk.ports import SystemEntropy
from topcut.web.seasons.models import League, Office, Person
from topcut.web.seasons.people import make
from topcut.web.site import live
from topcut.web.store.fetching import journal_bytes
from topcut.web.store.models import Event
from web.accounts import account, signed_in
from web.console import Desk
from web.html import all_of, parsed, rows_of, words
from web.saying import words_of
from web.seasons.doors import Director, by_chance, places_of
from web.seasons.plainly import Book, Evening
from web.site import CAST, Site

DAYS = (
    *("2031-10-04", "2031-10-18", "2031-11-01", "2031-11-15"),
    *("2031-12-06", "2031-12-20", "2032-01-10", "2032-01-24"),
    *("2032-02-07", "2032-02-21", "2032-03-06", "2032-03-20"),
)
HOMES = ("Bajor", "Ferenginar", "Cardassia", "Qo'noS", "Earth")
MISSIONS = ("Explore Gamma Quadrant", "Cure Blight", "Rescue Founder", "Treaty", "Runabout Search", "Excavation")
PAGE, DESK = "/leagues/terok-nor", "/leagues/terok-nor/director"
NEXT = "2031-32"


@pytest.fixture
def people(site: Site, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Person]]:
    """Nothing is left to the machine's chance: a season that fails fails again."""
    monkeypatch.setattr(SystemEntropy, "seed", SeededEntropy("season").seed)
    User.objects.all().delete()
    yield {name: make(name) for name in CAST}
    User.objects.all().delete()


class Year:
    """The director's browser, what was played so far, and who is who on the pages."""

    def __init__(self, people: dict[str, Person], seed: int) -> None:
        Person.objects.filter(pk=people["Dax"].pk).update(user=account("Jadzia"))
        Office.objects.create(user=account("Sisko"), kind=Office.Kind.DIRECTOR, program="star-trek")
        self.director, self.organizer = Director(signed_in("Jadzia"), "Jadzia"), signed_in("Sisko")
        self.people, self.chance, self.evenings = people, Random(seed), list[Evening]()

    @property
    def book(self) -> Book:
        return Book(self.evenings, "terok-nor", NEXT)

    def forms(self, name: str, schedule: str) -> str:
        """Leagues are formed in the autumn of their season."""
        form = {"name": name, "program": "star-trek", "schedule": schedule, "players": "kira, odo quark"}
        self.director.sends("/leagues/new", **form)
        league = League.objects.latest("pk")
        league.season = NEXT
        league.save()
        assert self.organizer.post(f"/leagues/{league.slug}/confirm").status_code == 302
        return str(league.slug)

    def evening(self, league: str, season: str, day: str) -> Evening:
        """Listed, entered, played, ended; the places are read off its page."""
        row = self.director.lists(f"Evening of {day}", day, league=league)
        self.director.enters(row, self.chance.sample(CAST, self.chance.randint(4, 8)))
        self.director.holds(row, by_chance(self.chance))
        found = Evening(league, season, day, places_of(row))
        assert sorted(found.places.values()) == [*range(1, len(found.places) + 1)]
        self.evenings.append(found)
        return found

    def judges(self, evening: Evening) -> None:
        """What was played and completed is declared; what follows from it is filled in, looked at, and entered."""
        event = f"evening-of-{evening.day}"
        here = [who for who in CAST if who in evening.places]
        evening.headquarters = {who: self.chance.choice(HOMES) for who in here if self.chance.random() < 0.8}
        evening.missions = {who: tuple(self.chance.sample(MISSIONS, 2)) for who in here if self.chance.random() < 0.4}
        evening.best_dressed = self.chance.choice(here)
        told = {f"headquarters.{self.key(who)}": home for who, home in evening.headquarters.items()}
        told |= {f"missions.{self.key(who)}": ", ".join(done) for who, done in evening.missions.items()}
        self.director.sends(f"{DESK}/bonus", event=event, declare="1", **told)
        self.looks_and_enters(event, **{f"Best dressed.{self.key(evening.best_dressed)}": "1"})

    def places_given(self, evening: Evening) -> None:
        """A picnic: the director says who was where (12.4)."""
        given = list(range(1, len(evening.places) + 1))
        self.chance.shuffle(given)
        evening.places = dict(zip(evening.places, given, strict=True))
        given_to = {f"place.{self.key(who)}": str(place) for who, place in evening.places.items()}
        self.looks_and_enters(f"evening-of-{evening.day}", **given_to)

    def looks_and_enters(self, event: str, **typed: str) -> None:
        """The grid as it stands, with this changed."""
        page = Desk(self.director.browser, "").open(f"{DESK}?event={event}")
        self.director.sends(f"{DESK}/bonus", **page.filled(words_of("web-leagues-save")) | typed)

    def closes(self) -> None:
        """A lot is drawn where nothing else parts two of them."""
        if self.director.browser.post(f"{DESK}/close").status_code == 422:
            assert self.director.browser.post(f"{DESK}/lot").status_code == 302
            assert self.director.browser.post(f"{DESK}/close").status_code == 302

    def key(self, who: str) -> str:
        return str(self.people[who].key)


def lots_of(block: int) -> dict[str, int]:
    """Who was drawn how late, as the league's file says."""
    drawn = json.loads(Client().get(f"{PAGE}/league.json").content).get("draw", [])
    found = next((one["lots"] for one in drawn if one["block"] == block), [])
    return {who.title(): number for number, who in enumerate(found)}


def tables(address: str, client: Client | None = None) -> list[list[list[str]]]:
    """Every table of a page, row by row."""
    tree = parsed((client or Client()).get(address))
    return [rows_of(tree, number) for number in range(len(all_of(tree, "table")))]


def ranked(sums: dict[str, Any]) -> list[tuple[int, str, Any]]:
    """The most first; who are level share a rank."""
    numbers = sorted(sums.values(), reverse=True)
    return sorted((numbers.index(value) + 1, who, value) for who, value in sums.items())


def season(people: dict[str, Person], seed: int) -> Year:
    """Two leagues: a year before, and twelve evenings of one with an evening of the other between them."""
    year = Year(people, seed)
    assert (year.forms("Terok Nor", "4+4+4"), year.forms("Bajor", "4+2")) == ("terok-nor", "bajor")
    announced = {"qualify-1": "2", "qualify-2": "3", "own-name": ["Best dressed"], "own-points": ["1"]}
    schemes = ["first-event", "missed", "new-headquarters", "unused-last-event", "new-missions"]
    year.director.sends(f"{DESK}/setup", **announced, **{"own-words": ["as seen on the Promenade"], "scheme": schemes})
    year.evening("terok-nor", "2030-31", "2031-02-01")
    for number, day in enumerate(DAYS):
        evening = year.evening("terok-nor", NEXT, day)
        year.judges(evening)
        if number == 6:
            year.places_given(evening)
            year.evening("bajor", NEXT, "2032-01-17")
        if number % 4 == 3:
            year.closes()
    return year


def test_12_a_whole_season_through_the_sites_own_doors(people: dict[str, Person], tmp_path: Path) -> None:
    year = season(people, 12)
    champion = the_league_is_as_by_hand(year)
    the_totals_are_as_by_hand(year)
    assert champion in words(parsed(Client().get(f"/players/{champion.lower()}")))
    winner = the_champions_league_is_played(year)
    the_byes_are_used_at_the_worlds(year, winner)
    the_terminal_says_the_same(year, champion, tmp_path)


@pytest.mark.trust
@pytest.mark.skipif(not os.environ.get("TOPCUT_TRUST"), reason="a long proof")
@pytest.mark.parametrize("seed", range(25))
def test_12_many_seasons(people: dict[str, Person], tmp_path: Path, seed: int) -> None:
    year = season(people, seed)
    champion = the_league_is_as_by_hand(year)
    the_totals_are_as_by_hand(year)
    winner = the_champions_league_is_played(year)
    the_byes_are_used_at_the_worlds(year, winner)
    the_terminal_says_the_same(year, champion, tmp_path)


def the_league_is_as_by_hand(year: Year) -> str:
    """Qualifiers of both halves, all sums, the playoffs with their seven steps; the champion."""
    book = year.book
    first = book.half(4, book.people, lots_of(1))[:2]
    second = book.half(8, book.people - set(first), lots_of(2))[:3]
    finals = book.playoffs([*first, *second], 8, lots_of(3))
    playoffs, table = tables(PAGE)[:2]
    assert [row[1].split()[0] for row in playoffs if row[0]] == finals
    assert [int(row[-1]) for row in playoffs if row[0]] == [book.points(who, 8, 12) for who in finals]
    halves = {row[1].split()[0]: row[1].partition(" ")[2] for row in table}
    assert halves == {
        who: "first half" if who in first else "second half" if who in second else "" for who in book.people
    }
    standing = {who: (book.points(who, 0, 12), book.attended(who, 0, 12), book.lifetime(who)) for who in book.people}
    assert sorted((int(row[0]), row[1].split()[0], int(row[-1])) for row in table) == [
        (rank, who, worth[0]) for rank, who, worth in ranked(standing)
    ]
    for row in table:
        who = row[1].split()[0]
        blocks = [book.placings(who, 0, 4), book.placings(who, 4, 8)]
        cells = [str(one.points(who)) if who in one.places else "–" for one in book.mine[:8]]
        bonus = sum(book.bonus(at, who) for at in range(12))
        assert row[2:7] == [*cells[:4], str(blocks[0])] and row[7:12] == [*cells[4:], str(blocks[1])]
        sums = [str(sum(blocks)), str(book.placings(who, 8, 12)), f"+{bonus}" if bonus else ""]
        assert row[12:15] == sums and int(row[15]) == sum(map(int, filter(None, sums)))
    said = words(parsed(Client().get(PAGE)))
    assert f"Champion {finals[0]}" in said
    return finals[0]


def the_totals_are_as_by_hand(year: Year) -> None:
    """Of everybody's season and life, over both leagues and without any bonus (12.4, 12.5)."""
    book = year.book
    everybody = {who for one in year.evenings for who in one.places}
    (rows,) = tables(f"/points/star-trek/league?season={NEXT}")
    shown = [(int(row[0]), row[1], int(row[-2])) for row in rows]
    assert sorted(shown) == ranked({who: book.of_season(who) for who in everybody})
    assert {row[1]: int(row[-1]) for row in rows} == {who: book.lifetime(who) for who in everybody}
    for who in everybody:
        page = words(parsed(Client().get(f"/players/{who.lower()}")))
        assert f"lifetime{book.lifetime(who)} " in page


def the_champions_league_is_played(year: Year) -> str:
    """Whoever has 100 points of their life and for whom it is waived, seeded by them; the better seed wins (12.7)."""
    coordinator = signed_in("Ross")
    Office.objects.create(user=User.objects.get(first_name="Ross"), kind="coordinator", where="europe",
                          program="star-trek")  # fmt: skip
    book = year.book
    may = {who: book.lifetime(who) for who in book.people if book.lifetime(who) >= 100}
    seeds = tables("/champions/star-trek")[0]
    assert {(row[1], int(row[2]), int(row[3])) for row in seeds} == {
        (who, points, book.of_season(who)) for who, points in may.items()
    }
    short = sorted(book.people - may.keys(), key=book.lifetime, reverse=True)
    waived = [who.lower() for who in short[: max(5 - len(may), 1)]]  # the director lets them play all the same
    order = [row[1].split()[0] for row in tables(f"/champions/star-trek?waive={'+'.join(waived)}", coordinator)[0]]
    assert order == sorted(order, key=lambda who: (-book.lifetime(who), -book.of_season(who), order.index(who)))
    director = Director(coordinator, "Ross")
    form = {"title": "Champions League", "game": "2e", "date": "2032-09-04", "start": "10:00", "place": "Risa"}
    coming = [who.lower() for who in order]
    director.sends("/champions/star-trek", **form, waive=" ".join(waived), player=coming)
    row = Event.objects.latest("pk")
    rounds = (len(order) - 1).bit_length()
    director.holds(row, lambda first, other: (100, 5) if order.index(first) < order.index(other) else (5, 100), rounds)
    assert places_of_bracket(row)[:2] == order[:2]
    return order[0]


def places_of_bracket(row: Event) -> list[str]:
    return [cells[1].split()[0] for cells in tables(f"/e/{row.slug}/standings")[0]]


def the_byes_are_used_at_the_worlds(year: Year, winner: str) -> None:
    """Rounds 1 and 2, as a continental champion has them."""
    person = Person.objects.get(name=winner)
    known = User.objects.filter(person=person).first()
    browser = signed_in(known.first_name if known else winner)
    person.user = known or User.objects.get(first_name=winner)
    person.save()
    worlds = year.director.lists("World Championships", "2032-10-02", level="world")
    offered = Desk(browser, "").open(f"/e/{worlds.slug}/enter")
    assert "You hold" in offered.text and "Earned at Champions League" in offered.text, offered.text
    (field,) = {one.get("name") for one in offered.all("input") if str(one.get("name")).startswith("earned-")}
    assert offered.press(words_of("web-event-enter"), **{str(field): "use"}).status == 200
    year.director.enters(worlds, [one for one in CAST if one != winner])
    year.director.holds(worlds, by_chance(year.chance))
    me = next(one.id for one in live.snapshot(worlds.slug).tournament.entrants.values() if one.who == person.key)
    alone = [{m.seats: m.result and m.result.codes for m in posted.matches.values() if me in m.seats}
             for posted in live.snapshot(worlds.slug).tournament.rounds]  # fmt: skip
    assert alone[:2] == [{(me,): ("EBYE",)}] * 2 and list(alone[2]) != [(me,)]
    ledger = tables("/programs/star-trek/byes", browser)[0]
    assert any("used World Championships" in row[-1] and "rounds 1 and 2" in row[0] for row in ledger)


def the_terminal_says_the_same(year: Year, champion: str, folder: Path) -> None:
    """Over the files that the site gives out."""
    for league in League.objects.all():
        (folder / f"{league.slug}.league.json").write_bytes(Client().get(f"/leagues/{league.slug}/league.json").content)
    for row in Event.objects.all():
        (folder / f"{row.slug}.jsonl").write_bytes(journal_bytes(row))
    book = year.book
    league = asked(folder, "league", "terok-nor")
    assert {row["player"]: row["points"] for row in league["table"]} == {
        who.lower(): book.points(who, 0, 12) for who in book.people
    }
    assert league["champion"] == champion.lower()
    points = asked(folder, "points")["players"]
    assert {row["player"]: row["totals"]["lifetime"] for row in points} == {
        who.lower(): book.lifetime(who) for who in {who for one in year.evenings for who in one.places}
    }
    seeds = asked(folder, "champions")["seeds"]
    assert [row["player"] for row in seeds] == [row[1].lower() for row in tables("/champions/star-trek")[0]]
    byes = asked(folder, "byes", "--date", "2032-10-03")["byes"]
    ledger = tables("/programs/star-trek/byes", year.organizer)[0]
    assert sorted(one["player"] for one in byes) == sorted(row[0].lower() for row in ledger)


def asked(folder: Path, question: str, *more: str) -> Any:
    told = typed(["season", question, "star-trek", str(folder), *more, "--json"])
    assert told.code == 0, told.err
    return json.loads(told.out)
