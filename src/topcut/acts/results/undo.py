"""What undo must know of results."""

from __future__ import annotations

from topcut.acts.results.facts import (
    Confirmed,
    Corrected,
    Delayed,
    Disputed,
    PodRoundsNoted,
    Reported,
    ResultsFact,
    Settled,
)
from topcut.journal.undoing import ANYTHING, Subjects, Undoing, ties


def _touches(fact: ResultsFact) -> Subjects:
    return ANYTHING, f"match {fact.round}/{fact.table}", "results"


def _builds_on(fact: ResultsFact) -> Subjects:
    return "event", f"match {fact.round}/{fact.table}", f"round {fact.round}"


UNDO: Undoing = ties(
    Reported,
    PodRoundsNoted,
    Confirmed,
    Disputed,
    Settled,
    Corrected,
    Delayed,
    touches=_touches,
    builds_on=_builds_on,
)
