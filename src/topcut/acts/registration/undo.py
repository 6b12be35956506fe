"""What undo must know of registration."""

from __future__ import annotations

from topcut.acts.registration.facts import MovedUp, PutOnWaitingList, RegistrationSet, WaitingOrdered
from topcut.journal.undoing import ANYTHING, Subjects, Undoing, ties


def _touches(fact: PutOnWaitingList | MovedUp) -> Subjects:
    return ANYTHING, f"player {fact.player}", "field", "waiting"


def _builds_on(fact: PutOnWaitingList | MovedUp) -> Subjects:
    return "event", "waiting", f"player {fact.player}"


UNDO: Undoing = {
    **ties(
        RegistrationSet, touches=lambda _: ("registration", "waiting"), builds_on=lambda _: ("event", "registration")
    ),
    **ties(PutOnWaitingList, MovedUp, touches=_touches, builds_on=_builds_on),
    **ties(WaitingOrdered, touches=lambda _: ("waiting",), builds_on=lambda _: ("event", "waiting")),
}
