"""Facts of table numbers. They hold for rounds that are posted later; posted rounds stay where they are."""

from __future__ import annotations

from topcut.journal.fact import Fact, PlayerId, RoundNumber, Table
from topcut.journal.plan import StageNumber


class TablesNumbered(Fact, frozen=True):
    """The tables of a stage, or of all that have no numbers of their own."""

    first: Table  # 0 = as if nobody had said anything
    last: Table = 0  # 0 = as many as it takes
    stage: StageNumber = 0


class TableFixed(Fact, frozen=True):
    """Somebody sits at the same table in every round."""

    player: PlayerId
    table: Table = 0  # 0 = no longer


class FeatureTableSet(Fact, frozen=True):
    """The table of the pairing that leads, or that the director chooses."""

    table: Table = 0  # 0 = there is none


class FeatureChosen(Fact, frozen=True):
    """Whose match has the feature table in a round that is not posted yet."""

    round: RoundNumber
    player: PlayerId = ""  # "" = the pairing that leads


TablesFact = TablesNumbered | TableFixed | FeatureTableSet | FeatureChosen
