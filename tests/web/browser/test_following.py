"""Pages follow their event, by one script: what is new comes by itself, what somebody does there stays."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from topcut.acts.command import Command
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Announce
from topcut.acts.limited.commands import DealPacks
from topcut.acts.results.commands import Report
from topcut.acts.stages.commands import OpenStage
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.web.public.projector import PART
from topcut.web.store.models import Event
from web.browser.people import PHONE, Hall
from web.browser.scenes import CARDS
from web.browser.wording import scripted
from web.saying import words_of
from web.site import CAST

WON = Result(games=((100, 35),))
_SCREEN_ENDS = "document.querySelector('.flip i').dispatchEvent(new Event('animationend'))"


def _happens(hall: Hall, row: Event, command: Command, *pages: Page) -> None:
    """It is done elsewhere, and these pages have followed."""
    head = hall.site.do(row, command).tournament.head
    for page in pages:
        expect(page.locator("body")).to_have_attribute("data-head", str(head))


def test_a_result_comes_in_while_the_director_types_an_announcement(hall: Hall) -> None:
    row = hall.site.event(names=CAST[:4], title="Typing")
    hall.site.post_round(row)
    page = hall.desk(row.slug).page
    page.locator("#more > summary").click()
    page.locator("#announcing > summary").click()
    field = page.locator("#announce-text")
    field.fill("Food is re")
    field.evaluate("(one) => one.setSelectionRange(5, 5)")
    _happens(hall, row, Report(1, 1, WON), page)
    expect(page.locator("#t1")).to_contain_text(words_of("result-state", state="in"))
    expect(field).to_be_focused()
    page.keyboard.type("now ")
    expect(field).to_have_value("Food now is re")


def test_a_button_that_has_the_focus_at_the_desk_keeps_it(hall: Hall) -> None:
    row = hall.site.event(names=CAST[:4], title="Buttons")
    hall.site.post_round(row)
    second = hall.site.snapshot(row).tournament.rounds[0].matches[2].seats[0]
    hall.site.do(row, Report(1, 2, WON, second), by=second)
    page = hall.desk(row.slug).page
    confirm = page.locator("#t2 button")
    confirm.focus()
    _happens(hall, row, Report(1, 1, WON), page)
    expect(page.locator("#t1")).to_contain_text(words_of("result-state", state="in"))
    expect(confirm).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#t2")).to_contain_text(words_of("result-state", state="in"))


def test_the_desk_says_that_it_has_no_connection(hall: Hall) -> None:
    row = hall.site.event(names=CAST[:4], title="Cut off")
    page = hall.desk(row.slug).page
    page.context.set_offline(True)
    expect(page.locator(".strip")).to_contain_text(scripted("lost"))
    page.context.set_offline(False)
    expect(page.locator(".strip")).to_be_hidden()


def test_what_a_player_has_opened_stays_open(hall: Hall) -> None:
    row = hall.site.event("transformers", CAST[:4], title="Opened", format="sealed")
    hall.site.do(row, DealPacks(CARDS, size=7))
    page = hall.phone(row.slug, "Kira").page
    first, second = (page.locator("#main details:not([class])").nth(n) for n in (0, 1))
    second.locator("summary").click()
    _happens(hall, row, Announce("Lunch"), page)
    expect(page.locator("#says")).to_contain_text("Lunch")
    expect(second).to_have_attribute("open", "")
    expect(first).to_have_attribute("open", "")
    expect(second.locator("summary")).to_be_focused()


def test_a_form_that_waited_for_who_typed_is_made_anew_when_it_is_left_empty(hall: Hall) -> None:
    """While they type it keeps what it was made for; then nobody has to press anything."""
    row = hall.site.event(names=CAST[:4], title="Left empty")
    hall.site.post_round(row)
    page = hall.page(f"/e/{row.slug}/pairings")
    field = page.locator("#q")
    field.fill("Ki")
    hall.site.do(row, Report(1, 1, WON))
    expect(page.locator(".strip")).to_contain_text(scripted("news"))
    expect(field).to_have_value("Ki")
    field.fill("")
    field.blur()
    expect(page.locator("#t1")).to_contain_text("100")
    expect(page.locator(".strip")).to_be_hidden()


def test_a_bracket_stays_where_it_was_scrolled_to(hall: Hall) -> None:
    names = tuple(f"{name} {n}" for n in range(4) for name in CAST[:8])
    row = hall.site.event("yomi", names, (Stage("bracket", seeds="drawn"),), title="Wide")
    hall.site.do(row, OpenStage(1))
    page = hall.page(f"/e/{row.slug}/bracket", viewport={"width": 800, "height": 600})
    picture = page.locator(".scroll")
    picture.evaluate("(one) => one.scrollTo(120, 0)")
    hall.site.post_round(row)
    expect(page.locator("body")).to_have_attribute("data-head", str(hall.site.snapshot(row).head))
    assert picture.evaluate("(one) => one.scrollLeft") == 120


def test_the_projector_follows_an_event_that_nobody_has_entered_yet(hall: Hall) -> None:
    row = hall.site.event(names=(), title="Empty wall")
    wall = hall.page(f"/e/{row.slug}/display")
    expect(wall.locator(".wpage")).to_have_count(0)
    _happens(hall, row, Enter((Person("Morn"),)), wall)
    expect(wall.locator(".wpage")).to_contain_text("Morn")


def test_the_projector_turns_to_the_next_part_and_without_a_network_stays(hall: Hall) -> None:
    row = hall.site.event(names=tuple(f"Player {n:04}" for n in range(PART + 3)), title="Two parts")
    wall = hall.page(f"/e/{row.slug}/display")
    wall.evaluate("window.same = true")
    seats, ends = wall.locator(".wpage li:not(.gap)"), f"for (let n = 0; n < 200; n += 1) {_SCREEN_ENDS}"
    wall.context.set_offline(True)
    wall.evaluate(ends)
    expect(seats).to_have_count(PART)
    wall.context.set_offline(False)
    wall.evaluate(ends)
    expect(seats).to_have_count(3)
    assert wall.url.endswith("?page=2")
    expect(wall.locator(".pages")).to_be_hidden()
    _happens(hall, row, Enter((Person("Zek"),)), wall)
    expect(seats).to_have_count(4)
    wall.evaluate(_SCREEN_ENDS)
    expect(seats).to_have_count(PART)
    assert wall.evaluate("window.same"), "the page was never loaded anew"


def test_without_a_script_a_page_stays_as_it_was_sent(hall: Hall) -> None:
    row = hall.site.event(names=CAST[:4], title="Still")
    page = hall.page(f"/e/{row.slug}", java_script_enabled=False, **PHONE)
    follower = hall.page(f"/e/{row.slug}", **PHONE)
    hall.site.do(row, Announce("Lunch"))
    expect(follower.locator("body")).to_contain_text("Lunch")  # the server knows by now what another process wrote
    expect(page.locator(".strip")).to_have_count(0)
    page.reload()
    expect(page.locator("#says")).to_contain_text("Lunch")
