"""What the sheet does with the facts of rounds: how many, their pairing, their posting."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.rounds.facts import Drafted, LateSeated, RoundPaired, RoundsChanged, RoundWithdrawn, Started
from topcut.journal.fact import Result, RoundNumber, Seating
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Sheet
from topcut.journal.state import Deadline, DrawnRound, Entrant, Match, Round


def _rounds_changed(sheet: Sheet, fact: RoundsChanged, record: Record) -> None:
    if fact.stage == 1:
        sheet.rounds_planned = fact.rounds
    if fact.stage in sheet.planned:
        sheet.planned = {**sheet.planned, fact.stage: fact.rounds}


def _started(sheet: Sheet, fact: Started, record: Record) -> None:
    sheet.started = True
    sheet.planned = {**sheet.planned, fact.stage: fact.rounds}
    if fact.stage == 1:
        sheet.rounds_planned = fact.rounds


def _drafted(sheet: Sheet, fact: Drafted, record: Record) -> None:
    if fact.seed:
        sheet.count_draw(fact.round)
    sheet.draw = DrawnRound(
        round=fact.round,
        tables=fact.tables,
        seed=fact.seed,
        engine=fact.engine,
        cost=fact.cost,
        optimum=fact.optimum,
        pinned=fact.pinned,
        forbidden=fact.forbidden,
        stage=fact.stage,
        future=fact.future,
        drawn=sheet.drawn.get(fact.round, 0),
        by_hand=not fact.seed,
        seq=record.seq,
        notes=fact.notes,
    )


def _round_paired(sheet: Sheet, fact: RoundPaired, record: Record) -> None:
    tables = {seating.table: _seated(fact.round, seating, record.seq) for seating in fact.tables}
    planned = sheet.deadlines.get(fact.round, Deadline())
    posted = Round(
        number=fact.round,
        matches=tables,
        stage=fact.stage,
        seed=fact.seed,
        engine=fact.engine,
        cost=fact.cost,
        pinned=fact.pinned,
        forbidden=fact.forbidden,
        by_hand=fact.by_hand,
        posted_by=record.seq,
        drafts=sheet.drawn.get(fact.round, 0),
        deadline=planned.deadline,
        deadline_final=planned.deadline_final,
    )
    sheet.post(posted, tables)
    sheet.draw = None


def _seated(number: RoundNumber, seating: Seating, seq: int) -> Match:
    if len(seating.seats) == 1:
        award = Result(codes=(seating.award,))
        return Match(number, seating.table, seating.seats, "confirmed", award, changed=seq, drawn=seating.drawn)
    started = (0, "", False, seq, (), None, seating.drawn)
    return Match(number, seating.table, seating.seats, "open", None, "", (), *started)  # by place, for speed


def _late_seated(sheet: Sheet, fact: LateSeated, record: Record) -> None:
    sheet.entrant(fact.player)
    was = sheet.match(fact.round, fact.table)
    seats = (was.seats[0], fact.player)
    sheet.tables(fact.round)[fact.table] = replace(was, seats=seats, status="open", result=None, changed=record.seq)


def _round_withdrawn(sheet: Sheet, fact: RoundWithdrawn, record: Record) -> None:
    sheet.take_back(fact.round)
    sheet.draw = None
    sheet.scenario = tuple(one for one in sheet.scenario if getattr(one, "round", 0) != fact.round)
    last = fact.round - 1
    for entrant in list(sheet.entrants().values()):
        if (at_most := _up_to(entrant, last)) != entrant:
            sheet.entrants()[entrant.id] = at_most


def _up_to(entrant: Entrant, last: RoundNumber) -> Entrant:
    """The entrant as if no round after `last` had been posted: he can take part in its redraw."""
    dropped = entrant.dropped_after
    return replace(
        entrant,
        entered_after=min(entrant.entered_after, last),
        dropped_after=None if dropped is None else min(dropped, last),
        away=tuple((first, min(until, last)) for first, until in entrant.away if first <= last),
        heats=tuple((stage, min(after, last)) for stage, after in entrant.heats),
    )


FOLLOW: Following = {
    Started: _started,
    RoundsChanged: _rounds_changed,
    Drafted: _drafted,
    RoundPaired: _round_paired,
    LateSeated: _late_seated,
    RoundWithdrawn: _round_withdrawn,
}
