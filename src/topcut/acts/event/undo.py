"""What undo must know of the event itself."""

from __future__ import annotations

from topcut.acts.event.facts import Announced, Cancelled, Created, Retitled, SettingsChanged, TakenDown, Undone
from topcut.journal.undoing import ANYTHING, Subjects, Undoing, nothing, ties


def _rules(fact: Created | SettingsChanged) -> Subjects:
    return ANYTHING, "event"  # every act reads the rules


UNDO: Undoing = {
    **ties(Created, touches=_rules, builds_on=nothing),
    **ties(SettingsChanged, touches=_rules, builds_on=lambda _: ("event",)),
    **ties(Retitled, touches=lambda _: ("title",), builds_on=lambda _: ("event", "title")),
    **ties(Cancelled, touches=lambda _: (ANYTHING, "cancelled"), builds_on=lambda _: (ANYTHING,)),
    # what an undo took back, `journal/acts.py` knows
    **ties(Announced, TakenDown, Undone, touches=nothing, builds_on=nothing),
}
