"""A game that no code knows, on the site: phone, form, slip and paper ask what its rulebook says."""

from __future__ import annotations

from pathlib import Path

import pytest

from topcut.acts.rounds.commands import Draw, Post
from topcut.journal.fact import Result
from topcut.web.store.models import Event
from web.console import Desk
from web.phones import Phone, plain, written
from web.site import Site

TONGO = str(Path(__file__).parents[2] / "games" / "tongo.toml")


@pytest.fixture
def row(site: Site) -> Event:
    made = site.event(TONGO, ("Kira", "Odo", "Quark", "Dax"), rounds=2)
    kira, odo = site.player(made, "Kira"), site.player(made, "Odo")
    site.do(made, Draw(seed="Bajor", pinned=((kira, odo),)))
    site.do(made, Post())
    return made


def observed(site: Site, row: Event, name: str) -> dict[str, int]:
    """Whose crystals are how many at the table of a player."""
    match = Phone(site, row, name).match
    assert match.result is not None
    names = [site.snapshot(row).names[seat] for seat in match.seats]
    return dict(zip(names, (n for (n,) in match.result.observed("crystals")), strict=True))


@pytest.mark.parametrize("name", ["Kira", "Odo"])
def test_a_phone_asks_and_each_sees_themselves_first(site: Site, row: Event, name: str) -> None:
    phone, other = Phone(site, row, name), {"Kira": "Odo", "Odo": "Kira"}[name]
    assert "My dilithium crystals" in phone.words() and f"{other}’s dilithium crystals" in phone.words()
    assert 'max="9"' in phone.page()
    assert phone.reports(my_crystals="3", their_crystals="5").status_code == 302
    assert observed(site, row, name) == {name: 3, other: 5}
    assert Phone(site, row, other).confirms().status_code == 302
    assert phone.match.status == "confirmed"


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({}, "My dilithium crystals"),
        ({"my_crystals": "3"}, "Odo’s dilithium crystals"),
        ({"my_crystals": "3", "their_crystals": "10"}, "10"),
        ({"my_crystals": "3", "their_crystals": "²"}, "²"),
    ],
)
def test_a_phone_refuses_what_the_desk_would(site: Site, row: Event, fields: dict[str, str], says: str) -> None:
    kira, before = Phone(site, row, "Kira"), written(row)
    refused = kira.reports(**fields)
    assert refused.status_code == 422 and says in plain(refused.content.decode())
    assert written(row) == before


def test_the_desks_form_reports_and_begins_a_correction_with_what_stands(site: Site, row: Event) -> None:
    desk, match = Desk(site.browser(row, "director"), row.slug), Phone(site, row, "Kira").match
    first, second = (site.snapshot(row).names[seat] for seat in match.seats)
    page = f"/round/1/table/{match.table}"
    desk.look(page).press(f"Send: {first} won", my_crystals="3", their_crystals="5")
    assert observed(site, row, "Kira") == {first: 3, second: 5}
    desk.look(page)
    assert (desk.value("my_crystals"), desk.value("their_crystals")) == ("3", "5")
    assert "dilithium crystals 3–5" in desk.text


def test_a_slip_at_the_desk(site: Site, row: Event) -> None:
    desk = Desk(site.browser(row, "director"), row.slug).look("/round/1")
    assert "crystals 1-1" in desk.text
    desk.press("Enter the slip", line="kira 100-35 crystals 3-5")
    assert observed(site, row, "Kira") == {"Kira": 3, "Odo": 5}
    desk.look("/round/1").press("Enter the slip", line="quark 100-35")
    assert desk.status == 422 and "dilithium crystals are missing" in desk.refusals()[0].lower()


def test_the_paper_slip_has_a_box_for_it(site: Site, row: Event) -> None:
    assert "Crystals" in Desk(site.browser(row, "director"), row.slug).look("/round/1/slips").text


def test_standings_have_its_column(site: Site, row: Event) -> None:
    site.report_all(row, Result(games=((100, 35),), seen=(("crystals", ((3,), (5,))),)))
    page = site.browser().get(f"/e/{row.slug}/standings", follow=True).content.decode()
    assert "crystals" in plain(page)
