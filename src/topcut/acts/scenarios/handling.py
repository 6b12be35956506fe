"""Commands about scenarios: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.handling import Handlings, handled
from topcut.acts.scenarios.commands import (
    Award,
    CountDrinks,
    Donate,
    EndGame,
    GiveFeedback,
    ListSpecialRules,
    RejectSpecialRule,
)
from topcut.acts.scenarios.decide import (
    award,
    count_drinks,
    donate,
    end_game,
    give_feedback,
    list_special_rules,
    reject_special_rule,
)

HANDLING: Handlings = {
    ListSpecialRules: handled(list_special_rules),
    RejectSpecialRule: handled(reject_special_rule, "scorekeeper", own="entry"),
    EndGame: handled(end_game, "scorekeeper"),
    Donate: handled(donate, "scorekeeper"),
    CountDrinks: handled(count_drinks, "scorekeeper"),
    GiveFeedback: handled(give_feedback, own="entry"),
    Award: handled(award),
}
