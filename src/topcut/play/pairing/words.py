"""Many random numbers at once, for fields of thousands: the same stream of SHA-256 that `Chance` reads."""

from __future__ import annotations

from hashlib import sha256

import numpy as np
from numpy.typing import NDArray


def words(seed: str, count: int) -> NDArray[np.uint64]:
    """64-bit words: SHA-256(seed + "/" + counter) for counter 0, 1, 2 …, cut into big-endian words."""
    start = seed.encode() + b"/"
    blocks = [sha256(start + b"%d" % block).digest() for block in range(-(-count // 4))]
    return np.frombuffer(b"".join(blocks), dtype=">u8")[:count].astype(np.uint64)


def coins(seed: str, count: int) -> NDArray[np.bool_]:
    """Heads or tails, from the bits of the words, the highest first."""
    bits = np.unpackbits(words(seed, -(-count // 64)).astype(">u8").view(np.uint8))
    return bits[:count].astype(bool)
