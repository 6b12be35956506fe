"""Paper slips of a round: every table once, in table order after cutting, with what the rulebook needs."""

from __future__ import annotations

import re

import pytest

from topcut.journal.plan import Stage
from topcut.web.store.models import Event
from web.saying import words_of
from web.site import CAST, Site


def _slips(site: Site, rulebook: str, names: tuple[str, ...] = CAST, plan: tuple[Stage, ...] = ()) -> str:
    row = site.event(rulebook, names, plan)
    site.post_round(row)
    answer = site.browser(row, "director").get(f"/e/{row.slug}/desk/round/1/slips")
    assert answer.status_code == 200
    return str(answer.content.decode())


@pytest.mark.parametrize(
    ("rulebook", "heads"),
    [
        ("star-trek-2e", ["score", "planet", "space"]),
        ("transformers", ["games"]),
        ("tribbles", ["1", "2", "3", "4", "5", "sum"]),
    ],
)
def test_a_slip_asks_what_the_rulebook_needs(site: Site, rulebook: str, heads: list[str]) -> None:
    first = _slips(site, rulebook).split("<article")[1]
    asked = [words_of("web-slip-head", head=head) for head in heads]
    shown = re.findall(r'<th scope="col"[^>]*>([^<]*)<', first)
    assert shown == [words_of("web-slip-player"), *asked, words_of("web-slip-initials")]


def _tables(html: str) -> list[int]:
    return [int(table) for table in re.findall(rf"{words_of('web-slip-table-head')}</small> <strong>(\d+)<", html)]


def test_every_table_has_one_slip_and_a_bye_has_none(site: Site) -> None:
    html = _slips(site, "star-trek-2e")
    assert sorted(_tables(html)) == [1, 2, 3, 4]
    assert html.count("<bdi>") == 8 + 4  # eight who play, and the event's title on each slip


def test_the_stacks_lie_in_table_order(site: Site) -> None:
    html = _slips(site, "star-trek-2e", tuple(f"Vorta {n}" for n in range(1, 23)))
    sheets = [_tables(one) for one in html.split('class="sheet"')[1:]]
    stacks = [[sheet[place] for sheet in sheets if place < len(sheet)] for place in range(4)]
    assert [table for stack in stacks for table in stack] == list(range(1, 12))


def test_the_journal_stands_on_every_slip(site: Site) -> None:
    html = _slips(site, "star-trek-2e")
    row = Event.objects.get()
    assert html.count(f"<samp>{row.seal[:8]}</samp>") == 4


def test_only_officials_print(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    assert site.browser(row, "player", "Kira").get(f"/e/{row.slug}/desk/round/1/slips").status_code == 403
    assert site.browser(row, "director").get(f"/e/{row.slug}/desk/round/2/slips").status_code == 404
