"""An own game, made in a browser, played through a round, with standings by the tie-breakers that were chosen."""

from __future__ import annotations

from playwright.sync_api import expect

from topcut.web.people.models import OwnRulebook
from web.browser.people import Desk, Hall
from web.saying import words_of


def test_an_own_game_is_made_and_played(hall: Hall) -> None:
    page = hall.page("/new")
    page.get_by_role("link", name=words_of("web-own-another")).click()
    page.get_by_role("link", name="Swiss", exact=True).click()
    page.locator("#title").fill("Tongo Nights")
    page.locator("[name='result.0.points']").fill("5")
    expect(page.locator("#makes")).to_contain_text("W Win: 5 points")  # while it is typed
    page.locator("[name='settings.games.value']").fill("1")
    for _ in range(2):
        page.locator("[value='remove tiebreak 0']").click()
    page.locator("[name='tiebreak.new']").select_option("cumulative_points")
    page.get_by_role("button", name=words_of("web-own-save")).click()
    expect(page.locator("h1")).to_have_text("Tongo Nights")
    page.locator("main").get_by_role("link", name=words_of("web-own-event")).click()
    page.locator("#title").fill("Back Room")
    page.get_by_role("button", name=words_of("web-new-make")).click()
    page.wait_for_url("**/desk/links")

    desk = Desk(page, "back-room")
    desk.enter("Kira", "Odo", "Quark", "Dax")
    desk.pair_and_post()
    desk.look()
    desk.slip("1 1-0")
    desk.slip("2 1-0")
    rows = hall.page("/e/back-room/standings").locator("tbody tr")
    expect(rows.first).to_contain_text("5")
    chain = hall.site.snapshot(hall.row("back-room")).book.source["tiebreak"]
    assert [link["step"] for link in chain] == ["opponents_game_win", "cumulative_points"]
    standings = hall.site.snapshot(hall.row("back-room")).standings_of(1).rows
    assert [row.points for row in standings] == [5, 5, 0, 0]
    expect(hall.page("/e/back-room/rules").locator("main")).to_contain_text("W Win: 5 points")
    OwnRulebook.objects.all().delete()
