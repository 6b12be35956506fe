"""A page that says until when it is true is kept no longer."""

from __future__ import annotations

import asyncio

import pytest

from topcut.web.server.answer import Answer
from topcut.web.server.kept import Kept, Pages

KEY = (b"/e/friday",)


class Clock:
    """The time, as a test says it."""

    def __init__(self) -> None:
        self.now, self.made = 1000.0, 0

    async def make(self) -> Answer:
        """True for ten seconds."""
        self.made += 1
        until = b"%d" % (int(self.now) + 10)
        return Answer(200, [(b"x-topcut-head", b"7"), (b"x-topcut-until", until)], b"page %d" % self.made)


@pytest.mark.parametrize(("later", "made"), [(0.0, 1), (9.9, 1), (10.0, 2), (500.0, 2)])
def test_it_is_made_anew_from_that_second_on(later: float, made: int) -> None:
    clock = Clock()
    pages = Pages(1_000_000, now=lambda: clock.now)

    async def asked_twice() -> bytes:
        await pages.get(KEY, lambda: 7, clock.make)
        clock.now += later
        kept = await pages.get(KEY, lambda: 7, clock.make)
        assert isinstance(kept, Kept)
        answer = kept.answer({})
        assert not answer.has(b"x-topcut-until"), "of no use to anybody else"
        return answer.body

    assert asyncio.run(asked_twice()) == b"page %d" % made
