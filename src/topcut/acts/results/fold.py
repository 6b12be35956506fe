"""What the sheet does with the facts of results: reports, disputes, corrections."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from topcut.acts.results.facts import Confirmed, Corrected, Delayed, Disputed, PodRoundsNoted, Reported, Settled
from topcut.journal.fact import PlayerId, PodRound, Result
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Sheet
from topcut.journal.state import Claim, Match, MatchStatus


def _set(sheet: Sheet, was: Match, status: MatchStatus, result: Result | None, by: PlayerId, seq: int) -> None:
    sheet.tables(was.round)[was.table] = Match(  # by place, which is faster: it happens 100,000 times
        was.round,
        was.table,
        was.seats,
        status,
        result,
        by,
        was.claims,
        was.extra_minutes,
        was.deadline,
        was.deadline_final,
        seq,
        was.earlier,
        was.call,
        was.drawn,
    )


def _reported(sheet: Sheet, fact: Reported, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    if match.claims:  # a new report takes the place of what was disputed
        match = replace(match, claims=())
    _set(sheet, match, "reported" if fact.by else "confirmed", fact.result, fact.by, record.seq)


def _noted(sheet: Sheet, fact: PodRoundsNoted, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    sheet.tables(fact.round)[fact.table] = replace(
        match, noted=with_turns(match.noted, fact.turns), noted_seq=record.seq, changed=record.seq
    )


def with_turns(noted: Iterable[PodRound], turns: Iterable[PodRound]) -> tuple[PodRound, ...]:
    """The rounds that are in with these: the same one again takes the place of the other, or takes it back."""
    known = {one.turn: one for one in (*noted, *turns)}
    return tuple(known[turn] for turn in sorted(known) if known[turn].points)


def _confirmed(sheet: Sheet, fact: Confirmed, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    _set(sheet, match, "confirmed", match.result, match.by, record.seq)


def _disputed(sheet: Sheet, fact: Disputed, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    said = match.claims
    if match.status != "disputed":
        said = (Claim(match.by, match.result),) if match.result else ()
    claims = (*(claim for claim in said if claim.by != fact.by), Claim(fact.by, fact.result))
    disputed = replace(match, status="disputed", claims=claims, changed=record.seq)
    sheet.tables(fact.round)[fact.table] = disputed


def _settled(sheet: Sheet, fact: Settled, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    _set(sheet, match, "settled", fact.result, "", record.seq)


def _corrected(sheet: Sheet, fact: Corrected, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    status: MatchStatus = "settled" if match.status in ("disputed", "settled") else "confirmed"
    _set(sheet, match, status, fact.result, "", record.seq)


def _delayed(sheet: Sheet, fact: Delayed, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    delayed = replace(match, status="delayed", result=None, by="", changed=record.seq)  # with the rounds that are in
    sheet.tables(fact.round)[fact.table] = delayed


FOLLOW: Following = {
    Reported: _reported,
    PodRoundsNoted: _noted,
    Confirmed: _confirmed,
    Disputed: _disputed,
    Settled: _settled,
    Corrected: _corrected,
    Delayed: _delayed,
}
