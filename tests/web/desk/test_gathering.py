"""An event without rounds on the site: from the form to the thanks, for director, player, visitor and projector."""

from __future__ import annotations

import json

import pytest

from topcut.acts.listing.commands import ChangeListing, TakeInto
from topcut.journal.plan import GATHERING
from topcut.programs.load import load as program
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk
from web.phones import Phone
from web.saying import refused, says
from web.site import Site

FIVE = ("Kira", "Odo", "Quark", "Dax", "Garak")


@pytest.fixture
def row(site: Site) -> Event:
    row = site.event("yomi", FIVE, (GATHERING,), title="Casual Night")
    site.do(row, TakeInto(program("sirlin").source))
    site.do(row, ChangeListing({"date": "2026-11-20", "start": "19:00", "zone": "UTC"}))
    return row


@pytest.fixture
def desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug)


@pytest.mark.parametrize("rulebook", ["yomi", "tribbles"])
def test_it_is_made_with_one_box(site: Site, rulebook: str) -> None:
    browser = Desk(site.browser(), "").open(f"/new?rulebook={rulebook}")
    browser.press("Show what this makes", title="Picnic", gathering="yes")
    assert says(browser, "stageplan-gathering")
    browser.press("Create the event", title="Picnic", gathering="yes")
    assert live.snapshot("picnic").plan == (GATHERING,)
    browser.open("/new?copy=picnic")
    (box,) = (one for one in browser.all("input") if one.get("name") == "gathering")
    assert box.get("checked") is not None


def test_a_number_of_rounds_beside_it_is_refused(site: Site) -> None:
    browser = Desk(site.browser(), "").open("/new?rulebook=yomi")
    browser.press("Create the event", title="Picnic", gathering="yes", rounds="3")
    assert refused(browser, "plan-gathering-alone") and not Event.objects.exists()


def test_a_planned_event_becomes_one_and_comes_back(site: Site) -> None:
    row = site.event("tribbles")
    desk = Desk(site.browser(row, "director"), row.slug).look("/plan")
    desk.press("Announce the plan", gathering="yes")
    assert site.snapshot(row).plan == (GATHERING,)
    desk.look("/plan").press("Announce the plan", gathering="")
    assert site.snapshot(row).plan[0].kind == "pods"


def test_a_director_is_led_from_names_to_the_end(site: Site, row: Event, desk: Desk) -> None:
    assert desk.look().address.endswith("/desk/players")  # there is no round to look at
    desk.press("Begin")
    assert says(desk.said()[0], "web-gathering-begun") and says(desk, "nextstep-nobody-checked-in", players=5)
    for name in ("Kira", "Odo", "Quark"):
        desk.press(f"Check in {name}")
    assert says(desk, "nextstep-taking-part", players=3, awaited=2)
    desk.look("/finish")
    assert says(desk, "web-gathering-not-counted", players=("Dax", "Garak"))
    assert says(desk, "sanction-points-each", table="Fantasy Points", players=3, points=1, over="no")
    desk.press("Finish the event")
    assert site.snapshot(row).tournament.finished
    for page in ("", "standings", "pairing", "cut"):
        assert desk.look(page and f"/{page}").address.endswith("/desk/players"), page
    for page in ("players", "finish", "setup", "plan", "files", "journal"):
        assert desk.look(page and f"/{page}").status == 200, page


def test_a_player_checks_in_and_is_thanked_with_the_points(site: Site, row: Event, desk: Desk) -> None:
    kira, odo = Phone(site, row, "Kira"), Phone(site, row, "Odo")
    assert says(kira.page(), "mymatch-before-gathering-says")
    desk.look("/players").press("Begin")
    kira.send("check-in", **kira.hidden())
    assert says(kira.page(), "mymatch-gathering-counted") and says(odo.page(), "mymatch-gathering-awaited")
    desk.look("/players").press("Check in Dax")
    desk.look("/finish").press("Finish the event")
    assert says(kira.page(), "mymatch-gathered") and says(odo.page(), "mymatch-not-gathered")
    assert says(kira.page(), "sanction-points-each", table="Fantasy Points", players=2, points=1, over="yes")


def test_visitors_and_the_wall_see_who_takes_part(site: Site, row: Event, desk: Desk) -> None:
    visitor = Desk(site.browser(), "")
    assert says(visitor.open(f"/e/{row.slug}"), "progress-before-gathering")
    desk.look("/players").press("Begin").press("Check in Kira")
    visitor.open(f"/e/{row.slug}")
    assert says(visitor, "web-gathering-here") and "Kira" in visitor.text and "Odo" not in visitor.text
    assert "Kira" in visitor.open(f"/e/{row.slug}/display").text
    for page in ("pairings", "standings"):
        assert says(visitor.open(f"/e/{row.slug}/{page}"), "web-gathering-nothing-here")
    assert visitor.open(f"/e/{row.slug}/bracket").status == 200
    desk.press("Check in Odo").look("/finish").press("Finish the event")
    visitor.open(f"/e/{row.slug}")
    assert says(visitor, "progress-gathered") and says(visitor, "web-gathering-there")
    assert says(visitor.open(f"/e/{row.slug}/display"), "web-gathering-there")
    assert Event.objects.get().players == 2  # of five who had entered
    assert visitor.open("/").status == 200


def test_its_files_are_those_that_it_has(site: Site, row: Event, desk: Desk) -> None:
    desk.look("/players").press("Begin").press("Check in Kira")
    client = desk.client
    address = f"/e/{row.slug}/desk"
    assert client.get(f"{address}/files/standings.csv").status_code == 404
    assert "Kira" in client.get(f"{address}/files/players.csv").content.decode()
    results = json.loads(client.get(f"{address}/results.json").content)
    assert [one["name"] for one in results["players"]] == ["Kira"] and results["plan"] == [{"kind": "gathering"}]
