"""What people stumbled over when they tried the site in a browser; the whole list is in `tests/web/test_mended.py`."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from topcut.acts.rounds.commands import WithdrawRound
from web.browser.people import I_WON, Hall
from web.browser.wording import wording
from web.saying import words_of
from web.site import Site

SEVEN = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom")
_OUTSIDE = """(sheet) => { const edge = sheet.getBoundingClientRect();
  return [...sheet.querySelectorAll('*')].filter((one) => { const box = one.getBoundingClientRect();
    return box.width && (box.right > edge.right + 1 || box.bottom > edge.bottom + 1); }).length; }"""
_OVERLAP = """(row) => { const boxes = [...row.children].map((one) => one.getBoundingClientRect());
  return boxes.some((box, place) => place && box.left < boxes[place - 1].right - 1); }"""


def _desk(hall: Hall, slug: str, part: str = "") -> Page:
    page = hall.page(hall.link(slug, "director"))
    page.goto(f"/e/{slug}/desk{part}")
    return page


def test_nothing_peeks_out_at_the_edge_of_the_projector(hall: Hall, empty_site: Site) -> None:
    row = empty_site.event(names=SEVEN, title="On the wall")
    empty_site.post_round(row)
    wall = hall.page(f"/e/{row.slug}/display", viewport={"width": 1920, "height": 1080})
    skip = wall.locator(".skip")
    if skip.count():
        box = skip.bounding_box()
        assert box is None or box["width"] * box["height"] <= 1 or box["y"] + box["height"] <= 0


def test_a_pods_slip_stays_on_its_half_of_the_sheet(hall: Hall, empty_site: Site) -> None:
    row = empty_site.event("tribbles", SEVEN, title="Tribbles Night")
    empty_site.post_round(row)
    page = _desk(hall, row.slug, "/round/1/slips")
    page.emulate_media(media="print")
    for sheet in page.locator(".sheet").all():
        assert sheet.evaluate(_OUTSIDE) == 0
    assert not any(line.evaluate(_OVERLAP) for line in page.locator(".sheet tr").all())
    widths = [cell.bounding_box() for cell in page.locator(".sheet td").all()]
    assert widths and all(box and box["width"] > 40 for box in widths)  # 11 mm: four digits of a pen


def test_the_filter_of_the_desk_counts_what_phones_report(hall: Hall, empty_site: Site) -> None:
    row = empty_site.event(names=("Kira", "Odo", "Quark", "Dax"), title="Counted")
    empty_site.post_round(row)
    page = _desk(hall, row.slug)
    chips = page.locator(".chips")
    before = chips.inner_text()
    hall.phone(row.slug, "Kira").reports(I_WON, {"mine": "100", "theirs": "35"})
    expect(chips).not_to_have_text(before)
    expect(page.locator("#more-acts")).to_have_count(1)
    page.locator("#more > summary").click()
    page.locator("#withdrawing > summary").click()
    expect(page.locator("#withdrawing")).to_contain_text(wording("web-round-withdraw-asks", results=1))


def test_a_table_of_a_round_that_was_taken_back_leads_on(hall: Hall, empty_site: Site) -> None:
    row = empty_site.event(names=("Kira", "Odo", "Quark", "Dax"), title="Taken back")
    empty_site.post_round(row)
    page = _desk(hall, row.slug, "/round/1/table/1")
    empty_site.do(row, WithdrawRound())
    page.reload()
    expect(page.get_by_role("link", name=words_of("web-error-look-at-events"))).to_be_visible()
