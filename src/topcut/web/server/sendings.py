"""Large answers on their way out: part by part as they are fetched, and never more of them than the machine can hold.

Whoever asks for the journal of 20,000 players again and again and fetches nothing would have it held for him each time.
"""

from __future__ import annotations

import asyncio

from topcut.web.server.answer import Answer, Send, begin

LARGE = 1024 * 1024  # bytes; smaller answers go out at once
PART = 256 * 1024
SECONDS = 30  # for each part
MOST_BYTES = 128 * 1024 * 1024  # of all of them together


class Sendings:
    """All that are on their way. When they are too much, the oldest is given up: its connection is closed."""

    def __init__(self, seconds: float = SECONDS, most_bytes: int = MOST_BYTES) -> None:
        self._seconds, self._most_bytes = seconds, most_bytes
        self._going: dict[asyncio.Timeout, int] = {}  # the oldest first

    @property
    def size(self) -> int:
        """Bytes of answers that are not fetched yet."""
        return sum(self._going.values())

    async def send(self, send: Send, answer: Answer) -> None:
        """All of it, as it is fetched; given up where that takes too long or others need the room."""
        try:
            async with asyncio.timeout(self._seconds) as limit:
                self._going[limit] = len(answer.body)
                self._give_up_some()
                try:
                    await self._parts(send, answer, limit)
                finally:
                    self._going.pop(limit, None)
        except (TimeoutError, OSError, RuntimeError):  # given up, or gone
            pass

    async def _parts(self, send: Send, answer: Answer, limit: asyncio.Timeout) -> None:
        await begin(send, answer)
        last = len(answer.body) - PART
        for start in range(0, len(answer.body), PART):
            part = answer.body[start : start + PART]
            await send({"type": "http.response.body", "body": part, "more_body": start < last})
            if limit in self._going:
                limit.reschedule(asyncio.get_running_loop().time() + self._seconds)

    def _give_up_some(self) -> None:
        for limit in list(self._going)[:-1]:  # the one that has just come stays
            if self.size <= self._most_bytes:
                return
            del self._going[limit]
            limit.reschedule(asyncio.get_running_loop().time())
