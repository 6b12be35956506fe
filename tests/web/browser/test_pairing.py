"""A director changes a draft in a real browser: by dragging names, by keyboard, with a finger, without a script."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from topcut.acts.rounds.commands import Draw
from topcut.journal.fact import Result
from topcut.journal.state import DrawnRound
from topcut.web.people.access import link
from topcut.web.store.models import Event
from web.browser.looking import faults_for_readers, outside_of_a_phone
from web.browser.people import PHONE, Hall
from web.browser.wording import wording
from web.saying import words_of
from web.site import CAST, Site

SWAP, SWAPPED = words_of("web-proposal-button", act="swap"), wording("web-draw-changed", act="swap")
COST = re.compile("|".join(wording(f"web-proposal-cost-{one}").pattern for one in ("stays", "becomes")), re.I)


@pytest.fixture
def row(empty_site: Site) -> Event:
    """Nine players after one round, the second one drawn."""
    empty_site.empty()
    row = empty_site.event(names=CAST, title="Friday")
    empty_site.post_round(row)
    empty_site.report_all(row, Result(games=((100, 35),)))
    empty_site.do(row, Draw(seed="Bajor"))
    return row


def _page(hall: Hall, row: Event, **settings: object) -> Page:
    page = hall.page(link(row, "director"), **settings)
    page.goto(f"/e/{row.slug}/desk/pairing")
    page.locator("table.drawn").evaluate("(table) => table.scrollIntoView()")
    return page


def _draft(hall: Hall, row: Event) -> DrawnRound:
    draft = hall.site.snapshot(row).tournament.draw
    assert draft is not None
    return draft


def _at(page: Page, place: str) -> Locator:
    return page.locator(f'td.who button[value$="{place}"]')


def _middle(name: Locator) -> tuple[float, float]:
    box = name.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _changed(page: Page) -> None:
    expect(page.locator("tr.changed")).to_have_count(2)
    expect(page.locator("#proposal")).to_contain_text(SWAPPED)


# A mouse -------------------------------------------------------------------------------------------------------------


def test_a_name_is_dragged_onto_another_and_the_cost_is_told_before_it_is_dropped(hall: Hall, row: Event) -> None:
    before = _draft(hall, row)
    page = _page(hall, row)
    panel = page.locator("#proposal")
    x, y = _middle(_at(page, "4b"))
    page.mouse.move(*_middle(_at(page, "1a")))
    page.mouse.down()
    page.mouse.move(x, y, steps=4)
    expect(panel).to_contain_text(wording("web-proposal-cost-becomes"))
    expect(page.locator(".ghost")).to_be_visible()
    assert _draft(hall, row) == before, "nothing is done before it is dropped"
    page.mouse.up()
    _changed(page)
    after = _draft(hall, row)
    assert (after.tables[0].seats[0], after.tables[3].seats[1]) == (
        before.tables[3].seats[1],
        before.tables[0].seats[0],
    )
    page.get_by_role("button", name=words_of("web-proposal-undo")).click()
    expect(page.locator(":is(.toast, .note.good)")).to_contain_text(wording("web-clock-undone"))
    expect(page.locator("tr.changed")).to_have_count(2)
    assert _draft(hall, row).tables == before.tables


def test_a_drop_that_is_refused_or_beside_the_names_changes_nothing(hall: Hall, row: Event) -> None:
    before = _draft(hall, row)
    page = _page(hall, row)
    panel = page.locator("#proposal")
    page.mouse.move(*_middle(_at(page, "1a")))
    page.mouse.down()
    page.mouse.move(*_middle(_at(page, "1b")), steps=3)
    expect(panel).to_contain_text(f"{words_of('web-proposal-refused')}: ")
    expect(panel).to_contain_text(wording("round-same-table"))
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    page.mouse.move(*_middle(_at(page, "2a")))
    page.mouse.down()
    page.mouse.move(*_middle(page.locator("caption")), steps=3)
    page.mouse.up()
    expect(panel).to_be_empty()
    assert _draft(hall, row) == before


def test_a_pair_is_kept_from_its_row_and_let_go_again(hall: Hall, row: Event) -> None:
    seats = _draft(hall, row).tables[1].seats
    page = _page(hall, row)
    page.add_init_script(Axe().axe_script)
    page.reload()
    page.get_by_role("row").nth(2).get_by_role("button", name=words_of("web-draw-keep")).click()
    expect(page.locator("#proposal")).to_contain_text(wording("web-proposal-redraw", draw=2))
    one, other = (hall.site.snapshot(row).names[seat] for seat in seats)
    expect(page.locator("#change-reason")).to_have_value(
        words_of("web-proposal-reason", act="pin", one=one, other=other)
    )
    assert faults_for_readers(page) == []
    page.get_by_role("button", name=words_of("web-proposal-button", act="pin")).click()
    expect(page.locator(".wishes li")).to_contain_text(wording("web-draw-wish-html", wish="kept"))
    assert any(set(table.seats) == set(seats) for table in _draft(hall, row).tables)
    page.locator(".wishes button").click()
    page.get_by_role("button", name=words_of("web-proposal-button", act="free")).click()
    expect(page.locator(".wishes")).to_have_count(0)
    assert _draft(hall, row).drawn == 3


# The keyboard --------------------------------------------------------------------------------------------------------


def test_the_same_by_keyboard_alone(hall: Hall, row: Event) -> None:
    before, names = _draft(hall, row), hall.site.snapshot(row).names
    page = _page(hall, row)
    panel, first, second = page.locator("#proposal"), _at(page, "1a"), _at(page, "4b")
    first.focus()
    page.keyboard.press("Space")
    chosen = names[before.tables[0].seats[0]]
    expect(panel).to_contain_text(words_of("web-proposal-chosen", player=chosen))
    expect(panel).to_contain_text(words_of("web-proposal-choose", player=chosen))
    expect(first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(panel).to_be_empty()
    expect(first).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel).to_contain_text(words_of("web-proposal-chosen", player=chosen))
    for _ in range(4):  # over the second name, the row's actions, to the next row and on
        page.keyboard.press("Tab")
    second.focus()
    page.keyboard.press("Enter")
    expect(panel).to_contain_text(wording("web-proposal-cost-becomes"))
    assert panel.get_attribute("aria-live") == "polite"
    expect(page.get_by_role("button", name=SWAP)).to_be_focused()
    page.keyboard.press("Enter")
    _changed(page)
    assert _draft(hall, row).tables[0].seats[0] == before.tables[3].seats[1]
    expect(_at(page, "4b")).to_be_focused()


def test_a_line_is_read_while_it_is_typed_and_enter_does_it(hall: Hall, row: Event) -> None:
    before = _draft(hall, row)
    page = _page(hall, row)
    panel, line = page.locator("#proposal"), page.locator("#line")
    line.focus()
    page.keyboard.type("s 1a 1b")
    expect(panel).to_contain_text(wording("round-same-table"))
    page.keyboard.press("Enter")
    page.keyboard.press("Control+A")
    page.keyboard.type("s 1a 4b")
    expect(panel).to_contain_text(wording("web-proposal-cost-becomes"))
    page.keyboard.press("Enter")
    _changed(page)
    assert _draft(hall, row).tables[0].seats[0] == before.tables[3].seats[1]
    expect(line).to_be_focused()


# A finger, and no script ---------------------------------------------------------------------------------------------


def test_a_finger_scrolls_or_taps_two_names_or_holds_and_drags_one(hall: Hall, row: Event) -> None:
    before = _draft(hall, row)
    page = _page(hall, row, **PHONE)
    _scroll_by_touch(page, "2a")
    expect(page.locator("#proposal")).to_be_empty()
    _at(page, "1a").tap()
    expect(page.locator("#proposal").get_by_role("button", name=words_of("web-proposal-keep"))).to_be_visible()
    _at(page, "2b").tap()
    expect(page.locator("#proposal")).to_contain_text(COST)
    assert outside_of_a_phone(page) == []
    page.get_by_role("button", name=SWAP).tap()
    expect(page.locator("#proposal")).to_contain_text(SWAPPED)
    assert _draft(hall, row).tables[0].seats[0] == before.tables[1].seats[1]
    page.locator("table.drawn").evaluate("(table) => table.scrollIntoView()")
    _drag_by_touch(page, "1a", "2b")
    _changed(page)
    assert _draft(hall, row).tables == before.tables, "back again"


def _drag_by_touch(page: Page, start: str, to: str) -> None:
    """A finger that rests on a name, moves and is lifted."""
    touch, (x, y), (to_x, to_y) = _finger(page), _middle(_at(page, start)), _middle(_at(page, to))
    touch("touchStart", (x, y))
    expect(page.locator(".ghost")).to_be_visible()
    for step in range(1, 5):
        touch("touchMove", (x + (to_x - x) * step / 4, y + (to_y - y) * step / 4))
    expect(page.locator("#proposal")).to_contain_text(COST)
    touch("touchEnd")


def _finger(page: Page) -> Callable[..., None]:
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    return touch


def _scroll_by_touch(page: Page, start: str) -> None:
    """A finger that moves at once."""
    touch, (x, y), at = _finger(page), _middle(_at(page, start)), page.evaluate("scrollY")
    touch("touchStart", (x, y))
    for step in range(1, 8):
        touch("touchMove", (x, y + 20 * step))
    touch("touchEnd")
    page.wait_for_function("(at) => scrollY < at", arg=at)


def test_everything_works_without_a_script(hall: Hall, row: Event) -> None:
    before = _draft(hall, row)
    page = _page(hall, row, java_script_enabled=False)
    _at(page, "1a").click()
    expect(page.locator("#proposal")).to_contain_text(wording("web-proposal-choose"))
    _at(page, "4b").click()
    expect(page.locator("#proposal")).to_contain_text(wording("web-proposal-cost-becomes"))
    page.get_by_role("button", name=SWAP).click()
    _changed(page)
    assert _draft(hall, row).tables[0].seats[0] == before.tables[3].seats[1]
    page.locator("#line").fill("pin 2")
    page.locator("#line").press("Enter")
    page.get_by_role("button", name=words_of("web-proposal-button", act="pin")).click()
    expect(page.locator(".wishes li")).to_contain_text(wording("web-draw-wish-html", wish="kept"))
