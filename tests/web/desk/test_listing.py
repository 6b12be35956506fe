"""Setup → Listing: what is saved is on the row and the event's page, its history is public, private words are not."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client

from topcut.acts.event.commands import Undo
from topcut.acts.listing.commands import ChangeListing, TakeInto
from topcut.acts.listing.words import ListingWords
from topcut.messages.message import message
from topcut.programs.load import load
from topcut.seasons.conditions import sanction_told
from topcut.web.people import roles
from topcut.web.seasons.models import League, Office
from topcut.web.store.models import Event
from topcut.web.store.projections import rebuild
from web.console import Desk
from web.saying import refused, says, words_of
from web.site import Site

SAVE = "web-listing-save"
FAR = {"date": "2099-04-04", "start": "10:00", "zone": "Europe/Berlin"}
CONTACT = {"phone": "0815 4711", "email": "sisko@ds9.example"}


@pytest.fixture
def row(site: Site) -> Event:
    return site.event(rounds=4)


@pytest.fixture
def desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug)


def _public(row: Event) -> str:
    return Client().get(f"/e/{row.slug}").content.decode()


def _states(site: Site, row: Event) -> dict[str, str]:
    told = sanction_told(site.snapshot(row))
    assert told is not None
    return {str(dict(line.what.params).get("what", line.what.id)): line.state for line in told.lines}


def test_what_is_saved_is_in_the_journal_and_the_row_follows(site: Site, row: Event, desk: Desk) -> None:
    typed = {"place": "Quark’s Bar", "region": "Bajor", "fee": "5 strips", "prizes": "Latinum", "director": "Sisko"}
    desk.look("/event").press(words_of("web-setup-save"), **FAR, **typed)
    desk.look("/listing").press(words_of(SAVE), program="star-trek", level="regional", address="Promenade 1")
    assert says(" ".join(desk.said()), "web-listing-saved")
    now, tournament = Event.objects.get(), site.snapshot(row).tournament
    assert {name: getattr(now, name) for name in (*FAR, *typed)} == {**FAR, **typed}
    assert (tournament.listing.level, tournament.program["name"]) == ("regional", "star-trek")
    assert "Quark’s Bar" in _public(row) and rebuild(now, lambda: tournament) == []


def test_a_change_that_is_taken_back_is_taken_back_on_the_row(site: Site, row: Event, desk: Desk) -> None:
    desk.look("/event").press(words_of("web-setup-save"), fee="5 strips")
    assert Event.objects.get().fee == "5 strips"
    site.do(row, Undo(site.snapshot(row).head))
    assert (Event.objects.get().fee, Event.objects.get().date) == ("", "2026-11-20")


def test_the_history_tells_every_change_and_no_private_word(site: Site, row: Event, desk: Desk) -> None:
    desk.look("/event").press(words_of("web-setup-save"), fee="5 strips", **FAR)
    desk.look("/event").press(words_of("web-setup-save"), fee="7 strips")
    desk.look("/listing").press(words_of(SAVE), level="national", **CONTACT)
    page = _public(row)
    assert "5 strips" in page and "7 strips" in page
    assert not any(word in page for word in CONTACT.values())
    assert not any(word in Client().get(f"/e/{row.slug}/journal").content.decode() for word in CONTACT.values())


@pytest.mark.parametrize(
    ("shown_to", "visitor", "entrant"), [("", False, True), ("everybody", True, True), ("officials", False, False)]
)
def test_phone_and_mail_are_for_whom_the_listing_says(
    site: Site, row: Event, desk: Desk, shown_to: str, visitor: bool, entrant: bool
) -> None:
    desk.look("/listing").press(words_of(SAVE), shown_to=shown_to, **CONTACT)
    mine = site.browser(row, "player", "Kira").get(f"/e/{row.slug}/me").content.decode()
    assert [CONTACT["phone"] in page for page in (_public(row), mine)] == [visitor, entrant]


@pytest.mark.parametrize("start", ["", "10:00"])
@pytest.mark.parametrize("hours", [2, 30, 200])
@pytest.mark.parametrize("program", ["star-trek", "star-trek-2010"])
def test_what_is_said_while_typing_is_what_is_said_once_it_is_saved(
    site: Site, program: str, hours: int, start: str
) -> None:
    row = site.event("star-trek-1e" if program == "star-trek" else "star-trek-1e-2010", rounds=2)
    desk = Desk(site.browser(row, "director"), row.slug)
    begins = datetime.now(UTC) + timedelta(hours=hours, minutes=30)
    typed = {"date": f"{begins:%Y-%m-%d}", "start": start and f"{begins:%H:%M}", "zone": "UTC", "program": program}
    sent = {**typed, "look": "1", "seen": desk.look("/listing").hidden("seen")}
    desk._shown(desk.client.post(f"/e/{row.slug}/desk/listing/change", sent), f"/e/{row.slug}/desk/listing/change")
    looked = [(" ".join(str(one.get("class")).split()), one.get("text")) for one in desk.all("li") if one.get("class")]
    assert not site.snapshot(row).tournament.program
    desk.look("/event").press(words_of("web-setup-save"), **{name: typed[name] for name in FAR})
    desk.look("/listing").press(words_of(SAVE), program=program)
    saved = [(" ".join(str(one.get("class")).split()), one.get("text")) for one in desk.all("li") if one.get("class")]
    assert looked == saved
    notice = 24 if program == "star-trek" else 168
    assert _states(site, row)["notice"] == ("met" if start and hours >= notice else "missing")
    assert _states(site, row)["rounds"] == "missing" and _states(site, row)["players"] == "day"


def test_2_the_time_is_fixed_from_the_notice_on_at_every_door(site: Site, row: Event, desk: Desk) -> None:
    begins = datetime.now(UTC) + timedelta(hours=5)
    values = {"date": f"{begins:%Y-%m-%d}", "start": f"{begins:%H:%M}", "zone": "UTC"}
    site.do(row, ChangeListing(values, ListingWords(fee="5")))
    site.do(row, TakeInto(load("star-trek").source))
    head = site.snapshot(row).head
    late = message("listing-too-late", what=message("listing-value", name="start"), notice=24)
    earlier = {"start": f"{begins - timedelta(hours=1):%H:%M}", "date": values["date"]}
    desk.look("/event").press(words_of("web-setup-save"), **earlier)
    assert desk.status == 422 and refused(desk, late)
    address = f"/e/{row.slug}/desk/listing/change"  # the form does not ask for it, and takes it no other way
    desk._shown(desk.client.post(address, {**earlier, "seen": desk.look("/listing").hidden("seen")}), address)
    assert desk.status == 422 and refused(desk, late)
    assert site.snapshot(row).head == head and Event.objects.get().start == values["start"]


def test_an_event_counts_only_in_a_league_that_one_of_its_directors_directs(site: Site, row: Event, desk: Desk) -> None:
    League.objects.create(slug="terok-nor", name="Terok Nor", program="star-trek", season="2026-27", shape="4+4+4")
    sent = {"program": "star-trek", "league": "terok-nor", "zone": "UTC", "date": row.date}
    address = f"/e/{row.slug}/desk/listing/change"
    desk._shown(desk.client.post(address, {**sent, "seen": desk.look("/listing").hidden("seen")}), address)
    assert refused(desk, message("listing-league-not-yours", typed="terok-nor"))
    dax = User.objects.create(username="dax")
    Office.objects.create(user=dax, kind="league", where="terok-nor", program="star-trek")
    roles.grant(dax, row, "director")
    desk.look("/listing").press(words_of(SAVE), program="star-trek", league="terok-nor")
    assert site.snapshot(row).tournament.listing.league == "terok-nor"
    dax.delete()
    League.objects.all().delete()


def test_a_new_event_is_listed_in_the_program_of_its_game(site: Site) -> None:
    desk = Desk(site.browser(), "").open("/new?rulebook=star-trek-2e")
    desk.press("Create the event", title="Bajor Regional", program="star-trek", level="regional", rounds="4", **FAR)
    now = site.snapshot(Event.objects.get()).tournament
    assert (now.program["name"], now.listing.level, now.listing.date) == ("star-trek", "regional", FAR["date"])
    assert now.taken and _states(site, Event.objects.get())["notice"] == "met"


def test_an_online_event_before_the_release_is_warned_of(site: Site) -> None:
    row = site.event(title="Online", online=True)
    site.do(row, TakeInto(load("star-trek").source))
    for released, warned in (("2026-11-21", True), ("2026-11-20", False)):
        site.do(row, ChangeListing({"date": "2026-11-20", "release": "Emissary", "released": released}))
        told = sanction_told(site.snapshot(row))
        assert told is not None
        assert ("sanction-before-release" in [note.id for note in told.notes]) == warned


def test_what_stands_under_event_is_asked_there_alone_and_stays(site: Site, row: Event, desk: Desk) -> None:
    typed = {
        "place": "Quark’s Bar",
        "region": "Bajor",
        "fee": "5",
        "prizes": "Latinum",
        "director": "Sisko",
        "about": "Hi",
    }
    desk.look("/event").press(words_of("web-setup-save"), **FAR, **typed)
    asked = {node.get("name") for tag in ("input", "textarea") for node in desk.look("/listing").all(tag)}
    assert not asked & {*FAR, *typed}
    desk.press(words_of(SAVE), secondary="Dax")
    now = Event.objects.get()
    assert {name: getattr(now, name) for name in (*FAR, *typed)} == {**FAR, **typed}
