"""German browsers at a site that speaks English: a phone reports, the desk sees it, and the switch needs no script."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from web.browser.people import PHONE, Hall
from web.site import Site

GERMAN: dict[str, Any] = {"locale": "de-DE"}


def test_a_phone_reports_in_german(hall: Hall, empty_site: Site) -> None:
    row = empty_site.event(names=("Kira", "Odo"), rounds=3)
    empty_site.post_round(row)
    phone = hall.page(hall.link(row.slug, "player", "Kira"), **PHONE, **GERMAN)
    expect(phone.locator("html")).to_have_attribute("lang", "de")
    won = phone.locator("details.way").filter(has=phone.get_by_text("Ich habe gewonnen", exact=True))
    won.locator("summary").click()
    won.locator("[name=mine]").fill("100")
    won.locator("[name=theirs]").fill("35")
    won.get_by_role("button", name="Senden: Ich habe gewonnen").click()
    expect(phone.locator("main")).to_contain_text("Deine Meldung ist da.")
    desk = hall.page(hall.link(row.slug, "director"), **GERMAN)
    expect(desk.locator("main")).to_contain_text("gemeldet")
    english = hall.page(hall.link(row.slug, "player", "Odo"), **PHONE)
    expect(english.locator("html")).to_have_attribute("lang", "en")
    expect(english.locator("main")).to_contain_text("Round 1 of 3")


def test_the_switch_works_without_a_script(hall: Hall, empty_site: Site) -> None:
    row = empty_site.event(names=("Quark", "Dax"), rounds=3, title="Quark's Bar")
    empty_site.post_round(row)
    page = hall.page(f"/e/{row.slug}/pairings", java_script_enabled=False)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.url.endswith(f"/e/{row.slug}/pairings")
    page.get_by_role("link", name="Alle Turniere").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
