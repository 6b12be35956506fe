"""What undo must know of limited play."""

from __future__ import annotations

from topcut.acts.limited.facts import GroupsSeated, PacksDealt, PickDrawn, PoolsSwapped, Suspended
from topcut.journal.undoing import ANYTHING, Undoing, ties

UNDO: Undoing = ties(
    GroupsSeated,
    PacksDealt,
    PoolsSwapped,
    Suspended,
    PickDrawn,
    touches=lambda _: (ANYTHING, "limited"),
    builds_on=lambda _: ("event", "field", "limited"),
)
