"""Commands about stages: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.handling import Handlings, handled
from topcut.acts.stages.commands import ChangePlan, Join, OpenStage, SplitPrizes
from topcut.acts.stages.decide import join, open_stage, split_prizes
from topcut.acts.stages.plans import change_plan

HANDLING: Handlings = {
    ChangePlan: handled(change_plan),
    OpenStage: handled(open_stage, "scorekeeper"),
    Join: handled(join, "scorekeeper"),
    SplitPrizes: handled(split_prizes),
}
