"""Times: in the event's zone, with the reader's own beside them where his clock says something else."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from topcut.acts.clock.commands import SetDeadline, StartClock
from topcut.acts.event.commands import Announce
from topcut.web.store.models import Event
from web.browser.looking import outside_of_a_phone
from web.browser.people import LAPTOP, PHONE, Hall
from web.browser.wording import scripted
from web.site import Site

UNTIL = "2026-11-22T20:00+01:00"
THERE = "Sun 22 Nov, 20:00 CET"
_SHIFTS = """() => new Promise((done) => {
  const moved = [];
  const told = ({ node, previousRect: was, currentRect: is }) =>
    [node?.outerHTML?.slice(0, 80) ?? node?.textContent, was.x, was.y, was.width, is.x, is.y, is.width];
  new PerformanceObserver((all) => all.getEntries().forEach((one) => { moved.push(one.sources.map(told)); }))
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(moved), 500);
})"""


@pytest.fixture
def online(empty_site: Site) -> Event:
    """An event in Berlin whose first round has a deadline."""
    empty_site.empty()
    return _event(empty_site, "Europe/Berlin")


def _event(site: Site, zone: str) -> Event:
    """One of its own for every zone: of one with the same name and as many records the served site keeps the pages."""
    row = site.event(title=f"Friday in {zone}", online=True)
    row.zone = zone
    row.save(update_fields=("zone",))
    site.post_round(row)
    site.do(row, SetDeadline(1, UNTIL))
    return row


def _pages(hall: Hall, row: Event, zone: str) -> list[Page]:
    """What a visitor and a player see of the deadline."""
    pairings = [hall.page(f"/e/{row.slug}/pairings", **screen, timezone_id=zone) for screen in (LAPTOP, PHONE)]
    return [*pairings, hall.page(hall.link(row.slug, "player", "Kira"), **PHONE, timezone_id=zone)]


@pytest.mark.parametrize(
    ("zone", "own"),
    [
        ("Asia/Tokyo", f"{THERE} {scripted('own', time='Mon 04:00')}"),
        ("Europe/Paris", THERE),  # another zone, the same time
    ],
)
def test_the_readers_own_time_stands_beside_where_it_differs(hall: Hall, online: Event, zone: str, own: str) -> None:
    for page in _pages(hall, online, zone):
        time = page.locator("#main time[datetime='2026-11-22T19:00:00Z']")
        expect(time).to_have_text(own)
        assert page.evaluate(_SHIFTS) == [], "the page jumped"


def test_it_is_there_after_the_page_has_followed_the_event(hall: Hall, online: Event) -> None:
    pages = _pages(hall, online, "America/New_York")
    for _ in range(2):
        head = hall.site.do(online, Announce("Lunch")).tournament.head
        for page in pages:
            expect(page.locator("body")).to_have_attribute("data-head", str(head))
            expect(page.locator("#main time", has_text="20:00 CET")).to_have_text(
                f"{THERE} {scripted('own', time='14:00')}"
            )


def test_the_journal_and_the_clock_say_both(hall: Hall, online: Event) -> None:
    screen = PHONE
    hall.site.do(online, StartClock())
    journal = hall.page(f"/e/{online.slug}/journal", **screen, timezone_id="Asia/Tokyo")
    expect(journal.locator("td.when .own").first).to_be_visible()
    expect(journal.locator("td.when .own")).to_have_count(journal.locator("td.when time").count())
    expect(journal.locator("td.what", has_text="ends Sun")).to_contain_text(THERE)
    clock = hall.page(f"/e/{online.slug}/clock", **screen, timezone_id="Asia/Tokyo")
    behind = scripted("own", time="").strip("() ")
    expect(clock.locator("#main .bigclock + p time")).to_contain_text(behind)
    assert behind in str(clock.locator(".bigclock time").get_attribute("title"))
    expect(clock.locator(".bigclock time")).not_to_contain_text(behind)
    for page in (journal, clock):
        assert outside_of_a_phone(page) == []


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_in_a_journal_moves(hall: Hall, online: Event, screen: dict[str, Any]) -> None:
    journal = hall.page(f"/e/{online.slug}/journal", **screen, timezone_id="Asia/Tokyo")
    assert journal.evaluate(_SHIFTS) == []


def test_without_a_script_it_is_the_events_time(hall: Hall, online: Event) -> None:
    page = hall.page(f"/e/{online.slug}/pairings", timezone_id="Asia/Tokyo", java_script_enabled=False)
    expect(page.locator("#main time")).to_have_text(THERE)


def test_a_zone_that_a_browser_does_not_know_is_no_fault(hall: Hall) -> None:
    online = _event(hall.site, "Bajor/Dahkur")
    page = hall.page(f"/e/{online.slug}/pairings", timezone_id="Asia/Tokyo")
    expect(page.locator("#main time")).to_have_text("Sun 22 Nov, 19:00 UTC")


def test_an_open_page_notices_that_an_announcement_and_a_deadline_are_over(hall: Hall, online: Event) -> None:
    """No record tells it: it looks at the clock."""
    soon = (datetime.now(UTC) + timedelta(seconds=4)).isoformat(timespec="seconds")
    hall.site.do(online, Announce("Lunch is here", soon))
    hall.site.do(online, SetDeadline(1, soon))
    visitor, phone = (
        hall.page(f"/e/{online.slug}", **LAPTOP),
        hall.page(hall.link(online.slug, "player", "Kira"), **PHONE),
    )
    for page in (visitor, phone):
        expect(page.locator(".says")).to_have_count(0, timeout=15_000)
    expect(phone.locator(".note.late")).to_have_count(1, timeout=15_000)
    expect(visitor.locator(".board .passed")).to_have_count(1, timeout=15_000)
