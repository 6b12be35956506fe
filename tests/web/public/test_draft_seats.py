"""The pods of a draft are posted: event page, pairings page, projector (002 7.6)."""

from __future__ import annotations

import pytest

from topcut.acts.entries.commands import Enter, Person
from topcut.acts.limited.commands import SeatGroups
from topcut.messages.message import message
from topcut.rulebooks.load import load
from topcut.web.store.models import Event
from web.console import Desk
from web.saying import says
from web.site import Site

NINE = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog", "Leeta")


def _seated(site: Site, rulebook: str = "transformers", names: tuple[str, ...] = NINE, **options: object) -> Event:
    row = site.event(rulebook, names, **options)
    site.do(row, SeatGroups(seed="1"))
    return row


def _shown(site: Site, row: Event, page: str = "") -> Desk:
    return Desk(site.browser(row, "director"), row.slug).open(f"/e/{row.slug}{page}")


@pytest.mark.parametrize("page", ["", "/pairings"])
def test_7_6_the_pods_are_posted_until_round_one(site: Site, page: str) -> None:
    row = _seated(site, format="draft")
    told = _shown(site, row, page)
    assert says(told, "web-limited-seats-of-draft")
    assert all(says(told, "limited-group", number=number, side="", cube=0) for number in (1, 2))
    assert says(told, "limited-inside-groups")
    site.post_round(row)
    assert not says(_shown(site, row, page), "web-limited-seats-of-draft")


def test_7_6_a_lifted_restriction_is_announced(site: Site) -> None:
    row = _seated(site, format="draft", play_inside_pod=False)
    told = _shown(site, row)
    assert says(told, "limited-across-groups")
    no, yes = (message("settings-flag", flag=flag) for flag in ("no", "yes"))
    title = load("transformers").settings["play_inside_pod"].title
    assert says(told, "settings-instead", setting=message("settings-set", title=title, value=no), before=yes)


def test_7_6_the_projector_shows_pod_and_seat(site: Site) -> None:
    row = _seated(site, format="draft")
    told = _shown(site, row, "/display")
    assert says(told, "web-display-draft")
    assert "1.5" in told.text and "2.4" in told.text and "2.5" not in told.text


def test_003_sealed_sides_are_posted(site: Site) -> None:
    row = _seated(site, "star-wars", NINE[:6], format="cube-sealed", rounds=3)
    assert says(_shown(site, row), "limited-group", number=1, side="light", cube=1)
    assert says(_shown(site, row, "/display"), "web-display-sides")


def test_7_6_who_comes_after_the_draft_is_told_of(site: Site) -> None:
    row = _seated(site, format="draft")
    desk = Desk(site.browser(row, "director"), row.slug)
    site.do(row, Enter((Person("Worf"),)))
    assert says(_shown(site, row), "web-limited-late-html", players="Worf")
    assert says(desk.look("/limited"), "draftnote-came-late-to-pods", who="Worf", players=1)


def test_next_step_of_a_sealed_event_at_the_desk(site: Site) -> None:
    row = site.event("transformers", NINE, format="sealed", pool_swap=True)
    assert says(Desk(site.browser(row, "director"), row.slug).look(), "nextstep-register")
