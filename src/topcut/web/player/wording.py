"""Refusals as a player can act on them: he has no command line and no desk."""

from __future__ import annotations

from collections.abc import Sequence

from topcut.refusal import Refusal
from topcut.web.console.wording import worded

TOO_MANY = "too-many"
RACES = ("result-exists", "closed-round", "nothing", "same", "changed", "finished", "round-over")  # somebody was faster
_DO = {
    "result-exists": "if that is wrong, ask a judge or the director",
    "closed-round": "ask the director: only an official can enter it now",
    "nothing": "look at the page again: something has changed",
    "stranger": "find your own table in the pairings",
    "finished": "ask the director",
    "officials-only": "ask a judge or the director",
    "round-over": "look at the page again: your next table may be there",
    "disputed": "a judge will settle it",
}


def for_player(refusals: Sequence[Refusal]) -> list[Refusal]:
    """The same refusals with what a player can do about them."""
    return [Refusal(one.what, _DO.get(one.code, one.do), one.code) for one in map(worded, refusals)]


def status_of(refusals: Sequence[Refusal]) -> int:
    """429 for who is too fast, 409 where somebody else was faster, 422 where it cannot be at all."""
    if any(one.code == TOO_MANY for one in refusals):
        return 429
    return 409 if any(one.code in RACES for one in refusals) else 422
