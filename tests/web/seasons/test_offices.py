"""Offices: who gives them, what is kept, and what waits for who holds one."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.contrib.auth.models import User
from django.test import Client

from topcut.acts.listing.commands import Know
from topcut.messages.message import message
from topcut.web.seasons.coordinator.page import how_many, parts
from topcut.web.seasons.coordinator.waiting import SOURCES, Source, Waits
from topcut.web.seasons.models import League, Office, Region
from topcut.web.seasons.models_people import Asked
from topcut.web.seasons.models_ratings import RatedEvent
from topcut.web.seasons.models_regions import Appointed, Host, Reach
from topcut.web.seasons.people import make
from web.accounts import account, signed_in
from web.html import parsed, words
from web.seasons.offices import administrator, coordinator, director, refused_with
from web.seasons.rated import finished, people
from web.site import Site

COORDINATOR = {"program": "star-trek", "kind": "coordinator", "where": "europe", "account": "odo", "reason": "Elected."}


@pytest.fixture(autouse=True)
def _community(community: Site) -> None:
    """Nobody's office is left behind."""


def _held() -> list[tuple[str, str, str]]:
    return list(Office.objects.order_by("pk").values_list("user__username", "kind", "where"))


def test_1_1_the_director_gives_and_takes_offices_and_all_of_it_is_kept() -> None:
    kira, _ = director("Kira"), account("Odo")
    assert kira.post("/offices/appoint", COORDINATOR).status_code == 302
    assert _held()[1:] == [("odo", "coordinator", "europe")]
    page = words(parsed(Client().get("/offices")))
    assert "Odo" in page and "Coordinator, Europe" in page and "Elected." not in page  # why is for who governs
    assert "Elected." in words(parsed(kira.get("/offices")))
    office = Office.objects.get(user__username="odo").pk
    assert refused_with(kira.post("/offices/dismiss", {"office": office}), message("officer-without-reason"))
    assert kira.post("/offices/dismiss", {"office": office, "reason": "Joined the Link."}).status_code == 302
    assert _held() == [("kira", "director", "")]
    kept = Appointed.objects.get()
    assert (kept.reason, kept.ended_reason) == ("Elected.", "Joined the Link.")
    assert refused_with(kira.post("/offices/dismiss", {"office": office, "reason": "x"}), message("officer-gone"))


def test_a_director_does_not_make_directors_but_an_administrator_does() -> None:
    kira, _ = director("Kira"), account("Odo")
    wanted = COORDINATOR | {"kind": "director"}
    assert refused_with(kira.post("/offices/appoint", wanted), message("officer-not-yours"))
    assert administrator("Dax").post("/offices/appoint", wanted).status_code == 302
    assert ("odo", "director", "") in _held()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"kind": "emissary"}, "officer-no-such-office"),
        ({"where": "bajor"}, "officer-no-continent"),
        ({"kind": "league", "where": "nowhere"}, "officer-no-league"),
        ({"account": "nobody"}, "account-none"),
        ({"program": "none"}, "program-unknown"),
        ({"reason": "  "}, "officer-without-reason"),
        ({"program": "sirlin"}, "officer-not-yours"),
    ],
)
def test_what_is_no_appointment_is_refused_and_nothing_is_written(wrong: dict[str, str], said: str) -> None:
    kira, _ = director("Kira"), account("Odo")
    assert refused_with(kira.post("/offices/appoint", COORDINATOR | wrong), message(said))
    assert _held() == [("kira", "director", "")] and not Appointed.objects.exists()


def test_nobody_has_an_office_twice() -> None:
    kira, _ = director("Kira"), account("Odo")
    kira.post("/offices/appoint", COORDINATOR)
    assert refused_with(kira.post("/offices/appoint", COORDINATOR), message("officer-has-it"))
    assert Appointed.objects.count() == 1 and len(_held()) == 2


def test_who_holds_an_office_can_lay_it_down_and_says_how_to_be_reached() -> None:
    odo, garak = coordinator("Odo"), coordinator("Garak", "asia")
    assert odo.post("/offices/reach", {"words": "odo@example.org"}).status_code == 302
    assert "odo@example.org" in words(parsed(Client().get("/offices")))
    office = Office.objects.get(user__username="odo").pk
    assert refused_with(garak.post("/offices/dismiss", {"office": office, "reason": "x"}), message("officer-not-yours"))
    assert odo.post("/offices/dismiss", {"office": office, "reason": "Tired."}).status_code == 302
    kept = Appointed.objects.get()  # what was given before anything was written down is there as it ends
    assert (kept.at, kept.ended_reason, kept.user.username if kept.user else "") == ("", "Tired.", "odo")
    assert odo.post("/offices/reach", {"words": "x"}).status_code == 403
    assert Reach.objects.count() == 1
    assert "odo@example.org" not in words(parsed(Client().get("/offices")))


# What waits ----------------------------------------------------------------------------------------------------------


def _user(name: str) -> User:
    return User.objects.get(username=name)


