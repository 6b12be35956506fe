"""Calls for a judge at the desk: which tables wait, and the acts of officials."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from django.urls import reverse
from msgspec import Struct

from topcut.acts.calls.commands import AnswerCall, CallJudge, WithdrawCall
from topcut.acts.command import Command
from topcut.journal.state import Call, Match
from topcut.messages.message import Message, Player, message
from topcut.play.calls import waiting
from topcut.play.story import players_of
from topcut.web.console.room import Room
from topcut.web.live import Snapshot
from topcut.web.public.timing import hour_words

MOST = 8  # calls in the line above every page


class Waiting(Struct, frozen=True):
    """A call as officials see it."""

    round: int
    table: int
    waits: Message  # for the line above every page
    here: Message  # for the page of its table
    answered: bool  # somebody was there


def waiting_calls(snapshot: Snapshot) -> tuple[Waiting, ...]:
    """The tables that wait, the oldest call first."""
    found = (call_at(snapshot, match) for match in waiting(snapshot.tournament)[:MOST])
    return tuple(call for call in found if call is not None)


def call_at(snapshot: Snapshot, match: Match) -> Waiting | None:
    """The last call at a table."""
    if match.call is None:
        return None
    waits, here = _waits(snapshot, match, match.call), _here(snapshot, match.call)
    return Waiting(match.round, match.table, waits, here, bool(match.call.answered))


def _waits(snapshot: Snapshot, match: Match, call: Call) -> Message:
    return message(
        "web-call-waits-html",
        table=match.table,
        round=0 if match.round == len(snapshot.tournament.rounds) else match.round,
        url=reverse("desk_table", args=[snapshot.row.slug, match.round, match.table]),
        seats=snapshot.tell(players_of(match)),
        by=_caller(snapshot, call),
        at=call.at,
        hour=_hour(snapshot, call.at),
        reason=_reason(snapshot, call),
    )


def _here(snapshot: Snapshot, call: Call) -> Message:
    by, reason = _caller(snapshot, call), _reason(snapshot, call)
    if call.answered:
        return message("web-call-was-there-html", hour=_hour(snapshot, call.answered), by=by, reason=reason)
    return message("web-call-called-html", at=call.at, hour=_hour(snapshot, call.at), by=by, reason=reason)


def _caller(snapshot: Snapshot, call: Call) -> Player | str:
    """ "" where an official called."""
    return snapshot.player(call.by) if call.by in snapshot.names else ""


def _reason(snapshot: Snapshot, call: Call) -> Message | str:
    """ "" where nobody said why."""
    reason = snapshot.words[call.reason]
    return message("web-call-reason-html", reason=reason) if reason else ""


def _hour(snapshot: Snapshot, moment: str) -> str:
    return hour_words(datetime.fromisoformat(moment), snapshot.row.zone)


# Acts ----------------------------------------------------------------------------------------------------------------


def _call(room: Room, match: Match) -> Command:
    return CallJudge(match.round, match.table, room.field("player"), room.field("reason"))


def _there(room: Room, match: Match) -> Command:
    return AnswerCall(match.round, match.table)


def _not_needed(room: Room, match: Match) -> Command:
    return WithdrawCall(match.round, match.table)


ACTS: Mapping[str, Callable[[Room, Match], Command]] = {"call": _call, "there": _there, "not-needed": _not_needed}
