"""The ASGI front: pages that everybody sees alike are answered from memory, changes are told, the rest is Django's.

Only an allow-list of public, cookie-independent addresses is kept. A page is kept for the head of its event and made
anew at the first request after a record; `If-None-Match` costs no page at all.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

from topcut.web import live
from topcut.web.bridge import Answer, call_wsgi
from topcut.web.statics import static
from topcut.web.telling import Told

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

HOT = re.compile(rb"/e/([\w-]+)(?:/(?:pairings|standings|bracket|display|clock))?(?:\?[\w=&+%.-]{0,120})?")
EVENTS = re.compile(r"/e/([\w-]+)/live")
_MOST_KEPT = 2000


class Kept:
    """A page as it goes out, plain and compressed."""

    __slots__ = ("etag", "head", "headers", "plain", "small")

    def __init__(self, answer: Answer, head: int) -> None:
        self.head = head
        self.plain = answer.body
        self.small = gzip.compress(answer.body, 5, mtime=0)
        self.etag = f'"{sha256(answer.body).hexdigest()[:20]}"'.encode()
        kept = (b"content-type", b"x-frame-options", b"referrer-policy", b"cross-origin-opener-policy")
        self.headers = [(name, value) for name, value in answer.headers if name in kept]


class Front:
    """One of these per worker process."""

    def __init__(self, wsgi: Callable[..., Any]) -> None:
        self._wsgi = wsgi
        self._thread = ThreadPoolExecutor(1, "django")  # one: two make SQLite wait for each other
        self._kept: dict[bytes, Kept] = {}
        self._heads: dict[str, int] = {}
        self.told = Told()
        live.listen(self._changed)

    def _changed(self, slug: str, head: int) -> None:
        """Called in Django's thread whenever a journal has grown."""
        self._heads[slug] = head
        self.told.tell(slug, head)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await _lifespan(receive, send)
        path = scope["path"]
        if path.startswith("/static/"):
            return await static(scope, send)
        if found := EVENTS.fullmatch(path):
            return await self.told.stream(found[1], receive, send)
        if scope["method"] == "GET":
            address = path.encode() + (b"?" + scope["query_string"] if scope["query_string"] else b"")
            if hot := HOT.fullmatch(address):
                return await self._hot(address, hot[1].decode(), scope, receive, send)
        await _respond(send, await self._django(scope, receive))
        return None

    async def _django(self, scope: Scope, receive: Receive) -> Answer:
        body = await _body(receive)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, call_wsgi, self._wsgi, scope, body)

    async def _hot(self, address: bytes, slug: str, scope: Scope, receive: Receive, send: Send) -> None:
        kept = self._kept.get(address)
        if kept is None or kept.head != self._heads.get(slug):
            anonymous = {**scope, "headers": [pair for pair in scope["headers"] if pair[0] != b"cookie"]}
            answer = await self._django(anonymous, receive)
            if answer.status != 200 or any(name == b"set-cookie" for name, _ in answer.headers):
                return await _respond(send, answer)
            head = int(answer.header(b"x-topcut-head") or 0)
            self._heads.setdefault(slug, head)
            kept = Kept(answer, head)
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[address] = kept
        headers = dict(scope["headers"])
        if headers.get(b"if-none-match") == kept.etag:
            return await _send(send, 304, [(b"etag", kept.etag)], b"")
        small = b"gzip" in headers.get(b"accept-encoding", b"")
        more = [(b"etag", kept.etag), (b"cache-control", b"no-cache"), (b"vary", b"Accept-Encoding")]
        more += [(b"content-encoding", b"gzip")] if small else []
        return await _send(send, 200, [*kept.headers, *more], kept.small if small else kept.plain)


async def _body(receive: Receive) -> bytes:
    parts = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


async def _respond(send: Send, answer: Answer) -> None:
    await _send(send, answer.status, answer.headers, answer.body)


async def _send(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    length = (b"content-length", str(len(body)).encode())
    kept = [pair for pair in headers if pair[0] != b"content-length"]
    await send({"type": "http.response.start", "status": status, "headers": [*kept, length]})
    await send({"type": "http.response.body", "body": body})


async def _lifespan(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        await send({"type": message["type"] + ".complete"})
        if message["type"] == "lifespan.shutdown":
            return
