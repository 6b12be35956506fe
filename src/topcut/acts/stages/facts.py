"""Facts of the stages of the plan: heats, cuts, brackets."""

from __future__ import annotations

from topcut.journal.fact import Fact, PlayerId, TextRef
from topcut.journal.plan import Game, Stage, StageNumber


class PlanChanged(Fact, frozen=True):
    """Other stages were announced."""

    plan: tuple[Stage, ...]
    consent: TextRef = ""
    reason: TextRef = ""
    emergency: bool = False


class Joined(Fact, frozen=True):
    """Plays in this heat."""

    player: PlayerId
    stage: StageNumber


class StageOpened(Fact, frozen=True):
    """A cut was made, or a bracket filled: who plays in this stage, the best seed first, and by which table."""

    stage: StageNumber
    seeds: tuple[PlayerId, ...]
    games: tuple[Game, ...] = ()  # of a bracket; fixed from now on
    seed: str = ""  # where chance ordered them


class PrizesSplit(Fact, frozen=True):
    """All who were still in a bracket agreed to share its prizes evenly (002 5.2)."""

    stage: StageNumber
    players: tuple[PlayerId, ...]
    ended: bool = False  # and to play no further
    consent: TextRef = ""


StagesFact = PlanChanged | Joined | StageOpened | PrizesSplit
