"""Refusals as a player can act on them: he has no command line and no desk."""

from __future__ import annotations

from collections.abc import Sequence

from topcut.messages.voice import Told
from topcut.refusal import Refusal, is_in_words
from topcut.web.console.wording import worded
from topcut.web.voices import PHONE, TOO_MANY

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
    "phone-result-changed",
    "nothing",
    "call-none",
    "call-answered",
    "call-round-over",
)
_DO = {
    "result-exists": "if that is wrong, ask a judge or the director",
    "nothing": "look at the page again: something has changed",
    "stranger": "find your own table in the pairings",
    "finished": "ask the director",
    "officials-only": "ask a judge or the director",
    "disputed": "a judge will settle it",
}


def for_player(refusals: Sequence[Refusal]) -> list[Told]:
    """The same refusals with what a player can do about them."""
    return [_told(one) if is_in_words(one) else PHONE.told(one) for one in refusals]


def _told(refusal: Refusal) -> Told:
    one = worded(refusal)
    return Told(one.what, _DO.get(one.code, one.do), one.code)


def status_of(refusals: Sequence[Told]) -> int:
    """429 for who is too fast, 409 where somebody else was faster, 422 where it cannot be at all."""
    if any(one.code in TOO_MANY for one in refusals):
        return 429
    return 409 if any(one.code in RACES for one in refusals) else 422
