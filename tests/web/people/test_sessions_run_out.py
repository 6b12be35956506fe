"""A session that is over is told, whatever ended it: sixty days, another browser, or a clock that was set right."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.sessions.models import Session
from django.core import signing
from django.http import HttpResponse
from django.utils import timezone

from web.saying import says
from web.site import Site


def _is_told(page: HttpResponse) -> bool:
    return says(page, "web-account-ran-out")


@pytest.mark.parametrize(("role", "player", "page"), [("director", "", "desk"), ("player", "Kira", "me")])
def test_a_clock_that_was_years_behind_is_set_right(
    site: Site, monkeypatch: pytest.MonkeyPatch, role: str, player: str, page: str
) -> None:
    row = site.event()
    with monkeypatch.context() as behind:
        now = signing.time.time()
        behind.setattr(signing.time, "time", lambda: now - 5 * 365 * 86_400)
        browser = site.browser(row, role, player)  # type: ignore[arg-type]
        assert not _is_told(browser.get(f"/e/{row.slug}/{page}"))
    answer = browser.get(f"/e/{row.slug}/{page}")
    assert _is_told(answer) and says(answer, "web-account-ran-out-why")


def test_a_session_of_the_database_that_is_over(site: Site) -> None:
    row = site.event()
    browser = site.browser()
    session = browser.session
    session["something"] = "that does not ride in a cookie"
    session.save()
    browser.cookies["sessionid"] = session.session_key
    assert not _is_told(browser.get(f"/e/{row.slug}/desk"))
    Session.objects.update(expire_date=timezone.now() - timedelta(days=1))
    assert _is_told(browser.get(f"/e/{row.slug}/desk"))


def test_whoever_was_never_known_is_told_nothing(site: Site) -> None:
    row = site.event()
    stranger = site.browser()
    assert not _is_told(stranger.get(f"/e/{row.slug}/desk"))
    stranger.cookies["sessionid"] = "forged:by:hand"
    assert not _is_told(stranger.get(f"/e/{row.slug}/desk"))
