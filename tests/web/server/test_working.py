"""A large event is drawn in a process of its own: the same round, and nothing written where it takes too long."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from time import monotonic
from urllib.parse import urlencode

import pytest
from django.test import Client

from topcut.web.events_served import EventsServed
from topcut.web.server import helper, working
from topcut.web.server.answer import Answer, Scope
from topcut.web.server.helper import Helper
from topcut.web.server.lanes import LARGE_BODY
from topcut.web.server.working import Workshop
from topcut.web.store.models import Event
from topcut.web.wsgi import application
from web.asking import cookies, scope
from web.saying import says
from web.site import Site

AGES = 600.0
Told = list[tuple[str, int, bool]]


@pytest.fixture(scope="module")
def told() -> Told:
    return []


@pytest.fixture(scope="module")
def workshop(told: Told) -> Iterator[Workshop]:
    made = Workshop(application, EventsServed(), lambda *words: told.append(words), 1)
    yield made
    made.close()


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "LARGE", 0)
    monkeypatch.setattr(helper, "_START", 60)
    monkeypatch.setattr(helper, "_PAUSE", 0)


def _form(director: Client, row: Event, act: str, **fields: str) -> tuple[Scope, bytes]:
    """A form of the desk as its browser sends it."""
    director.get(f"/e/{row.slug}/desk/players")
    token = director.cookies["csrftoken"].value
    body = urlencode({"csrfmiddlewaretoken": token, "key": "k", **fields}).encode()
    kind = "application/x-www-form-urlencoded"
    about = scope(f"/e/{row.slug}/desk/{act}", "POST", cookie=cookies(director), content_type=kind)
    return about, body


def _draw(workshop: Workshop, site: Site, row: Event, seconds: float = AGES) -> Answer:
    about, body = _form(site.browser(row, "director"), row, "pairing/draw")
    return workshop.answer(about, body, monotonic() + seconds)


def test_it_is_drawn_there_and_we_are_told(workshop: Workshop, told: Told, site: Site, large: None) -> None:
    row = site.event()
    told.clear()
    assert _draw(workshop, site, row).status == 302
    assert workshop.helpers[0].pid not in (0, os.getpid())
    assert told == [(row.slug, Event.objects.get().head, False)]
    assert site.snapshot(row).tournament.draw is not None


def test_a_small_event_is_drawn_here(site: Site, told: Told) -> None:
    row = site.event()
    workshop = Workshop(application, EventsServed(), lambda *words: told.append(words), 1)
    assert _draw(workshop, site, row).status == 302
    assert not workshop.helpers[0].pid
    assert site.snapshot(row).tournament.draw is not None


def test_a_large_form_is_read_there(workshop: Workshop, site: Site, large: None) -> None:
    row = site.event(names=())
    names = "\n".join(f"Bajoran {number} of the {'long ' * 10}list" for number in range(LARGE_BODY // 50))
    about, body = _form(site.browser(row, "director"), row, "players/list", names=names)
    assert len(body) > LARGE_BODY
    asked = workshop.helpers[0].asked
    assert workshop.answer(about, body, monotonic() + AGES).status == 302
    assert workshop.helpers[0].asked > asked
    assert len(site.snapshot(row).tournament.entrants) == len(names.splitlines())


def test_what_is_not_decided_in_time_is_refused_there_and_not_written(
    workshop: Workshop, told: Told, site: Site, large: None
) -> None:
    row = site.event()
    told.clear()
    assert _draw(workshop, site, row, seconds=-1).status == 422
    assert not told and site.snapshot(row).tournament.draw is None


def test_one_that_does_not_answer_is_stopped_and_replaced(
    workshop: Workshop, site: Site, large: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = site.event()
    monkeypatch.setattr(working, "GRACE", 0)
    assert workshop.helpers[0].wait()
    first = workshop.helpers[0].pid
    os.kill(first, signal.SIGSTOP)
    late = _draw(workshop, site, row, seconds=0)
    assert late.status == 503 and says(late.body, "web-server-stopped")
    assert site.snapshot(row).tournament.draw is None
    monkeypatch.undo()
    monkeypatch.setattr(working, "LARGE", 0)
    monkeypatch.setattr(helper, "_START", 60)
    monkeypatch.setattr(helper, "_PAUSE", 0)
    assert _draw(workshop, site, row).status == 302
    assert workshop.helpers[0].pid not in (0, first)


def test_one_that_is_killed_is_told_and_replaced(workshop: Workshop, site: Site, large: None) -> None:
    row = site.event()
    assert workshop.helpers[0].wait()
    os.kill(workshop.helpers[0].pid, signal.SIGKILL)
    answer = _draw(workshop, site, row)
    told = ("web-server-not-now", "web-server-stopped")  # found dead before it was asked, or while it worked
    assert answer.status == 503 and any(says(answer.body, one) for one in told)
    assert _draw(workshop, site, row).status == 302


def test_one_without_work_is_let_go(site: Site, large: None) -> None:
    workshop = Workshop(application, EventsServed(), lambda *words: None, 1)
    assert workshop.helpers[0].wait()
    workshop.rest()
    assert workshop.helpers[0].pid
    workshop.rest(idle=-1)
    assert not workshop.helpers[0].pid


def test_where_none_can_be_started_nothing_is_written(site: Site, large: None, monkeypatch: pytest.MonkeyPatch) -> None:
    row = site.event()
    monkeypatch.setattr(Helper, "wait", lambda self: False)
    answer = _draw(Workshop(application, EventsServed(), lambda *words: None, 1), site, row)
    assert answer.status == 503 and says(answer.body, "web-server-not-now")
    assert site.snapshot(row).tournament.draw is None
