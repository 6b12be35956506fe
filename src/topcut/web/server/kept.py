"""Pages kept in memory, each for one head of its event; whoever asks for one that is being made waits for that one."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from time import time

from topcut.web.server.answer import Answer, has_it, takes_gzip
from topcut.web.server.languages import VARY

Key = tuple[bytes, ...]
Make = Callable[[], Awaitable[Answer]]
HEAD = b"x-topcut-head"  # a page with this header says: I change only when the journal does,
UNTIL = b"x-topcut-until"  # and with this one: or at this second, when a deadline or an announcement ends
_OWN = (UNTIL, b"etag", b"vary", b"cache-control", b"content-length")
_ALWAYS = float("inf")
_PACKING = b"Accept-Encoding"
_AGAIN = b"no-cache"  # ask every time; the answer is mostly "as you have it"


class Kept:
    """A page as it goes out: plain, compressed, and "as you have it"."""

    __slots__ = ("_etag", "_plain", "_same", "_small", "head", "size", "until")

    def __init__(
        self, answer: Answer, head: int, lasts: bytes = _AGAIN, packed: bool = True, vary: bytes = _PACKING
    ) -> None:
        self.head = head
        until = answer.header(UNTIL)
        self.until = float(until) if until else _ALWAYS
        self._etag = f'W/"{sha256(answer.body).hexdigest()[:20]}"'.encode()
        common = [(b"etag", self._etag), (b"cache-control", lasts), (b"vary", vary)]
        headers = [pair for pair in answer.headers if pair[0] not in _OWN] + common
        self._plain = self._small = Answer(answer.status, headers, answer.body)
        if packed:
            small = gzip.compress(answer.body, 5, mtime=0)
            self._small = Answer(answer.status, [*headers, (b"content-encoding", b"gzip")], small)
        self._same = Answer(304, common, b"")
        self.size = len(self._plain.body) + len(self._small.body)

    def answer(self, headers: Mapping[bytes, bytes]) -> Answer:
        """What this request gets of it."""
        asked = headers.get(b"if-none-match")
        if asked and has_it(asked, self._etag):
            return self._same
        return self._small if takes_gzip(headers.get(b"accept-encoding", b"")) else self._plain


class Pages:
    """So many bytes of pages at most; the oldest go first."""

    def __init__(self, most: int, lasts: bytes = _AGAIN, packed: bool = True, now: Callable[[], float] = time) -> None:
        self._most, self._size, self._now = most, 0, now
        self._lasts, self._packed = lasts, packed
        self._kept: dict[Key, Kept] = {}
        self._making: dict[Key, asyncio.Future[Kept | Answer]] = {}
        self._emptied = 0

    def __len__(self) -> int:
        return len(self._kept)

    def empty(self) -> None:
        """Something besides a journal has changed; pages that are just being made are not kept either."""
        self._kept.clear()
        self._making.clear()  # whoever asks from now on gets one that was begun from now on
        self._size = 0
        self._emptied += 1

    async def get(self, key: Key, head: Callable[[], int], make: Make) -> Kept | Answer:
        """The page of at least the head that holds when it is asked for; an `Answer` where it cannot be kept."""
        wanted = head()
        for _ in range(2):  # one that was begun before we asked may be too old; the next one cannot be
            kept = self._kept.get(key)
            if kept is not None and kept.head >= wanted and self._now() < kept.until:
                return kept
            made = await self._made(key, make)
            if isinstance(made, Answer) or made.head >= wanted:
                return made
        return made

    async def _made(self, key: Key, make: Make) -> Kept | Answer:
        """Once for everybody who waits for it; what cannot be kept (it may hold a cookie) is made for each."""
        joined = key in self._making
        if not joined:
            self._making[key] = asyncio.ensure_future(self._make(key, make))
        made = await asyncio.shield(self._making[key])
        return await make() if joined and isinstance(made, Answer) else made

    async def _make(self, key: Key, make: Make) -> Kept | Answer:
        try:
            emptied = self._emptied
            answer = await make()
            head = answer.header(HEAD)
            if answer.status != 200 or not head.isdigit() or answer.has(b"set-cookie"):
                return answer
            kept = Kept(answer, int(head), self._lasts, self._packed, VARY)
            if emptied == self._emptied:
                self._keep(key, kept)
            return kept
        finally:
            if self._making.get(key) is asyncio.current_task():
                del self._making[key]

    def _keep(self, key: Key, page: Kept) -> None:
        self._forget(key)
        self._kept[key] = page
        self._size += page.size
        while self._size > self._most:
            self._forget(next(iter(self._kept)))

    def _forget(self, key: Key) -> None:
        if old := self._kept.pop(key, None):
            self._size -= old.size
