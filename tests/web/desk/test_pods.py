"""Rounds inside draft pods at the desk: reasons and changes as elsewhere (002 7.6)."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest

from saying import fits
from topcut.acts.limited.commands import SeatGroups
from topcut.acts.rounds.commands import Draw, Post, Swap
from topcut.answers.my_match import my_match
from topcut.answers.round import posted_rows
from topcut.answers.why import why_here
from topcut.journal.state import DrawnRound
from topcut.messages.message import message
from topcut.play.limited.groups import groups_of
from topcut.web.public.pairings import row_of
from topcut.web.store.models import Event
from web.console import Desk
from web.saying import says, words_of
from web.site import Site

NINE = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog", "Leeta")


def _drawn(site: Site) -> tuple[Event, Desk]:
    row = site.event("transformers", NINE, format="draft")
    site.do(row, SeatGroups(seed="1"))
    site.do(row, Draw(seed="Bajor"))
    return row, Desk(site.browser(row, "director"), row.slug)


def _draw(site: Site, row: Event) -> DrawnRound:
    draft = site.snapshot(row).tournament.draw
    assert draft is not None
    return draft


def _small_pod(site: Site, row: Event) -> list[str]:
    snapshot = site.snapshot(row)
    return [snapshot.names[player] for player in groups_of(snapshot.tournament)[1].players]


def test_a_draw_in_pods_tells_its_reasons_and_can_be_changed(site: Site) -> None:
    row, desk = _drawn(site)
    page = desk.look("/pairing")
    assert says(page, "reason-level")
    names = _small_pod(site, row)
    tables = [
        t.seats for t in _draw(site, row).tables if site.snapshot(row).names[t.seats[0]] in names and len(t.seats) == 2
    ]
    (a, _), (b, _) = ([site.snapshot(row).names[seat] for seat in seats] for seats in tables)
    told = desk.look("/pairing?" + urlencode({"line": f"s {a}, {b}"}))
    assert says(told, "web-proposal-cost-stays"), told.text
    site.do(row, Swap(*(seats[0] for seats in tables)))
    assert _draw(site, row).by_hand


@pytest.mark.parametrize("verb", ["s", "pin"])
def test_players_of_two_pods_are_not_brought_together(site: Site, verb: str) -> None:
    row, desk = _drawn(site)
    small = _small_pod(site, row)
    other = next(name for name in NINE if name not in small)
    told = desk.look("/pairing?" + urlencode({"line": f"{verb} {other}, {small[0]}"}))
    assert says(told, "pairing-different-pods", one=other, other=small[0])


def test_a_player_reads_why_in_a_pod(site: Site) -> None:
    row, _ = _drawn(site)
    site.do(row, Post())
    why = why_here(site.snapshot(row), 1, site.player(row, _small_pod(site, row)[0]))
    assert fits(why, message("reason-pair", cause="reason-level"))


def test_7_2_who_keeps_the_score_is_told_at_the_desk_on_phones_and_in_public(site: Site) -> None:
    row = site.event("tribbles", names=("Kira", "Odo", "Quark", "Dax"))
    site.post_round(row)
    snapshot = site.snapshot(row)
    match = snapshot.tournament.rounds[0].matches[1]
    keeper = snapshot.names[match.seats[0]]
    desk = Desk(site.browser(row, "director"), row.slug).look("/round/1/table/1")
    assert f"{words_of('web-table-keeper')}{keeper}" in desk.text
    for place, seat in enumerate(my_match(snapshot, match.seats[1]).seats):
        assert seat.said == (message("pod-keeps-score") if place == 0 else None)
    (shown,) = posted_rows(snapshot, snapshot.tournament.rounds[0], (match,))
    assert [side.note for side in row_of(snapshot, shown).sides] == [words_of("pod-keeps-score"), "", "", ""]
