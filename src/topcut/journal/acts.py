"""Acts: the records that one command wrote, what they touch, and what depends on them (for undo)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from topcut.acts.event.facts import Undone
from topcut.journal.records import AnyFact, Record
from topcut.journal.slices import UNDO
from topcut.journal.undoing import Subject

Act = tuple[Record, ...]


def acts(records: Iterable[Record]) -> Iterator[Act]:
    """The records, one tuple per act."""
    act: list[Record] = []
    for record in records:
        act.append(record)
        if not record.more:
            yield tuple(act)
            act = []
    if act:
        yield tuple(act)


def act_at(records: Sequence[Record], seq: int) -> Act:
    """The record with this seq and those that go on with the same act; () where there is none."""
    start = end = seq - records[0].seq if records else 0
    if not 0 <= start < len(records):
        return ()
    while records[end].more and end + 1 < len(records):
        end += 1
    return tuple(records[start : end + 1])


def undone(records: Sequence[Record]) -> frozenset[int]:
    """The seqs of all records that a later `Undone` took back."""
    gone: set[int] = set()
    takers = [record for record in records if type(record.fact) is Undone]
    for taker in reversed(takers):  # an undo that was itself undone takes nothing back
        if taker.seq not in gone and isinstance(taker.fact, Undone) and taker.fact.seq < taker.seq:
            gone.update(record.seq for record in act_at(records, taker.fact.seq))
    return frozenset(gone)


def last_act(records: Sequence[Record]) -> int:
    """The first seq of the last act that still stands; an undo is none, and the event itself stays: then 0."""
    gone = undone(records)
    first = len(records)
    while first > 1:
        while first > 1 and records[first - 2].more:
            first -= 1
        if first > 1 and first not in gone and not isinstance(records[first - 1].fact, Undone):
            return first
        first -= 1
    return 0


def touches(fact: AnyFact) -> frozenset[Subject]:
    """What a fact changes; an undo, what it took back (see `dependants`)."""
    return frozenset(UNDO[type(fact)].touches(fact))


def builds_on(fact: AnyFact) -> frozenset[Subject]:
    """What a fact takes for granted."""
    return frozenset(UNDO[type(fact)].builds_on(fact))


def dependants(records: Sequence[Record], seq: int) -> tuple[int, ...]:
    """The first seqs of later acts, not undone themselves, that depend on the act which began with `seq`.

    Of an undo they are in the way of doing its act again: they took for granted that it did not happen, or changed
    what it rests on.
    """
    act = act_at(records, seq)
    if not act:
        return ()
    touched, rests_on = _touched(records, act), _done_again_on(records, act)
    gone = undone(records)
    later = acts(record for record in records[act[-1].seq - records[0].seq + 1 :] if record.seq not in gone)
    return tuple(
        after[0].seq
        for after in later
        if _depends(after, touched) or (_changes_what_was(seq, after) and rests_on & _touched(records, after))
    )


def _touched(records: Sequence[Record], act: Act) -> frozenset[Subject]:
    subjects: frozenset[Subject] = frozenset()
    for record in act:
        if isinstance(record.fact, Undone):
            subjects |= _touched(records, act_at(records[: act[0].seq - records[0].seq], record.fact.seq))
        subjects |= touches(record.fact)
    return subjects


def _done_again_on(records: Sequence[Record], act: Act) -> frozenset[Subject]:
    """What the act that an undo took back takes for granted; nothing where `act` is no undo."""
    subjects: frozenset[Subject] = frozenset()
    for record in act:
        if isinstance(record.fact, Undone):
            taken = act_at(records[: act[0].seq - records[0].seq], record.fact.seq)
            subjects = subjects.union(*(builds_on(one.fact) for one in taken), _done_again_on(records, taken))
    return subjects


def _changes_what_was(seq: int, act: Act) -> bool:
    """Whether an act changes what was so at `seq`; an undo of what came later does not."""
    return any(not isinstance(record.fact, Undone) or record.fact.seq < seq for record in act)


def _depends(act: Act, touched: frozenset[Subject]) -> bool:
    return any(not touched.isdisjoint(builds_on(record.fact)) for record in act)
