"""Every page at every moment: valid, told to screen readers, in light and dark, on a phone, with any name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from web.browser import scenes
from web.browser.looking import Looker, faults_for_readers, faults_of_html, outside_of_a_phone, shifts
from web.browser.people import Hall
from web.browser.scenes import View
from web.saying import refused, says, words_of
from web.site import Site


@pytest.fixture(scope="module")
def looker(browser: Browser, address: str, empty_site: Site) -> Iterator[Looker]:
    scenes.build(empty_site)
    hall = Hall(browser, address, empty_site)
    yield Looker(hall)
    hall.close()


@pytest.mark.parametrize("view", list(scenes.some_of_each()), ids=lambda view: view.id)
def test_every_page_is_whole(view: View, looker: Looker) -> None:
    page, html = looker.open(view)
    assert faults_of_html(html) == []
    assert scenes.SCRIPT not in html, "a name is not escaped"
    assert len(html.encode()) < 100_000
    assert page.title() and page.locator("h1").count() == 1
    assert faults_for_readers(page) == []
    assert outside_of_a_phone(page) == []
    _nothing_was_told(looker)


def _nothing_was_told(looker: Looker) -> None:
    """No fault in the console, no dialog, no broken answer since the last page."""
    told, looker.hall.faults[:] = list(looker.hall.faults), []
    assert told == []


_STILL = 0.01  # of the screen, of what a page may move by itself


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize(
    "view",
    [
        View("", "/"),
        View("playing", "/e/playing"),
        View("playing", "/e/playing/pairings"),
        View("between", "/e/between/standings?why=p1"),
        View("bracket", "/e/bracket/bracket"),
        View("playing", "/e/playing/display"),
        View("playing", "/e/playing/me", "player", (4, 0)),
        View("playing", "/e/playing/desk", "director"),
    ],
    ids=lambda view: view.id,
)
def test_nothing_moves_while_typefaces_and_own_times_arrive(view: View, width: int, looker: Looker) -> None:
    page, _ = looker.open(view)
    page.set_viewport_size({"width": width, "height": 800})
    moved = shifts(page, view.path)
    assert sum(how_far for how_far, _ in moved) < _STILL, moved


# Answers to forms: pages that no address leads to --------------------------------------------------------------------


def test_the_preview_of_a_correction_is_whole(looker: Looker) -> None:
    page, _ = looker.open(View("between", "/e/between/desk/round/1/table/1", "director"))
    page.locator(".correcting > summary").click()
    page.locator("#e-mine").fill("0")
    page.locator("#e-theirs").fill("100")
    page.locator("#e-reason").fill(scenes.SCRIPT)
    page.get_by_role("button", name=words_of("web-table-correct-button"), exact=True).click()
    assert says(page.locator("h1").inner_text(), "web-result-correct-sure")
    _is_whole(page)


@pytest.mark.parametrize("page_of", ["slip", "report", "new"])
def test_a_refused_form_is_whole(page_of: str, looker: Looker) -> None:
    page = {"slip": _refused_slip, "report": _refused_report, "new": _refused_event}[page_of](looker)
    expect(page.locator("[role=alert], [aria-live] .refusal").first).to_be_visible()
    _is_whole(page)


def _refused_slip(looker: Looker) -> Page:
    page, _ = looker.open(View("playing", "/e/playing/desk", "director"))
    page.locator("#slip").fill(f"99 {scenes.SCRIPT}")
    page.locator("#slip").press("Enter")
    return page


def _refused_report(looker: Looker) -> Page:
    page, _ = looker.open(View("pods", "/e/pods/me", "player", (2, 0)))
    page.locator("#way-1 summary").click()
    page.get_by_role("button", name=words_of("web-result-pod-save")).click()
    return page


def _refused_event(looker: Looker) -> Page:
    page, _ = looker.open(View("", "/new?rulebook=star-trek-2e"))
    page.locator(".zone summary").click()
    page.locator("#zone").fill(scenes.LONGEST)
    page.get_by_role("button", name=words_of("web-new-make")).click()
    return page


def _is_whole(page: Page) -> None:
    assert faults_for_readers(page) == []
    assert outside_of_a_phone(page) == []


# Names ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["", "/pairings", "/pairings?by=name", "/standings", "/display", "/journal"])
def test_every_name_is_read_as_it_was_typed(path: str, looker: Looker) -> None:
    page, _ = looker.open(View("playing", f"/e/playing{path}"))
    shown = page.locator("main").inner_text()
    assert [name for name in scenes.NAMES if name not in shown] == []


@pytest.mark.parametrize("path", ["", "/players", "/standings", "/finish"])
def test_every_name_is_read_at_the_desk(path: str, looker: Looker) -> None:
    page, _ = looker.open(View("playing", f"/e/playing/desk{path}", "director"))
    shown = page.locator("main").inner_text()
    assert [name for name in scenes.NAMES if name not in shown] == []


def test_the_places_at_the_desk_say_who_has_which_and_why(looker: Looker) -> None:
    page, _ = looker.open(View("finished", "/e/finished/desk/standings", "director"))
    shown = page.locator("table.places tbody .rk").all_inner_texts()
    assert shown[:2] == ["1", "2"] and len(shown) == len(scenes.NAMES)
    page.locator("table.places tbody a").first.click()
    expect(page.locator("#why + .why li").first).to_be_visible()
    _is_whole(page)


def test_a_name_from_right_to_left_turns_nothing_around_it(looker: Looker) -> None:
    page, _ = looker.open(View("playing", "/e/playing/pairings?by=name"))
    row = page.locator(".seats > li", has=page.locator(".who", has_text=scenes.TO_THE_LEFT))
    boxes = [cell.bounding_box() for cell in row.locator(":scope > *").all()]
    lefts = [box["x"] for box in boxes if box]
    assert len(lefts) == 3 and lefts == sorted(lefts)


def test_a_name_of_300_signs_is_refused_and_kept_in_the_field(looker: Looker) -> None:
    page, _ = looker.open(View("entering", "/e/entering/desk/players?add=1", "director"))
    page.locator("#name").fill("Dax" * 100)
    button = page.get_by_role("button", name=words_of("web-people-enter-player"))
    button.click()
    told = page.locator("#name").evaluate("field => field.validationMessage")
    assert "300" in told and "200" in told  # by the script, before anything is sent
    page.locator("#name").evaluate("field => field.setCustomValidity('')")
    button.click()
    assert refused(page.content(), "entry-name-too-long", most=200)
    assert page.locator("#name").input_value() == "Dax" * 100


# Keyboard ------------------------------------------------------------------------------------------------------------

_REACHABLE = """() => {
  const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")];
  const radios = new Set();
  return all.filter((one) => one.checkVisibility() && !one.disabled && one.type !== "hidden").filter((one) => {
    if (one.type !== "radio") return true;  // one of a group; arrows do the rest
    const seen = radios.has(one.form.action + one.name);
    return radios.add(one.form.action + one.name) && !seen;
  }).map((one, at) => one.dataset.at = String(at));
}"""
_FOCUSED = """() => {
  const one = document.activeElement, box = one.querySelector(".box");  // a game of a drawn bracket has a thicker box
  const lined = one.matches(".pair .no") ? one.closest(".pair") : one;  // the number of a table lines its whole row
  const shown = getComputedStyle(lined).outlineStyle !== "none" || (box && getComputedStyle(box).strokeWidth === "3px");
  return [one.dataset.at || "", Boolean(shown)];
}"""


@pytest.mark.parametrize(
    "view",
    [
        View("", "/"),
        View("playing", "/e/playing/pairings"),
        View("between", "/e/between/standings?why=p1"),
        View("bracket", "/e/bracket/bracket"),
        View("playing", "/e/playing/me", "player", (4, 0)),
        View("playing", "/e/playing/desk", "director"),
        View("playing", "/e/playing/desk/round/1/table/3", "director"),
        View("drawn", "/e/drawn/desk/pairing", "director"),
    ],
    ids=lambda view: view.id,
)
def test_the_tab_key_reaches_everything_in_its_order_and_shows_where_it_is(view: View, looker: Looker) -> None:
    page, _ = looker.open(view)
    wanted = page.evaluate(_REACHABLE)
    reached = _tabbed(page, len(wanted))
    assert [at for at, _ in reached] == wanted
    assert all(shown for _, shown in reached)


_PARTS = 6  # of a date and time, besides the first: day, year, hour, minute, morning or evening, the calendar


def _tabbed(page: Page, times: int) -> list[tuple[str, bool]]:
    """What has the focus after each press, from the top of the page; a field of date and time has it for each part."""
    page.evaluate("document.activeElement.blur(); getSelection().removeAllRanges()")
    page.evaluate("document.body.tabIndex = -1, document.body.focus(), document.body.removeAttribute('tabindex')")
    reached: list[tuple[str, bool]] = []
    for _ in range(times + _PARTS * page.locator("input[type=datetime-local]").count()):
        page.keyboard.press("Tab")
        at, shown = page.evaluate(_FOCUSED)
        if not reached or reached[-1][0] != at:
            reached.append((at, shown))
    return reached[:times]
