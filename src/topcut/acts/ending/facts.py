"""Facts of the end: lots, the final confrontation, finishing."""

from __future__ import annotations

from topcut.journal.fact import Fact, PlayerId, TextRef
from topcut.journal.plan import StageNumber


class LotDrawn(Fact, frozen=True):
    """Players that nothing else could separate, best first."""

    players: tuple[PlayerId, ...]
    seed: str = ""
    stage: StageNumber = 1  # where they share a rank


class ConfrontationWon(Fact, frozen=True):
    """The winner of a final confrontation, named without a game: first whatever the score (R46)."""

    player: PlayerId
    reason: TextRef = ""  # why somebody else is named now


class Finished(Fact, frozen=True):
    pass


class Reopened(Fact, frozen=True):
    """It was over, and goes on: what its end said counts no more."""

    reason: TextRef = ""


EndingFact = LotDrawn | ConfrontationWon | Finished | Reopened
