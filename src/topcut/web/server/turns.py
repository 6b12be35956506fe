"""One after the other for each name, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Lines of those who wait, by name; a line that nobody stands in is not kept."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._here: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._locks)

    @asynccontextmanager
    async def turn(self, name: str, seconds: float) -> AsyncIterator[None]:
        """Its turn; `TimeoutError` where that does not come within so many seconds."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        self._here[name] += 1
        try:
            async with asyncio.timeout(seconds):
                await lock.acquire()
            try:
                yield
            finally:
                lock.release()
        finally:
            self._here[name] -= 1
            if not self._here[name]:
                del self._here[name], self._locks[name]
