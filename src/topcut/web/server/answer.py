"""What goes out over HTTP: an answer, and the two questions that every browser asks with its request."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from msgspec import Struct

from topcut.messages.message import Message
from topcut.web.voices import PAGE

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]
_NEVER = re.compile(rb"\s*q\s*=\s*0(?:\.0{0,3})?\s*")


class Answer(Struct, frozen=True):
    """What a page answers."""

    status: int
    headers: Headers
    body: bytes

    def header(self, name: bytes) -> bytes:
        return next((value for known, value in self.headers if known == name), b"")

    def has(self, name: bytes) -> bool:
        return any(known == name for known, _ in self.headers)


def plain(status: int, said: Message, more: Headers | None = None) -> Answer:
    """An answer of one sentence."""
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"cache-control", b"no-store"), *(more or [])]
    return Answer(status, headers, PAGE.say(said).encode())


async def reply(send: Send, answer: Answer, method: str) -> None:
    """Send it; HEAD is told how long it is and gets nothing. Somebody who has gone is no error."""
    try:
        await begin(send, answer)
        await send({"type": "http.response.body", "body": b"" if method == "HEAD" else answer.body})
    except (OSError, RuntimeError):
        pass


async def begin(send: Send, answer: Answer) -> None:
    """Its status and headers."""
    headers = [pair for pair in answer.headers if pair[0] != b"content-length"]
    if answer.status not in (204, 304):
        headers.append((b"content-length", b"%d" % len(answer.body)))
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})


def takes_gzip(accepted: bytes) -> bool:
    """Whether an Accept-Encoding allows it; what cannot be read allows nothing."""
    for part in accepted.lower().split(b","):
        name, _, quality = part.partition(b";")
        if name.strip() == b"gzip":
            return not _NEVER.fullmatch(quality)
    return False


def has_it(asked: bytes, etag: bytes) -> bool:
    """Whether an If-None-Match names this page, weakly or not (a proxy that compresses weakens it)."""
    bare = etag.removeprefix(b"W/")
    return any(one.strip().removeprefix(b"W/") in (bare, b"*") for one in asked.split(b","))
