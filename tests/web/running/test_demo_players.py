"""The demo lives: its players report and confirm until the round waits for the visitor, whom nobody plays."""

from __future__ import annotations

from datetime import date

import pytest

from topcut.acts.results.commands import Report
from topcut.journal.fact import Result
from topcut.web.running.demo import YOURS, make_event
from topcut.web.running.demo_players import somebody_acts
from topcut.web.site import live
from topcut.web.site.live import Snapshot
from topcut.web.store.models import Event
from web.site import Site


@pytest.fixture
def row(site: Site) -> Event:
    return make_event(date.today())


def _until_nothing(row: Event) -> Snapshot:
    for _ in range(100):
        if not somebody_acts():
            return live.snapshot(row.slug)
    raise AssertionError("they never stop")


def test_they_play_everything_but_the_visitors_own_tables(row: Event) -> None:
    posted = _until_nothing(row).tournament.rounds[-1]
    waiting = {seat for match in posted.matches.values() if match.status != "confirmed" for seat in match.seats}
    own = [match for match in posted.matches.values() if set(YOURS) & set(match.seats) and match.status == "open"]
    assert own and waiting == {seat for match in own for seat in match.seats}


def test_a_visitors_report_is_confirmed_by_his_opponent(row: Event, site: Site) -> None:
    posted = _until_nothing(row).tournament.rounds[-1]
    match = next(
        match for match in posted.matches.values() if match.status == "open" and not set(YOURS) >= set(match.seats)
    )
    me = next(seat for seat in match.seats if seat in YOURS)
    site.do(row, Report(match.round, match.table, Result(games=((100, 35),)), me), by=me)
    after = _until_nothing(row).tournament.match(match.round, match.table)
    assert after and after.status == "confirmed"


def test_without_a_demo_nobody_acts(site: Site) -> None:
    site.post_round(site.event())
    assert not somebody_acts()
