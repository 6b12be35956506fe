"""A game that no code knows, on the site: phone, form, slip and paper ask what its rulebook says."""

from __future__ import annotations

from pathlib import Path

import pytest

from topcut.acts.rounds.commands import Draw, Post
from topcut.journal.fact import Result
from topcut.messages.message import Message, message
from topcut.web.store.models import Event
from web.console import Desk
from web.phones import Phone, plain, written
from web.saying import refused, says, words_of
from web.site import Site

TONGO = str(Path(__file__).parents[2] / "games" / "tongo.toml")
CRYSTALS = message("web-result-number-of", title="dilithium crystals", number="")
MINE = message("web-result-observed", player="", what=CRYSTALS)
THEIRS = message("web-result-observed", player="Odo", what=CRYSTALS)


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
    assert says(phone.page(), "web-result-observed", player="", what=CRYSTALS)
    assert says(phone.page(), "web-result-observed", player=other, what=CRYSTALS)
    assert 'max="9"' in phone.page()
    assert phone.reports(my_crystals="3", their_crystals="5").status_code == 302
    assert observed(site, row, name) == {name: 3, other: 5}
    assert Phone(site, row, other).confirms().status_code == 302
    assert phone.match.status == "confirmed"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({}, message("form-number-missing", what=MINE)),
        ({"my_crystals": "3"}, message("form-number-missing", what=THEIRS)),
        ({"my_crystals": "3", "their_crystals": "10"}, message("form-number-out-of-range", what=THEIRS, number=10)),
        ({"my_crystals": "3", "their_crystals": "²"}, message("form-not-digits", what=THEIRS, typed="²")),
    ],
)
def test_a_phone_refuses_what_the_desk_would(site: Site, row: Event, fields: dict[str, str], why: Message) -> None:
    kira, before = Phone(site, row, "Kira"), written(row)
    answer = kira.reports(**fields)
    assert answer.status_code == 422 and refused(answer, why)
    assert written(row) == before


def test_the_desks_form_reports_and_begins_a_correction_with_what_stands(site: Site, row: Event) -> None:
    desk, match = Desk(site.browser(row, "director"), row.slug), Phone(site, row, "Kira").match
    first, second = (site.snapshot(row).names[seat] for seat in match.seats)
    page = f"/round/1/table/{match.table}"
    desk.look(page).press(words_of("web-table-enter"), way="normal won", my_crystals="3", their_crystals="5")
    assert observed(site, row, "Kira") == {first: 3, second: 5}
    desk.look(page)
    assert (desk.value("my_crystals"), desk.value("their_crystals")) == ("3", "5")
    assert says(desk, "outcome-observed", title="dilithium crystals", numbers="3–5")


def test_a_slip_at_the_desk(site: Site, row: Event) -> None:
    desk = Desk(site.browser(row, "director"), row.slug).look("/round/1")
    assert "crystals 1-1" in desk.text
    desk.press(words_of("web-round-enter-slip"), line="kira 100-35 crystals 3-5")
    assert observed(site, row, "Kira") == {"Kira": 3, "Odo": 5}
    desk.look("/round/1").press(words_of("web-round-enter-slip"), line="quark 100-35")
    assert desk.status == 422 and refused(desk, "score-observed-missing", what="dilithium crystals")


def test_the_paper_slip_has_a_box_for_it(site: Site, row: Event) -> None:
    assert "Dilithium crystals" in Desk(site.browser(row, "director"), row.slug).look("/round/1/slips").text


def test_standings_have_its_column(site: Site, row: Event) -> None:
    site.report_all(row, Result(games=((100, 35),), seen=(("crystals", ((3,), (5,))),)))
    page = site.browser().get(f"/e/{row.slug}/standings", follow=True).content.decode()
    assert "crystals" in plain(page)
