"""How a phone is answered that asked for something which cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from topcut.messages.voice import Told
from topcut.web.voices import TOO_MANY

RACES = (  # somebody was faster
    "result-exists",
    "result-round-closed",
    "result-nothing-to-confirm",
    "result-nothing-to-dispute",
    "result-same",
    "concession-same",
    "scenario-rule-of-game-over",
    "scenario-last-game-over",
    "event-finished",
    "phone-table-gone",
    "desk-match-changed",
    "call-none",
    "call-answered",
    "call-round-over",
)


def status_of(refusals: Sequence[Told]) -> int:
    """429 for who is too fast, 409 where somebody else was faster, 422 where it cannot be at all."""
    if any(one.code in TOO_MANY for one in refusals):
        return 429
    return 409 if any(one.code in RACES for one in refusals) else 422
