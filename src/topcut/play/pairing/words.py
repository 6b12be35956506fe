"""Many random numbers at once, out of a seed, for fields of thousands: the same stream of SHA-256 that `Chance` reads."""

from __future__ import annotations

import hashlib

import numpy as np
from numpy.typing import NDArray


def words(seed: str, count: int) -> NDArray[np.uint64]:
    """64-bit words: SHA-256(seed + "/" + counter) for counter 0, 1, 2 …, cut into big-endian words."""
    start = hashlib.sha256(seed.encode() + b"/")
    blocks = []
    for block in range(-(-count // 4)):
        digest = start.copy()
        digest.update(b"%d" % block)
        blocks.append(digest.digest())
    return np.frombuffer(b"".join(blocks), dtype=">u8")[:count].astype(np.uint64)
