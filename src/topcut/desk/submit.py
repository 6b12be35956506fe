"""The one way into a journal: lock, catch up, decide, append."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from topcut.desk.known import Known
from topcut.desk.ports import Clock, Context, Entropy, Journal, SystemClock, SystemEntropy
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament
from topcut.refusal import Refusal, Refused
from topcut.rulebooks.model import Rulebook

Decide = Callable[[Tournament, Sequence[Record], Rulebook | None, Any, Context], list[AnyFact] | Refusal]


class Accepted(Struct, frozen=True):
    """What was written (or had been, with the same key before), and the tournament as it stands now."""

    records: tuple[Record, ...]
    tournament: Tournament


def submit(
    store: Journal,
    command: object,
    by: str,
    key: str = "",
    *,
    clock: Clock | None = None,
    entropy: Entropy | None = None,
    decide: Decide | None = None,
) -> Accepted | Refused:
    """Do what a command asks and write it down, or say why not; with a key, at most once."""
    now = (clock or SystemClock()).now()
    try:
        with store.transaction() as journal:
            known = journal.known
            if key and (written := known.written_with(key)):
                return Accepted(written, known.tournament)
            context = Context(by, now, entropy or SystemEntropy(), known.words)
            records = _decided(known, command, context, key, decide or _real_decide())
            tournament = known.foresee(records)
            if records:
                journal.append(records, context.deposited)
    except Refused as refused:
        return refused.with_traceback(None)
    known.learn(records, context.deposited, tournament)  # only now that it is durable
    return Accepted(records, tournament)


def _decided(known: Known, command: object, context: Context, key: str, decide: Decide) -> tuple[Record, ...]:
    """The records of one act, or `Refused`."""
    answer = decide(known.tournament, known.history, known.rulebook(_build), command, context)
    if isinstance(answer, Refusal):
        raise Refused(answer)
    seq, last = known.tournament.head + 1, len(answer) - 1
    return tuple(
        Record(seq + place, context.now, context.by, fact, key="" if place else key, more=place < last)
        for place, fact in enumerate(answer)
    )


def _real_decide() -> Decide:
    from topcut.desk.decide import decide

    return decide


def _build(document: Mapping[str, Any]) -> Rulebook:
    from topcut.rulebooks.load import build

    return build(document)
