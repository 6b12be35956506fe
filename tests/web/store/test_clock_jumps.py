"""A computer whose clock jumps by years, forward and back: the event goes on, is proven, and its pages are answered."""

from __future__ import annotations

import pytest
from django.test import Client

from topcut.acts.calls.commands import CallJudge
from topcut.acts.clock.commands import AddTime, PauseClock, ResumeClock, StartClock
from topcut.acts.event.commands import Announce
from topcut.acts.results.commands import Report
from topcut.desk.ports import SystemClock
from topcut.play.check import check
from topcut.web.site import live
from web.moments import WON
from web.site import Site

JUMPS = ("2026-11-18", "2016-11-18", "2036-11-18", "2026-11-17", "1970-01-01", "2038-01-20", "2026-11-19")
PAGES = ("", "/pairings", "/standings", "/journal", "/clock", "/display", "/desk", "/desk/journal", "/me")


def test_an_event_whose_clock_jumps_goes_on(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    row = site.event(rounds=3)
    site.post_round(row)
    acts = iter(
        (
            StartClock(),
            PauseClock(),
            ResumeClock(),
            AddTime(5),
            CallJudge(1, 1, ""),
            Report(1, 1, WON),
            Announce("Lunch"),
        )
    )
    browsers = (Client(), site.browser(row, "director"), site.browser(row, "player", "Kira"))
    for day in JUMPS:
        monkeypatch.setattr(SystemClock, "now", lambda self, day=day: f"{day}T10:00:00.000Z")
        site.do(row, next(acts))
        for browser in browsers:
            for page in PAGES:
                assert browser.get(f"/e/{row.slug}{page}").status_code < 500, (day, page)
    site.report_all(row, WON)
    site.post_round(row)
    assert [one for one in check(live.journal_of(row.pk).read().history) if not one.ok] == []
