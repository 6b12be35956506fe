"""A Road to the World Championships through the site's own doors, from its listings to its final pages: regionals,
continentals, the Worlds; byes earned, offered, used, given up, kept until they expire; head starts of Tribbles."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from acts.answers import typed
from topcut.acts.listing.commands import ChangeListing, Know, TakeInto
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import SeededEntropy
from topcut.desk.ports import SystemEntropy
from topcut.desk.simulate import Habits, simulate
from topcut.programs.load import load as program
from topcut.rulebooks.load import load
from topcut.web.seasons.models import Office, Person
from topcut.web.seasons.people import make
from topcut.web.site import live
from topcut.web.store.adopting import adopt
from topcut.web.store.fetching import journal_bytes
from topcut.web.store.models import Event
from web.accounts import account, signed_in
from web.console import Desk
from web.html import parsed, rows_of, words
from web.saying import words_of
from web.seasons.doors import Director, by_chance, places_of
from web.site import CAST, Site

MANY = (*CAST, *(f"Bajoran {number}" for number in range(1, 13)))  # 21
CALM = Habits(drops=0, late=0, no_shows=0, corrections=0, disputes=0)
SUMMER, AUTUMN = "2032-07-10", "2032-10-02"


@pytest.fixture
def people(site: Site, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Person]]:
    """Nothing is left to the machine's chance: a road that fails fails again."""
    monkeypatch.setattr(SystemEntropy, "seed", SeededEntropy("road").seed)
    User.objects.all().delete()
    yield {name: make(name) for name in MANY}
    User.objects.all().delete()


class Road:
    """The coordinator who lists and holds the events, and everybody who enters them by themselves."""

    def __init__(self, people: dict[str, Person]) -> None:
        Office.objects.create(user=account("Ross"), kind="coordinator", where="europe", program="star-trek")
        self.people, self.ross, self.chance = people, Director(signed_in("Ross"), "Ross"), Random(11)

    def account(self, name: str) -> Client:
        browser = signed_in(name)
        Person.objects.filter(name=name).update(user=User.objects.get(first_name=name))
        return browser

    def enters(self, name: str, row: Event, choice: str) -> str:
        """By themselves, with what they hold; what the page offers them."""
        page = Desk(self.account(name), "").open(f"/e/{row.slug}/enter")
        offered = page.text
        fields = {str(one.get("name")) for one in page.all("input") if str(one.get("name")).startswith("earned-")}
        assert page.press(words_of("web-event-enter"), **dict.fromkeys(fields, choice)).status == 200, page.refusals()
        return offered

    def held(self, title: str, level: str, day: str, names: Sequence[str], **more: Any) -> list[str]:
        """Listed, entered, played and ended; everybody in the order of their places."""
        row = self.ross.lists(title, day, level=level, **more)
        self.ross.enters(row, names)
        self.ross.holds(row, by_chance(self.chance))
        return in_order(row)

    def large(self, title: str, level: str, day: str) -> list[str]:
        """Twenty-one players: simulated elsewhere, its journal brought here."""
        journal = simulate(load("star-trek-2e"), 21, title, rounds=3, habits=CALM, title=title)
        row = adopt(journal.known.history, journal.known.words, date=day)
        live.do(row, TakeInto(program("star-trek").source), DIRECTOR)
        live.do(row, ChangeListing({"date": day, "start": "10:00", "zone": "UTC", "level": level}), DIRECTOR)
        for player, name in zip(live.snapshot_of(row).names, MANY, strict=True):
            live.do(row, Know(player, self.people[name].key), DIRECTOR)
        called = dict(zip(live.snapshot_of(row).names.values(), MANY, strict=True))
        return [called[name] for name in in_order(row)]


def in_order(row: Event) -> list[str]:
    places = places_of(row)
    return sorted(places, key=lambda name: places[name])


