"""Commands about table numbers: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.handling import Handlings, handled
from topcut.acts.tables.commands import ChooseFeature, FixTable, NumberTables, SetFeatureTable
from topcut.acts.tables.decide import choose_feature, fix_table, number_tables, set_feature_table

HANDLING: Handlings = {
    NumberTables: handled(number_tables, "scorekeeper"),
    FixTable: handled(fix_table, "scorekeeper"),
    SetFeatureTable: handled(set_feature_table, "scorekeeper"),
    ChooseFeature: handled(choose_feature, "scorekeeper"),
}
