"""Deadlines of online rounds, and the end of a round whose deadline has passed."""

from __future__ import annotations

from typing import Annotated

from django.http import HttpResponse
from django.views.decorators.http import require_POST
from msgspec import Struct

from topcut.acts.clock.commands import PlanDeadlines, SetDeadline
from topcut.acts.fields import of_number
from topcut.acts.results.commands import CloseOverdue
from topcut.journal.fact import RoundNumber
from topcut.messages.message import Moment, message
from topcut.play.deadlines import rounds_ahead
from topcut.slips.moments import every_days
from topcut.web.desk.frame.deadlines_shown import FORM, field_of
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.round.round_page import round_page
from topcut.web.site.moments import zone_of


class EveryDays(Struct, frozen=True):
    """How far apart the rounds end for which nothing was picked."""

    every: Annotated[int, of_number(message("form-days"), 1, 366)] = 7


@require_POST
@officials
def deadline(room: Room) -> HttpResponse:
    """The last moment of an online round."""

    def act() -> HttpResponse:
        of = room.hidden("round") or len(room.snapshot.tournament.rounds)
        command = room.read(SetDeadline, round=of, table=0, until=room.moment("until"))
        room.do(command)
        return room.go("desk", message("web-clock-deadline-set", round=of, until=Moment(command.until)))

    return room.answer("deadline", act, round_page)


@require_POST
@officials
def deadlines(room: Room) -> HttpResponse:
    """Of all rounds ahead at once."""

    def act() -> HttpResponse:
        planned = _planned(room)
        room.do(room.read(PlanDeadlines, deadlines=planned))
        return room.go("desk", message("web-deadline-all-set", rounds=len(planned)))

    return room.answer(FORM, act, round_page)


def _planned(room: Room) -> tuple[tuple[RoundNumber, str], ...]:
    """What was picked for each round; one that was left out ends so many days after the one before it."""
    days = room.read(EveryDays).every
    planned: list[tuple[RoundNumber, str]] = []
    for ahead in rounds_ahead(room.snapshot.tournament, room.snapshot.book):
        until = room.moment(field_of(ahead))
        if not until and planned:
            until = every_days(planned[-1][1], days, 2, zone_of(room.row.zone))[1]
        if until:
            planned.append((ahead, until))
    return tuple(planned)


@require_POST
@officials
def close_overdue(room: Room) -> HttpResponse:
    """Every table that is late, as not completed."""

    def act() -> HttpResponse:
        of = room.hidden("round")
        written = room.do(CloseOverdue(of)).records
        return room.go("desk", message("web-deadline-closed", tables=len(written), round=of))

    return room.answer("close_overdue", act, round_page)
