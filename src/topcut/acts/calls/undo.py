"""What undo must know of calls: no result, no lot and no finish reads them."""

from __future__ import annotations

from topcut.acts.calls.facts import CallsFact, CallTaken, CallWithdrawn, JudgeAnswered, JudgeCalled
from topcut.journal.undoing import Subjects, Undoing, ties


def _touches(fact: CallsFact) -> Subjects:
    return (f"call {fact.round}/{fact.table}",)


def _builds_on(fact: CallsFact) -> Subjects:
    return "event", f"round {fact.round}", f"call {fact.round}/{fact.table}"


UNDO: Undoing = ties(JudgeCalled, CallTaken, JudgeAnswered, CallWithdrawn, touches=_touches, builds_on=_builds_on)
