"""Calls for a judge at the desk: which tables wait, and the acts of officials."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from msgspec import Struct

from topcut.desk import commands
from topcut.desk.commands import Command
from topcut.journal.state import Match
from topcut.play.calls import waiting
from topcut.web.console.room import Room
from topcut.web.console.rows import seats_words
from topcut.web.live import Snapshot
from topcut.web.public.timing import hour_words

MOST = 8  # calls in the line above every page


class Waiting(Struct, frozen=True):
    """A call as officials see it."""

    round: int
    table: int
    seats: str
    by: str  # "" = an official called
    reason: str
    at: str  # ISO
    hour: str
    latest: bool = True  # its round is the last one posted
    answered: str = ""  # at which hour somebody was there


def waiting_calls(snapshot: Snapshot) -> tuple[Waiting, ...]:
    """The tables that wait, the oldest call first."""
    found = (call_at(snapshot, match) for match in waiting(snapshot.tournament)[:MOST])
    return tuple(call for call in found if call is not None)


def call_at(snapshot: Snapshot, match: Match) -> Waiting | None:
    """The last call at a table."""
    call = match.call
    if call is None:
        return None
    return Waiting(
        match.round,
        match.table,
        seats_words(snapshot, match.seats),
        snapshot.names.get(call.by, ""),
        snapshot.words[call.reason],
        call.at,
        _hour(snapshot, call.at),
        match.round == len(snapshot.tournament.rounds),
        _hour(snapshot, call.answered) if call.answered else "",
    )


def _hour(snapshot: Snapshot, moment: str) -> str:
    return hour_words(datetime.fromisoformat(moment), snapshot.row.zone)


# Acts ----------------------------------------------------------------------------------------------------------------


def _call(room: Room, match: Match) -> Command:
    return commands.CallJudge(match.round, match.table, room.field("player"), room.field("reason"))


def _there(room: Room, match: Match) -> Command:
    return commands.AnswerCall(match.round, match.table)


def _not_needed(room: Room, match: Match) -> Command:
    return commands.WithdrawCall(match.round, match.table)


ACTS: Mapping[str, Callable[[Room, Match], Command]] = {"call": _call, "there": _there, "not-needed": _not_needed}
SAID = {"call": "a judge has been called", "there": "a judge is there", "not-needed": "no judge is needed any more"}
