"""What of a record is for everybody to read: what was done, but not what was written about a person.

Why a match was delayed, disputed, settled or corrected, why a judge was called and what a play-tester said are words
for the officials. Why a round was drawn again or a plan was changed is everybody's business.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from topcut.journal.records import (
    Corrected,
    Delayed,
    Disputed,
    FeedbackGiven,
    JudgeCalled,
    Record,
    Settled,
)

_ABOUT_PERSONS = (Corrected, Delayed, Disputed, JudgeCalled, Settled)


def for_everybody(history: Iterable[Record]) -> list[Record]:
    """The same records without the words that are for officials."""
    return [_for_everybody(record) for record in history]


def _for_everybody(record: Record) -> Record:
    fact = record.fact
    if isinstance(fact, _ABOUT_PERSONS):
        return replace(record, fact=replace(fact, reason=""))
    if isinstance(fact, FeedbackGiven):
        return replace(record, fact=replace(fact, text=""))
    return record
