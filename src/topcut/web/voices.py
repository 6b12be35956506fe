"""The voices of the site: that of its pages, and that of a player's phone. Templates escape what they show."""

from __future__ import annotations

from topcut.messages.voice import Voice
from topcut.refusal import Refused

PAGE = Voice("web")
PHONE = Voice("phone")
TOO_MANY = ("phone-too-fast", "account-too-many-entries", "console-too-many-events")  # told to wait


def is_too_many(refused: Refused) -> bool:
    """Whether somebody did something too often: answered with 429."""
    return any(refusal.code in TOO_MANY for refusal in refused.refusals)


def with_words(refused: Refused) -> Refused:
    """The same with its words, for where nobody catches it: a site that cannot be started by its settings."""
    refused.add_note("\n".join(str(told) for told in Voice("cli").all_told(refused.refusals)))
    return refused
