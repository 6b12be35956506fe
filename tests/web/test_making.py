"""Public pages of a large event are made by a second process: the same pages, and nothing is lost if it ends."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from topcut.desk import commands
from topcut.web.making import Maker
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


def _ready() -> Maker:
    """One whose second process can be asked."""
    made = Maker(application, long=0)
    made._start()
    assert made._line is not None
    made._line.poll(60)
    assert made.helped
    return made


@pytest.fixture(scope="module")
def maker() -> Iterator[Maker]:
    made = _ready()
    yield made
    made.close()


def test_the_first_long_page_starts_it(event: Event) -> None:
    maker = Maker(application, long=0)
    assert maker.make(scope(PAGE))[0].status == 200
    assert maker._child is not None
    maker.close()


def test_a_small_event_has_no_second_process(event: Event) -> None:
    maker = Maker(application, long=60)
    assert maker.make(scope(PAGE))[0].status == 200
    assert maker._child is None and not maker.helped


def test_it_makes_the_same_page(maker: Maker, event: Event) -> None:
    ours = Maker(application, long=60).make(scope(PAGE))[0]
    theirs = maker.make(scope(PAGE))[0]
    assert maker.helped and (ours.status, ours.body) == (theirs.status, theirs.body)


def test_it_knows_what_was_written_since(maker: Maker, event: Event, site: Site) -> None:
    maker.make(scope(PAGE))
    site.do(event, commands.Report(1, 1, WON))
    assert int(maker.make(scope(PAGE))[0].header(b"x-topcut-head")) == event.head


def test_a_page_that_is_not_there_is_not_there_either(maker: Maker) -> None:
    assert maker.make(scope("/e/nothing"))[0].status == 404


def test_pages_are_made_here_when_it_has_ended(event: Event) -> None:
    maker = _ready()
    assert maker._child is not None
    os.kill(maker._child.pid, signal.SIGKILL)
    maker._child.wait()
    assert [maker.make(scope(PAGE))[0].status for _ in range(2)] == [200, 200]
    assert maker._child is None and not maker.helped, "and it is not started again and again"


def test_it_ends_when_we_hang_up() -> None:
    maker = _ready()
    child = maker._child
    assert child is not None
    maker.close()
    assert child.returncode == 0


def test_ctrl_c_is_not_for_it(maker: Maker, event: Event) -> None:
    assert maker._child is not None
    os.kill(maker._child.pid, signal.SIGINT)
    assert maker.make(scope(PAGE))[0].status == 200 and maker.helped
