"""Hosts: proposed with an event, verified by who coordinates there, renamed and merged without losing an event."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client

from topcut.messages.message import message
from topcut.web.public.listing import Sought, listing
from topcut.web.seasons.coordinator.page import parts
from topcut.web.seasons.hosts import asking
from topcut.web.seasons.hosts.asking import propose
from topcut.web.seasons.hosts.known import counted, final, found, word_of_host
from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import Host, HostAct, Whereabouts
from topcut.web.seasons.people import make
from topcut.web.site import live
from topcut.web.store.models import Event
from web.accounts import account, key_of
from web.html import parsed, words
from web.seasons.offices import coordinator, director, refused_with
from web.seasons.road import enter, listed, play
from web.seasons.test_regions import SOON, TODAY, bajor
from web.site import CAST, Site


@pytest.fixture(autouse=True)
def _community(community: Site) -> None:
    """Nobody's hosts are left behind."""


def host(name: str, address: str, state: str = "verified", region: Region | None = None) -> Host:
    word = word_of_host(name, address)
    return Host.objects.create(slug=word.replace(" ", "-")[:60], name=name, address=address, word=word, state=state,
                               region=region, program="star-trek", asked_at="2026-11-19T10:00:00Z")  # fmt: skip


def _list(site: Site, row: Event, **more: str) -> HttpResponse:
    """Setup → Listing, as the page has it, with something typed."""
    desk = site.browser(row, "director")
    page = desk.get(f"/e/{row.slug}/desk/listing").content.decode()
    seen = page.partition('name="seen" value="')[2].partition('"')[0]
    kept = site.snapshot(row).tournament.listing
    typed: Mapping[str, str] = {"program": "star-trek", "level": kept.level, "date": kept.date, "start": kept.start,
                                "zone": kept.zone, "region": kept.region, "seen": seen}  # fmt: skip
    return desk.post(f"/e/{row.slug}/desk/listing/change", typed | more)


def _titles() -> list[str]:
    return [one.row.title for one in listing(Sought(), f"{TODAY}").upcoming.events]


def test_known_hosts_are_found_by_the_beginnings_of_their_words_and_when_typed_nearly_so() -> None:
    replimat, annex = host("Replimat", "Promenade 84, Bajor"), host("Replimat Annex", "Risa")
    host("Vic's", "Holosuite 4, Bajor", "waiting")
    assert [one.name for one in found("replim")] == [one.name for one in found("REPLIMAT")][:2]
    assert set(found("replim")) == {replimat, annex}
    assert found("replimat promenade") == [replimat] and replimat in found("Replimatt")
    assert found("vic") == [] and found("") == found("zzz") == []


def test_appendix_a_an_event_at_a_new_host_is_listed_once_it_is_verified(site: Site) -> None:
    bajor("europe")
    odo = coordinator("Odo", "europe")
    row = listed(site, "Harvest Cup", "local", SOON, region="Bajor")
    page = _list(site, row, place="Vic's", look="1")
    assert "Odo has verified it, within 24 hours" in words(parsed(page))
    assert _titles() == ["Harvest Cup"]
    assert _list(site, row, place="Vic's", address="Holosuite 4, Bajor", host="new").status_code == 302
    made = Host.objects.get()
    assert (made.state, made.region.slug if made.region else "") == ("waiting", "bajor")
    assert _titles() == [] and Client().get(f"/e/{row.slug}").status_code == 200
    assert "Harvest Cup" not in words(parsed(Client().get("/calendar")))
    assert made.name not in words(parsed(Client().get("/hosts"))) and "Vic" in words(parsed(odo.get("/hosts")))
    assert odo.post(f"/hosts/{made.slug}/verify").status_code == 302
    assert _titles() == ["Harvest Cup"] and "Vic" in words(parsed(Client().get("/hosts")))
    assert HostAct.objects.get().what == "verified"


def test_one_that_was_not_verified_keeps_its_events_unlisted_until_they_have_another(site: Site) -> None:
    row, odo = listed(site, "Harvest Cup", "local", SOON, region="Bajor"), director("Odo")
    _list(site, row, place="Vic's", address="Holosuite 4", host="new")
    made = Host.objects.get()
    assert refused_with(odo.post(f"/hosts/{made.slug}/refuse", {"reason": " "}), message("host-without-reason"))
    odo.post(f"/hosts/{made.slug}/refuse", {"reason": "It is a hologram."})
    assert _titles() == [] and Client().get(f"/hosts/{made.slug}").status_code == 404
    assert b"It is a hologram." in odo.get(f"/hosts/{made.slug}").content
    again = _list(site, row, place="Vic's", address="Holosuite 4", host="new")
    assert refused_with(again, message("host-was-refused"))
    assert _list(site, row, place="Kira's quarters", host="").status_code == 302
    assert _titles() == ["Harvest Cup"]


