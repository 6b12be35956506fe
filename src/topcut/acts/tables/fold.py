"""What the sheet does with the facts of table numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from topcut.acts.tables.facts import FeatureChosen, FeatureTableSet, TableFixed, TablesNumbered
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Sheet

K = TypeVar("K")
V = TypeVar("V")


def _numbered(sheet: Sheet, fact: TablesNumbered, record: Record) -> None:
    bounds = (fact.first, fact.last) if fact.first else None
    sheet.numbering = replace(sheet.numbering, ranges=_with(sheet.numbering.ranges, fact.stage, bounds))


def _fixed(sheet: Sheet, fact: TableFixed, record: Record) -> None:
    sheet.entrant(fact.player)
    fixed = _with(sheet.numbering.fixed, fact.player, fact.table or None)
    sheet.numbering = replace(sheet.numbering, fixed=fixed)


def _feature(sheet: Sheet, fact: FeatureTableSet, record: Record) -> None:
    sheet.numbering = replace(sheet.numbering, feature=fact.table)


def _chosen(sheet: Sheet, fact: FeatureChosen, record: Record) -> None:
    featured = _with(sheet.numbering.featured, fact.round, fact.player or None)
    sheet.numbering = replace(sheet.numbering, featured=featured)


def _with(known: Mapping[K, V], key: K, value: V | None) -> dict[K, V]:
    """With this value, or without any."""
    others = {one: had for one, had in known.items() if one != key}
    return others if value is None else {**others, key: value}


FOLLOW: Following = {
    TablesNumbered: _numbered,
    TableFixed: _fixed,
    FeatureTableSet: _feature,
    FeatureChosen: _chosen,
}
