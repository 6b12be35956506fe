"""What is sent with a request: whole, in time, and never more of it at once than the machine can hold."""

from __future__ import annotations

import asyncio

from topcut.limits import natural
from topcut.web.server.answer import Receive, Scope

LONGEST = 10 * 1024 * 1024
POURED_AWAY = 64 * 1024 * 1024  # of one that is too long: a browser reads why only when it has sent everything
_LONGEST_LENGTH = 15  # digits of a length that anybody would believe
SECONDS = 30  # for all of a body
MOST = 1_000  # bodies that are on their way at once
MOST_BYTES = 64 * 1024 * 1024  # of all of them together


class TooLong(Exception):
    """A body over the limit."""


class TooSlow(Exception):
    """A body that did not arrive in time."""


class TooMany(Exception):
    """A body that was given up because there were too many, and it was on its way for the longest time."""


class Gone(Exception):
    """Whoever asked has hung up before he had said everything."""


class _Coming:
    """A body on its way."""

    def __init__(self, limit: asyncio.Timeout) -> None:
        self.limit = limit
        self.parts: list[bytes] = []
        self.size = 0  # of what is held
        self.came = 0  # held or poured away
        self.given_up = False


class Bodies:
    """All that are on their way. When they are too many, the oldest goes: a report is here within one packet."""

    def __init__(self, seconds: float = SECONDS, most: int = MOST, most_bytes: int = MOST_BYTES) -> None:
        self._seconds, self._most, self._most_bytes = seconds, most, most_bytes
        self._coming: dict[int, _Coming] = {}  # the oldest first
        self._size = 0

    @property
    def size(self) -> int:
        """Bytes of bodies that are not whole yet."""
        return self._size

    def __len__(self) -> int:
        return len(self._coming)

    async def read(self, scope: Scope, receive: Receive, longest: int = LONGEST) -> bytes:
        """All that was sent with a request; half a body is never taken for a whole one."""
        told = dict(scope["headers"]).get(b"content-length", b"")
        announced = natural(told.decode("latin-1")) or 0
        if len(told) > _LONGEST_LENGTH or announced > max(POURED_AWAY, longest):
            raise TooLong
        try:
            async with asyncio.timeout(self._seconds) as limit:
                coming = _Coming(limit)
                self._coming[id(coming)] = coming
                try:
                    return await self._whole(coming, receive, 0 if announced > longest else longest)
                finally:
                    self._forget(coming)
        except TimeoutError:
            raise (TooMany if coming.given_up else TooSlow) from None

    async def _whole(self, coming: _Coming, receive: Receive, longest: int) -> bytes:
        while True:
            self._give_up_some()
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Gone
            self._take(coming, message.get("body", b""), longest)
            if coming.came > max(POURED_AWAY, longest):
                raise TooLong
            if not message.get("more_body"):
                if coming.came > longest:
                    raise TooLong
                return b"".join(coming.parts)

    def _take(self, coming: _Coming, part: bytes, longest: int) -> None:
        """Hold a part; of a body that is too long nothing, also not what came before."""
        coming.came += len(part)
        if coming.came <= longest:
            coming.parts.append(part)
            coming.size += len(part)
            self._size += len(part)
        else:
            self._size -= coming.size
            coming.parts, coming.size = [], 0

    def _give_up_some(self) -> None:
        """The oldest first, until the others fit."""
        for coming in list(self._coming.values()):
            if len(self._coming) <= self._most and self._size <= self._most_bytes:
                return
            coming.given_up = True
            self._forget(coming)
            coming.limit.reschedule(asyncio.get_running_loop().time())

    def _forget(self, coming: _Coming) -> None:
        if self._coming.pop(id(coming), None) is not None:
            self._size -= coming.size
            coming.parts = []
