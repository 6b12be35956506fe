"""A player with a phone, from the slip to a confirmed result: few taps, and a first page that is light."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from topcut.acts.rounds.commands import Draw, Post
from topcut.web.store.models import Event
from web.browser.people import I_WON, PHONE, Hall
from web.browser.slow_phone import waited
from web.saying import words_of
from web.site import Site

MOST_TAPS = 4
MOST_BYTES = 100_000


class Finger:
    """Counts what is tapped; typing is not."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, what: str) -> None:
        self.page.locator(what).first.tap()
        self.taps += 1

    def types(self, numbers: str) -> None:
        self.page.keyboard.type(numbers)


def _seated(site: Site, rulebook: str, title: str) -> Event:
    row = site.event(rulebook, ("Kira", "Odo"), rounds=3, title=title)
    site.do(row, Draw(seed="Bajor"))
    site.do(row, Post())
    return row


def _fingers(hall: Hall, row: Event) -> tuple[Finger, Finger]:
    """Each scans their slip, which opens their page."""
    kira, odo = (Finger(hall.page(hall.link(row.slug, "player", name), **PHONE)) for name in ("Kira", "Odo"))
    return kira, odo


def _is_confirmed(hall: Hall, row: Event) -> bool:
    return hall.site.snapshot(row).tournament.rounds[0].matches[1].status == "confirmed"


def test_a_score_is_reported_and_confirmed_in_four_taps_each(hall: Hall) -> None:
    row = _seated(hall.site, "star-trek-2e", "Four taps")
    kira, odo = _fingers(hall, row)
    kira.tap("#way-1 summary")
    expect(kira.page.locator("#w1-mine")).to_be_focused()
    kira.types("100")
    kira.tap("#w1-theirs")
    kira.types("65")
    button = kira.page.locator("#way-1 [name=way]")
    expect(button).to_have_text(f"{words_of('web-result-send', what=I_WON)} 100–65")
    kira.tap("#way-1 [name=way]")
    odo.tap("form[action$='/confirm'] button")
    expect(odo.page.locator(".seatb.res")).to_contain_text("65–100")
    assert _is_confirmed(hall, row) and max(kira.taps, odo.taps) <= MOST_TAPS


def test_games_are_reported_and_confirmed_in_two_taps_and_one(hall: Hall) -> None:
    row = _seated(hall.site, "magic", "Two taps")
    kira, odo = _fingers(hall, row)
    kira.tap("#way-1 summary")
    kira.tap("#way-1 button[value='2-1']")
    odo.tap("form[action$='/confirm'] button")
    expect(odo.page.locator(".seatb.res")).to_contain_text("1–2")
    assert _is_confirmed(hall, row) and (kira.taps, odo.taps) == (2, 1)


def test_the_board_shrinks_so_that_the_question_is_in_sight(hall: Hall) -> None:
    row = _seated(hall.site, "star-trek-2e", "In sight")
    kira, _ = _fingers(hall, row)
    kira.tap("#way-1 summary")
    expect(kira.page.locator("#way-1 [name=way]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("page", ["", "/pairings", "/standings", "/me"])
def test_a_first_visit_is_light(page: str, hall: Hall) -> None:
    row = _seated(hall.site, "star-trek-2e", f"Light {page[1:]}")
    way_in = hall.link(row.slug, "player", "Kira") if page == "/me" else "/rules"
    found = waited(hall.browser, hall.address, way_in, f"/e/{row.slug}{page}")
    assert 0 < found.size < MOST_BYTES, found
