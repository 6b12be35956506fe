"""Light and dark on every page that tells who meets whom (003)."""

from __future__ import annotations

import re

import pytest

from topcut.acts.limited.commands import SeatGroups
from topcut.acts.rounds.commands import Draw, Post
from topcut.web.store.models import Event
from web.console import Desk
from web.html import parsed, words
from web.phones import Phone
from web.saying import says, words_of
from web.site import Site

SIX = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn")


@pytest.fixture
def cube(site: Site) -> Event:
    row = site.event("star-wars", SIX, rounds=3, format="cube")
    site.do(row, SeatGroups(seed="7"))
    site.do(row, Draw(seed="Bajor"))
    return row


def _sides(site: Site, row: Event) -> tuple[str, str]:
    """Kira's side and the other one."""
    side = site.snapshot(row).tournament.entrants[site.player(row, "Kira")].side
    return side, "dark" if side == "light" else "light"


def test_the_draft_at_the_desk_tells_sides(site: Site, cube: Event) -> None:
    own = words_of("side-name", side=_sides(site, cube)[0])
    assert f"Kira {own}" in Desk(site.browser(cube, "director"), cube.slug).look("/pairing").text


@pytest.mark.parametrize("page", ["/pairings", "/pairings?by=name", "/pairings?q=kira"])
def test_the_public_pairings_tell_sides(site: Site, cube: Event, page: str) -> None:
    site.do(cube, Post())
    told = Desk(site.browser(cube, "director"), cube.slug).open(f"/e/{cube.slug}{page}")
    assert says(told, "scenario-on-side", side=_sides(site, cube)[0])


def test_projector_round_slips_and_phone_tell_sides(site: Site, cube: Event) -> None:
    site.do(cube, Post())
    own, other = (words_of("side-name", side=side) for side in _sides(site, cube))
    desk = Desk(site.browser(cube, "director"), cube.slug)
    assert f"Kira{own}" in desk.open(f"/e/{cube.slug}/display").text.replace(" ", "")
    assert re.search(rf"Kira( \d+)? {own}", desk.look("/round/1").text)  # his points may stand between
    assert f"Kira, {own}" in desk.look("/round/1/slips").text
    phone = Phone(site, cube, "Kira").page()
    assert says(phone, "web-me-sides", mine=own, theirs=other)


def test_a_game_without_sides_tells_none(site: Site) -> None:
    row = site.event("star-trek-2e", SIX)
    site.post_round(row)
    page = parsed(site.browser(row, "director").get(f"/e/{row.slug}/desk/round/1"))
    shown = words(next(one for one in page.iter() if one.get("id") == "main"))
    assert "Kira" in shown
    assert not says(shown, "side-name", side="light") and not says(shown, "side-name", side="dark")
