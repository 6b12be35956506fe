"""The page on which tables are numbered, and where the numbers are met again."""

from __future__ import annotations

from topcut.acts.rounds.commands import Draw, Post
from topcut.web.people.access import link
from topcut.web.store.models import Event
from web.console import Desk
from web.saying import refused, says, words_of
from web.site import Site

EIGHT = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog")


def _desk(site: Site) -> tuple[Desk, Event]:
    row = site.event(names=EIGHT, title="Friday")
    browser = site.browser()
    browser.get(link(row, "director"))
    return Desk(browser, row.slug), row


def _tables(site: Site, row: Event) -> list[int]:
    return sorted(site.snapshot(row).tournament.rounds[-1].matches)


def test_first_number_fixed_table_and_feature_table_hold_in_the_next_round(site: Site) -> None:
    desk, row = _desk(site)
    desk.look("/tables").press(words_of("web-tables-number"), first="21")
    desk.press(words_of("web-tables-fix"), player="Quark", table="3")
    desk.press(words_of("web-tables-set-feature"), table="1")
    desk.press(words_of("web-tables-choose"), player="Nog")
    assert not desk.refusals()
    site.do(row, Draw(seed="Bajor"))
    site.do(row, Post())
    assert _tables(site, row) == [1, 3, 21, 22]
    posted = site.snapshot(row).tournament.rounds[-1].matches
    names = site.snapshot(row).names
    assert "Quark" in {names[one] for one in posted[3].seats}
    visitor = Desk(site.browser(), row.slug).open(f"/e/{row.slug}/pairings")
    assert [one.get("id") for one in visitor.all("li") if one.get("data-state")] == ["t1", "t3", "t21", "t22"]


def test_a_table_is_freed_and_a_collision_is_said(site: Site) -> None:
    desk, row = _desk(site)
    desk.look("/tables").press(words_of("web-tables-fix"), player="Quark", table="3")
    desk.press(words_of("web-tables-fix"), player="Nog", table="3")
    assert desk.status == 422 and refused(desk, "tables-fixed-for-another", table=3)
    desk.press(words_of("web-tables-free"))
    assert not site.snapshot(row).tournament.tables.fixed and says(desk, "web-tables-changed")
