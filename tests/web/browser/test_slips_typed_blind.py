"""A stack of slips typed with the eyes on the paper: what is wrong is kept apart, and nothing is swallowed."""

from __future__ import annotations

from playwright.sync_api import expect

from web.browser.people import LAPTOP, Hall
from web.browser.wording import scripted
from web.saying import words_of
from web.site import Site

NAMES = tuple(f"Vorta {number}" for number in range(1, 61))
WRONG = {3: "3 100-100", 9: "99 100-35", 14: "14 100-35 tribbles", 21: "21", 30: "1 35-100"}


def _stack() -> list[str]:
    """Thirty slips, five of them wrong: the last for a table that has a result by then."""
    return [WRONG.get(table, f"{table} 100-{table % 7 * 5}") for table in range(1, 31)]


def test_thirty_slips_with_five_wrong_ones(hall: Hall, empty_site: Site) -> None:
    empty_site.empty()
    row = empty_site.event(title="Gamma Quadrant Open", names=NAMES)
    empty_site.post_round(row)
    page = hall.page(hall.link(row.slug, "director"), **LAPTOP)
    expect(page.locator("#slip")).to_be_focused()
    for line in _stack():
        page.keyboard.type(line)
        page.keyboard.press("Enter")
    expect(page.locator("#mend input[name=line]")).to_have_count(len(WRONG))
    expect(page.locator(".chips a").first).to_contain_text("30")
    expect(page.locator(".status .stat .fig")).to_have_text("25")
    assert page.locator("#mend input[name=mends]").evaluate_all("all => all.map((one) => one.value)") == [
        *WRONG.values()
    ]
    expect(page.locator("#slip")).to_be_focused()
    expect(page.locator("#slip")).to_have_value("")
    results = empty_site.snapshot(row).tournament.rounds[0].matches
    taken = {table: match.result.games[0] for table, match in results.items() if match.result}
    assert taken == {table: (100, table % 7 * 5) for table in range(1, 31) if table not in WRONG}
    page.reload()
    expect(page.locator("#mend li")).to_have_count(len(WRONG))
    page.locator("#mend input[name=line]").first.fill("3 100-40")
    page.locator("#mend").get_by_role("button", name=words_of("web-round-mend-send")).first.click()
    expect(page.locator("#mend li")).to_have_count(len(WRONG) - 1)
    expect(page.locator(".status .stat .fig")).to_have_text("26")


def test_slips_that_cannot_be_sent_are_sent_when_there_is_a_network_again(hall: Hall, empty_site: Site) -> None:
    empty_site.empty()
    row = empty_site.event(title="Badlands Open", names=NAMES[:8])
    empty_site.post_round(row)
    page = hall.page(hall.link(row.slug, "director"), **LAPTOP)
    expect(page.locator("#slip")).to_be_focused()
    page.context.set_offline(True)
    for line in ("1 100-35", "2 100-35"):
        page.keyboard.type(line)
        page.keyboard.press("Enter")
    expect(page.locator("#slip-read")).to_have_text(scripted("kept", "script-console", slips="2"))
    page.context.set_offline(False)
    expect(page.locator(".status .stat .fig")).to_have_text("2")


def test_the_first_table_stands_in_the_upper_quarter(hall: Hall, empty_site: Site) -> None:
    empty_site.empty()
    row = empty_site.event(title="Bajor Open", names=NAMES[:16])
    empty_site.post_round(row)
    page = hall.page(hall.link(row.slug, "director"), viewport={"width": 1280, "height": 800})
    box = page.locator("#t1").bounding_box()
    assert box is not None and box["y"] <= 200
