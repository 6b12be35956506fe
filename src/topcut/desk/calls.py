"""Calling a judge to a table, and being there."""

from __future__ import annotations

from topcut.desk.commands import AnswerCall, CallJudge, WithdrawCall
from topcut.desk.matter import Matter
from topcut.journal.records import AnyFact, CallWithdrawn, JudgeAnswered, JudgeCalled, RoundNumber, Table
from topcut.journal.state import Call, Match
from topcut.play.calls import rounds_at_the_tables
from topcut.refusal import refuse_

LONGEST_REASON = 200


def call_judge(matter: Matter, command: CallJudge) -> list[AnyFact]:
    """Somebody wants an official at his table, as long as the next round is not posted."""
    match = _table(matter, command.round, command.table)
    if len(match.seats) == 1:
        raise refuse_(f"{matter.at_(match)} has a bye: nobody plays there", "call to another table", "bye")
    if command.by and command.by not in match.seats:
        raise refuse_(f"{matter.name(command.by)} does not play at {matter.at_(match)}", "check the table", "stranger")
    if match.waits_for_judge:
        raise refuse_(f"a judge has been called to {matter.at_(match)} already", "he is on his way", "called")
    if len(command.reason) > LONGEST_REASON:
        what = f"the reason has {len(command.reason)} signs, and at most {LONGEST_REASON} are told"
        raise refuse_(what, "say it shorter, the rest at the table", "long-reason")
    return [JudgeCalled(match.round, match.table, command.by, matter.context.text(command.reason))]


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
        who = matter.name(call.by) if call.by else "an official"
        raise refuse_(f"{who} called the judge to {matter.at_(match)}", "only who called can take it back", "stranger")
    return [CallWithdrawn(match.round, match.table)]


def _table(matter: Matter, number: RoundNumber, table: Table) -> Match:
    """A table of a round that is still on."""
    matter.must_run()
    match = matter.match(number, table)
    if all(posted.number != number for posted in rounds_at_the_tables(matter.tournament)):
        raise refuse_(f"round {number} is over", "call to a table of the round that is on", "round-over")
    return match


def _waiting(matter: Matter, match: Match) -> Call:
    if match.call is None:
        raise refuse_(f"nobody has called a judge to {matter.at_(match)}", "there is nothing to do", "nothing")
    if match.call.answered:
        raise refuse_(f"a judge has been at {matter.at_(match)} already", "there is nothing to do", "nothing")
    return match.call
