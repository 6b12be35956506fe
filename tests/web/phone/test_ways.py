"""Forms that were made once and filled in are those that the template would have made for this player."""

from __future__ import annotations

import pytest
from django.template.loader import render_to_string

from topcut.web.phone import ways as kept
from topcut.web.phone.me import me
from topcut.web.phone.ways import ways
from web.moments import EIGHT, PODS
from web.site import Site

_ODD = ("a", "My", "<script>&amp;\"'", "שרה", "lost", "Jem'Hadar", "I", "{{ key }}", "points", "Odo")


@pytest.mark.parametrize("rulebook", ["star-trek-2e", "transformers", "tribbles", "yomi"])
@pytest.mark.parametrize("otherwise", [0, 1])
@pytest.mark.parametrize("names", [EIGHT, _ODD], ids=["cast", "odd"])
def test_filled_in_or_made_it_is_the_same(site: Site, rulebook: str, otherwise: int, names: tuple[str, ...]) -> None:
    row = site.event(rulebook, names if rulebook != "tribbles" else PODS)
    site.post_round(row)
    snapshot = site.snapshot(row)
    kept._made.clear()
    for player in snapshot.tournament.entrants:
        table = me(snapshot, player).table
        if table is None or table.form is None:
            continue
        context = {"snapshot": snapshot, "table": table, "key": f"k-{player}", "csrf_token": f"t-{player}"}
        made = render_to_string("phone/ways.html", {**context, "otherwise": otherwise})
        assert ways(context, otherwise) == made  # type: ignore[arg-type]


def test_ten_tables_need_one_making(site: Site) -> None:
    row = site.event(names=tuple(f"Morn {number}" for number in range(20)))
    site.post_round(row)
    kept._made.clear()
    for player in site.snapshot(row).tournament.entrants:
        table = me(site.snapshot(row), player).table
        ways({"snapshot": site.snapshot(row), "table": table, "key": "k"})  # type: ignore[arg-type]
    assert len(kept._made) == 1


def test_what_was_typed_is_one_players_alone(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    match = site.snapshot(row).tournament.rounds[-1].matches[1]
    kept._made.clear()
    typed = {"way": "normal won", "mine": "35", "theirs": "\ue004"}
    table = me(site.snapshot(row), match.seats[0], typed).table
    html = ways({"snapshot": site.snapshot(row), "table": table, "key": "k", "csrf_token": "t"})  # type: ignore
    assert 'value="35"' in html and not kept._made
