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
from topcut.messages.message import Message, message
from topcut.web.store.models import Event
from web.accounts import key_of
from web.console import Desk
from web.html import parsed
from web.saying import refused, says, words_of
from web.site import Site

HEATS = (Stage("swiss", rounds=1, heat=True), Stage("swiss", rounds=1, heat=True), Stage("bracket", take=2))
WON = Result(((100, 35),))
HEAT_A, HEAT_B = BOTH = (message("stagename-heat", letter="A"), message("stagename-heat", letter="B"))


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
    assert _offered(desk) == [words_of("web-entry-choose-heat"), "Heat A", "Heat B"]
    desk.press(words_of("web-event-enter"), name="Kira", heat="2")
    assert says(desk, "web-entry-entered-html", name="Kira", heats=(HEAT_B,), here="")
    assert _heats(site, row, "Kira") == [2]
    assert not says(_page(row, client), "web-entry-choose-heat")


@pytest.mark.parametrize(
    ("heat", "why"),
    [
        ("", message("account-heat-missing", heats=BOTH)),
        ("x", message("account-heat-missing", heats=BOTH)),
        ("3", message("account-no-heat", heat=3, heats=BOTH)),
        ("-1", message("account-no-heat", heat=-1, heats=BOTH)),
        ("99", message("account-no-heat", heat=99, heats=BOTH)),
    ],
)
def test_a_heat_that_is_none_is_refused_and_the_name_stays(site: Site, row: Event, heat: str, why: Message) -> None:
    head = site.snapshot(row).head
    desk = _page(row).press(words_of("web-event-enter"), name="Kira", heat=heat)
    assert desk.status == 422 and refused(desk, why) and desk.value("name") == "Kira"
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
    assert answer.status_code == 422 and refused(answer, "account-heat-begun", heat=HEAT_A, heats=(HEAT_B,))
    desk.press(words_of("web-event-enter"), name="Nog")
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
    assert says(_page(row), "account-heats-begun")
    answer = Client().post(f"/e/{row.slug}/enter/enter", {"name": "Kira", "heat": "2"})
    assert answer.status_code == 422
    assert refused(answer, "account-heats-begun", way=message("account-way-director"))


def test_who_withdrew_comes_back_into_his_heat_until_it_begins(site: Site, row: Event) -> None:
    client = Client()
    desk = _page(row, client).press(words_of("web-event-enter"), name="Kira", heat="1")
    desk.press(words_of("web-entry-withdraw-yes")).press(words_of("web-entry-again", name="Kira"))
    assert _heats(site, row, "Kira") == [1]
    desk.press(words_of("web-entry-withdraw-yes"))
    _draw(site, row, 1)
    answer = client.post(f"/e/{row.slug}/enter/again")
    assert answer.status_code == 422 and refused(answer, "account-own-heat-begun", heat=HEAT_A)


def test_an_event_without_heats_asks_for_none(site: Site) -> None:
    row = site.event()
    Event.objects.update(self_entry=True)
    desk = _page(row)
    assert not desk.all("select")
    answer = desk.client.post(f"/e/{row.slug}/enter/enter", {"name": "Bashir", "heat": "1"})
    assert answer.status_code == 302