def test_11_1_the_whole_road_to_the_world_championships(
    people: dict[str, Person], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    road = Road(people)
    small = road.held("Bajor Regional", "regional", "2032-03-20", CAST[:4])
    middle = road.held("Trill Regional", "regional", "2032-04-17", MANY[:11])
    large = road.large("Vulcan Regional", "regional", "2032-05-08")
    first = [small[0], *middle[:2], *large[:3]]  # 1st; 2nd above 10; 3rd above 20
    assert ledger(road) == sorted((name, "a bye in round 1", "Continental", "held") for name in first)

    continental = road.ross.lists("European Continental", SUMMER, level="continental")
    using, giving, keeping = [name for name in MANY if first.count(name) == 1][:3]
    offered = road.enters(using, continental, "use")
    assert "You hold a bye in round 1" in offered and "until Tue 31 Aug 2032" in offered
    road.enters(giving, continental, "give-up")
    road.enters(keeping, continental, "keep")
    rest = [name for name in CAST if name not in (using, giving, keeping)]
    road.ross.enters(continental, rest)
    road.ross.holds(continental, by_chance(road.chance))
    assert earned_byes(continental) == [{using}, set(), set()]
    champion, runner_up = in_order(continental)[:2]

    worlds = road.ross.lists("World Championships", AUTUMN, level="world")
    assert road.enters(champion, worlds, "use").count("Earned at European Continental") == 1
    assert "Keep it" not in road.enters(runner_up, worlds, "use")  # there is no other one in the year
    road.ross.enters(worlds, [name for name in CAST if name not in (champion, runner_up)])
    road.ross.holds(worlds, by_chance(road.chance))
    assert earned_byes(worlds)[:2] == [{champion, runner_up}, {champion}]
    into, best = ("Continental", "World"), in_order(worlds)[:2]
    lines = [(name, "a bye in round 1", into[0], "expired") for name in first]
    lines[first.index(using)] = (using, "a bye in round 1", into[0], "used European Continental")
    lines[first.index(giving)] = (giving, "a bye in round 1", into[0], "given up European Continental")
    one, both = "a bye in round 1", "byes in rounds 1 and 2"
    there = "used World Championships"
    lines += [(champion, both, into[1], there), (runner_up, one, into[1], there)]
    lines += [(best[0], both, into[1], "held"), (best[0], one, into[0], "held")]
    lines += [(best[1], one, into[1], "held"), (best[1], one, into[0], "held")]
    with monkeypatch.context() as later:
        later.setattr("topcut.web.seasons.byes.views.datetime", _After)
        assert ledger(road) == sorted(lines)
    the_pages_say_it(road, {"Bajor": small, "Trill": middle, "Vulcan": large}, champion, best)
    the_terminal_says_the_same(lines, tmp_path)
    it_is_refused_when_it_is_over(road, keeping)


def test_11_1_the_road_of_tribbles(people: dict[str, Person]) -> None:
    """Head starts: 100,000 into the continental, 200,000 and 100,000 into the Worlds."""
    road = Road(people)
    regional = pods(road, "Tribbles Regional", "regional", "2032-04-03", CAST[:4])
    assert ledger(road) == [(regional[0], "a head start of 100,000", "Continental", "held")]
    continental = pods(road, "Tribbles Continental", "continental", SUMMER, CAST[:4], regional[0])
    assert continental[0] == regional[0]  # nobody makes up for it in one match
    held = [(regional[0], "a head start of 100,000", "Continental", "used Tribbles Continental")]
    held += [(name, f"a head start of {points}", "World", "held")
             for name, points in zip(continental, ("200,000", "100,000"), strict=False)]  # fmt: skip
    assert ledger(road) == sorted(held)
    worlds = pods(road, "Tribbles Worlds", "world", AUTUMN, CAST[:4], continental[0], continental[1])
    assert worlds[:2] == continental[:2]


def pods(road: Road, title: str, level: str, day: str, names: Sequence[str], *holders: str) -> list[str]:
    """One match of five rounds; the places, and that head starts are in the scores."""
    row = road.ross.lists(title, day, "tribbles", level=level)
    for name in holders:
        road.enters(name, row, "use")
    road.ross.enters(row, [name for name in names if name not in holders])
    road.ross.starts_round(row)
    known = live.snapshot(row.slug)
    seats = known.tournament.rounds[0].matches[1].seats
    scores = {known.names[seat]: road.chance.sample(range(1, 300), 5) for seat in seats}
    line = "1 " + " ".join("-".join(str(scores[known.names[seat]][game]) for seat in seats) for game in range(5))
    road.ross.sends(f"/e/{row.slug}/desk/slip", round=1, line=line)
    road.ross.sends(f"/e/{row.slug}/desk/finish/now")
    starts = dict(zip(holders, (100_000,) if level == "continental" else (200_000, 100_000), strict=False))
    sums = {name: sum(found) + starts.get(name, 0) for name, found in scores.items()}
    assert in_order(row) == sorted(sums, key=lambda name: -sums[name])
    return in_order(row)


# What pages and files say ---------------------------------------------------------------------------------------------


class _After(datetime):
    """The day after the Worlds."""

    @classmethod
    def now(cls, tz: Any = None) -> _After:
        return cls(2032, 10, 3, tzinfo=tz)


def ledger(road: Road) -> list[tuple[str, str, str, str]]:
    """Who has what into what, and what became of it; without the days until when."""
    rows = rows_of(parsed(road.ross.browser.get("/programs/star-trek/byes")))
    found = []
    for who, what, _, state in rows:
        held, _, into = what.removesuffix(" Championship").rpartition(" ")
        found.append((who, held, into, state.partition(" until")[0]))
    return sorted(found)


def earned_byes(row: Event) -> list[set[str]]:
    """Of each round, who had one."""
    known = live.snapshot(row.slug)
    return [
        {known.names[one.seats[0]] for one in posted.matches.values() if one.result and one.result.codes == ("EBYE",)}
        for posted in known.tournament.rounds
    ]


def the_pages_say_it(road: Road, regionals: dict[str, list[str]], champion: str, best: list[str]) -> None:
    """The year, the titles, and the champion's own page."""
    year = words(parsed(Client().get("/season/star-trek/2032")))
    for names, earning in zip(regionals.values(), (1, 2, 3), strict=True):
        first = ", Continental Championship"
        told = [
            f"{place}. {name}" + (f" 1{first}" if place <= earning else "") for place, name in enumerate(names[:3], 1)
        ]
        assert " ".join(told) in year
    world, summer = ", World Championship", ", Continental Championship"
    assert f"1. {best[0]} 1+2{world} 1{summer} 2. {best[1]} 1{world} 1{summer}" in year, year
    titles = [row[:2] for row in rows_of(parsed(Client().get("/titles?program=star-trek")))]
    assert [who for who, _ in titles] == [best[0], champion, *(names[0] for names in reversed(regionals.values()))]
    page = words(parsed(Client().get(f"/players/{champion.lower()}")))
    assert "used World Championships" in page and "European Continental" in page


def the_terminal_says_the_same(lines: list[tuple[str, str, str, str]], folder: Path) -> None:
    """Over the journals of the site; it knows handles, and of used ones where."""
    people = {person.key: person.handle for person in Person.objects.all()}
    book = {"topcut": "league/1", "name": "nobody", "schedule": "4+2", "people": people}
    (folder / "people.league.json").write_text(json.dumps(book))
    for row in Event.objects.all():
        (folder / f"{row.slug}.jsonl").write_bytes(journal_bytes(row))
    told = typed(["season", "byes", "star-trek", str(folder), "--date", "2032-10-03", "--json"])
    assert told.code == 0, told.err
    said = [(one["player"], one["into"], tuple(one["rounds"])) for one in json.loads(told.out)["byes"]]
    rounds = {"a bye in round 1": (1,), "byes in rounds 1 and 2": (1, 2)}
    assert sorted(said) == sorted(
        (name.replace(" ", "-").lower(), into.lower(), rounds[what]) for name, what, into, _ in lines
    )


def it_is_refused_when_it_is_over(road: Road, keeping: str) -> None:
    """A continental in September offers nobody what was for the summer."""
    late = road.ross.lists("Late Continental", "2032-09-12", level="continental")
    page = Desk(road.account(keeping), "").open(f"/e/{late.slug}/enter").text
    assert "Use it here" not in page
