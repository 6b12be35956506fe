"""The pods of a draft are posted: event page, pairings page, projector (002 7.6)."""

from __future__ import annotations

import pytest

from topcut.acts.entries.commands import Enter, Person
from topcut.acts.limited.commands import SeatGroups
from topcut.web.store.models import Event
from web.console import Desk
from web.site import Site

NINE = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog", "Leeta")


def _seated(site: Site, rulebook: str = "transformers", names: tuple[str, ...] = NINE, **options: object) -> Event:
    row = site.event(rulebook, names, **options)
    site.do(row, SeatGroups(seed="1"))
    return row


def _read(site: Site, row: Event, page: str = "") -> str:
    return Desk(site.browser(row, "director"), row.slug).open(f"/e/{row.slug}{page}").text


@pytest.mark.parametrize("page", ["", "/pairings"])
def test_7_6_the_pods_are_posted_until_round_one(site: Site, page: str) -> None:
    row = _seated(site, format="draft")
    told = _read(site, row, page)
    assert "Seats of the draft" in told
    assert "Group 1" in told and "Group 2" in told
    assert "Players meet inside their group." in told
    site.post_round(row)
    assert "Seats of the draft" not in _read(site, row, page)


def test_7_6_a_lifted_restriction_is_announced(site: Site) -> None:
    row = _seated(site, format="draft", play_inside_pod=False)
    told = _read(site, row)
    assert "Players meet across the groups." in told
    assert "play inside their pod: no instead of yes" in told


def test_7_6_the_projector_shows_pod_and_seat(site: Site) -> None:
    row = _seated(site, format="draft")
    told = _read(site, row, "/display")
    assert "Draft: group and seat" in told
    assert "1.5" in told and "2.4" in told and "2.5" not in told


def test_003_sealed_sides_are_posted(site: Site) -> None:
    row = _seated(site, "star-wars", NINE[:6], format="cube-sealed", rounds=3)
    assert "light, cube 1" in _read(site, row)
    assert "Sides" in _read(site, row, "/display")


def test_7_6_who_comes_after_the_draft_is_told_of(site: Site) -> None:
    row = _seated(site, format="draft")
    desk = Desk(site.browser(row, "director"), row.slug)
    site.do(row, Enter((Person("Worf"),)))
    assert "Came after the draft: Worf" in _read(site, row)
    assert "Worf came after the draft" in desk.look("/limited").text


def test_next_step_of_a_sealed_event_at_the_desk(site: Site) -> None:
    row = site.event("transformers", NINE, format="sealed", pool_swap=True)
    assert "Hand out the cards and start pool registration" in Desk(site.browser(row, "director"), row.slug).look().text
