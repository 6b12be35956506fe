"""An event at one glance: what it is, how far it has come, what it waits for."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from topcut.answers.ending import ending_notes, ending_ties
from topcut.answers.event_view import EventView
from topcut.answers.next_step import next_step
from topcut.answers.progress import State, progress
from topcut.journal.fact import RoundNumber, Table
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, Messages
from topcut.play.calls import waiting
from topcut.play.stages import stage_name


class EventAnswer(Struct, frozen=True, omit_defaults=True):
    """What `status` says."""

    title: str
    rulebook: str
    players: int  # who are in it now
    rounds: int  # that are posted
    stage: StageNumber  # that is played or comes next
    stages: int
    stage_name: Message
    rounds_planned: int
    state: State
    now: Message  # for officials
    do: str  # what comes next, and
    next: str  # how it is done where this was asked: the command, the page
    coming: Message  # for everybody
    round: RoundNumber = 0  # the one that is played, or was played last; none once the event is finished
    done: int = 0  # results of it that are in
    of: int = 0
    notes: Messages | None = None  # before the event is finished
    deadline: str | None = None  # of the latest round, "" where it has none
    final: bool | None = None  # it will not be extended
    tables: Mapping[Table, str] | None = None  # deadlines of their own
    calls: tuple[Table, ...] = ()  # tables that wait for a judge, the oldest call first


def event_answer(view: EventView, do: str, next: str) -> EventAnswer:
    """The whole answer; what to do next is told by who asks."""
    step, heard = next_step(view), progress(view)
    answer = EventAnswer(
        view.title,
        view.book.name,
        view.active,
        len(view.tournament.rounds),
        view.stage,
        len(view.plan),
        stage_name(view.plan, view.stage),
        view.tournament.rounds_planned,
        step.state,
        step.now,
        do,
        next,
        heard.coming,
        heard.round,
        heard.done,
        heard.of,
        (*ending_ties(view), *ending_notes(view)) if step.state == "ending" else None,
        calls=tuple(match.table for match in waiting(view.tournament)),
    )
    return _with_deadlines(view, answer)


def _with_deadlines(view: EventView, answer: EventAnswer) -> EventAnswer:
    """When the round ends that is at the tables."""
    if not view.tournament.rounds or answer.state in ("finished", "drawn"):
        return answer
    posted = view.round()
    tables = {match.table: match.deadline for match in posted.matches.values() if match.deadline}
    return replace(answer, deadline=posted.deadline, final=posted.deadline_final, tables=tables)
