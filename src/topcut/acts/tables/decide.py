"""Numbering the tables, giving somebody a table of their own, and the feature table."""

from __future__ import annotations

from topcut.acts.matter import Matter
from topcut.acts.stages.decide import stages_of
from topcut.acts.tables.commands import ChooseFeature, FixTable, NumberTables, SetFeatureTable
from topcut.acts.tables.facts import FeatureChosen, FeatureTableSet, TableFixed, TablesNumbered
from topcut.journal.fact import Table
from topcut.journal.plan import StageNumber
from topcut.journal.records import AnyFact
from topcut.play.stages import plan_of, stage_name
from topcut.play.table_numbers import next_to_post
from topcut.refusal import refuse


def number_tables(matter: Matter, command: NumberTables) -> list[AnyFact]:
    """From which number on, and up to which, the tables of a stage count."""
    matter.must_run()
    plan, first, last = plan_of(matter.tournament, matter.book), command.first, command.last
    if not 0 <= command.stage <= len(plan):
        raise refuse("tables-no-stage", number=command.stage, stages=stages_of(plan))
    if (last and last < first) or (last and not first):
        raise refuse("tables-last-before-first", first=first, last=last)
    if matter.tournament.tables.ranges.get(command.stage, (0, 0)) == (first, last):
        raise refuse("tables-as-they-are")
    _must_part_heats(matter, command.stage, (first, last))
    return [TablesNumbered(first, last, command.stage)]


def _must_part_heats(matter: Matter, stage: StageNumber, bounds: tuple[Table, Table]) -> None:
    """Heats are played beside each other: a table cannot be in two of them."""
    plan = plan_of(matter.tournament, matter.book)
    if not stage or not plan[stage - 1].heat or not bounds[0]:
        return
    for other, known in matter.tournament.tables.ranges.items():
        if other not in (0, stage) and plan[other - 1].heat and _overlap(bounds, known):
            first, last = known
            raise refuse("tables-of-another-heat", heat=stage_name(plan, other), first=first, last=last)


def _overlap(one: tuple[Table, Table], other: tuple[Table, Table]) -> bool:
    """Whether a table is in both; a last one of 0 is no end."""
    return all(not last or first <= last for first, last in ((one[0], other[1]), (other[0], one[1])))


def fix_table(matter: Matter, command: FixTable) -> list[AnyFact]:
    """A table of their own for somebody who needs it; nobody else has the same."""
    matter.must_run()
    entrant, tables = matter.entrant(command.player), matter.tournament.tables
    if tables.fixed.get(entrant.id, 0) == command.table:
        raise refuse("tables-as-they-are")
    if command.table and command.table == tables.feature:
        raise refuse("tables-is-the-feature", table=command.table)
    holder = next((one for one, table in tables.fixed.items() if table == command.table), None)
    if holder:
        raise refuse("tables-fixed-for-another", table=command.table, player=matter.player(holder))
    return [TableFixed(entrant.id, command.table)]


def set_feature_table(matter: Matter, command: SetFeatureTable) -> list[AnyFact]:
    """One table that everybody looks at."""
    matter.must_run()
    tables = matter.tournament.tables
    if tables.feature == command.table:
        raise refuse("tables-as-they-are")
    holder = next((one for one, table in tables.fixed.items() if table == command.table), None)
    if holder:
        raise refuse("tables-fixed-for-another", table=command.table, player=matter.player(holder))
    return [FeatureTableSet(command.table)]


def choose_feature(matter: Matter, command: ChooseFeature) -> list[AnyFact]:
    """Another match than the one that leads, in the round that is posted next."""
    matter.must_run()
    tables, number = matter.tournament.tables, next_to_post(matter.tournament)
    if not tables.feature:
        raise refuse("tables-no-feature")
    if tables.featured.get(number, "") == command.player:
        raise refuse("tables-as-they-are")
    if command.player:
        entrant = matter.entrant(command.player)
        if not entrant.active:
            raise refuse("tables-featured-has-left", player=matter.player(entrant.id))
        if own := tables.fixed.get(entrant.id):
            raise refuse("tables-featured-is-fixed", player=matter.player(entrant.id), table=own)
    return [FeatureChosen(number, command.player)]
