"""What undo must know of entries."""

from __future__ import annotations

from topcut.acts.entries.facts import ByeForfeited, CheckedIn, Dropped, Entered, EntriesFact, ReEntered, Withdrawn
from topcut.journal.undoing import ANYTHING, Subjects, Undoing, ties


def _touches(fact: EntriesFact) -> Subjects:
    return ANYTHING, f"player {fact.player}", "field"


def _builds_on(fact: EntriesFact) -> Subjects:
    return "event", f"player {fact.player}"


def _a_drop_builds_on(fact: Dropped) -> Subjects:
    return "event", "plan", f"player {fact.player}", f"round {fact.after}", f"draft {fact.after}"


UNDO: Undoing = {
    **ties(Entered, Withdrawn, ReEntered, ByeForfeited, CheckedIn, touches=_touches, builds_on=_builds_on),
    **ties(Dropped, touches=_touches, builds_on=_a_drop_builds_on),
}
