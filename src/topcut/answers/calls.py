"""Calls for a judge: which tables wait, since when, who called and why."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import RoundNumber, Table
from topcut.journal.state import Call, Match
from topcut.messages.message import Message, Player, message
from topcut.play.calls import answered, waiting
from topcut.play.story import players_of


class JudgeCall(Struct, frozen=True, omit_defaults=True):
    """The last call at a table, as officials are told of it."""

    round: RoundNumber
    table: Table
    players: Message  # who sit there
    by: Player  # nobody where an official called
    at: str
    reason: str  # "" where nobody said why
    answered: str = ""  # since when a judge is there
    taken: str = ""  # when one said that they go
    goes: Message | None = None  # and who: by name, or by role


class CallsAnswer(Struct, frozen=True, omit_defaults=True):
    """The tables that wait for a judge, the oldest call first, and where one has been in the rounds being played."""

    calls: tuple[JudgeCall, ...]
    answered: tuple[JudgeCall, ...] = ()  # the latest first


def calls_answer(view: EventView, most: int = 0) -> CallsAnswer:
    """All of them, or the first few."""
    tables, been = waiting(view.tournament), answered(view.tournament)
    return CallsAnswer(_calls(view, tables[: most or len(tables)]), _calls(view, been[: most or len(been)]))


def _calls(view: EventView, tables: list[Match]) -> tuple[JudgeCall, ...]:
    return tuple(call for match in tables if (call := call_at(view, match)))


def call_at(view: EventView, match: Match) -> JudgeCall | None:
    """The last call at a table; None where nobody has called."""
    call = match.call
    if call is None:
        return None
    by = view.player(call.by) if call.by in view.people else Player("")
    reason = view.words[call.reason]
    return JudgeCall(
        match.round, match.table, players_of(match), by, call.at, reason, call.answered, call.taken, _goes(view, call)
    )


def _goes(view: EventView, call: Call) -> Message | None:
    """Who said that they go."""
    if not call.taken:
        return None
    name = view.words[call.goes]
    return message("call-goes-named", name=name) if name else message("call-goes", role=call.role)
