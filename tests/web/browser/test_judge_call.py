"""A player calls a judge: the desk shows it by itself, the judge says that he is there, the phone shows that."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from topcut.acts.rounds.commands import Draw
from topcut.messages.message import message
from web.browser.people import PHONE, Desk, Hall, Phone
from web.browser.wording import scripted, wording
from web.saying import words_of
from web.site import Site


def _called(phone: Phone, reason: str) -> None:
    phone.page.locator("#ask-judge > summary").click()
    phone.page.locator("#judge-reason").fill(reason)
    phone.page.get_by_role("button", name=wording("web-me-call-to", what="table")).click()


def test_a_call_reaches_the_desk_and_its_answer_the_phone(hall: Hall, empty_site: Site) -> None:
    row = empty_site.event(names=("Kira", "Odo"), rounds=3)
    empty_site.post_round(row)
    kira, odo = hall.phone(row.slug, "Kira"), hall.phone(row.slug, "Odo")
    judge = Desk(hall.page(hall.link(row.slug, "judge"), **PHONE), row.slug)
    calls = judge.look().locator("#calls")
    expect(calls).to_be_empty()
    _called(kira, "a ruling")
    kira.says("web-me-judge-html", what=message("mymatch-judge-called"), at=scripted("now"))
    expect(calls).to_contain_text(f"Kira{words_of('web-call-reason-html', reason='a ruling')} {scripted('now')}")
    expect(judge.page.locator("#tables")).to_contain_text(words_of("result-state", state="judge"))
    odo.says("mymatch-judge-called-by", player="Kira")
    calls.get_by_role("button", name=words_of("web-call-there")).click()
    judge.said("fact-judge-there")
    for phone in (kira, odo):
        phone.says("mymatch-judge-is-there")
    expect(judge.page.locator("#calls")).to_be_empty()


def test_a_call_without_signal_is_kept_and_can_be_taken_back(hall: Hall, empty_site: Site) -> None:
    row = empty_site.event(names=("Quark", "Dax"), rounds=3, title="No signal")
    empty_site.post_round(row)
    phone, desk = hall.phone(row.slug, "Quark"), hall.desk(row.slug)
    calls = desk.look().locator("#calls")
    phone.page.context.set_offline(True)
    _called(phone, "")
    expect(phone.page.locator(".strip")).to_contain_text(scripted("kept", what=words_of("web-me-outbox-call")))
    phone.page.context.set_offline(False)
    phone.says("mymatch-judge-called")
    expect(calls).to_contain_text(re.compile(rf"Quark\s+{scripted('now')}"))
    phone.page.get_by_role("button", name=words_of("web-me-judge-not-needed")).click()
    phone.says("web-me-was-done", act="no-judge")
    expect(calls).to_be_empty()


def test_all_tabs_of_an_event_are_in_sight_on_a_phone(hall: Hall, empty_site: Site) -> None:
    from web.moments import EIGHT, TOP_FOUR

    row = empty_site.event("transformers", EIGHT, TOP_FOUR, title="With a cut")
    empty_site.do(row, Draw(seed="Bajor"))
    page = hall.page(f"/e/{row.slug}/pairings", **PHONE)
    tabs = page.get_by_role("navigation", name=words_of("web-frame-event")).get_by_role("link")
    names = "web-frame-event", "web-event-my-match", "web-frame-pairings", "web-frame-standings"
    assert tabs.all_inner_texts() == [words_of(name) for name in names]
    for tab in tabs.all():
        box = tab.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    tabs.last.click()
    page.locator("#main").get_by_role(
        "link", name=words_of("web-frame-bracket"), exact=True
    ).click()  # beside the ranks
    page.wait_for_url("**/bracket")
