"""001 7.3: everybody who looks at a clock is warned, on the phone, at the desk and on the wall."""

from __future__ import annotations

import os
import re

from playwright.sync_api import Page, expect

from topcut.acts.clock.commands import AddTime, StartClock
from web.browser.looking import outside_of_a_phone
from web.browser.people import PHONE, Hall
from web.browser.wording import scripted, wording
from web.site import Site

WALL = {"viewport": {"width": 1440, "height": 900}}


def _kept(page: Page, name: str) -> None:
    if folder := os.environ.get("TOPCUT_SHOTS"):
        page.screenshot(path=f"{folder}/{name}.png")


def test_7_3_a_warning_stands_beside_every_clock(hall: Hall, empty_site: Site) -> None:
    empty_site.empty()
    row = empty_site.event(warnings=["half", 59])
    empty_site.post_round(row)
    empty_site.do(row, StartClock(60))
    empty_site.do(row, AddTime(-1))  # 59 minutes are left, which is one of the marks
    phone = hall.page(hall.link(row.slug, "player", "Kira"), **PHONE)
    pages = {
        "phone": phone,
        "visitor": hall.page(f"/e/{row.slug}/pairings", **PHONE),
        "wall": hall.page(f"/e/{row.slug}/display", **WALL),
        "desk": hall.page(hall.link(row.slug, "director"), **WALL),
    }
    for name, page in pages.items():
        expect(page.locator(".warning")).to_have_text(scripted("left", minutes="59"))  # once on a page
        _kept(page, f"warning-{name}")
    assert outside_of_a_phone(phone) == []
    clock = hall.page(f"/e/{row.slug}/clock", **PHONE, java_script_enabled=False)
    expect(clock.locator("#main")).to_contain_text(wording("web-clockpage-told-html", marks=("59", "30")))
    assert hall.faults == []


def test_no_warning_before_its_time(hall: Hall, empty_site: Site) -> None:
    empty_site.empty()
    row = empty_site.event(title="No Hurry")  # the wall may still show another event of a moment ago
    empty_site.post_round(row)
    empty_site.do(row, StartClock(60))
    wall = hall.page(f"/e/{row.slug}/display", **WALL)
    expect(wall.locator(".clock")).to_contain_text("59:")
    expect(wall.locator(".warning")).to_have_count(0)


def test_after_the_end_every_clock_counts_how_long_it_is_over(hall: Hall, empty_site: Site) -> None:
    empty_site.empty()
    row = empty_site.event(title="Over Time")
    empty_site.post_round(row)
    empty_site.do(row, StartClock(60))
    empty_site.do(row, AddTime(-63))
    for page in (
        hall.page(hall.link(row.slug, "player", "Kira"), **PHONE),
        hall.page(f"/e/{row.slug}", **WALL),
        hall.page(f"/e/{row.slug}/display", **WALL),
        hall.page(hall.link(row.slug, "director"), **WALL),
    ):
        clock = page.locator("[data-ends]").first
        expect(clock).to_have_text(re.compile(rf"^{scripted('over', time='3:')}".replace("3: ", r"3:\d\d ")))
        expect(clock).to_have_class(re.compile(r"\bover\b"))
    assert hall.faults == []
