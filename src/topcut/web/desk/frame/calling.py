"""Calls for a judge at the desk: which tables wait, and the acts of officials."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from django.urls import reverse
from msgspec import Struct

from topcut.acts.calls.commands import AnswerCall, CallJudge, TakeCall, WithdrawCall
from topcut.acts.command import Command
from topcut.answers.calls import JudgeCall, call_at, calls_answer
from topcut.journal.state import Match
from topcut.messages.message import Message, Player, message
from topcut.web.desk.frame.room import Room
from topcut.web.people.names import name_of
from topcut.web.site.live import Snapshot
from topcut.web.site.moments import hour_words

MOST = 8  # calls in the line above every page


class Waiting(Struct, frozen=True):
    """A call as a page of the desk shows it."""

    round: int
    table: int
    waits: Message  # for the line above every page
    where: Message  # the table and who sits there
    here: Message  # for the page of its table
    answered: bool  # somebody was there
    at: str
    hour: str  # the same in words
    goes: Message | None  # who is on the way


def waiting_calls(snapshot: Snapshot) -> tuple[Waiting, ...]:
    """The tables that wait, the oldest call first."""
    return tuple(_shown(snapshot, call) for call in calls_answer(snapshot, MOST).calls)


def calls_shown(snapshot: Snapshot) -> tuple[tuple[Waiting, ...], tuple[Waiting, ...]]:
    """All tables that wait, and where a judge has been."""
    answer = calls_answer(snapshot)
    waits, been = ([_shown(snapshot, call) for call in calls] for calls in (answer.calls, answer.answered))
    return tuple(waits), tuple(been)


def call_shown(snapshot: Snapshot, match: Match) -> Waiting | None:
    """The last call at a table."""
    call = call_at(snapshot, match)
    return _shown(snapshot, call) if call else None


def _shown(snapshot: Snapshot, call: JudgeCall) -> Waiting:
    where = _where(snapshot, call)
    return Waiting(
        call.round,
        call.table,
        message("web-call-waits-html", where=where, by=_caller(call), reason=_reason(call)),
        where,
        _here(snapshot, call),
        bool(call.answered),
        call.at,
        _hour(snapshot, call.at),
        call.goes,
    )


def _where(snapshot: Snapshot, call: JudgeCall) -> Message:
    return message(
        "web-call-where-html",
        table=call.table,
        round=0 if call.round == len(snapshot.tournament.rounds) else call.round,
        url=reverse("desk_table", args=[snapshot.row.slug, call.round, call.table]),
        seats=snapshot.tell(call.players),
    )


def _here(snapshot: Snapshot, call: JudgeCall) -> Message:
    by, reason = _caller(call), _reason(call)
    if call.answered:
        return message("web-call-was-there-html", hour=_hour(snapshot, call.answered), by=by, reason=reason)
    return message("web-call-called-html", at=call.at, hour=_hour(snapshot, call.at), by=by, reason=reason)


def _caller(call: JudgeCall) -> Player | str:
    """ "" where an official called."""
    return call.by if call.by.id else ""


def _reason(call: JudgeCall) -> Message | str:
    """ "" where nobody said why."""
    return message("web-call-reason-html", reason=call.reason) if call.reason else ""


def _hour(snapshot: Snapshot, moment: str) -> str:
    return hour_words(datetime.fromisoformat(moment), snapshot.row.zone)


# Acts ----------------------------------------------------------------------------------------------------------------


def _call(room: Room, match: Match) -> Command:
    return room.read(CallJudge, round=match.round, table=match.table, by=room.field("player"))


def _go(room: Room, match: Match) -> Command:
    """By name where they are here with an account; whoever came by a link is one of those with that role."""
    return TakeCall(match.round, match.table, name_of(room.request.user))


def _there(room: Room, match: Match) -> Command:
    return AnswerCall(match.round, match.table)


def _not_needed(room: Room, match: Match) -> Command:
    return WithdrawCall(match.round, match.table)


ACTS: Mapping[str, Callable[[Room, Match], Command]] = {
    "call": _call,
    "go": _go,
    "there": _there,
    "not-needed": _not_needed,
}