def test_a_chosen_host_fills_in_its_place_and_address(site: Site) -> None:
    known = host("Replimat", "Promenade 84", region=bajor())
    row = listed(site, "Harvest Cup", "local", SOON, region="Risa")
    assert _list(site, row, place="replim", host=known.slug).status_code == 302
    row.refresh_from_db()
    assert (row.place, row.region) == ("Replimat", "Bajor")
    assert "Promenade 84" in words(parsed(Client().get("/e/harvest-cup")))
    assert f'href="/hosts/{known.slug}"' in Client().get("/e/harvest-cup").content.decode()
    answer = _list(site, row, place="replim", host="nowhere")
    assert refused_with(answer, message("host-none"))


def test_another_place_typed_on_the_events_page_is_not_the_host_any_more(site: Site) -> None:
    known = host("Replimat", "Promenade 84")
    row = listed(site, "Harvest Cup", "local", SOON)
    _list(site, row, place="replim", host=known.slug)
    desk = site.browser(row, "director")
    page = desk.get(f"/e/{row.slug}/desk/event").content.decode()
    seen = page.partition('name="seen" value="')[2].partition('"')[0]
    row.refresh_from_db()
    typed = {name: str(getattr(row, name)) for name in ("title", "date", "start", "zone", "region")}
    desk.post(f"/e/{row.slug}/desk/event/change", typed | {"place": "Quark's", "seen": seen, "listed": "on"})
    assert site.snapshot(row).tournament.listing.host == ""
    assert Whereabouts.objects.get(event=row).host == ""


def test_a_new_event_can_be_begun_at_a_new_host() -> None:
    coordinator()
    browser = Client()
    page = browser.get("/new?rulebook=star-trek-2e").content.decode()
    typed = {"key": key_of(page), "title": "Harvest Cup", "date": SOON, "zone": "UTC", "start": "10:00", "ruled": "",
             "program": "star-trek", "place": "Vic's", "host": "new", "region": "Bajor"}  # fmt: skip
    refused = browser.post("/new?rulebook=star-trek-2e", typed)
    assert refused_with(refused, message("host-without-address")) and not Host.objects.exists()
    assert browser.post("/new?rulebook=star-trek-2e", typed | {"address": "Holosuite 4"}).status_code == 302
    row = Event.objects.get()
    assert live.snapshot_of(row).tournament.listing.host == Host.objects.get().slug
    assert _titles() == []


def test_two_who_propose_the_same_host_propose_one_and_a_refused_listing_none(site: Site) -> None:
    coordinator()
    rows = [listed(site, title, "local", SOON) for title in ("Harvest Cup", "Spring Cup")]
    for row in rows:
        assert _list(site, row, place="VIC'S", address="Holosuite, 4", host="new").status_code == 302
    assert Host.objects.count() == 1
    assert set(Whereabouts.objects.values_list("host", flat=True)) == {Host.objects.get().slug}
    answer = _list(site, rows[0], place="Quark's", address="Promenade", host="new", league="terok-nor")
    assert answer.status_code == 422 and Host.objects.count() == 1


def test_who_may_verify_makes_a_verified_one_by_proposing_it(site: Site) -> None:
    coordinator("Odo", "europe")
    odo, region = User.objects.get(username="odo"), bajor("europe")
    made = propose(odo, "star-trek", "Vic's", "Holosuite 4", region)
    assert (made.state, [one.by for one in made.acts.all()]) == ("verified", [odo])
    assert propose(account("Quark"), "star-trek", "Quark's", "Promenade", region).state == "waiting"


def test_a_coordinator_answers_for_the_own_continent_only() -> None:
    one, odo = host("Vic's", "Holosuite 4", "waiting", bajor("asia")), coordinator("Odo", "europe")
    assert odo.post(f"/hosts/{one.slug}/verify").status_code == 403
    assert Host.objects.get().state == "waiting"
    assert coordinator("Garak", "asia").post(f"/hosts/{one.slug}/verify").status_code == 302


