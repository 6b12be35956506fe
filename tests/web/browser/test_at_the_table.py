"""What is done at the table: on the phone when time is nearly over, and on one sheet of paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from topcut.acts.clock.commands import AddTime, StartClock
from topcut.rulebooks.load import load, names
from topcut.rulebooks.procedures import time_steps
from web.browser.people import Hall
from web.site import Site

_PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("rulebook", ["star-trek-2e", "puzzle-strike", "yomi"])
def test_what_to_do_at_time_stands_above_the_result_when_time_is_nearly_over(
    hall: Hall, empty_site: Site, rulebook: str
) -> None:
    row = empty_site.event(rulebook, names=("Kira", "Odo"), rounds=3, title=f"Friday {rulebook}")
    empty_site.post_round(row)
    empty_site.do(row, StartClock())
    kira = hall.phone(row.slug, "Kira")
    step = kira.page.locator("#at-time li").first
    expect(step).to_be_hidden()  # there is time: it stands folded below
    limit = load(rulebook).integer("time_limit")
    empty_site.do(row, AddTime(4 - limit))
    kira.page.reload()
    expect(step).to_have_text(time_steps(load(rulebook), "swiss")[0])
    report, told = kira.page.locator("#report").bounding_box(), kira.page.locator("#at-time").bounding_box()
    assert report and told and told["y"] + told["height"] <= report["y"]


@pytest.mark.parametrize("rulebook", names())
def test_the_rules_for_the_tables_are_one_page_of_paper(hall: Hall, empty_site: Site, rulebook: str) -> None:
    """With the longest of its procedures for cards, and where a match that is level is decided."""
    book, chosen = load(rulebook), {}
    drafts = [one for one in book.procedures if one.kind == "draft"]
    if drafts:
        chosen["format"] = max(drafts, key=lambda one: len(" ".join(one.steps))).where["format"]
    if "tied_match" in book.settings:
        chosen["tied_match"] = "tiebreak"
    row = empty_site.event(rulebook, names=("Kira", "Odo", "Quark", "Dax"), title=f"Paper {rulebook}", **chosen)
    page = hall.page(f"/e/{row.slug}/rules?print=1")
    said = 1 if rulebook == "swiss" else 2  # a game without a document of its own says what is done when time is called
    assert page.locator(".prules .procedure").count() >= said
    assert len(_PAGE.findall(page.pdf(format="A4"))) == 1
