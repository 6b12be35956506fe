"""What is sent with a request arrives whole and in time, or is given up; the machine holds only so much of it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from topcut.web.events_served import front as front_of
from topcut.web.server.answer import Answer, Receive
from topcut.web.server.bodies import POURED_AWAY, Bodies, Gone, TooLong, TooMany, TooSlow
from web.asking import Counted, ask, scope
from web.saying import says
from web.site import Site

KILOBYTE = b"x" * 1024


class Sender:
    """Sends parts, then nothing more: the body stays unfinished."""

    def __init__(self, *parts: bytes, whole: bool = False) -> None:
        self._parts, self._whole = list(parts), whole
        self.waits = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        if not self._parts:
            self.waits.set()
            await asyncio.Event().wait()
        part = self._parts.pop(0)
        return {"type": "http.request", "body": part, "more_body": bool(self._parts) or not self._whole}


async def _read(bodies: Bodies, receive: Receive) -> bytes:
    return await bodies.read(scope("/new", "POST"), receive, 10 * 1024)


def test_a_whole_body_is_read_and_nothing_of_it_is_held() -> None:
    async def reads() -> bytes:
        bodies = Bodies()
        body = await _read(bodies, Sender(b"ti", b"tle", whole=True).receive)
        assert (len(bodies), bodies.size) == (0, 0)
        return body

    assert asyncio.run(reads()) == b"title"


@pytest.mark.parametrize("sent", [(), (KILOBYTE, KILOBYTE)], ids=["nothing", "a part"])
def test_a_body_that_stops_is_dropped_when_its_time_is_over(sent: tuple[bytes, ...]) -> None:
    """With no time at all: the clock is the limit's, nothing here waits."""

    async def stops() -> None:
        bodies = Bodies(seconds=0)
        with pytest.raises(TooSlow):
            await _read(bodies, Sender(*sent).receive)
        assert (len(bodies), bodies.size) == (0, 0)

    asyncio.run(stops())


@pytest.mark.parametrize("limits", [{"most": 2}, {"most_bytes": 2 * 1024}], ids=["number", "bytes"])
def test_of_too_many_the_oldest_is_given_up_and_a_report_comes_through(limits: dict[str, int]) -> None:
    async def many() -> tuple[list[object], bytes]:
        bodies, slow = Bodies(seconds=3600, **limits), [Sender(KILOBYTE) for _ in range(3)]
        tasks = []
        for one in slow:
            tasks.append(asyncio.ensure_future(_read(bodies, one.receive)))
            await one.waits.wait()
        report = await _read(bodies, Sender(b"mine=100", whole=True).receive)
        done, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        assert tasks[0] in done and tasks[2] in left
        assert bodies.size <= 2 * 1024 and len(bodies) <= 2
        for task in left:
            task.cancel()
        return [type(task.exception()) for task in tasks if task in done], report

    given_up, report = asyncio.run(many())
    assert set(given_up) == {TooMany} and report == b"mine=100"


def test_what_is_too_long_or_breaks_off_is_not_held_either() -> None:
    async def both() -> None:
        bodies = Bodies()
        with pytest.raises(TooLong):
            await _read(bodies, Sender(*[KILOBYTE] * 11, whole=True).receive)

        async def hangs_up() -> dict[str, Any]:
            return {"type": "http.disconnect"}

        with pytest.raises(Gone):
            await _read(bodies, hangs_up)
        assert (len(bodies), bodies.size) == (0, 0)

    asyncio.run(both())


def test_one_that_is_too_long_is_poured_away_so_that_the_browser_reads_why() -> None:
    """A connection that is closed while it still sends is a reset to a browser, and no sentence."""

    async def pours() -> None:
        bodies, sender = Bodies(seconds=3600), Sender(*[KILOBYTE] * 50)
        reading = asyncio.ensure_future(_read(bodies, sender.receive))
        await sender.waits.wait()
        assert not reading.done() and bodies.size == 0  # it still listens, and holds nothing
        reading.cancel()
        await asyncio.wait([reading])
        with pytest.raises(TooLong):  # more than anybody sends by mistake
            await _read(bodies, Sender(*[b"x" * POURED_AWAY, b"x"]).receive)
        assert (len(bodies), bodies.size) == (0, 0)

    asyncio.run(pours())


@pytest.mark.parametrize(
    ("limits", "status", "told"),
    [({"seconds": 0}, 408, "web-server-too-slow"), ({"most": 0}, 503, "web-server-busy")],
)
def test_whoever_is_given_up_is_told_and_nothing_was_begun(
    site: Site, limits: dict[str, Any], status: int, told: str
) -> None:
    django = Counted()
    front = front_of(django)
    front._bodies = Bodies(**limits)

    async def asks() -> Answer:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        await front(scope("/new", "POST"), Sender(b"title=").receive, send)
        return Answer(sent[0]["status"], sent[0]["headers"], sent[1]["body"])

    answer = asyncio.run(asks())
    assert answer.status == status and says(answer.body, told)
    assert not django.asked
    front._bodies = Bodies()
    assert ask(front, "/rules").status == 200
    front.close()
