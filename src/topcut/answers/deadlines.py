"""When the rounds of an online event end (001 13.4): the one that is played, and those ahead."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import RoundNumber, Table
from topcut.journal.plan import StageNumber
from topcut.journal.state import Deadline
from topcut.messages.message import Message, message
from topcut.play.clock import has_passed
from topcut.play.deadlines import overdue, rounds_ahead


class RoundEnds(Struct, frozen=True, omit_defaults=True):
    """The last moment of a round."""

    round: RoundNumber
    name: Message  # "Round 2"
    until: str = ""  # "" = not set
    final: bool = False  # it will not be extended
    passed: bool = False
    late: tuple[Table, ...] = ()  # tables without a result whose time to play is over


class DeadlinesAnswer(Struct, frozen=True):
    """Of the round that is played, and of all ahead as far as the plan fixes them."""

    now: RoundEnds | None
    ahead: tuple[RoundEnds, ...]

    @property
    def set_ahead(self) -> tuple[RoundEnds, ...]:
        return tuple(one for one in self.ahead if one.until)


def deadlines_answer(view: EventView, now: str) -> DeadlinesAnswer:
    """Nothing once the event is finished."""
    tournament = view.tournament
    if tournament.finished:
        return DeadlinesAnswer(None, ())
    numbers = rounds_ahead(tournament, view.book)
    return DeadlinesAnswer(_now(view, now), tuple(_ahead(view, number, now) for number in numbers))


def _now(view: EventView, now: str) -> RoundEnds | None:
    if not view.tournament.rounds:
        return None
    posted = view.round()
    late = tuple(match.table for match in overdue(posted, now))
    name, passed = _name(view, posted.number, posted.stage), has_passed(posted.deadline, now)
    return RoundEnds(posted.number, name, posted.deadline, posted.deadline_final, passed, late)


def _ahead(view: EventView, number: RoundNumber, now: str) -> RoundEnds:
    held = view.tournament.deadlines.get(number, Deadline())
    return RoundEnds(
        number, _name(view, number, view.stage), held.deadline, held.deadline_final, has_passed(held.deadline, now)
    )


def _name(view: EventView, number: RoundNumber, stage: StageNumber) -> Message:
    """ "Round 2"; in a bracket as it is called there."""
    if view.plan[stage - 1].kind == "bracket" and view.tournament.round(number):
        return view.round_name(number)
    return message("roundname-round", round=number, planned=0, stage="")
