"""Server-sent events: "the head is now N" to every open page of an event. A lost message costs a poll, never data.

A change is told at once: pairings, a clock, an announcement. What comes in by the hundreds (results at the end of a
round, players at the door) is gathered: the next of those is told after a rest that grows with the number of open pages
and with what it cost to make the pages anew, so that telling and making leave the worker to those who report.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Lock

from topcut.web.server.answer import Headers, Receive, Send

_HEADERS: Headers = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
_BREATH = 20  # seconds between two signs of life
_REST = 0.2  # seconds between two tellings
_REST_PER_PAGE = 0.0002  # 5,000 open pages: told once in 1.2 seconds
_REST_PER_SECOND = 4  # a fifth of the time for making public pages anew, the rest for everything else
_LONGEST_REST = 2


def rest_after(pages: int, spent: float) -> float:
    """How long nothing is told after a telling to so many pages, when the last one cost so many seconds."""
    return min(max(_REST + pages * _REST_PER_PAGE, spent * _REST_PER_SECOND), _LONGEST_REST)


class News:
    """The heads of the events, and who wants to hear of them."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._pages: dict[str, set[asyncio.Event]] = {}
        self._resting: dict[str, asyncio.TimerHandle] = {}
        self._spent: dict[str, float] = {}
        self._lock = Lock()
        self.heard: dict[str, int] = {}  # what we know, from any thread
        self.told: dict[str, int] = {}  # what everybody has been told: public pages are at least as new

    def begin(self) -> None:
        """From now on tell in the loop that runs."""
        self._loop = asyncio.get_running_loop()

    def tell(self, slug: str, head: int, calm: bool = False) -> None:
        """From any thread: an event has grown; `calm` where that can wait a little."""
        if head <= self.heard.get(slug, 0):
            return
        with self._lock:
            self.heard[slug] = max(head, self.heard.get(slug, 0))
        self.soon(lambda: self._in_time(slug, calm))

    def forget(self, slug: str) -> None:
        """From any thread: the event is no more; another one of this name begins at nought."""
        with self._lock:
            self.heard.pop(slug, None)
        self.soon(lambda: self.told.pop(slug, None))

    def soon(self, act: Callable[[], object]) -> None:
        """In the loop, from any thread; at once where none runs yet."""
        if self._loop is None:
            act()
        else:
            self._loop.call_soon_threadsafe(act)

    def spent(self, slug: str, seconds: float) -> None:
        """A public page of the event was made anew."""
        self._spent[slug] = self._spent.get(slug, 0) + seconds

    def listeners(self, slug: str) -> int:
        return len(self._pages.get(slug, ()))

    def _in_time(self, slug: str, calm: bool) -> None:
        if not calm or slug not in self._resting:
            self._wake(slug)

    def _wake(self, slug: str) -> None:
        """Tell all pages, then rest; what can wait and is heard meanwhile is told at the end of the rest."""
        if resting := self._resting.pop(slug, None):
            resting.cancel()
        head = self.heard.get(slug, 0)
        if self.told.get(slug, 0) >= head:
            return
        self.told[slug] = head
        for page in self._pages.get(slug, ()):
            page.set()
        if self._loop is not None:
            rest = rest_after(self.listeners(slug), self._spent.pop(slug, 0))
            self._resting[slug] = self._loop.call_later(rest, self._wake, slug)

    async def stream(self, slug: str, receive: Receive, send: Send) -> None:
        """One open page, until it goes. It hears at once how far we are: it may have been made before the last act."""
        page = asyncio.Event()
        self._pages.setdefault(slug, set()).add(page)
        gone = asyncio.ensure_future(_gone(receive))
        gone.add_done_callback(lambda _: page.set())
        try:
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            await _say(send, b"retry: 2000\n\n" + self._news(slug))
            while not gone.done():
                words = await self._next(slug, page)
                if not gone.done():
                    await _say(send, words)
        except (OSError, RuntimeError):
            pass  # the page went while we spoke
        finally:
            gone.cancel()
            self._leave(slug, page)

    async def _next(self, slug: str, page: asyncio.Event) -> bytes:
        try:
            async with asyncio.timeout(_BREATH):
                await page.wait()
        except TimeoutError:
            return b": still here\n\n"
        page.clear()
        return self._news(slug)

    def _news(self, slug: str) -> bytes:
        head = self.told.get(slug, 0)
        return b"data: %d\n\n" % head if head else b": nothing yet\n\n"

    def _leave(self, slug: str, page: asyncio.Event) -> None:
        self._pages[slug].discard(page)
        if not self._pages[slug]:
            del self._pages[slug]


async def _say(send: Send, words: bytes) -> None:
    await send({"type": "http.response.body", "body": words, "more_body": True})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
