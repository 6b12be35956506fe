"""Deadlines of online rounds: of the one that is played, of a table, and of rounds that are ahead."""

from __future__ import annotations

from itertools import pairwise

from topcut.acts.clock.commands import PlanDeadlines, SetDeadline
from topcut.acts.clock.facts import DeadlineSet
from topcut.acts.matter import Matter
from topcut.acts.moments import moment_said
from topcut.journal.fact import RoundNumber
from topcut.journal.records import AnyFact
from topcut.journal.state import Deadline, Match, Round
from topcut.play.deadlines import rounds_ahead
from topcut.refusal import refuse


def set_deadline(matter: Matter, command: SetDeadline) -> list[AnyFact]:
    """When an online round ends; later dates are extensions, unless it was announced that there are none (13.4)."""
    matter.must_run()
    return [_set(matter, command.round, command.until, command.table, command.final)]


def plan_deadlines(matter: Matter, command: PlanDeadlines) -> list[AnyFact]:
    """When rounds ahead end, each after the one before it."""
    matter.must_run()
    if not command.deadlines:
        raise refuse("clock-deadlines-missing")
    planned = sorted(command.deadlines)
    for (before, ends), (number, until) in pairwise(planned):
        if moment_said(until) <= moment_said(ends):
            raise refuse("clock-deadlines-order", round=number, before=before)
    return [_set(matter, number, until, final=command.final) for number, until in planned]


def _set(matter: Matter, number: RoundNumber, until: str, table: int = 0, final: bool = False) -> DeadlineSet:
    moment, ahead = moment_said(until), not table and number in rounds_ahead(matter.tournament, matter.book)
    for bound in _bound(matter, number, table, ahead):
        if bound.deadline and bound.deadline_final and moment > moment_said(bound.deadline):
            raise refuse("clock-deadline-final", round=number)
    return DeadlineSet(number, until, table, final, ahead)


def _bound(matter: Matter, number: RoundNumber, table: int, ahead: bool) -> list[Round | Match | Deadline]:
    """What has a deadline that may be the last one: the round, and the table."""
    if ahead:
        return [matter.tournament.deadlines.get(number, Deadline())]
    posted = matter.round(number)
    return [posted, matter.match(number, table)] if table else [posted]
