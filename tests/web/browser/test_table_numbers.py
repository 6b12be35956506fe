"""A fixed table and the first table number: said in Setup, met at the desk, on phones and on the wall."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from topcut.acts.rounds.commands import Draw
from web.browser.people import Hall
from web.saying import words_of
from web.site import Site

EIGHT = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog")


def _press(page: Page, id: str) -> None:
    page.locator("#main").get_by_role("button", name=words_of(id), exact=True).first.click()


def _tables(page: Page) -> list[str]:
    """The numbers of a drawn round, from the top."""
    return page.locator("table.drawn tbody th").all_inner_texts()


def test_a_fixed_table_and_the_first_table_number(hall: Hall, empty_site: Site) -> None:
    row = empty_site.event(names=EIGHT, title="Hall of Vorta", rounds=2)
    page = hall.page(hall.link(row.slug, "director"))
    page.goto(f"/e/{row.slug}/desk/setup")
    page.get_by_role("link", name=words_of("web-desk-tables"), exact=True).first.click()
    page.locator("#first").fill("21")
    _press(page, "web-tables-number")
    page.locator("#fix-player").fill("Quark")
    page.locator("#fix-table").fill("3")
    _press(page, "web-tables-fix")
    expect(page.locator("ul.rows").last).to_contain_text("Quark")
    page.locator("#feature-table").fill("1")
    _press(page, "web-tables-set-feature")
    expect(page.locator("#feature-table")).to_have_value("1")
    empty_site.do(row, Draw(seed="Bajor"))
    page.goto(f"/e/{row.slug}/desk/pairing")
    expect(page.locator("table.drawn tbody tr")).to_have_count(4)
    assert _tables(page) == ["1", "3", "21", "22"]
    last = page.locator("table.drawn tbody tr").last
    named = last.locator("td.who button").first.inner_text()
    last.get_by_role("button", name=words_of("web-draw-feature")).click()
    expect(page.locator("table.drawn tbody tr").first).to_contain_text(named)
    assert _tables(page) == ["1", "3", "21", "22"]
    _press(page, "web-pairing-post")
    page.wait_for_url("**/desk/round/1")
    phone = hall.phone(row.slug, "Quark")
    expect(phone.page.locator("[data-mark=table]").first).to_have_text("3")
    assert empty_site.player(row, named) in empty_site.snapshot(row).tournament.rounds[0].matches[1].seats
    page.keyboard.type("21 100-35")  # what is typed is the number at the table
    page.keyboard.press("Enter")
    expect(page.locator("#t21")).to_contain_text("100")
