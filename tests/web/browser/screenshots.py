"""`make screenshots`: every page at three widths, in light and dark, in every language; six pictures of the demo for
the README; and how long a slow phone waits."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright

from topcut.messages.catalogue import MARKED, languages
from topcut.web.running.serve import prepare
from web.browser.venue import CHROMIUM, NO_CHROMIUM, chromium, served

_ROOT = Path(__file__).parents[3]
FOLDER = _ROOT / "docs" / "screenshots"
ALL = _ROOT / "build" / "screenshots"
WIDTHS = (360, 768, 1440)
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LARGEST = 120_000  # bytes of a picture
LANGUAGES = [one for one in languages() if one != MARKED]  # those that every text is there of
FIRST_VIEW = 1_000  # milliseconds until a slow phone shows words
_DESK: dict[str, Any] = {"viewport": {"width": 1100, "height": 760}}
_WALL: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 720}, "device_scale_factor": 2}


def main() -> None:
    if not CHROMIUM:
        sys.exit(NO_CHROMIUM)
    with tempfile.TemporaryDirectory(prefix="topcut-pictures-") as folder:
        prepare(folder)
        from topcut.web.running.demo import SLUG, demo_links
        from web.browser import season_scenes
        from web.browser.scenes import build
        from web.site import Site

        links = [path for _, path in demo_links()]
        os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
        site = Site()
        _crowd(site)
        build(site)
        season_scenes.let_in()
        with sync_playwright() as playwright:
            browser = chromium(playwright)
            with served(folder) as address:
                _pictures(browser, address, f"/e/{SLUG}", links[0], links[2])
                _waiting(browser, address, f"/e/{SLUG}", links[2])
            names: list[str] = []
            for language in LANGUAGES:
                os.environ["TOPCUT_LANGUAGE"] = language  # the server's own; each reader's, once pages ask the browser
                with served(folder) as address:
                    names = every_page(browser, address, site, language)
            browser.close()
    (ALL / "index.html").write_text("\n".join(_sheet(names)))
    _tell(f"{len(names)} pages: {(ALL / 'index.html').relative_to(_ROOT)}")


def _crowd(site: Any) -> None:
    """A thousand players in round 1: the longest pages."""
    site.post_round(site.event(names=tuple(f"Bajoran {n}" for n in range(1, 1001)), title="Crowd"))


def every_page(browser: Browser, address: str, site: Any, language: str) -> list[str]:
    """A picture of each page for each width and scheme."""
    from web.browser import season_scenes
    from web.browser.looking import Looker, cut_off, over_the_edge
    from web.browser.people import Hall
    from web.browser.scenes import views

    folder = ALL / language
    folder.mkdir(parents=True, exist_ok=True)
    hall, names = Hall(browser, address, site), []
    looker = Looker(hall)
    for number, view in enumerate((*views(), *season_scenes.views()), start=1):
        page, _ = looker.open(view)
        names.append(f"{number:03} {re.sub(r'[^a-z0-9]+', '-', view.id.lower()).strip('-')}")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            for what in over_the_edge(page)[:1]:
                _tell(f"{language}: {names[-1]} at {width} reaches over the edge: {what}")
            for what in cut_off(page):
                _tell(f"{language}: {names[-1]} at {width} is cut off or scrolls sideways: {what}")
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                page.screenshot(
                    path=folder / f"{names[-1]} {width} {scheme}.png", full_page=True, animations="disabled"
                )
    hall.close()
    _tell(f"{language}: {len(names) * len(WIDTHS) * len(SCHEMES)} pictures")
    return names


def _sheet(names: list[str]) -> Iterator[str]:
    """A page that shows them all, the languages below each other."""
    yield "<!doctype html><title>Every page</title>"
    yield "<style>img{border:1px solid #888;margin:4px;vertical-align:top}</style>"
    for name in names:
        yield f"<h2>{escape(name)}</h2>"
        for language in LANGUAGES:
            for scheme in SCHEMES:
                pictures = ((f"{language}/{name} {width} {scheme}.png", width // 2) for width in WIDTHS)
                yield "".join(f'<img src="{picture}" width="{wide}" loading="lazy">' for picture, wide in pictures)


def _pictures(browser: Browser, address: str, event: str, director: str, player: str) -> None:
    """The six of the README."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    _take(browser, address, director, f"{event}/desk", "desk", _DESK)
    _take(browser, address, player, f"{event}/me", "my-match", _PHONE)
    _take(browser, address, "/", f"{event}/standings?why=p2", "standings", {**_DESK, "color_scheme": "dark"})
    _take(browser, address, "/", event, "event", _DESK)
    _take(browser, address, "/", f"{event}/display", "projector", _WALL)
    _take(browser, address, "/", "/e/regional/bracket", "bracket", _DESK)


def _take(browser: Browser, address: str, way_in: str, path: str, name: str, settings: dict[str, Any]) -> None:
    context = browser.new_context(base_url=address, **settings)
    page = context.new_page()
    page.goto(way_in)
    page.goto(path)
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
    context.close()
    size = (FOLDER / f"{name}.png").stat().st_size
    _tell(f"{name}.png: {size:,} bytes" + (" (too large for the repository)" if size > LARGEST else ""))


def _waiting(browser: Browser, address: str, event: str, player: str) -> None:
    from web.browser.slow_phone import DELAY, MBIT_DOWN, SLOWER, waited

    _tell(f"A phone {SLOWER} times slower than this machine, {MBIT_DOWN} Mbit/s, {DELAY} ms, nothing cached:")
    for words, way_in, path in (
        ("home", "/rules", "/"),
        ("event", "/rules", event),
        ("pairings, 16 players", "/rules", f"{event}/pairings"),
        ("pairings, 1,000 players", "/rules", "/e/crowd/pairings"),
        ("standings, 1,000 players", "/rules", "/e/crowd/standings"),
        ("my match", player, f"{event}/me"),
    ):
        found = waited(browser, address, way_in, path)
        _tell(f"  {words}: {found}" + (" (too late)" if found.painted > FIRST_VIEW else ""))


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
