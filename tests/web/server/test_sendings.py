"""Large answers on their way out: nobody has the machine hold what he does not fetch."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

from topcut.web.events_served import front as front_of
from topcut.web.server.answer import Answer
from topcut.web.server.sendings import LARGE, PART, Sendings
from web.asking import asked, scope
from web.site import Site


class Browser:
    """It fetches what it is sent, until it does not any more."""

    def __init__(self, fetches: int = 1_000) -> None:
        self.parts: list[bytes] = []
        self.whole = False
        self.stuck = asyncio.Event()
        self._fetches = fetches

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            return
        if len(self.parts) == self._fetches:
            self.stuck.set()
            await asyncio.Event().wait()
        self.parts.append(message["body"])
        self.whole = not message["more_body"]


def _answer(size: int) -> Answer:
    return Answer(200, [], bytes(size))


def test_a_large_answer_goes_out_in_parts_and_whole() -> None:
    async def fetched() -> None:
        sendings, kira = Sendings(), Browser()
        await sendings.send(kira, _answer(2 * PART + 5))
        assert [len(part) for part in kira.parts] == [PART, PART, 5] and kira.whole
        assert sendings.size == 0

    asyncio.run(fetched())


def test_what_is_not_fetched_in_time_is_given_up() -> None:
    async def left_lying() -> None:
        sendings, quark = Sendings(seconds=0.0), Browser(fetches=1)
        await sendings.send(quark, _answer(3 * PART))
        assert not quark.whole and sendings.size == 0

    asyncio.run(left_lying())


def test_of_too_many_the_oldest_is_given_up_and_the_newest_comes_through() -> None:
    async def all_at_once() -> None:
        sendings = Sendings(most_bytes=5 * PART)
        lazy = [Browser(fetches=1) for _ in range(3)]
        going = []
        for browser in lazy:
            going.append(asyncio.ensure_future(sendings.send(browser, _answer(2 * PART))))
            await browser.stuck.wait()
        await going[0]
        assert not lazy[0].whole and sendings.size == 4 * PART
        odo = Browser()
        await sendings.send(odo, _answer(2 * PART))
        assert odo.whole and sendings.size <= 5 * PART
        for one in going:
            one.cancel()

    asyncio.run(all_at_once())


def test_the_front_sends_what_is_large_that_way(site: Site) -> None:
    def django(environ: dict[str, Any], start: Any) -> list[bytes]:
        start("200 OK", [("Content-Type", "text/plain")])
        return [bytes(LARGE + 1)]

    front = front_of(django)
    sent: list[int] = []
    original = front._sendings.send

    async def noted(send: Any, answer: Answer) -> None:
        sent.append(len(answer.body))
        await original(send, answer)

    front._sendings.send = noted  # type: ignore[method-assign]
    answer = asyncio.run(asked(front, scope("/e/friday/desk/journal.jsonl")))
    front.close()
    assert (answer.status, len(answer.body), sent) == (200, LARGE + 1, [LARGE + 1])
