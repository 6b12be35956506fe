"""Every act has a time after which it is refused, and then nothing of it is written."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from threading import Event as Signal
from time import monotonic
from typing import Any

import pytest

from saying import refused
from topcut.acts.event.commands import Announce
from topcut.acts.rounds.commands import Draw
from topcut.acts.who import DIRECTOR
from topcut.refusal import Refused
from topcut.web.events_served import front as front_of
from topcut.web.server.answer import Answer
from topcut.web.server.front import Front
from topcut.web.server.limits import limited, must_be_in_time, works_ahead
from topcut.web.server.turns import Turns
from topcut.web.site import live
from topcut.web.store.adopting import adopt
from topcut.web.store.models import Event, Line
from web.asking import Counted, ask, asked, scope
from web.saying import says
from web.site import Site

OVER, AGES = -1.0, 3600.0  # seconds from now


@pytest.fixture
def front(site: Site) -> Iterator[Front]:
    made = front_of(Counted())
    yield made
    made.close()


def test_an_act_past_its_time_is_refused_and_writes_nothing(site: Site) -> None:
    row = site.event()
    before = Line.objects.count()
    with limited(monotonic() + OVER):
        answer = live.do(row, Announce("Lunch is at noon"), DIRECTOR)
    assert isinstance(answer, Refused) and answer.refusals[0].code == "site-too-late"
    assert Line.objects.count() == before and Event.objects.get().head == before
    with limited(monotonic() + AGES):
        site.do(row, Announce("Lunch is at noon"))


@pytest.mark.parametrize("ahead", [True, False])
def test_a_draw_that_took_too_long_is_not_written(site: Site, ahead: bool) -> None:
    row = site.event()
    with limited(monotonic() + OVER, ahead):
        assert works_ahead() is ahead
        assert isinstance(live.do(row, Draw(), DIRECTOR), Refused)
    assert site.snapshot(row).tournament.draw is None
    assert not works_ahead()


def test_the_desk_tells_it_in_a_sentence(site: Site) -> None:
    row = site.event()
    director = site.browser(row, "director")
    with limited(monotonic() + OVER):
        answer = director.post(f"/e/{row.slug}/desk/pairing/draw", {"key": "k"})
    assert answer.status_code == 422
    assert says(answer, "site-too-late")


def test_an_event_that_took_too_long_is_not_made(site: Site) -> None:
    journal = live.journal_of(site.event().pk).read()
    with limited(monotonic() + OVER), refused("site-too-late"):
        adopt(journal.history, journal.words, title="Another")
    assert Event.objects.count() == 1


def test_without_a_limit_nothing_is_late() -> None:
    must_be_in_time()


# Waiting in a line ---------------------------------------------------------------------------------------------------


class Held:
    """Django that takes its time: it goes on when it is told to."""

    def __init__(self) -> None:
        self.begun, self.go_on = Signal(), Signal()
        self.asked: list[str] = []

    def __call__(self, environ: dict[str, Any], start: Any) -> list[bytes]:
        self.asked.append(environ["PATH_INFO"])
        self.begun.set()
        assert self.go_on.wait(60)
        start("200 OK", [("Content-Type", "text/plain")])
        return [b"done"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("/e/friday/me/report", "/e/monday/me/report"),
        ("/sign-in", "/sign-up"),
        ("/e/friday/desk/pairing/draw", "/e/friday/desk/pairing/post"),
        ("/e/friday/desk/slip", "/e/friday/desk/announce"),
    ],
)
def test_what_could_not_be_begun_in_time_is_never_begun(site: Site, first: str, second: str) -> None:
    django = Held()
    front = front_of(django)

    async def two() -> tuple[Answer, Answer]:
        busy = asyncio.ensure_future(asked(front, scope(first, "POST")))
        await asyncio.to_thread(django.begun.wait, 60)
        front.seconds = dict.fromkeys(front.seconds, 0.0)
        waited = await asked(front, scope(second, "POST"))
        django.go_on.set()
        return await busy, waited

    done, late = asyncio.run(two())
    assert (done.status, late.status) == (200, 503)
    assert says(late.body, "web-server-busy") and late.header(b"retry-after") == b"5"
    front.close()
    assert django.asked == [first]


def test_a_report_does_not_wait_for_a_password_a_draw_or_a_desk(site: Site) -> None:
    slow = ("/sign-in", "/e/friday/desk/pairing/draw", "/new", "/e/monday/desk/slip")
    quick = "/e/friday/me/report"
    django = Held()
    begun: list[str] = []

    def some_slow(environ: dict[str, Any], start: Any) -> list[bytes]:
        begun.append(environ["PATH_INFO"])
        if environ["PATH_INFO"] in slow:
            return django(environ, start)
        start("200 OK", [("Content-Type", "text/plain")])
        return [b"done"]

    front = front_of(some_slow)

    async def all_at_once() -> int:
        waiting = [asyncio.ensure_future(asked(front, scope(one, "POST"))) for one in slow]
        report = await asked(front, scope(quick, "POST"))
        assert not any(task.done() for task in waiting)
        django.go_on.set()
        await asyncio.gather(*waiting)
        return report.status

    assert asyncio.run(all_at_once()) == 200
    assert sorted(begun) == sorted((*slow, quick))
    front.close()


def test_a_desk_waits_for_one_act_of_another_desk_and_not_for_all_of_them(site: Site) -> None:
    """Whoever sends a hundred slips at once has them taken one by one; another event comes after the first."""
    django = Held()
    front = front_of(django)
    many, other = [f"/e/monday/desk/slip/{number}" for number in range(5)], "/e/friday/desk/slip"

    async def all_at_once() -> None:
        waiting = [asyncio.ensure_future(asked(front, scope(many[0], "POST")))]
        await asyncio.to_thread(django.begun.wait, 60)
        for path in (*many[1:], other):
            waiting.append(asyncio.ensure_future(asked(front, scope(path, "POST"))))
            await asyncio.sleep(0)  # it stands in its line
        django.go_on.set()
        await asyncio.gather(*waiting)

    asyncio.run(all_at_once())
    front.close()
    assert django.asked[:2] == [many[0], other]
    assert sorted(django.asked) == sorted((*many, other))


def test_a_players_page_does_not_wait_for_what_a_desk_looks_at(site: Site) -> None:
    """What a player sees after a report is what tells him that it was taken."""
    django = Held()

    def slow_desk(environ: dict[str, Any], start: Any) -> list[bytes]:
        if "/desk" in environ["PATH_INFO"]:
            return django(environ, start)
        start("200 OK", [("Content-Type", "text/plain")])
        return [b"mine"]

    front = front_of(slow_desk)

    async def both() -> bytes:
        looks = [asyncio.ensure_future(asked(front, scope("/e/monday/desk/results.json"))) for _ in range(3)]
        await asyncio.to_thread(django.begun.wait, 60)
        page = await asked(front, scope("/e/friday/me"))
        assert not any(one.done() for one in looks)
        django.go_on.set()
        await asyncio.gather(*looks)
        return page.body

    assert asyncio.run(both()) == b"mine"
    front.close()


def test_two_of_one_name_take_turns_and_no_line_is_kept() -> None:
    async def three() -> list[str]:
        turns, order = Turns(), []

        async def one(name: str, word: str) -> None:
            async with turns.turn(name, AGES):
                order.append(f"{word} begins")
                await asyncio.sleep(0)
                order.append(f"{word} ends")

        await asyncio.gather(one("friday", "draw"), one("friday", "post"))
        async with turns.turn("friday", AGES):
            with pytest.raises(TimeoutError):
                async with turns.turn("friday", 0):
                    order.append("never")
        assert not len(turns)
        return order

    assert asyncio.run(three()) == ["draw begins", "draw ends", "post begins", "post ends"]


def test_searches_are_made_one_at_a_time_and_a_page_passes_them(site: Site, front: Front) -> None:
    """Made-up words keep nobody from the page that everybody asks for."""
    row = site.event()
    site.post_round(row)
    made: list[bytes] = []

    async def many() -> list[int]:
        held = asyncio.Event()
        real = front._made_now

        async def counted(slug: str, about: Any) -> Answer:
            made.append(about["query_string"])
            if about["query_string"] == b"q=a":
                await held.wait()
            return await real(slug, about)

        front._made_now = counted  # type: ignore[method-assign]
        page = f"/e/{row.slug}/standings"
        searches = [asyncio.ensure_future(asked(front, scope(f"{page}?q={word}"))) for word in "abc"]
        plain = await asked(front, scope(page))
        assert sorted(made) == [b"", b"q=a"]
        held.set()
        return [plain.status, *(answer.status for answer in await asyncio.gather(*searches))]

    assert asyncio.run(many()) == [200] * 4
    assert made[2:] == [b"q=b", b"q=c"]


def test_a_page_is_answered_as_before(front: Front, site: Site) -> None:
    assert ask(front, "/rules").status == 200
