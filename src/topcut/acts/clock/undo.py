"""What undo must know of the clock."""

from __future__ import annotations

from topcut.acts.clock.facts import ClockFact, ClockPaused, ClockResumed, ClockStarted, DeadlineSet, TimeAdded
from topcut.journal.undoing import ANYTHING, Subjects, Undoing, ties


def _touches(fact: ClockFact) -> Subjects:
    return ANYTHING, f"clock {fact.round}"


def _builds_on(fact: ClockFact) -> Subjects:
    clock = "event", f"clock {fact.round}"
    ahead = isinstance(fact, DeadlineSet) and fact.ahead
    return clock if ahead else (*clock, f"round {fact.round}")


UNDO: Undoing = ties(
    ClockStarted, ClockPaused, ClockResumed, TimeAdded, DeadlineSet, touches=_touches, builds_on=_builds_on
)
