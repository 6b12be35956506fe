"""What cannot be meant is asked about: a winner with fewer points, two results for one dispute."""

from __future__ import annotations

import pytest

from topcut.acts.results.commands import Report
from topcut.journal.fact import Result
from topcut.messages.message import message
from topcut.web.store.models import Event
from web.moments import WON
from web.saying import refused
from web.site import Site


@pytest.fixture
def row(site: Site) -> Event:
    made = site.event()
    site.post_round(made)
    return made


@pytest.mark.parametrize(("way", "mine", "theirs"), [("normal won", 35, 100), ("normal lost", 100, 35)])
def test_a_winner_with_fewer_points_is_asked_about(site: Site, row: Event, way: str, mine: int, theirs: int) -> None:
    name = site.snapshot(row).names[site.snapshot(row).tournament.rounds[0].matches[1].seats[0]]
    form = {"round": "1", "table": "1", "way": way, "mine": str(mine), "theirs": str(theirs), "key": "k"}
    answer = site.browser(row, "player", name).post(f"/e/{row.slug}/me/report", form)
    assert answer.status_code == 422 and refused(answer, "score-swapped", place=message("place-table", table=1))
    assert site.snapshot(row).tournament.rounds[0].matches[1].status == "open"


def test_a_dispute_is_not_settled_by_two_results(site: Site, row: Event) -> None:
    first, second = site.snapshot(row).tournament.rounds[0].matches[1].seats
    site.do(row, Report(1, 1, WON, first), by=first)
    site.do(row, Report(1, 1, Result(games=((35, 100),)), second), by=second)
    form = {"claim": "0", "result": "100-20", "reason": "", "key": "k"}
    answer = site.browser(row, "director").post(f"/e/{row.slug}/desk/round/1/table/1/settle", form)
    assert answer.status_code == 422 and refused(answer, "console-two-results")
    assert site.snapshot(row).tournament.rounds[0].matches[1].status == "disputed"
