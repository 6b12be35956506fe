"""The one way into a journal: lock, catch up, decide, append."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from topcut.acts.context import Context, Entropy
from topcut.acts.seen import Expects
from topcut.acts.who import Actor
from topcut.desk.known import Known
from topcut.desk.ports import Journal, SystemClock, SystemEntropy, Timepiece
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament
from topcut.journal.texts import Text
from topcut.refusal import Refusal, Refused, refuse
from topcut.rulebooks.model import Rulebook

ATTEMPTS = 3  # to write what was decided ahead
_ASIDE = ("head", "announcements", "period", "period_clock")  # what is said and timed between rounds

Decide = Callable[[Tournament, Sequence[Record], Rulebook | None, Any, Context], list[AnyFact] | Refusal]


class Accepted(Struct, frozen=True):
    """What was written (or had been, with the same key before), and the tournament as it stands now."""

    records: tuple[Record, ...]
    tournament: Tournament


def submit(
    store: Journal,
    command: object,
    actor: Actor,
    key: str = "",
    *,
    expects: Expects | None = None,
    clock: Timepiece | None = None,
    entropy: Entropy | None = None,
    decide: Decide | None = None,
    ahead: bool = False,
) -> Accepted | Refused:
    """Do what a command asks and write it down, or say why not; with a key, at most once.

    `expects`: what the person saw; refused where it has changed since.
    `ahead`: decide before the journal is locked, for what may take long. It is written if what it was decided on still
    stands then; otherwise it is decided again.
    """
    time, chance = (clock or SystemClock()).now(), entropy or SystemEntropy()
    act = _Act(command, actor, expects, time, key, chance, decide or _real_decide())
    try:
        for _ in range(ATTEMPTS if ahead else 1):
            decided = act.decided(store.read()) if ahead else None
            if answer := _written(store, act, decided):
                return answer
    except Refused as refused:
        return refused.with_traceback(None)
    return refuse("event-keeps-changing")


def _written(store: Journal, act: _Act, decided: _Decided | None) -> Accepted | None:
    """Lock, catch up, decide if that is left to do, append; None where what was decided no longer stands."""
    with store.transaction() as journal:
        known = journal.known
        if act.key and (written := known.written_with(act.key)):
            return Accepted(written, known.tournament)
        if decided is None:
            decided = act.decided(known)
        elif not _still_stands(decided.on, known.tournament):
            return None
        records = act.records(known, decided)
        tournament = known.foresee(records)
        if records:
            journal.append(records, decided.texts)
    known.learn(records, decided.texts, tournament)  # only now that it is durable
    return Accepted(records, tournament)


class _Decided(Struct, frozen=True):
    """What follows from a command, and the tournament that it was decided on."""

    on: Tournament
    facts: list[AnyFact]
    texts: list[Text]


class _Act(Struct, frozen=True):
    """A command on its way: who asks for what, and when."""

    command: object
    actor: Actor
    expects: Expects | None
    now: str
    key: str
    entropy: Entropy
    decide: Decide

    def decided(self, known: Known) -> _Decided:
        """The facts, or `Refused`; nothing is written."""
        if self.key and known.written_with(self.key):
            return _Decided(known.tournament, [], [])  # done before: the journal says so again once it is locked
        context, on = Context(self.actor, self.now, self.entropy, known.words, self.expects), known.tournament
        answer = self.decide(on, known.history, known.rulebook(_build), self.command, context)
        if isinstance(answer, Refusal):
            raise Refused(answer)
        return _Decided(on, answer, context.deposited)

    def records(self, known: Known, decided: _Decided) -> tuple[Record, ...]:
        """The facts numbered behind what is written."""
        seq, last = known.tournament.head + 1, len(decided.facts) - 1
        return tuple(
            Record(seq + place, self.now, self.actor.by, fact, key="" if place else self.key, more=place < last)
            for place, fact in enumerate(decided.facts)
        )


def _still_stands(before: Tournament, now: Tournament) -> bool:
    """Nothing was written since, or nothing but what no decision rests on."""
    if before.head == now.head:
        return True
    rests_on = (name for name in Tournament.__struct_fields__ if name not in _ASIDE)
    return all(getattr(before, name) is getattr(now, name) for name in rests_on)


def _real_decide() -> Decide:
    from topcut.desk.decide import decide

    return decide


def _build(document: Mapping[str, Any]) -> Rulebook:
    from topcut.rulebooks.load import build

    return build(document)
