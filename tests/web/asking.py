"""Asking the front as a server would, without sockets."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable
from typing import Any

from django.test import Client

from topcut.web.server.answer import Answer, Scope
from topcut.web.server.front import Front
from topcut.web.wsgi import application


class Counted:
    """Django, or something in its place, and what it was asked for."""

    def __init__(self, wsgi: Callable[..., Any] = application) -> None:
        self._wsgi = wsgi
        self.asked: list[dict[str, Any]] = []
        self.threads: list[str] = []

    def __call__(self, environ: dict[str, Any], start: Callable[..., Any]) -> Any:
        self.asked.append(environ)
        self.threads.append(threading.current_thread().name)
        return self._wsgi(environ, start)


def scope(address: str, method: str = "GET", **headers: str) -> Scope:
    path, _, query = address.partition("?")
    named = {name.replace("_", "-"): value for name, value in {"host": "testserver", **headers}.items()}
    return {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": query.encode(),
        "http_version": "1.1",
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
    }


async def asked(front: Front, about: Scope, parts: Iterable[bytes | None] = (b"",)) -> Answer:
    """One request; a part of the body that is None is where the client hangs up."""
    coming, sent = list(parts), []

    async def receive() -> dict[str, Any]:
        part = coming.pop(0)
        if part is None:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": part, "more_body": bool(coming)}

    async def send(message: Any) -> None:
        sent.append(message)

    await front(about, receive, send)
    start, *parts_out = sent
    assert [part.get("more_body", False) for part in parts_out] == [True] * (len(parts_out) - 1) + [False]
    return Answer(start["status"], start["headers"], b"".join(part["body"] for part in parts_out))


def ask(front: Front, address: str, method: str = "GET", body: bytes = b"", **headers: str) -> Answer:
    return asyncio.run(asked(front, scope(address, method, **headers), (body,)))


def cookies(client: Client) -> str:
    """What a browser would send."""
    return "; ".join(f"{name}={morsel.value}" for name, morsel in client.cookies.items())


class OpenPage:
    """A page that listens to an event."""

    def __init__(self, front: Front, slug: str) -> None:
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()
        self._left = asyncio.Event()
        self.task = asyncio.ensure_future(front(scope(f"/e/{slug}/live"), self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.body":
            await self.heard.put(message["body"])

    async def hears(self) -> bytes:
        async with asyncio.timeout(30):  # only so that a broken front does not hang the tests
            return await self.heard.get()

    async def leaves(self) -> None:
        self._left.set()
        await self.task
