"""Ten thousand players: every page stays under 100 kB, and every row is on some page."""

from __future__ import annotations

from django.test import Client

from topcut.desk.cast import cast_name
from topcut.web.public.paging import ROWS, page_of
from web.html import pairs_of, parsed
from web.site import Site

PAGES = ("", "/pairings", "/pairings?by=name", "/pairings?q=ki", "/standings", "/standings?why=p1")
MORE = ("/standings?q=odo", "/display", "/journal", "/clock", "/bracket")


def test_ten_thousand_players(site: Site) -> None:
    row = site.event(names=tuple(cast_name(number) for number in range(10_000)), rounds=8)
    site.post_round(row)
    for page in (*PAGES, *MORE):
        answer = Client().get(f"/e/{row.slug}{page}")
        assert answer.status_code == 200 and len(answer.content) < 100_000, (page, len(answer.content))
        parsed(answer)
    last = pairs_of(parsed(Client().get(f"/e/{row.slug}/pairings?page=25")))
    assert (last[0][0], last[-1][0]) == ("4801", "5000")
    opened = parsed(Client().get(f"/e/{row.slug}/standings?why=p9999"))
    assert len([one for one in opened.iter() if one.get("id") == "why"]) == 1  # the page is found with the row


def test_a_large_bracket_is_a_list_in_pages(site: Site) -> None:
    from topcut.acts.stages.commands import OpenStage
    from topcut.journal.plan import Stage

    names = tuple(cast_name(number) for number in range(512))
    row = site.event("yomi", names, plan=(Stage("bracket", seeds="drawn"),))
    site.do(row, OpenStage(1))
    found = []
    for page in ("/bracket?round=1", "/bracket?round=1&page=2", "/bracket?round=2"):
        answer = Client().get(f"/e/{row.slug}{page}")
        assert len(answer.content) < 100_000
        games = [one for one in parsed(answer).iter() if one.get("class") == "bm"]
        assert 0 < len(games) <= ROWS
        found += [one.get("data-mark") for one in games]
    assert len(found) == len(set(found)) == 256 + 128


def test_pages_hold_every_row_once() -> None:
    for size in (0, 1, 199, 200, 201, 1000):
        rows = list(range(size))
        first = page_of(rows, 1)
        held = [row for number in range(1, first.last + 1) for row in page_of(rows, number).rows]
        assert held == rows
        assert page_of(rows, 99).number == first.last and page_of(rows, 99).after == 0
        assert (first.first_row, first.last_row) == (min(size, 1), min(size, ROWS))
