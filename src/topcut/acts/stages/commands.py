"""What people want of the stages of the plan: heats, cuts, brackets."""

from __future__ import annotations

from topcut.acts.command import Command
from topcut.acts.fields import Consent, Reason
from topcut.journal.fact import PlayerId
from topcut.journal.plan import Stage, StageNumber


class ChangePlan(Command, frozen=True):
    """Announce other stages."""

    plan: tuple[Stage, ...]
    consent: Consent = ""
    reason: Reason = ""
    emergency: bool = False


class Join(Command, frozen=True):
    """Play in this heat too."""

    player: PlayerId
    stage: StageNumber


class OpenStage(Command, frozen=True):
    """Make the cut into the next stage, or fill a bracket."""

    stage: StageNumber = 0  # 0 = the next one
    seeds: tuple[PlayerId, ...] = ()  # the best first, where they are typed in


class SplitPrizes(Command, frozen=True):
    """All who are still in the bracket share its prizes evenly (002 5.2)."""

    consent: Consent = ""  # who agreed
    ended: bool = False  # they play no further
