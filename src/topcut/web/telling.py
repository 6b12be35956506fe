"""Server-sent events: "the head is now N" to every open page of an event. A lost message costs a poll, never data."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
_BREATH = 20  # seconds between two signs of life


class Told:
    """Who listens to which event."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._heads: dict[str, int] = {}

    def tell(self, slug: str, head: int) -> None:
        """From any thread: an event has changed."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._wake, slug, head)

    def _wake(self, slug: str, head: int) -> None:
        self._heads[slug] = head
        for waiting in self._waiting.get(slug, ()):
            waiting.set()

    async def stream(self, slug: str, receive: Receive, send: Send) -> None:
        """One open page, until it goes."""
        self._loop = asyncio.get_running_loop()
        waiting = asyncio.Event()
        self._waiting.setdefault(slug, set()).add(waiting)
        gone = asyncio.ensure_future(_gone(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            await _say(send, b"retry: 2000\n\n")
            while not gone.done():
                woken = asyncio.ensure_future(waiting.wait())
                await asyncio.wait({woken, gone}, timeout=_BREATH, return_when=asyncio.FIRST_COMPLETED)
                if woken.done():
                    waiting.clear()
                    await _say(send, b"data: %d\n\n" % self._heads.get(slug, 0))
                else:
                    woken.cancel()
                    await _say(send, b": still here\n\n")
        except (ConnectionError, RuntimeError):
            pass  # the page went while we spoke
        finally:
            gone.cancel()
            self._waiting[slug].discard(waiting)


async def _say(send: Send, words: bytes) -> None:
    await send({"type": "http.response.body", "body": words, "more_body": True})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
