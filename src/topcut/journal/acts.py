"""Acts: the records that one command wrote, what they touch, and what depends on them (for undo)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from topcut.journal.records import (
    Announced,
    AnyFact,
    Awarded,
    ByeForfeited,
    CallWithdrawn,
    CheckedIn,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    ConfrontationWon,
    Created,
    DeadlineSet,
    DecksDealt,
    Drafted,
    DrinksCounted,
    Dropped,
    Entered,
    FeedbackGiven,
    Finished,
    GroupsSeated,
    ItemsDonated,
    Joined,
    JudgeAnswered,
    JudgeCalled,
    LateSeated,
    LotDrawn,
    PacksDealt,
    PickDrawn,
    PlanChanged,
    PoolsSwapped,
    PrizesSplit,
    Record,
    ReEntered,
    RoundPaired,
    RoundsChanged,
    RoundWithdrawn,
    SettingsChanged,
    SpecialRuleDrawn,
    SpecialRulesListed,
    StageOpened,
    Started,
    Suspended,
    TimeAdded,
    Undone,
    Withdrawn,
)

Act = tuple[Record, ...]
Subject = str  # "player p7", "match 3/12", "round 3", "clock 3"; "field", "results", "rounds" are what a pairing reads
ANYTHING: Subject = "anything"


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


def touches(fact: AnyFact) -> frozenset[Subject]:
    """What a fact changes. An announcement changes nothing; an undo, what it took back (see `dependants`)."""
    match fact:
        case Announced() | Undone():
            return frozenset()
        case JudgeCalled() | JudgeAnswered() | CallWithdrawn():
            return _all_of(f"call {fact.round}/{fact.table}")  # no result, no lot and no finish reads it
        case FeedbackGiven() | DrinksCounted() | Awarded():
            return _all_of(ANYTHING, f"said of {fact.player}")
        case Entered() | Withdrawn() | ReEntered() | ByeForfeited() | CheckedIn() | Dropped() | Joined():
            return _all_of(ANYTHING, f"player {fact.player}", "field")
        case StageOpened():
            return _all_of(ANYTHING, "field", f"stage {fact.stage}")
        case GroupsSeated() | PacksDealt() | PoolsSwapped() | Suspended() | PickDrawn():
            return _all_of(ANYTHING, "limited")
        case SpecialRulesListed():
            return _all_of(ANYTHING, "special rules")
        case DecksDealt() | SpecialRuleDrawn():
            return _all_of(ANYTHING, f"scenario {fact.round}")
        case ItemsDonated():
            return _all_of(ANYTHING, f"items {fact.round}/{fact.table}")
        case Drafted():
            return _all_of(ANYTHING, f"draft {fact.round}")
        case RoundPaired() | RoundWithdrawn():
            return _all_of(ANYTHING, f"round {fact.round}", f"draft {fact.round}", "rounds")
        case LateSeated():
            return _all_of(ANYTHING, f"match {fact.round}/{fact.table}", "results", f"player {fact.player}")
        case ClockStarted() | ClockPaused() | ClockResumed() | TimeAdded() | DeadlineSet():
            return _all_of(ANYTHING, f"clock {fact.round}")
        case Created() | SettingsChanged():
            return _all_of(ANYTHING, "event")  # every act reads the rules
        case RoundsChanged() | PlanChanged() | Started():
            return _all_of(ANYTHING, "plan")
        case LotDrawn() | ConfrontationWon() | PrizesSplit() | Finished():
            return _all_of(ANYTHING, "ending")
        case _:
            return _all_of(ANYTHING, f"match {fact.round}/{fact.table}", "results")


def builds_on(fact: AnyFact) -> frozenset[Subject]:
    """What a fact takes for granted: it cannot stay when an earlier fact that touches this is undone."""
    match fact:
        case Announced() | Undone() | Created():
            return frozenset()
        case LotDrawn() | Finished() | PrizesSplit():
            return _all_of(ANYTHING)
        case StageOpened():
            return _all_of("event", "plan", "field", "results", "rounds", "ending")
        case GroupsSeated() | PacksDealt() | PoolsSwapped() | Suspended() | PickDrawn():
            return _all_of("event", "field", "limited")
        case Drafted() | RoundPaired():
            return _all_of("event", "plan", "field", "results", "rounds", "limited", f"draft {fact.round}")
        case DecksDealt() | SpecialRuleDrawn():
            return _all_of("event", "field", "special rules", f"round {fact.round}", f"scenario {fact.round}")
        case ItemsDonated():
            return _all_of("event", f"player {fact.player}", f"round {fact.round}")
        case JudgeCalled() | JudgeAnswered() | CallWithdrawn():
            return _all_of("event", f"round {fact.round}", f"call {fact.round}/{fact.table}")
        case SpecialRulesListed() | SettingsChanged():
            return _all_of("event")
        case FeedbackGiven() | DrinksCounted() | Awarded():
            return _all_of("event", f"player {fact.player}")
        case LateSeated():
            subjects = f"match {fact.round}/{fact.table}", f"round {fact.round}", f"player {fact.player}"
            return _all_of("event", *subjects)
        case RoundWithdrawn():
            return _all_of("event", "rounds", "results", f"clock {fact.round}", f"draft {fact.round}")
        case Dropped():
            return _all_of("event", "plan", f"player {fact.player}", f"round {fact.after}", f"draft {fact.after}")
        case ConfrontationWon():
            return _all_of("event", f"player {fact.player}", "results", "rounds")
        case Entered() | Withdrawn() | ReEntered() | ByeForfeited() | CheckedIn() | Joined():
            return _all_of("event", f"player {fact.player}")
        case RoundsChanged() | PlanChanged() | Started():
            return _all_of("event", "plan")
        case ClockStarted() | ClockPaused() | ClockResumed() | TimeAdded() | DeadlineSet():
            return _all_of("event", f"clock {fact.round}", f"round {fact.round}")
        case _:
            return _all_of("event", f"match {fact.round}/{fact.table}", f"round {fact.round}")


def dependants(records: Sequence[Record], seq: int) -> tuple[int, ...]:
    """The first seqs of later acts, not undone themselves, that depend on the act which began with `seq`."""
    act = act_at(records, seq)
    if not act:
        return ()
    touched = _touched(records, act)
    gone = undone(records)
    later = acts(record for record in records[act[-1].seq - records[0].seq + 1 :] if record.seq not in gone)
    return tuple(after[0].seq for after in later if _depends(after, touched))


def _touched(records: Sequence[Record], act: Act) -> frozenset[Subject]:
    subjects: frozenset[Subject] = frozenset()
    for record in act:
        if isinstance(record.fact, Undone):
            subjects |= _touched(records, act_at(records[: act[0].seq - records[0].seq], record.fact.seq))
        subjects |= touches(record.fact)
    return subjects


def _depends(act: Act, touched: frozenset[Subject]) -> bool:
    return any(not touched.isdisjoint(builds_on(record.fact)) for record in act)


def _all_of(*subjects: Subject) -> frozenset[Subject]:
    return frozenset(subjects)
