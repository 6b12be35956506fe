"""What undo must know of entries."""

from __future__ import annotations

from topcut.acts.entries.facts import (
    ByeForfeited,
    CheckedIn,
    Described,
    Dropped,
    Entered,
    EntriesFact,
    FeeNoted,
    ReEntered,
    Renamed,
    Withdrawn,
)
from topcut.journal.undoing import ANYTHING, Subjects, Undoing, ties


def _touches(fact: EntriesFact) -> Subjects:
    return ANYTHING, f"player {fact.player}", "field"


def _builds_on(fact: EntriesFact) -> Subjects:
    return "event", f"player {fact.player}"


def _entering_builds_on(fact: Entered) -> Subjects:
    return *_builds_on(fact), "names"  # nobody entered who has the name that a correction gave up


def _a_drop_builds_on(fact: Dropped) -> Subjects:
    return "event", "plan", f"player {fact.player}", f"round {fact.after}", f"draft {fact.after}"


def _noted(fact: Described | FeeNoted) -> str:
    return f"{type(fact).__name__} {fact.player}"


UNDO: Undoing = {
    **ties(Entered, touches=_touches, builds_on=_entering_builds_on),
    **ties(Withdrawn, ReEntered, ByeForfeited, CheckedIn, touches=_touches, builds_on=_builds_on),
    **ties(Dropped, touches=_touches, builds_on=_a_drop_builds_on),
    **ties(Renamed, touches=lambda _: ("names",), builds_on=lambda fact: (*_builds_on(fact), "names")),
    # nothing is paired or counted by these
    **ties(
        Described,
        FeeNoted,
        touches=lambda fact: (_noted(fact),),
        builds_on=lambda fact: (*_builds_on(fact), _noted(fact)),
    ),
}
