"""What undo must know of rounds."""

from __future__ import annotations

from topcut.acts.rounds.facts import Drafted, LateSeated, RoundPaired, RoundsChanged, RoundWithdrawn, Started
from topcut.journal.undoing import ANYTHING, Subjects, Undoing, ties


def _a_draw(fact: Drafted) -> Subjects:
    return ANYTHING, f"draft {fact.round}"


def _a_round(fact: RoundPaired | RoundWithdrawn) -> Subjects:
    return ANYTHING, f"round {fact.round}", f"draft {fact.round}", "rounds"


def _a_pairing_builds_on(fact: Drafted | RoundPaired) -> Subjects:
    return "event", "plan", "field", "results", "rounds", "limited", f"draft {fact.round}"


def _withdrawing_builds_on(fact: RoundWithdrawn) -> Subjects:
    return "event", "rounds", "results", f"clock {fact.round}", f"draft {fact.round}"


def _a_seat(fact: LateSeated) -> Subjects:
    return ANYTHING, f"match {fact.round}/{fact.table}", "results", f"player {fact.player}"


def _a_seat_builds_on(fact: LateSeated) -> Subjects:
    return "event", f"match {fact.round}/{fact.table}", f"round {fact.round}", f"player {fact.player}"


UNDO: Undoing = {
    **ties(RoundsChanged, Started, touches=lambda _: (ANYTHING, "plan"), builds_on=lambda _: ("event", "plan")),
    **ties(Drafted, touches=_a_draw, builds_on=_a_pairing_builds_on),
    **ties(RoundPaired, touches=_a_round, builds_on=lambda fact: (*_a_pairing_builds_on(fact), "tables")),
    **ties(RoundWithdrawn, touches=_a_round, builds_on=_withdrawing_builds_on),
    **ties(LateSeated, touches=_a_seat, builds_on=_a_seat_builds_on),
}