def test_merged_and_renamed_hosts_keep_every_event(site: Site) -> None:
    quark, odo = host("Quark's", "Promenade"), director("Odo")
    row = listed(site, "Harvest Cup", "local", SOON)
    other = listed(site, "Spring Cup", "local", SOON)
    _list(site, row, place="quark", host=quark.slug)
    _list(site, other, place="Quarks Bar", address="Promenade 1", host="new")
    new = Host.objects.exclude(pk=quark.pk).get()
    assert "It is the same" in words(parsed(odo.get(f"/hosts/{new.slug}")))
    assert odo.post(f"/hosts/{new.slug}/same", {"same": quark.slug}).status_code == 302
    assert sorted(_titles()) == ["Harvest Cup", "Spring Cup"]
    page = words(parsed(Client().get(f"/hosts/{quark.slug}")))
    assert "Harvest Cup" in page and "Spring Cup" in page
    assert Client().get(f"/hosts/{new.slug}").headers["Location"] == f"/hosts/{quark.slug}"
    third = host("Bar", "Promenade 2")
    odo.post(f"/hosts/{quark.slug}/same", {"same": third.slug})  # what was part of it goes along
    assert final(new.slug) == final(quark.slug) == third and counted([third])[0].events == 2
    odo.post(f"/hosts/{third.slug}/change", {"name": "Quark's Bar", "address": "Promenade 2", "reason": "new sign"})
    assert "Quark's Bar" in words(parsed(Client().get(f"/hosts/{third.slug}")))
    assert counted([third])[0].events == 2
    assert sorted(HostAct.objects.values_list("what", flat=True)) == ["merged", "merged", "renamed"]


@pytest.mark.parametrize(
    ("act", "typed", "said"),
    [
        ("same", {"same": "replimat-promenade"}, "host-into-itself"),
        ("same", {"same": "nowhere"}, "host-none"),
        ("verify", {}, "host-verified-already"),
        ("change", {"name": ""}, "host-without-name"),
        ("change", {"name": "Vic's", "address": "Holosuite"}, "host-there-is-one"),
    ],
)
def test_what_cannot_be_done_with_a_host_is_refused_and_nothing_is_written(
    act: str, typed: dict[str, str], said: str
) -> None:
    host("Replimat", "Promenade")
    host("Vic's", "Holosuite")
    before = list(Host.objects.values())
    assert refused_with(director().post(f"/hosts/replimat-promenade/{act}", typed), message(said))
    assert list(Host.objects.values()) == before and not HostAct.objects.exists()


def test_a_finished_event_is_shown_whatever_its_host(site: Site) -> None:
    coordinator()
    people, row = [make(name) for name in CAST[:4]], listed(site, "Harvest Cup", "local", SOON)
    _list(site, row, place="Vic's", address="Holosuite 4", host="new")
    enter(site, row, people)
    play(site, row)
    assert [one.row.title for one in listing(Sought(), f"{TODAY}").past.events] == ["Harvest Cup"]


def test_it_waits_for_the_coordinator_until_the_hours_of_the_program_are_over() -> None:
    one = host("Vic's", "Holosuite 4", "waiting", bajor("europe"))
    host("Vic", "Holosuite 4, Bajor")
    coordinator("Odo", "europe")
    odo = User.objects.get(username="odo")
    asked = datetime(2027, 3, 1, 10, tzinfo=UTC)
    Host.objects.filter(pk=one.pk).update(asked_at=asked.isoformat())
    for hours, late in ((23, False), (25, True)):
        (part,) = parts(odo, asked + timedelta(hours=hours))
        assert (part.name, [line.late for line in part.lines]) == ("hosts", [late])
    assert date.fromisoformat(part.lines[0].waits.due[:10]) == date(2027, 3, 2)


def test_of_two_who_propose_it_at_the_same_moment_both_get_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one has looked before the first one wrote: what decides is the row, of which there is one."""
    coordinator("Odo")
    quark, region = account("Quark"), bajor()
    first = propose(quark, "star-trek", "Vic's", "Holosuite 4", region)
    looks = iter([Host.objects.none()])
    monkeypatch.setattr(asking, "living", lambda: next(looks, Host.objects.filter(merged_into=None)))
    assert propose(quark, "star-trek", "VIC'S", "Holosuite 4", region) == first and Host.objects.count() == 1


def test_where_nobody_verifies_hosts_none_is_offered_and_none_taken(site: Site) -> None:
    row = listed(site, "Harvest Cup", "local", SOON)
    assert b'value="new"' not in _list(site, row, place="Vic's", look="1").content
    answer = _list(site, row, place="Vic's", address="Holosuite 4", host="new")
    assert refused_with(answer, message("host-nobody-verifies")) and not Host.objects.exists()
    coordinator("Odo")
    assert b'value="new"' in _list(site, row, place="Vic's", look="1").content


def test_hours_are_promised_where_the_program_says_so_and_nowhere_else() -> None:
    assert (asking.hours_of("star-trek"), asking.hours_of("star-trek-2010"), asking.hours_of("")) == (24, 0, 0)
