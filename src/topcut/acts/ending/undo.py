"""What undo must know of the end."""

from __future__ import annotations

from topcut.acts.ending.facts import ConfrontationWon, EndingFact, Finished, LotDrawn, Reopened
from topcut.journal.undoing import ANYTHING, Subjects, Undoing, ties


def _touches(fact: EndingFact) -> Subjects:
    return ANYTHING, "ending"


def _a_winner_builds_on(fact: ConfrontationWon) -> Subjects:
    return "event", f"player {fact.player}", "results", "rounds"


UNDO: Undoing = {
    **ties(LotDrawn, Finished, Reopened, touches=_touches, builds_on=lambda _: (ANYTHING,)),
    **ties(ConfrontationWon, touches=_touches, builds_on=_a_winner_builds_on),
}
