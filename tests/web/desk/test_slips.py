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
    ],
)
def test_a_slip_asks_what_the_rulebook_needs(site: Site, rulebook: str, heads: list[str]) -> None:
    first = _slips(site, rulebook).split("<section")[1]
    asked = [words_of("web-slip-head", head=head) for head in heads]
    assert re.findall(r'<th scope="col">([^<]+)<', first) == asked
    assert first.count('class="bx"') == 2 * len(heads)


@pytest.mark.parametrize("players", [4, 5, 7, 8])
def test_a_pods_slip_has_the_true_numbers_of_its_rounds_and_a_mark(site: Site, players: int) -> None:
    names = tuple(f"Tribble {n}" for n in range(players))
    first = _slips(site, "tribbles", names).split("<section")[1]
    heads = [*(words_of("web-result-pod-round", round=n) for n in range(1, 6)), words_of("web-slip-head", head="sum")]
    shown = [one.strip() for one in re.findall(r'<th scope="col">\s*([^<]*?)\s*</th>', first)]
    assert [one for one in shown if one] == heads
    assert words_of("web-slip-pod-says-html", marked="emptied the hand") in words_of_html(first)


def words_of_html(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", "", html).split())


def test_later_rounds_of_pods_are_numbered_on(site: Site) -> None:
    row = site.event("tribbles", CAST[:4], (Stage("pods", rounds=2),), rounds=2)
    site.post_round(row)
    browser = site.browser(row, "director")
    page = browser.get(f"/e/{row.slug}/desk/round/1/table/1").content.decode()
    assert 'for="e-r1s0"' in page and words_of("web-result-pod-round", round=5) in page


def _tables(html: str) -> list[int]:
    return [int(table) for table in re.findall(rf'{words_of("web-slip-table-head")}</span><b class="fig">(\d+)<', html)]


def test_every_table_has_one_slip_and_a_bye_has_none(site: Site) -> None:
    assert sorted(_tables(_slips(site, "star-trek-2e"))) == [1, 2, 3, 4]


def test_the_stacks_lie_in_table_order(site: Site) -> None:
    html = _slips(site, "star-trek-2e", tuple(f"Vorta {n}" for n in range(1, 31)))
    sheets = [_tables(one) for one in html.split('class="sheet ')[1:]]
    stacks = [[sheet[place] for sheet in sheets if place < len(sheet)] for place in range(6)]
    assert [table for stack in stacks for table in stack] == list(range(1, 16))


def test_the_journal_stands_on_every_slip(site: Site) -> None:
    html = _slips(site, "star-trek-2e")
    row = Event.objects.get()
    assert html.count(f"<samp>{row.seal[:8]}</samp>") == 4


def test_every_table_has_a_code_of_its_own(site: Site) -> None:
    codes = re.findall(r"<figure>(.*?)</figure>", _slips(site, "star-trek-2e"), re.DOTALL)
    assert len(codes) == len(set(codes)) == 4


def test_only_officials_print(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    assert site.browser(row, "player", "Kira").get(f"/e/{row.slug}/desk/round/1/slips").status_code == 403
    assert site.browser(row, "director").get(f"/e/{row.slug}/desk/round/2/slips").status_code == 404
