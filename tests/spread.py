"""How much of many cases `make test` runs: some, spread over all of them. `make trust` runs every one."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

TRUST = bool(os.environ.get("TOPCUT_TRUST"))


Case = TypeVar("Case")


def spread(cases: Iterable[Case], most: int) -> list[Case]:
    """At most so many of them, the first and the last among them."""
    every = list(cases)
    if TRUST or len(every) <= most:
        return every
    return [every[at * (len(every) - 1) // (most - 1)] for at in range(most)]
