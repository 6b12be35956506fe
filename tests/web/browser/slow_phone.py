"""How long a cheap phone waits: Chromium with a quarter of the processor, 1.6 Mbit/s and 150 ms of delay."""

from __future__ import annotations

from msgspec import Struct
from playwright.sync_api import Browser, Page

from web.browser.people import PHONE

SLOWER = 4
MBIT_DOWN, MBIT_UP, DELAY = 1.6, 0.75, 150
_TIMES = """async () => {
  const long = [];
  new PerformanceObserver((list) => long.push(...list.getEntries())).observe({type: "longtask", buffered: true});
  await new Promise((done) => setTimeout(done, 300));
  const page = performance.getEntriesByType("navigation")[0];
  const parts = [page, ...performance.getEntriesByType("resource")];
  const bytes = parts.reduce((sum, one) => sum + one.transferSize, 0);
  const paint = performance.getEntriesByName("first-contentful-paint")[0].startTime;
  const calm = Math.max(0, ...long.map((one) => one.startTime + one.duration));
  return [paint, Math.max(paint, page.domContentLoadedEventEnd, calm), bytes];
}"""


class Waited(Struct, frozen=True):
    """Milliseconds from the tap to a page with words, and to one that answers; bytes that came over the air."""

    painted: float
    interactive: float
    size: int

    def __str__(self) -> str:
        return (
            f"seen after {self.painted / 1000:.2f} s, usable after {self.interactive / 1000:.2f} s, {self.size:,} bytes"
        )


def waited(browser: Browser, address: str, way_in: str, path: str) -> Waited:
    """Open a page that somebody has seen before, with nothing in this phone's cache; `way_in` makes the phone known."""
    context = browser.new_context(base_url=address, **PHONE)
    try:
        page = context.new_page()
        page.goto(way_in)
        page.goto(path)
        _slow_down(page)
        page.goto(path, wait_until="load")
        return Waited(*page.evaluate(_TIMES))
    finally:
        context.close()


def _slow_down(page: Page) -> None:
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    tools.send("Network.enable")
    tools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    network = {"downloadThroughput": MBIT_DOWN * 125_000, "uploadThroughput": MBIT_UP * 125_000}
    tools.send("Network.emulateNetworkConditions", {"offline": False, "latency": DELAY, **network})
