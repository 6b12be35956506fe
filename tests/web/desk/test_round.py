"""Acts of the desk: told once, to the page that asked for them; done once, and each of them."""

from __future__ import annotations

from topcut.acts.entries.commands import Enter, Person
from topcut.acts.results.commands import Report
from topcut.acts.results.facts import Confirmed
from topcut.web.site import live
from web.console import Desk
from web.moments import WON
from web.saying import says
from web.site import Site


def test_a_page_that_only_follows_changes_does_not_use_up_what_was_said(site: Site) -> None:
    row = site.event()
    desk = site.browser(row, "director")
    desk.post(f"/e/{row.slug}/desk/announce", {"text": "Lunch is at noon."})
    page = f"/e/{row.slug}/desk"
    assert not says(desk.get(page, headers={"X-Topcut-Live": "1"}), "web-desk-done")
    assert says(desk.get(page), "web-desk-done")
    assert not says(desk.get(page), "web-desk-done")


def test_going_back_and_confirming_another_table_is_another_act(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    for table in (1, 2):
        first = site.snapshot(row).tournament.rounds[0].matches[table].seats[0]
        site.do(row, Report(1, table, WON, first), by=first)
    browser = site.browser(row, "director")
    for table in (1, 2, 2):  # the same page, as the browser kept it; the last press is a double one
        browser.post(f"/e/{row.slug}/desk/confirm", {"key": "as it was", "round": "1", "table": str(table)})
    posted = site.snapshot(row).tournament.rounds[0]
    assert [posted.matches[table].status for table in (1, 2)] == ["confirmed", "confirmed"]
    assert sum(isinstance(record.fact, Confirmed) for record in live.journal_of(row.pk).known.history) == 2


def test_7_5_1_an_earned_bye_is_told_apart_from_a_bye(site: Site) -> None:
    row = site.event(names=())
    site.do(row, Enter((Person("Kira", earned_byes=1), *map(Person, ("Odo", "Quark", "Dax", "Garak")))))
    site.post_round(row)
    rows = Desk(site.browser(row, "director"), row.slug).look().rows()
    assert [one for one in rows if "Kira" in one] == ["– Kira 0 earned bye"]


def test_7_7_a_bye_is_a_bye(site: Site) -> None:
    row = site.event(names=("Kira", "Odo", "Quark"))
    site.post_round(row)
    alone = site.snapshot(row).tournament.rounds[0].matches[2].seats[0]
    rows = Desk(site.browser(row, "director"), row.slug).look().rows()
    assert rows[-1] == f"– {site.snapshot(row).names[alone]} 0 bye"
