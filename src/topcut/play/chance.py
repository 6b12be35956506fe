"""Chance from a recorded seed: a fixed generator that anybody can replay with SHA-256 and a pencil.

The stream of a seed is SHA-256(seed + "/" + counter) for counter 0, 1, 2 …, cut into big-endian 32-bit words. A number
below n is the next word modulo n, words at or above the largest multiple of n being passed over; for n above 2**32 as
many words as n needs are put together, the first one highest.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")
_WORD = 1 << 32


class Chance:
    """Draws out of one seed, always the same ones in the same order."""

    def __init__(self, seed: str | int) -> None:
        self._seed = str(seed).encode()
        self._block = 0
        self._words: list[int] = []

    def _refill(self) -> None:
        digests = [hashlib.sha256(b"%s/%d" % (self._seed, self._block + i)).digest() for i in range(16)]
        self._block += 16
        self._words = list(struct.unpack(">128I", b"".join(digests)))
        self._words.reverse()

    def _word(self) -> int:
        if not self._words:
            self._refill()
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n <= 0:
            raise ValueError(f"no number below {n}")
        if n > _WORD:
            return self._below_large(n)
        limit = _WORD - _WORD % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def _below_large(self, n: int) -> int:
        words = (n.bit_length() + 31) // 32
        space = _WORD**words
        limit = space - space % n
        while True:
            value = 0
            for _ in range(words):
                value = value << 32 | self._word()
            if value < limit:
                return value % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher and Yates, from the last place down."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        copy = list(items)
        self.shuffle(copy)
        return copy

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]