def _names(name: str) -> dict[str, int]:
    return {part.name: len(part.lines) for part in parts(_user(name), datetime.now(UTC))}


def test_what_waits_is_what_each_office_can_answer() -> None:
    kira, odo = director("Kira"), coordinator("Odo")
    League.objects.create(slug="terok-nor", name="Terok Nor", program="star-trek", season="2026-27", shape="4+4+4")
    League.objects.create(slug="other", name="Other", program="sirlin", season="2026-27", shape="4+4+4")
    Asked.objects.create(person=make("Quark"), user=account("Quark"), at="2026-11-01T10:00:00+00:00")
    assert _names("kira") == {"people": 1, "leagues": 1} and _names("odo") == {"people": 1}
    assert how_many(_user("kira")) == 2 and how_many(_user("quark")) is None
    page = words(parsed(kira.get("/coordinator")))
    assert "Terok Nor" in page and "quark asks to be quark" in page
    assert "Terok Nor" not in words(parsed(odo.get("/coordinator")))
    assert Client().get("/coordinator").status_code == signed_in("Quark").get("/coordinator").status_code == 403


def test_8_late_reports_wait_and_the_refresh_says_what_it_would_do(site: Site) -> None:
    odo, known = coordinator("Odo"), people()
    rows = [finished(site, known, title) for title in ("Harvest Cup", "Spring Cup", "Risa Cup")]
    keys = sorted((bytes(one.key), one.pk) for one in RatedEvent.objects.all())
    RatedEvent.objects.filter(pk=keys[1][1]).update(waits=True)
    page = words(parsed(odo.get("/coordinator")))
    waits = next(row for row in rows if row.pk == keys[1][1])
    assert waits.title in page and _names("odo") == {"ratings": 1}
    assert "Events it would count again 2" in " ".join(page.split())  # from the late one on
    assert odo.post("/ratings/refresh").status_code == 302
    assert _names("odo") == {} and not RatedEvent.objects.filter(waits=True).exists()


def test_the_bar_of_the_site_counts_it_for_who_has_an_office_and_says_nothing_to_others() -> None:
    odo = coordinator("Odo")
    Asked.objects.create(person=make("Quark"), user=account("Quark"), at="2026-11-01T10:00:00+00:00")
    for address in ("/", "/regions", "/players", "/offices"):
        assert '<b class="fig">1</b>' in odo.get(address).content.decode(), address
        assert "/coordinator" not in Client().get(address).content.decode()
        assert "/coordinator" not in signed_in("Quark").get(address).content.decode()


def test_the_bar_counts_what_the_page_lists_for_every_office(site: Site) -> None:
    """Each is counted by a question of its own: here against the lines of the page."""
    bajor = Region.objects.create(slug="bajor", name="Bajor", continent="europe")
    risa = Region.objects.create(slug="risa", name="Risa", continent="asia")
    for number, (program, region) in enumerate(
        (p, r) for p in ("star-trek", "sirlin", "") for r in (bajor, risa, None)
    ):
        Host.objects.create(slug=f"h{number}", name=f"Host {number}", word=f"host {number}", program=program,
                            region=region, asked_at="2026-11-01T10:00:00+00:00")  # fmt: skip
    for program in ("star-trek", "sirlin"):
        League.objects.create(slug=program, name=program, program=program, season="2026-27", shape="4+4+4")
    Asked.objects.create(person=make("Quark"), user=account("Quark"), at="2026-11-01T10:00:00+00:00")
    RatedEvent.objects.filter(event=finished(site, people(), "Harvest Cup")).update(waits=True)
    director("Kira"), coordinator("Odo"), coordinator("Garak", "asia"), administrator("Dax")
    counts = {name: how_many(_user(name)) for name in ("kira", "odo", "garak", "dax")}
    assert counts == {name: sum(_names(name).values()) for name in counts}
    assert counts["odo"] == 2 + 2 + 1 + 1 and counts["dax"] == 9 - 3 + 1 + 1 + 1  # nobody has an office in sirlin


def test_other_rooms_are_listed_by_themselves_private_matters_marked_and_each_once() -> None:
    matter = Waits(message("web-coordinator-league", name="A complaint"), (), "/x", "2026-11-01", "2026-11-02", True)
    SOURCES.append(Source("complaints", lambda user, program: [matter] if program in ("star-trek", "") else []))
    try:
        page = words(parsed(coordinator("Odo").get("/coordinator?of=complaints")))
    finally:
        SOURCES.pop()
    assert page.count("A complaint") == 1 and "private" in page and "over-due" in page


def test_a_confirmed_claim_waits_no_more(site: Site) -> None:
    odo, person = coordinator("Odo"), make("Quark")
    row = site.event(names=("Quark",))
    site.do(row, Know(site.player(row, "Quark"), person.key))
    asked = Asked.objects.create(person=person, user=account("Quark"), at="2026-11-01T10:00:00+00:00")
    assert odo.post("/coordinator/people/answer", {"asked": asked.pk, "yes": "1"}).status_code == 302
    assert _names("odo") == {}
