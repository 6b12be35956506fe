"""Many events: lists are read a page at a time, and what nobody asks for is let go from memory."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from topcut.web.public import listing
from topcut.web.public.listing import Sought, one_list
from topcut.web.site import live
from topcut.web.store import offered
from topcut.web.store.models import Event
from web.console import Desk
from web.html import all_of, parsed, words
from web.saying import says, words_of
from web.site import Site

TODAY = "2026-11-16"


def _many(number: int, **columns: Callable[[int], object]) -> None:
    """Rows of events as lists show them; they have no journal."""
    given = {"state": lambda n: "finished", "date": lambda n: f"2026-01-{n % 28 + 1:02}"} | columns
    Event.objects.bulk_create(
        Event(slug=f"e{n}", title=f"Event {n}", rulebook="yomi", head=1, **{name: of(n) for name, of in given.items()})
        for n in range(number)
    )


# Lists ---------------------------------------------------------------------------------------------------------------


def test_home_shows_the_beginning_of_each_list_and_the_way_to_the_rest(site: Site) -> None:
    states = ("running", "announced", "finished")
    _many(
        180,
        state=lambda n: states[n % 3],
        date=lambda n: "2099-01-01" if n % 3 == 1 else "2026-01-01",
        game=lambda n: "Yomi",
    )
    page = Desk(Client(), "").open("/")
    assert len(page.all("li")) == 150
    for link in ("running", "upcoming", "past"):
        assert f"/?when={link}" in [one.get("href") for one in page.all("a")]
        rest = Desk(Client(), "").open(f"/?when={link}")
        assert words(rest.all("h1")[0]) == words_of("web-home-heading", when=link) and len(rest.all("li")) == 60


def test_a_list_has_pages_and_the_search_goes_along(site: Site) -> None:
    _many(450, game=lambda n: "Yomi" if n % 2 else "Magic")
    page = Desk(Client(), "").open("/?when=past&game=Yomi&page=2")
    assert says(page, "web-frame-rows", first=201, last=225, of=225) and len(page.all("li")) == 25
    before = next(one.get("href", "") for one in page.all("a") if one.get("rel") == "prev")
    assert before == "?game=Yomi&when=past&page=1"
    assert len(Desk(Client(), "").open(f"/{before}").all("li")) == 200


@pytest.mark.parametrize("page", ["0", "-1", "99999999", "x", "²"])
def test_a_page_that_there_is_not_is_the_nearest(site: Site, page: str) -> None:
    _many(210)
    assert Client().get(f"/?when=past&page={page}").status_code == 200
    assert Client().get("/?when=nonsense").status_code == 200


def test_upcoming_events_without_a_day_come_behind_those_that_have_one(site: Site) -> None:
    _many(300, state=lambda n: "announced", date=lambda n: "" if n % 2 else f"2099-01-{n % 28 + 1:02}")
    first = one_list(Sought(), TODAY, "upcoming", 1)
    second = one_list(Sought(), TODAY, "upcoming", 2)
    days = [row.row.date for row in (*first.rows, *second.rows)]
    assert len(days) == 300 and days[:150] == sorted(days[:150]) and set(days[150:]) == {""}
    assert len({row.row.pk for row in (*first.rows, *second.rows)}) == 300
    assert all(row.row.date for row in listing.listing(Sought(), TODAY).upcoming.events)


def test_an_announced_event_whose_day_has_gone_by_is_past(site: Site) -> None:
    _many(1, state=lambda n: "announced", date=lambda n: "2026-11-15")
    found = listing.listing(Sought(), TODAY)
    assert not found.upcoming.events and len(found.past.events) == 1


def test_home_reads_as_much_of_a_thousand_events_as_of_a_hundred(site: Site) -> None:
    """Rows that come from the database, counted; none for the games and regions but their values."""
    read = []
    for more in (100, 900):
        Event.objects.all().delete()
        _many(more, game=lambda n: f"Game {n % 3}", region=lambda n: f"Region {n % 5}")
        with CaptureQueriesContext(connection) as asked:
            page = Client().get("/").content
        read.append((len(asked), len(page) // 1000))
        assert all("LIMIT" in one["sql"] or "COUNT(" in one["sql"] for one in asked), [one["sql"] for one in asked]
    assert read[0][0] == read[1][0] and abs(read[0][1] - read[1][1]) <= 1


@pytest.mark.skipif(connection.vendor != "sqlite", reason="PostgreSQL plans by what it has counted")
def test_no_list_of_home_is_scanned_or_sorted(site: Site) -> None:
    with CaptureQueriesContext(connection) as asked:
        Client().get("/")
    for one in asked:
        with connection.cursor() as cursor:
            cursor.execute(f"EXPLAIN QUERY PLAN {one['sql']}")
            plan = [step[3] for step in cursor.fetchall()]
        assert not [step for step in plan if step.startswith(("SCAN topcut_event", "USE TEMP"))], (one["sql"], plan)


def test_games_and_regions_are_offered_once_and_in_order(site: Site) -> None:
    _many(40, game=lambda n: f"Game {n % 3}", region=lambda n: "" if n % 4 == 0 else f"Region {n % 5}")
    Event.objects.create(slug="hidden", title="Hidden", game="Hidden game", region="Hidden", listed=False)
    assert offered.games() == ["Game 0", "Game 1", "Game 2"]
    assert listing.regions() == [f"Region {n}" for n in range(5)]
    Event.objects.all().delete()
    assert offered.games() == [] and listing.regions() == []


def test_where_there_are_too_many_regions_one_types(site: Site) -> None:
    _many(200, region=lambda n: f"Region {n}")
    page = Client().get("/")
    assert page.content.count(b"Region 1") < 60
    field = next(one for one in all_of(parsed(page), "input") if one.get("name") == "region")
    assert field.get("value") == ""
    assert "Event 150" in Client().get("/?region=region+150").content.decode()


# Memory --------------------------------------------------------------------------------------------------------------


def test_events_that_nobody_asks_for_are_let_go(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [site.event(names=("Kira", "Odo"), title=f"Event {n}") for n in range(4)]
    live.forget()
    monkeypatch.setattr(live, "_ROOM", 3 * (live._EACH + 10))
    for row in rows[:3]:
        live.snapshot(row.slug)
    live.snapshot(rows[0].slug)
    live.snapshot(rows[3].slug)
    assert list(live._journals) == [rows[2].pk, rows[0].pk, rows[3].pk] and set(live._snapshots) == set(live._journals)


def test_a_large_event_stays_while_it_is_asked_for(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    row = site.event()
    live.forget()
    monkeypatch.setattr(live, "_ROOM", 1)
    first = live.snapshot(row.slug)
    assert live.snapshot(row.slug) is first


def test_what_was_let_go_is_read_again_and_goes_on(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "_ROOM", 1)
    one, other = site.event(), site.event(title="Saturday")
    held = live.snapshot(one.slug)
    head, journal = held.head, f"/e/{one.slug}/journal"
    before = Client().get(journal).content
    live.snapshot(other.slug)
    assert one.pk not in live._journals
    assert len(held.history) == head, "who works with it keeps it"
    assert Client().get(journal).content == before
    live.snapshot(other.slug)
    site.post_round(one)
    assert live.snapshot(one.slug).head > head and Client().get(f"/e/{one.slug}/pairings").status_code == 200


def test_an_event_that_is_in_memory_is_not_opened_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    row = site.event(rounds=3)
    opened: list[int] = []
    monkeypatch.setattr(live, "DatabaseJournal", opened.append)
    assert site.snapshot(row).row == row and live.journal_of(row.pk).known.head == row.head
    assert opened == []
