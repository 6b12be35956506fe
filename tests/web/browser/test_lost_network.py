"""A phone without signal, and pages that follow the event: nothing is lost, nothing is sent twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIResponse, Route, expect

from topcut.acts.results.commands import Report
from topcut.journal.fact import Result
from topcut.web.store.models import Event
from web.browser.journal_behind import Behind
from web.browser.people import I_WON, PHONE, Hall, Phone
from web.browser.wording import scripted, wording
from web.saying import words_of
from web.site import CAST, Site

SCORE = {"mine": "100", "theirs": "35"}


@pytest.fixture(scope="module")
def row(empty_site: Site) -> Event:
    """Nine players; each test takes another table of round 1."""
    made = empty_site.event()
    empty_site.post_round(made)
    return made


def _at_table(hall: Hall, row: Event, table: int, seat: int = 0) -> Phone:
    match = Behind(row.slug).matches(1)[table - 1]
    return hall.phone(row.slug, hall.site.snapshot(row).names[match.seats[seat]])


def _reports(row: Event, table: int) -> int:
    return sum(getattr(record.fact, "table", 0) == table for record in Behind(row.slug).records("Reported"))


def _kept(phone: Phone) -> int:
    return int(phone.page.evaluate("JSON.parse(localStorage.getItem('topcut.outbox') || '[]').length"))


def test_a_report_without_signal_is_kept_and_sent_once(hall: Hall, row: Event) -> None:
    phone = _at_table(hall, row, 1)
    phone.page.context.set_offline(True)
    phone.reports(I_WON, SCORE)
    expect(phone.page.locator(".strip")).to_contain_text(scripted("kept", what=scripted("report")))
    assert _kept(phone) == 1
    assert _reports(row, 1) == 0
    phone.page.context.set_offline(False)
    phone.says("mymatch-reported-it", others=1)
    expect(phone.page.locator(".strip")).to_be_hidden()
    assert _kept(phone) == 0
    assert _reports(row, 1) == 1


def test_a_kept_report_outlives_the_page(hall: Hall, row: Event) -> None:
    phone = _at_table(hall, row, 2)
    context = phone.page.context
    context.set_offline(True)
    phone.reports(I_WON, SCORE)
    expect(phone.page.locator(".strip")).to_contain_text(scripted("kept", what=scripted("report")))
    phone.page.close()
    context.set_offline(False)
    phone.page = context.new_page()
    phone.page.goto(f"/e/{row.slug}/pairings")  # any page of the site sends it
    expect(phone.page.locator(".strip")).to_contain_text(scripted("sent"))
    assert _reports(row, 2) == 1


def test_a_report_whose_answer_is_lost_is_sent_again_and_counts_once(hall: Hall, row: Event) -> None:
    phone = _at_table(hall, row, 3)
    lost: list[str] = []

    def lose_the_first_answer(route: Route) -> None:
        if lost:
            return route.continue_()
        route.fetch()
        lost.append(route.request.url)
        return route.abort()

    phone.page.route("**/me/report", lose_the_first_answer)
    phone.reports(I_WON, SCORE)
    expect(phone.page.locator(".strip")).to_contain_text(scripted("kept", what=scripted("report")))
    assert _reports(row, 3) == 1
    phone.page.evaluate("dispatchEvent(new Event('online'))")
    phone.says("mymatch-reported-it", others=1)
    assert _kept(phone) == 0
    assert _reports(row, 3) == 1


def test_what_is_being_typed_is_not_taken_away_by_news(hall: Hall, row: Event) -> None:
    phone = _at_table(hall, row, 4)
    chosen = phone.page.locator("#way-1")
    chosen.locator("summary").click()
    chosen.locator("[name=mine]").fill("77")
    desk = hall.desk(row.slug)
    desk.announce("Food is here")
    expect(phone.page.locator(".strip")).to_contain_text(scripted("news"))
    assert chosen.locator("[name=mine]").input_value() == "77"


def test_news_of_his_own_act_does_not_wipe_away_that_it_was_done(hall: Hall) -> None:
    """The news overtake the answer, and the page that they asked for comes last."""
    made = hall.site.event(names=CAST[:4], title="Overtaken")
    hall.site.post_round(made)
    first, _ = Behind(made.slug).matches(1)[0].seats
    hall.site.do(made, Report(1, 1, Result(games=((100, 35),)), first), by=first)
    phone = _at_table(hall, made, 1, seat=1)
    answers: list[tuple[Route, APIResponse]] = []
    asked: list[Route] = []

    def hold_the_news(route: Route) -> None:
        return asked.append(route) if "x-topcut-live" in route.request.headers else route.fallback()

    phone.page.route("**/me/confirm", lambda route: answers.append((route, route.fetch())))
    phone.page.route("**/me", hold_the_news)
    with phone.page.expect_request(lambda request: "x-topcut-live" in request.headers):
        phone.page.get_by_role("button", name=words_of("web-me-confirm")).click()
    while not answers:
        phone.page.wait_for_timeout(10)  # lets the answer come in; it is held here
    route, answer = answers[0]
    route.fulfill(response=answer)
    phone.says("web-me-was-done", act="confirm")
    with phone.page.expect_event("requestfinished", lambda request: "x-topcut-live" in request.headers):
        asked[0].continue_()
    phone.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
    assert wording("web-me-was-done", act="confirm").search(phone.text.inner_text())


def test_a_player_without_javascript_reports_and_his_opponent_confirms(hall: Hall, row: Event) -> None:
    match = Behind(row.slug).matches(1)[3]
    names = [hall.site.snapshot(row).names[seat] for seat in match.seats]
    phones = [
        Phone(hall.page(hall.link(row.slug, "player", name), java_script_enabled=False, **PHONE), row.slug, name)
        for name in names
    ]
    phones[0].reports(I_WON, SCORE)
    phones[0].says("mymatch-reported-it", others=1)
    phones[1].page.reload()
    phones[1].confirms()
    assert Behind(row.slug).matches(1)[3].status == "confirmed"


def test_the_projector_shows_a_new_round_by_itself(hall: Hall) -> None:
    made = hall.site.event(names=CAST[:4], title="Wall")
    wall = hall.page(f"/e/{made.slug}/display")
    expect(wall.locator(".wpage .fig")).to_have_count(0)
    hall.desk(made.slug).pair_and_post()
    expect(wall.locator(".wpage .fig")).to_have_count(4)


def test_the_desk_follows_what_phones_report_without_losing_a_typed_slip(hall: Hall) -> None:
    made = hall.site.event(names=CAST[:4], title="Slips")
    desk = hall.desk(made.slug)
    desk.pair_and_post()
    desk.page.keyboard.type("2 100-3")
    _at_table(hall, made, 1).reports(I_WON, SCORE)
    expect(desk.page.locator("#t1")).to_contain_text(words_of("result-state", state="reported"))
    expect(desk.page.locator("#slip")).to_be_focused()
    desk.page.keyboard.type("5")
    expect(desk.page.locator("#slip-read")).to_contain_text("100–35")
    desk.page.keyboard.press("Enter")
    desk.said("web-round-taken", table=2)
    assert Behind(made.slug).matches(1)[1].status == "confirmed"


def test_a_wrong_slip_is_told_before_enter_and_kept_apart(hall: Hall) -> None:
    made = hall.site.event(names=CAST[:4], title="Wrong slips")
    desk = hall.desk(made.slug)
    desk.pair_and_post()
    desk.page.keyboard.type("7 100-35")
    expect(desk.page.locator("#slip-read")).to_contain_text(wording("console-no-table", table=7))
    expect(desk.page.locator("#slip")).to_have_attribute("aria-invalid", "true")
    desk.page.keyboard.press("Enter")
    expect(desk.page.locator(".refusal")).to_contain_text("7")
    expect(desk.page.locator("#slip")).to_be_focused()
    expect(desk.page.locator("#mend [name=line]")).to_have_value("7 100-35")
    assert desk.page.locator("#slip").input_value() == ""
    assert Behind(made.slug).records("Reported") == []


def test_a_slip_without_a_network_says_when_it_is_read(hall: Hall) -> None:
    made = hall.site.event(names=CAST[:4], title="Slips offline")
    desk = hall.desk(made.slug)
    desk.pair_and_post()
    desk.page.context.set_offline(True)
    desk.page.keyboard.type("2 100-35")
    expect(desk.page.locator("#slip-read")).to_have_text(scripted("offline", "script-console"))
    desk.page.context.set_offline(False)


def test_players_are_entered_one_after_the_other_without_the_mouse(hall: Hall) -> None:
    made = hall.site.event(names=CAST[:2], title="Signing up")
    desk = hall.desk(made.slug)
    desk.look("/players?add=1#name")
    for name in ("Garak", "Worf"):
        expect(desk.page.locator("#name")).to_be_focused()
        desk.page.keyboard.type(name)
        desk.page.keyboard.press("Enter")
        desk.said("web-people-entered", players=1, name=name)
    assert len(Behind(made.slug).tournament.entrants) == 4
