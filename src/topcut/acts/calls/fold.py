"""What the sheet does with the facts of calls for a judge."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.calls.facts import CallTaken, CallWithdrawn, JudgeAnswered, JudgeCalled
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Impossible, Sheet
from topcut.journal.state import Call
from topcut.messages.message import message


def _called(sheet: Sheet, fact: JudgeCalled, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    call = Call(fact.by, record.at, record.seq, fact.reason)
    sheet.tables(fact.round)[fact.table] = replace(match, call=call)


def _taken(sheet: Sheet, fact: CallTaken, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    if match.call is None:
        raise Impossible(message("impossible-no-call", table=fact.table))
    taken = replace(match.call, taken=record.at, role=record.by, goes=fact.who)
    sheet.tables(fact.round)[fact.table] = replace(match, call=taken)


def _answered(sheet: Sheet, fact: JudgeAnswered, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    if match.call is None:
        raise Impossible(message("impossible-no-call", table=fact.table))
    sheet.tables(fact.round)[fact.table] = replace(match, call=replace(match.call, answered=record.at))


def _withdrawn(sheet: Sheet, fact: CallWithdrawn, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    sheet.tables(fact.round)[fact.table] = replace(match, call=None)


FOLLOW: Following = {
    JudgeCalled: _called,
    CallTaken: _taken,
    JudgeAnswered: _answered,
    CallWithdrawn: _withdrawn,
}
