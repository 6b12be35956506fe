"""Clients for the measurements of the site: browsers that keep their connection and cookies, and pages that listen."""

from __future__ import annotations

import asyncio
import re
from time import perf_counter
from urllib.parse import urlencode

_HIDDEN = re.compile(r'name="(csrfmiddlewaretoken|key|round|table)" value="([^"]*)"')
_COOKIE = re.compile(rb"set-cookie: *(\w+)=([^;\r]*)", re.IGNORECASE)
_LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)


class Browser:
    """One person's browser on one connection."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.cookies: dict[str, str] = {}
        self.form: dict[str, str] = {}

    async def get(self, path: str) -> tuple[int, str]:
        return await self._ask("GET", path, b"")

    async def post(self, path: str, fields: dict[str, str]) -> tuple[int, str]:
        return await self._ask("POST", path, urlencode(fields).encode())

    async def enter(self, link: str, page: str) -> None:
        """Follow a personal link and open the page with its form."""
        await self.get(link)
        await self.open(page)

    async def open(self, page: str) -> None:
        """Open a page and take what its form sends without being typed."""
        status, html = await self.get(page)
        assert status == 200, f"{page}: {status}"
        self.form = dict(_HIDDEN.findall(html))
        self.hang_up()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def _ask(self, method: str, path: str, body: bytes) -> tuple[int, str]:
        self._line = self._line or await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._line
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", f"Cookie: {self.cookie}"]
        if body:
            lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = await reader.readuntil(b"\r\n\r\n")
        self.cookies |= {name.decode(): value.decode() for name, value in _COOKIE.findall(head)}
        length = _LENGTH.search(head)
        text = await reader.readexactly(int(length[1]) if length else 0)
        return int(head.split(None, 2)[1]), text.decode()

    def hang_up(self) -> None:
        if self._line:
            self._line[1].close()
        self._line = None


class Listener(asyncio.Protocol):
    """An open page of an event: notes when it is told of a head."""

    def __init__(self, slug: str, port: int) -> None:
        self._ask = f"GET /e/{slug}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
        self.open = asyncio.get_running_loop().create_future()
        self.told: dict[int, float] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._ask)

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self.told |= {int(head): now for head in re.findall(rb"data: (\d+)", data)}
        if self.told and not self.open.done():
            self.open.set_result(None)


async def listeners(slug: str, port: int, many: int) -> list[Listener]:
    """So many open pages, each of which has heard how far the event is."""
    loop, made = asyncio.get_running_loop(), []
    for start in range(0, many, 250):
        some = [
            loop.create_connection(lambda: Listener(slug, port), "127.0.0.1", port)
            for _ in range(min(250, many - start))
        ]
        made += [page for _, page in await asyncio.gather(*some)]
        await asyncio.gather(*(page.open for page in made[start:]))
    return made


def share(values: list[float], part: float) -> float:
    """The value below which this part of them lies."""
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]
