"""What undo must know of stages."""

from __future__ import annotations

from topcut.acts.stages.facts import Joined, PlanChanged, PrizesSplit, StageOpened
from topcut.journal.undoing import ANYTHING, Subjects, Undoing, ties


def _a_heat(fact: Joined) -> Subjects:
    return ANYTHING, f"player {fact.player}", "field"


def _a_heat_builds_on(fact: Joined) -> Subjects:
    return "event", f"player {fact.player}"


def _a_cut(fact: StageOpened) -> Subjects:
    return ANYTHING, "field", f"stage {fact.stage}"


def _a_cut_builds_on(fact: StageOpened) -> Subjects:
    return "event", "plan", "field", "results", "rounds", "ending"


UNDO: Undoing = {
    **ties(PlanChanged, touches=lambda _: (ANYTHING, "plan"), builds_on=lambda _: ("event", "plan")),
    **ties(Joined, touches=_a_heat, builds_on=_a_heat_builds_on),
    **ties(StageOpened, touches=_a_cut, builds_on=_a_cut_builds_on),
    **ties(PrizesSplit, touches=lambda _: (ANYTHING, "ending"), builds_on=lambda _: (ANYTHING,)),
}
