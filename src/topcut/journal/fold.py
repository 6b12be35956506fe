"""Records → tournament. Follows the facts and knows no rules; the slices say what each fact does."""

from __future__ import annotations

from collections.abc import Sequence

from topcut.acts.event.facts import Undone
from topcut.acts.rounds.facts import Drafted
from topcut.journal.acts import undone
from topcut.journal.records import Record
from topcut.journal.sheet import Impossible, Sheet
from topcut.journal.slices import FOLLOW
from topcut.journal.state import Tournament
from topcut.refusal import refuse


def fold(records: Sequence[Record]) -> Tournament:
    """The tournament that all its records make; what was undone did not happen."""
    return _follow(Tournament(), records, undone(records))


def advance(tournament: Tournament, records: Sequence[Record]) -> Tournament | None:
    """The tournament after some more records; None when one of them is an undo: then only `fold` of all can tell."""
    if any(type(record.fact) is Undone for record in records):
        return None
    return _follow(tournament, records, frozenset())


def _follow(tournament: Tournament, records: Sequence[Record], gone: frozenset[int]) -> Tournament:
    if not records:
        return tournament
    sheet = Sheet(tournament)
    for record in records:
        fact = record.fact
        try:
            if record.seq not in gone:
                FOLLOW[type(fact)](sheet, fact, record)
            elif type(fact) is Drafted and fact.seed:
                sheet.count_draw(fact.round)  # undone, but it was seen: no shopping for seeds
        except Impossible as error:
            kind = type(fact).__name__
            raise refuse("journal-impossible", seq=record.seq, kind=kind, why=error.why) from error
    return sheet.freeze(records[-1].seq)
