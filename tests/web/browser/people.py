"""The people of a venue, each with a browser: visitors, players with their phones, the director at the desk."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Dialog, Locator, Page, Response, expect

from topcut.messages.message import Param
from topcut.web.people.access import Role, link
from topcut.web.store.models import Event
from web.browser.wording import wording
from web.saying import words_of
from web.site import Site

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
_HARMLESS = ("net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED", "the server responded with a status of 4")
PATIENCE = 20_000  # milliseconds: a busy machine is no fault
I_WON = words_of("web-result-won", who="self", player="", how="normal")
I_LOST = words_of("web-result-won", who="other", player="", how="normal")
expect.set_options(timeout=PATIENCE)


class Hall:
    """Browsers by role, and every fault that any of them met."""

    def __init__(self, browser: Browser, address: str, site: Site) -> None:
        self.browser = browser
        self.address = address
        self.site = site
        self.faults: list[str] = []
        self._open: list[BrowserContext] = []

    def page(self, path: str = "/", **settings: Any) -> Page:
        """A new browser that opens a path."""
        context = self.browser.new_context(base_url=self.address, **{**LAPTOP, **settings})
        context.set_default_timeout(PATIENCE)
        self._open.append(context)
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))
        page.on("dialog", lambda dialog: self._asked(page, dialog))
        page.on("response", self._answered)
        page.goto(path)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in _HARMLESS):
            self.faults.append(f"{message.location}: {message.text}")

    def _asked(self, page: Page, dialog: Dialog) -> None:
        self.faults.append(f"{page.url} opened a dialog: {dialog.message}")
        dialog.dismiss()

    def _answered(self, answer: Response) -> None:
        if answer.status >= 500:
            self.faults.append(f"{answer.status} for {answer.url}")

    def row(self, slug: str) -> Event:
        return Event.objects.get(slug=slug)

    def link(self, slug: str, role: Role, name: str = "") -> str:
        """The personal link of a role, of a player by his name."""
        row = self.row(slug)
        return link(row, role, self.site.player(row, name) if name else "")

    def phone(self, slug: str, name: str) -> Phone:
        return Phone(self.page(self.link(slug, "player", name), **PHONE), slug, name)

    def desk(self, slug: str, role: Role = "director") -> Desk:
        return Desk(self.page(self.link(slug, role)), slug)

    def new_event(self, rulebook: str, **fields: str) -> Desk:
        """Set up in the browser; whoever did it is the director."""
        page = self.page("/new")
        page.locator(f"a[href$='rulebook={rulebook}']").click()
        page.wait_for_url(f"**rulebook={rulebook}")
        for name, value in fields.items():
            _fill_in(page, name, value)
        page.get_by_role("button", name=words_of("web-new-make")).click()
        page.wait_for_url("**/desk/links")
        return Desk(page, page.url.split("/")[-3])

    def close(self) -> None:
        for context in self._open:
            context.close()
        self._open.clear()


class Phone:
    """A player and his page."""

    def __init__(self, page: Page, slug: str, name: str) -> None:
        self.page = page
        self.slug = slug
        self.name = name

    @property
    def text(self) -> Locator:
        return self.page.locator("#main")

    def says(self, id: str, /, timeout: float = PATIENCE, **values: Param) -> None:
        """It says this now, or will in a moment."""
        expect(self.text).to_contain_text(wording(id, **values), timeout=timeout)

    def reports(self, way: str, fields: Mapping[str, str] | None = None, button: str = "") -> None:
        """Choose how it ended, fill in what is asked, send it."""
        chosen = self.page.locator("details.way").filter(
            has=self.page.locator("summary .pick", has_text=_exactly(way)),
        )
        if not chosen.is_visible():  # behind "No, it was different"
            self.page.locator("#ask-otherwise > summary").click()
        chosen.locator("summary").click()
        for name, value in (fields or {}).items():
            chosen.locator(f"[name={name}]").fill(value)
        chosen.get_by_role("button", name=button or words_of("web-result-send", what=way)).click()

    def is_asked(self, timeout: float = PATIENCE) -> None:
        """The opponent's report has come: is it right?"""
        expect(self._yes).to_be_visible(timeout=timeout)

    def confirms(self) -> None:
        self._yes.click()
        self.says("web-me-was-done", act="confirm")

    def put_away(self) -> None:
        self.page.context.close()

    @property
    def _yes(self) -> Locator:
        return self.page.get_by_role("button", name=words_of("web-me-confirm"))


class Desk:
    """A director or a judge."""

    def __init__(self, page: Page, slug: str) -> None:
        self.page = page
        self.slug = slug

    def look(self, part: str = "") -> Page:
        self.page.goto(f"/e/{self.slug}/desk{part}")
        return self.page

    def press(self, label: str) -> None:
        """The button of this name, and the page that it leads to."""
        self.page.get_by_role("button", name=label, exact=True).click()

    def said(self, id: str, /, **values: Param) -> None:
        """It says that this was done."""
        expect(self.page.locator(":is(.toast, .note.good)")).to_contain_text(wording(id, **values))

    def enter(self, *names: str) -> None:
        """A whole list at once."""
        self.look("/players?add=1")
        self.page.locator("#names").fill("\n".join(names))
        self.press(words_of("web-people-enter-list"))
        self.said("web-people-entered", players=len(names))

    def pair_and_post(self) -> None:
        """The one next step, then the draft is posted."""
        self.look()
        self.page.locator("#status button.primary").click()
        self.page.wait_for_url("**/desk/pairing")
        self.press(words_of("web-pairing-post"))
        self.said("web-pairing-posted")

    def announce(self, text: str) -> None:
        """Out of the menu of the round."""
        self.page.locator("#more > summary").click()
        self.page.locator("#announcing > summary").click()
        self.page.locator("#announce-text").fill(text)
        self.press(words_of("web-clock-announce"))

    def slip(self, line: str) -> None:
        """Typed and entered without the mouse: the field has the focus."""
        expect(self.page.locator("#slip")).to_be_focused()
        self.page.keyboard.insert_text(line)
        self.page.keyboard.press("Enter")
        self.said("web-round-taken", table=int(line.split()[0]))


def _fill_in(page: Page, name: str, value: str) -> None:
    """A field of the form of a new event: pressed, or typed, which may mean to unfold it."""
    pressed = page.locator(f"label:has([name={name}][value='{value}'][type=radio])")
    if pressed.count():
        return pressed.click()
    field = page.locator(f"#{name}")
    if not field.is_visible():
        page.locator("details.fold", has=field).locator("> summary").click()
    return field.fill(value)


def _exactly(words: str) -> re.Pattern[str]:
    return re.compile(rf"^\s*{re.escape(words)}\s*$")
