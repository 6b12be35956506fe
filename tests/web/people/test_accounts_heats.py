"""Entering an event with several heats by oneself: he chooses, and what has begun is not offered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client

from topcut.acts.entries.commands import Enter, Person
from topcut.acts.rounds.commands import Draw, Post
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.web.store.models import Event
from web.accounts import key_of
from web.console import Desk
from web.html import parsed
from web.site import Site

HEATS = (Stage("swiss", rounds=1, heat=True), Stage("swiss", rounds=1, heat=True), Stage("bracket", take=2))
WON = Result(((100, 35),))


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    cache.clear()
    yield
    User.objects.all().delete()


@pytest.fixture
def row(site: Site) -> Event:
    """Four in Heat A, two in Heat B."""
    made = site.event(names=("Odo", "Quark", "Dax", "Garak"), plan=HEATS)
    site.do(made, Enter((Person("Morn"), Person("Rom")), 2))
    Event.objects.update(self_entry=True)
    made.refresh_from_db()
    return made


def _page(row: Event, client: Client | None = None) -> Desk:
    return Desk(client or Client(), row.slug).open(f"/e/{row.slug}/enter")


def _offered(desk: Desk) -> list[str]:
    return ["".join(one.itertext()) for one in desk.all("option")]


def _heats(site: Site, row: Event, name: str) -> list[int]:
    return [heat for heat, _ in site.snapshot(row).tournament.entrants[site.player(row, name)].heats]


def _draw(site: Site, row: Event, heat: int) -> None:
    site.do(row, Draw(seed="Bajor", stage=heat))


def test_who_enters_chooses_his_heat(site: Site, row: Event) -> None:
    client = Client()
    desk = _page(row, client)
    parsed(desk.answer)
    assert _offered(desk) == ["choose one", "Heat A", "Heat B"]
    desk.press("Enter this event", name="Kira", heat="2")
    assert "You are entered as Kira, for Heat B." in desk.text
    assert _heats(site, row, "Kira") == [2]
    assert "choose one" not in _page(row, client).text


@pytest.mark.parametrize(
    ("heat", "why"),
    [
        ("", "You have not chosen a heat. Choose Heat A or Heat B."),
        ("x", "You have not chosen a heat"),
        ("3", "There is no heat 3"),
        ("-1", "There is no heat −1"),
        ("99", "There is no heat 99"),
    ],
)
def test_a_heat_that_is_none_is_refused_and_the_name_stays(site: Site, row: Event, heat: str, why: str) -> None:
    head = site.snapshot(row).head
    desk = _page(row).press("Enter this event", name="Kira", heat=heat)
    assert desk.status == 422 and why in desk.refusals()[0] and desk.value("name") == "Kira"
    assert site.snapshot(row).head == head


@pytest.mark.parametrize("posted", [False, True])
def test_a_heat_that_has_begun_is_not_offered(site: Site, row: Event, posted: bool) -> None:
    late = Client()
    key = key_of(late.get(f"/e/{row.slug}/enter").content.decode())
    _draw(site, row, 1)
    if posted:
        site.do(row, Post())
    desk = _page(row)
    assert _offered(desk) == ["Heat B"]
    answer = late.post(f"/e/{row.slug}/enter/enter", {"name": "Kira", "heat": "1", "key": key})
    assert answer.status_code == 422 and b"Heat A has begun. Choose Heat B, or ask at the desk." in answer.content
    desk.press("Enter this event", name="Nog")
    assert _heats(site, row, "Nog") == [2]


def test_the_event_page_leads_to_the_heats_that_are_open(site: Site, row: Event) -> None:
    link = f'href="/e/{row.slug}/enter"'
    _draw(site, row, 1)
    site.do(row, Post())
    assert link in Client().get(f"/e/{row.slug}").content.decode()
    site.report_all(row, WON)
    _draw(site, row, 2)
    assert link not in Client().get(f"/e/{row.slug}").content.decode()


def test_when_every_heat_has_begun_nobody_enters_by_himself(site: Site, row: Event) -> None:
    _draw(site, row, 1)
    site.do(row, Post())
    site.report_all(row, WON)
    _draw(site, row, 2)
    assert "Every heat has begun" in _page(row).text
    answer = Client().post(f"/e/{row.slug}/enter/enter", {"name": "Kira", "heat": "2"})
    assert answer.status_code == 422 and b"Every heat has begun" in answer.content


def test_who_withdrew_comes_back_into_his_heat_until_it_begins(site: Site, row: Event) -> None:
    client = Client()
    desk = _page(row, client).press("Enter this event", name="Kira", heat="1")
    desk.press("Yes, I withdraw").press("Enter again as Kira")
    assert _heats(site, row, "Kira") == [1]
    desk.press("Yes, I withdraw")
    _draw(site, row, 1)
    answer = client.post(f"/e/{row.slug}/enter/again")
    assert answer.status_code == 422 and b"Heat A has begun" in answer.content


def test_an_event_without_heats_asks_for_none(site: Site) -> None:
    row = site.event()
    Event.objects.update(self_entry=True)
    desk = _page(row)
    assert not desk.all("select")
    answer = desk.client.post(f"/e/{row.slug}/enter/enter", {"name": "Bashir", "heat": "1"})
    assert answer.status_code == 302
