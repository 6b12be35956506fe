"""Calling a judge to a table, and being there."""

from __future__ import annotations

from topcut.acts.calls.commands import AnswerCall, CallJudge, TakeCall, WithdrawCall
from topcut.acts.calls.facts import CallTaken, CallWithdrawn, JudgeAnswered, JudgeCalled
from topcut.acts.matter import Matter
from topcut.journal.fact import RoundNumber, Table
from topcut.journal.records import AnyFact
from topcut.journal.state import Call, Match
from topcut.messages.message import message
from topcut.play.calls import rounds_at_the_tables
from topcut.refusal import refuse


def call_judge(matter: Matter, command: CallJudge) -> list[AnyFact]:
    """Somebody wants an official at his table, as long as the next round is not posted."""
    match = _table(matter, command.round, command.table)
    if len(match.seats) == 1:
        raise refuse("call-to-a-bye", match=matter.at(match))
    if command.by and command.by not in match.seats:
        raise refuse("result-stranger", player=matter.player(command.by), match=matter.at(match))
    if match.waits_for_judge:
        raise refuse("call-waits", match=matter.at(match))
    return [JudgeCalled(match.round, match.table, command.by, matter.context.text(command.reason))]


def take_call(matter: Matter, command: TakeCall) -> list[AnyFact]:
    """An official goes; a second one is told so and can look after another table."""
    match = _table(matter, command.round, command.table)
    call = _waiting(matter, match)
    if call.taken:
        who = matter.context.words[call.goes] or message("desk-role", role=call.role)
        raise refuse("call-taken", who=who, match=matter.at(match))
    return [CallTaken(match.round, match.table, matter.context.text(command.who.strip()))]


def answer_call(matter: Matter, command: AnswerCall) -> list[AnyFact]:
    """An official is there."""
    match = _table(matter, command.round, command.table)
    _waiting(matter, match)
    return [JudgeAnswered(match.round, match.table)]


def withdraw_call(matter: Matter, command: WithdrawCall) -> list[AnyFact]:
    """Nobody needs to come: by who called, or an official. Whoever sits opposite cannot send the judge away."""
    match = _table(matter, command.round, command.table)
    call = _waiting(matter, match)
    if command.by and command.by != call.by:
        by, caller = "player" if call.by else "official", matter.player(call.by)
        raise refuse("call-of-another", by=by, caller=caller, match=matter.at(match))
    return [CallWithdrawn(match.round, match.table)]


def _table(matter: Matter, number: RoundNumber, table: Table) -> Match:
    """A table of a round that is still on."""
    matter.must_run()
    match = matter.match(number, table)
    if all(posted.number != number for posted in rounds_at_the_tables(matter.tournament)):
        raise refuse("call-round-over", round=number)
    return match


def _waiting(matter: Matter, match: Match) -> Call:
    if match.call is None:
        raise refuse("call-none", match=matter.at(match))
    if match.call.answered:
        raise refuse("call-answered", match=matter.at(match))
    return match.call
