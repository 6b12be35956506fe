"""What undo must know of byes and head starts that players bring."""

from __future__ import annotations

from topcut.acts.earned.facts import Brought
from topcut.journal.undoing import ANYTHING, Subjects, Undoing, ties


def _touches(fact: Brought) -> Subjects:
    return ANYTHING, f"player {fact.player}", "field"


def _builds_on(fact: Brought) -> Subjects:
    return "event", f"player {fact.player}"


UNDO: Undoing = ties(Brought, touches=_touches, builds_on=_builds_on)
