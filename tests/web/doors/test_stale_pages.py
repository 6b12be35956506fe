"""Pages that were overtaken: another process writes between the page and the button.

What this process knows is held back as it was when the page was made, as if the other write had come a moment before
the lock. Confirming, disputing, entering, posting, withdrawing and undoing are refused with what is so now, and
nothing is written.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from django.conf import settings

from topcut.acts.clock.commands import StartClock
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import Confirm, Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.seen import SawDraw, SawMatch
from topcut.acts.who import DIRECTOR, VISITOR, player
from topcut.desk.submit import Accepted
from topcut.journal.fact import Result
from topcut.refusal import Refused
from topcut.web.site import live
from topcut.web.store.models import Event, Line
from web.site import Site

WON, LOST = Result(games=((100, 35),)), Result(games=((0, 100),))
OTHER = """
import sys
from topcut.web.wsgi import application
from topcut.acts.who import DIRECTOR
from topcut.acts.clock.commands import StartClock
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import Confirm, Correct, Delay, Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.journal.fact import Result
from topcut.web.site import live
print("ready", flush=True)
for line in sys.stdin:
    slug, _, wanted = line.strip().partition(" ")
    print(type(live.do(live.snapshot(slug).row, eval(wanted), DIRECTOR)).__name__, flush=True)
"""


class Other:
    """Another process of the same site."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        assert self._line() == "ready"

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def do(self, row: Event, wanted: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{row.slug} {wanted}\n")
        self._process.stdin.flush()
        assert self._line() == "Accepted"


@pytest.fixture
def other(site: Site) -> Iterator[Other]:
    environment = os.environ | {"TOPCUT_DATA": str(settings.DATA), "PYTHONUNBUFFERED": "1"}
    piped = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "env": environment}
    with subprocess.Popen([sys.executable, "-c", OTHER], **piped) as process:  # type: ignore[call-overload]
        yield Other(process)
        process.stdin.close()


def _codes(answer: Accepted | Refused) -> list[str]:
    assert isinstance(answer, Refused), answer
    return [refusal.code for refusal in answer.refusals]


def _lines(row: Event) -> int:
    return Line.objects.filter(event=row).count()


def test_confirming_a_report_that_was_corrected(site: Site, other: Other) -> None:
    row = site.event()
    site.post_round(row)
    first, second = site.snapshot(row).tournament.rounds[0].matches[1].seats
    site.do(row, Report(1, 1, WON, first), first)
    match = site.snapshot(row).tournament.rounds[0].matches[1]
    other.do(row, "Correct(1, 1, Result(games=((0, 100),)), 'the other way round')")
    seen, before = SawMatch(1, 1, match.changed), _lines(row)
    answer = live.do(row, Confirm(1, 1, second), player(second), expects=seen)
    assert _codes(answer) == ["desk-match-changed"] and _lines(row) == before
    assert site.snapshot(row).tournament.rounds[0].matches[1].result == LOST


def test_entering_after_round_one_was_posted(site: Site, other: Other) -> None:
    row = site.event()
    site.do(row, Draw(seed="Bajor"))
    other.do(row, "Post()")
    before = _lines(row)
    answer = live.do(row, Enter((Person("Tora Ziyal"),)), VISITOR)
    assert _codes(answer) == ["account-event-started"] and _lines(row) == before


def test_posting_another_draw_than_the_one_that_was_looked_at(site: Site, other: Other) -> None:
    row = site.event()
    site.do(row, Draw(seed="Bajor"))
    draft = site.snapshot(row).tournament.draw
    assert draft is not None
    other.do(row, "Draw(reason='they came together', seed='Cardassia')")
    before = _lines(row)
    assert _codes(live.do(row, Post(), DIRECTOR, expects=SawDraw(draft.seq))) == ["desk-draw-changed"]
    assert _lines(row) == before


def test_undoing_what_something_was_built_on(site: Site, other: Other) -> None:
    row = site.event()
    site.post_round(row)
    site.do(row, StartClock())
    site.do(row, Report(1, 1, WON))
    seq = site.snapshot(row).head
    other.do(row, "Correct(1, 1, Result(games=((0, 100),)), 'the other way round')")
    before = _lines(row)
    assert _codes(live.do(row, Undo(seq), DIRECTOR)) == ["undo-depended-on"]
    assert _lines(row) == before


def test_a_page_that_was_overtaken_shows_what_is_now(site: Site, other: Other) -> None:
    """The phone's form, with what it had seen."""
    row = site.event()
    site.post_round(row)
    match = site.snapshot(row).tournament.rounds[0].matches[1]
    first, second = match.seats
    site.do(row, Report(1, 1, WON, first), first)
    seen = site.snapshot(row).tournament.rounds[0].matches[1].changed
    phone = site.browser(row, "player", site.snapshot(row).names[second])
    other.do(row, "Delay(1, 2, 'a ruling')")  # another table: no matter
    other.do(row, "Correct(1, 1, Result(games=((90, 35),)), 'counted again')")
    sent = {"round": 1, "table": 1, "seen": seen, "key": "once"}
    assert phone.post(f"/e/{row.slug}/me/confirm", sent).status_code == 409
    assert site.snapshot(row).tournament.rounds[0].matches[1].result == Result(games=((90, 35),))


def test_withdrawing_a_round_that_is_no_longer_the_latest(site: Site, other: Other) -> None:
    row = site.event(names=("Kira", "Odo", "Quark", "Dax"))
    site.post_round(row)
    site.report_all(row, WON)
    desk = site.browser(row, "director")
    desk.get(f"/e/{row.slug}/desk/pairing")
    other.do(row, "Draw(seed='Cardassia')")
    other.do(row, "Post()")
    before = _lines(row)
    answer = desk.post(f"/e/{row.slug}/desk/pairing/withdraw", {"round": 1, "reason": "wrong pairs", "key": "once"})
    assert answer.status_code in (409, 422) and b"that is round 2 now" in answer.content
    assert _lines(row) == before and len(site.snapshot(row).tournament.rounds) == 2


def test_disputing_a_report_that_was_corrected(site: Site, other: Other) -> None:
    """She mistyped and says so; a judge has put it right a moment before."""
    row = site.event()
    site.post_round(row)
    first, _ = site.snapshot(row).tournament.rounds[0].matches[1].seats
    site.do(row, Report(1, 1, WON, first), first)
    seen = site.snapshot(row).tournament.rounds[0].matches[1].changed
    phone = site.browser(row, "player", site.snapshot(row).names[first])
    other.do(row, "Correct(1, 1, Result(games=((0, 100),)), 'the other way round')")
    before = _lines(row)
    sent = {"round": 1, "table": 1, "seen": seen, "otherwise": 1, "way": "normal lost", "mine": 0, "theirs": 100}
    answer = phone.post(f"/e/{row.slug}/me/report", {**sent, "key": "once"})
    assert answer.status_code == 409 and b"has changed since you looked" in answer.content
    assert _lines(row) == before


def test_what_was_seen_goes_with_the_form_that_disputes(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    first, _ = site.snapshot(row).tournament.rounds[0].matches[1].seats
    site.do(row, Report(1, 1, WON, first), first)
    changed = site.snapshot(row).tournament.rounds[0].matches[1].changed
    page = site.browser(row, "player", site.snapshot(row).names[first]).get(f"/e/{row.slug}/me").content.decode()
    assert f'<input type="hidden" name="seen" value="{changed}">' in page
