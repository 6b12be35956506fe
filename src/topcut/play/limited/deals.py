"""The deals of a journal: the one that stands, its packs dealt again, and the proof that each follows from its seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from topcut.acts.limited.facts import Group, PacksDealt
from topcut.journal.acts import undone
from topcut.journal.fold import fold
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.journal.texts import Texts
from topcut.messages.message import Message, message
from topcut.play.limited.cards import read_plain
from topcut.play.limited.dealt import Dealt
from topcut.play.limited.drafters import drafters
from topcut.play.limited.groups import groups_of
from topcut.play.limited.packs import deal, verify
from topcut.refusal import Refused, refuse
from topcut.rulebooks.model import Rulebook


class Deal(Struct, frozen=True):
    """A deal on the record and whom it was for."""

    seq: int
    fact: PacksDealt
    groups: tuple[Group, ...]


def standing_deal(records: Sequence[Record], book: Rulebook) -> Deal | None:
    """The latest deal that was not undone."""
    gone = undone(records)
    for place in reversed(range(len(records))):
        fact = records[place].fact
        if isinstance(fact, PacksDealt) and records[place].seq not in gone:
            return _deal(records, book, place, fact)
    return None


def _deal(records: Sequence[Record], book: Rulebook, place: int, fact: PacksDealt) -> Deal:
    before = fold(records[:place])  # somebody may have left since
    return Deal(records[place].seq, fact, drafters(before, book, fact.stage, fact.method))


def seated_since(tournament: Tournament, standing: Deal) -> bool:
    """Whether the groups that it was dealt to are no longer the ones that sit there."""
    return standing.fact.method != "sealed" and groups_of(tournament, standing.fact.stage) != standing.groups


def dealt_again(standing: Deal, words: Texts) -> Dealt:
    """The packs of a deal, out of its list and seed; refused where they are not what the record says."""
    fact = standing.fact
    if fact.cards not in words:
        raise refuse("pack-list-erased")
    cards = read_plain(words[fact.cards])
    if not verify(fact, cards, standing.groups):
        raise refuse("pack-differs", record=standing.seq)
    return deal(cards, standing.groups, fact.method, fact.packs, fact.size, fact.rarities, fact.seed)


def proofs(records: Sequence[Record], book: Rulebook, words: Texts) -> Iterator[tuple[int, Message, bool]]:
    """Of every deal, those that were undone too: its record, what was found, and whether that is well."""
    for place, record in enumerate(records):
        if not isinstance(record.fact, PacksDealt):
            continue
        one = _deal(records, book, place, record.fact)
        if one.fact.cards not in words:
            yield one.seq, message("finding-packs-erased"), True
            continue
        try:
            same = verify(one.fact, read_plain(words[one.fact.cards]), one.groups)
        except Refused:
            same = False
        yield one.seq, message("finding-packs", came="same" if same else "other"), same
