"""What the draft came from: the draw that it goes back to, what stood before it, and the wishes that it still keeps."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from topcut.acts.rounds.facts import Drafted
from topcut.journal.acts import undone
from topcut.journal.fact import PlayerId, Seating
from topcut.journal.state import Draft
from topcut.play.next_round import Wishes
from topcut.web.live import Snapshot


class Past(Struct, frozen=True):
    """The records behind a draft."""

    drawn: Drafted | None = None  # the last draw out of a seed; the swaps came after it
    before: Drafted | None = None  # what a swap, or its undoing, has changed into this draft


Numbered = tuple[int, Drafted]


@lru_cache(maxsize=8)
def past_of(snapshot: Snapshot) -> Past:
    """Look through the journal for the drafts of this round, those that were undone as well."""
    draft = snapshot.tournament.draft
    if draft is None:
        return Past()
    history = snapshot.history
    gone = undone(history)
    found = [(one.seq, one.fact) for one in history if isinstance(one.fact, Drafted) and one.fact.round == draft.round]
    standing = [(seq, fact) for seq, fact in found if seq not in gone]
    drawn = next((fact for _, fact in reversed(standing) if fact.seed), None)
    return Past(drawn, _before(found, standing))


def _before(found: list[Numbered], standing: list[Numbered]) -> Drafted | None:
    """The one that was undone, or the last but one; two draws have nothing to do with each other."""
    (seq, now), (last, undone_or_now) = standing[-1], found[-1]
    before = undone_or_now if last != seq else standing[-2][1] if len(standing) > 1 else None
    return None if before and before.seed and now.seed else before


def wishes_in_force(snapshot: Snapshot) -> Wishes:
    """What was asked of the draw and holds in the draft; a swap may have taken a pinned pair apart."""
    draft, drawn = snapshot.tournament.draft, past_of(snapshot).drawn
    if draft is None or drawn is None:
        return Wishes()
    met = {frozenset(table.seats) for table in draft.tables}

    def here(pair: tuple[PlayerId, PlayerId]) -> bool:
        return all(snapshot.tournament.entrants[player].active for player in pair)

    pinned = tuple(pair for pair in drawn.pinned if frozenset(pair) in met and here(pair))
    forbidden = tuple(pair for pair in drawn.forbidden if frozenset(pair) not in met and here(pair))
    return Wishes(pinned, forbidden, drawn.future)


def moved(tables: tuple[Seating, ...], before: tuple[Seating, ...]) -> frozenset[int]:
    """The tables at which somebody else sits now."""
    then = {table.table: frozenset(table.seats) for table in before}
    return frozenset(table.table for table in tables if then.get(table.table) != frozenset(table.seats))


class Wish(Struct, frozen=True):
    """A pair that the director keeps together or apart, as the page lists it."""

    kept: bool
    names: tuple[str, str]
    line: str  # what lets it go


def listed_wishes(snapshot: Snapshot) -> tuple[Wish, ...]:
    """The pins, then the forbidden pairs."""
    draft = snapshot.tournament.draft
    if draft is None:
        return ()
    wishes, at, names = wishes_in_force(snapshot), places(draft), snapshot.names
    return tuple(
        Wish(kept, (names[a], names[b]), "free " + ", ".join((at.get(a, a), at.get(b, b))))
        for kept, pairs in ((True, wishes.pinned), (False, wishes.forbidden))
        for a, b in pairs
    )


def places(draft: Draft) -> dict[PlayerId, str]:
    """Where everybody sits: "4a"."""
    return {seat: place_name(table.table, n) for table in draft.tables for n, seat in enumerate(table.seats)}


def place_name(table: int, seat: int) -> str:
    return f"{table}{'abcdefghijkl'[seat % 12]}"
