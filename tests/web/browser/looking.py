"""Somebody who looks at every page: one browser for each role, with axe in it."""

from __future__ import annotations

from typing import Any

import html5lib
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route

from topcut.web.people.access import Role, link
from web.accounts import PASSWORD
from web.browser.people import LAPTOP, PHONE, Hall
from web.browser.scenes import View

_AXE = Axe().axe_script
_RUN = "(rules) => axe.run({resultTypes: ['violations'], ...rules}).then((found) => found.violations)"
_CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
_SHIFTED = """() => new Promise((done) => {
  const seen = [];
  const watcher = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  watcher.observe({type: "layout-shift", buffered: true});
  requestAnimationFrame(() => requestAnimationFrame(() => {
    seen.push(...watcher.takeRecords());
    const told = (one) => one.sources.map((part) => part.node?.outerHTML?.slice(0, 80) || "");
    done(seen.filter((one) => !one.hadRecentInput).map((one) => [one.value, told(one)]));
  }));
})"""
_OUTSIDE = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.outerHTML.slice(0, 120))"""
_CUT = """() => [...document.querySelectorAll("body *")].filter((one) => {
  const style = getComputedStyle(one);
  const meant = style.textOverflow === "ellipsis" || /^(INPUT|TEXTAREA|SELECT|PRE|NAV|SVG)$/i.test(one.tagName);
  return one.clientWidth > 9 && one.scrollWidth > one.clientWidth + 1 && style.overflowX !== "visible" && !meant;
}).map((one) => one.outerHTML.slice(0, 120))"""


class Looker:
    """Three browsers that go from page to page."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._pages: dict[Role, Page] = {}
        self._accounts: dict[str, Page] = {}
        self._known: set[tuple[str, Role]] = set()

    def open(self, view: View) -> tuple[Page, str]:
        """The page in the role's browser, wide and light, and its source."""
        page = self._signed_in(view.account) if view.account else self._browser(view.role)
        page.set_viewport_size(LAPTOP["viewport"])
        page.emulate_media(color_scheme="light")
        if view.role == "player":
            page.goto(self._player_link(view))
        elif view.role != "visitor" and (view.slug, view.role) not in self._known:
            page.goto(link(self.hall.row(view.slug), view.role))
            self._known.add((view.slug, view.role))
        answer = page.goto(view.path)
        assert answer is not None
        return page, answer.text()

    def _signed_in(self, name: str) -> Page:
        """A browser of an account, signed in by the page."""
        if name not in self._accounts:
            page = self._accounts[name] = self.hall.page("/sign-in")
            page.add_init_script(_AXE)
            page.locator("[name=login]").fill(name)
            page.locator("[name=password]").fill(PASSWORD)
            page.locator("[name=password]").press("Enter")
            page.wait_for_url(lambda url: not url.endswith("/sign-in"))
        return self._accounts[name]

    def _browser(self, role: Role) -> Page:
        if role not in self._pages:
            self._pages[role] = self.hall.page("/rules")
            self._pages[role].add_init_script(_AXE)
        return self._pages[role]

    def _player_link(self, view: View) -> str:
        row = self.hall.row(view.slug)
        table, seat = view.seat
        posted = self.hall.site.snapshot(row).tournament.rounds[-1:]
        return link(row, "player", posted[0].matches[table].seats[seat] if table else "p1")


def faults_of_html(html: str) -> list[str]:
    """Every fault that a strict parser finds."""
    parser = html5lib.HTMLParser()
    parser.parse(html)
    return [f"{place}: {code} {words}" for place, code, words in parser.errors]


def faults_for_readers(page: Page) -> list[str]:
    """What axe finds in light, and of the colours in dark, on a laptop and on a phone."""
    found: list[str] = []
    for screen in (LAPTOP, PHONE):
        page.set_viewport_size(screen["viewport"])
        page.emulate_media(color_scheme="light")
        found += _lines(page.evaluate(_RUN, {}))
        page.emulate_media(color_scheme="dark")
        found += _lines(page.evaluate(_RUN, _CONTRAST))
    return found


def _lines(violations: list[dict[str, Any]]) -> list[str]:
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in violations for node in one["nodes"]]


def shifts(page: Page, path: str) -> list[tuple[float, list[str]]]:
    """What moves after a page was first drawn, its typefaces coming only then: how far, and which parts."""
    held: list[Route] = []
    drawn = False

    def take(asked: Route) -> None:
        asked.continue_() if drawn else held.append(asked)

    page.route("**/*.woff2", take)
    page.goto(path, wait_until="domcontentloaded")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    drawn = True
    for one in held:
        one.continue_()
    page.wait_for_load_state("load")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    found: list[tuple[float, list[str]]] = page.evaluate(_SHIFTED)
    page.unroute("**/*.woff2")
    return found


def outside_of_a_phone(page: Page) -> list[str]:
    """What reaches over the edge of 360 px, if the page can be scrolled sideways."""
    page.set_viewport_size(PHONE["viewport"])
    return over_the_edge(page)


def over_the_edge(page: Page) -> list[str]:
    """What reaches over the edge of the window, if the page can be scrolled sideways."""
    if page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
        return []
    found: list[str] = page.evaluate(_OUTSIDE)
    return found or ["the page itself"]


def cut_off(page: Page) -> list[str]:
    """Parts of the page that hide some of their own breadth, or must be scrolled sideways to be read."""
    found: list[str] = page.evaluate(_CUT)
    return found
