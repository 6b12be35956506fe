"""A director who has never seen it: from the first page to round one on the wall, by what the pages suggest."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from web.browser.people import Hall
from web.browser.wording import wording
from web.saying import words_of
from web.site import Site

MOST_CLICKS = 12
CAST = ("Kira Nerys", "Odo", "Quark", "Jadzia Dax", "Elim Garak", "Morn", "Rom", "Nog", "Leeta", "Julian", "Miles")
NAMES = "\n".join(f"{place}. {name}" for place, name in enumerate((*CAST, "Jake"), start=1))


class Newcomer:
    """Clicks where the page has its one blue button, or on what it asks for; every click counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def click(self, what: str) -> None:
        self.page.locator(what).first.click()
        self.clicks += 1

    def goes_on(self) -> None:
        """The blue button of the page; where there were two, nobody would know which."""
        blue = self.page.locator(":is(a, button:enabled).primary:visible")
        expect(blue).to_have_count(1)
        blue.click()
        self.clicks += 1

    def types(self, what: str, words: str) -> None:
        """A click into the field, then the words, pasted or typed."""
        self.click(what)
        self.page.keyboard.insert_text(words)


def test_from_the_first_page_to_round_one_posted_for_twelve_pasted_names(hall: Hall, empty_site: Site) -> None:
    empty_site.event(title="Somebody else’s")  # as the demo is there with `make run`
    new = Newcomer(hall.page("/"))
    new.goes_on()
    expect(new.page.get_by_role("heading", name=words_of("web-files-which-game"))).to_be_visible()
    new.click("a[href$='rulebook=star-trek-2e']")
    new.types("#title", "Promenade Open")
    new.goes_on()  # make it
    new.page.wait_for_url("**/desk/links")
    new.goes_on()  # enter players
    new.types("#names", NAMES)
    new.goes_on()  # add the list
    expect(new.page.locator("#people tbody tr")).to_have_count(12)
    new.goes_on()  # pair round 1
    new.page.wait_for_url("**/desk/pairing")
    new.goes_on()  # post it
    expect(new.page.locator(":is(.toast, .note.good)")).to_contain_text(wording("web-pairing-posted"))
    visitor = hall.page("/e/promenade-open/pairings")
    expect(visitor.locator(".pairs > .pair")).to_have_count(6)
    assert new.clicks <= MOST_CLICKS
