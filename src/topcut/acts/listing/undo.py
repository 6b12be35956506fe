"""What undo must know of a listing. Nothing is paired or counted by it; what a season makes of it is derived anew."""

from __future__ import annotations

from topcut.acts.listing.facts import Known, Listed, TakenInto
from topcut.journal.undoing import Subjects, Undoing, ties


def _of(fact: Known) -> Subjects:
    return (f"who {fact.player}",)


UNDO: Undoing = {
    **ties(TakenInto, touches=lambda _: ("program",), builds_on=lambda _: ("event", "program")),
    **ties(Listed, touches=lambda _: ("listing",), builds_on=lambda _: ("event", "listing")),
    **ties(Known, touches=_of, builds_on=lambda fact: ("event", f"player {fact.player}", *_of(fact))),
}
