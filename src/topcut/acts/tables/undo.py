"""What undo must know of table numbers: a posted round sits as they were, and a number is given to one only."""

from __future__ import annotations

from topcut.acts.tables.facts import FeatureChosen, FeatureTableSet, TableFixed, TablesNumbered
from topcut.journal.undoing import Undoing, ties

UNDO: Undoing = {
    **ties(
        TablesNumbered,
        FeatureTableSet,
        FeatureChosen,
        touches=lambda _: ("tables",),
        builds_on=lambda _: ("event", "plan", "tables"),
    ),
    **ties(
        TableFixed,
        touches=lambda _: ("tables",),
        builds_on=lambda fact: ("event", "tables", f"player {fact.player}"),
    ),
}
