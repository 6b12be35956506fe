"""Public pages of a large event are made by a second process: the same pages, and nothing is lost if it ends."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from topcut.acts.results.commands import Report
from topcut.web.server import helper
from topcut.web.server.making import Maker
from topcut.web.store.models import Event
from topcut.web.wsgi import application
from web.asking import scope
from web.moments import WON
from web.site import Site

PAGE = "/e/friday-night/standings"


@pytest.fixture
def event(site: Site) -> Event:
    row = site.event()
    site.post_round(row)
    return row


def _ready(**limits: float) -> Maker:
    """One whose second process can be asked."""
    made = Maker(application, long=0, **limits)
    made.helper.start()
    assert made.helper.is_ready(within=60)
    return made


@pytest.fixture(scope="module")
def maker() -> Iterator[Maker]:
    made = _ready()
    yield made
    made.close()


def test_the_first_long_page_starts_it(event: Event) -> None:
    maker = Maker(application, long=0)
    assert maker.make(scope(PAGE))[0].status == 200
    assert maker.helper.pid
    maker.close()


def test_a_small_event_has_no_second_process(event: Event) -> None:
    maker = Maker(application, long=60)
    assert maker.make(scope(PAGE))[0].status == 200
    assert not maker.helper.pid


def test_it_makes_the_same_page(maker: Maker, event: Event) -> None:
    ours = Maker(application, long=60).make(scope(PAGE))[0]
    theirs = maker.make(scope(PAGE))[0]
    assert maker.helper.is_ready() and (ours.status, ours.body) == (theirs.status, theirs.body)


def test_it_knows_what_was_written_since(maker: Maker, event: Event, site: Site) -> None:
    maker.make(scope(PAGE))
    site.do(event, Report(1, 1, WON))
    assert int(maker.make(scope(PAGE))[0].header(b"x-topcut-head")) == event.head


def test_a_page_that_is_not_there_is_not_there_either(maker: Maker) -> None:
    assert maker.make(scope("/e/nothing"))[0].status == 404


def test_one_that_was_killed_is_replaced_and_pages_are_made_here_meanwhile(
    event: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(helper, "_PAUSE", 0)
    maker = _ready()
    first = maker.helper.pid
    os.kill(first, signal.SIGKILL)
    os.waitid(os.P_PID, first, os.WEXITED | os.WNOWAIT)
    assert maker.make(scope(PAGE))[0].status == 200
    assert maker.helper.pid not in (0, first)
    assert maker.helper.is_ready(within=60)
    assert maker.make(scope(PAGE))[0].status == 200
    maker.close()


def test_one_that_does_not_answer_is_ended_and_replaced(event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helper, "_PAUSE", 0)
    maker = _ready(longest=0)
    first = maker.helper.pid
    os.kill(first, signal.SIGSTOP)
    answer = maker.make(scope(PAGE))[0]
    assert (answer.status, answer.header(b"retry-after")) == (503, b"5")
    assert maker.helper.pid not in (0, first)
    maker.close()


def test_one_that_cannot_live_is_not_started_again_and_again(event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    maker = _ready()
    monkeypatch.setattr(helper, "_PAUSE", 3600)
    os.kill(maker.helper.pid, signal.SIGKILL)
    assert [maker.make(scope(PAGE))[0].status for _ in range(2)] == [200, 200]
    assert not maker.helper.pid, "not within seconds of the last start"


def test_it_ends_when_we_hang_up() -> None:
    maker = _ready()
    child = maker.helper._child
    assert child is not None
    maker.helper.close(patience=60)
    assert child.returncode == 0


def test_ctrl_c_is_not_for_it(maker: Maker, event: Event) -> None:
    os.kill(maker.helper.pid, signal.SIGINT)
    assert maker.make(scope(PAGE))[0].status == 200 and maker.helper.is_ready()
