"""The end: the final order, lots and the final confrontation, prizes shared, the event finished."""

from __future__ import annotations

from django.http import HttpResponse
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.ending.commands import Confront, Finish
from topcut.acts.stages.commands import SplitPrizes
from topcut.answers.ending import ending_notes, ending_ties
from topcut.answers.gathering import gathering_answer
from topcut.answers.places import places_answer
from topcut.journal.plan import has_rounds
from topcut.messages.message import message
from topcut.seasons.conditions import sanction_told
from topcut.web.desk.ending.cut_page import ties
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.seasons.applications.settling import said_of
from topcut.web.seasons.ratings.told import waits
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.site.live import Snapshot

_MOST_ROWS = 32


@require_safe
@officials
def finish(room: Room) -> HttpResponse:
    return finish_page(room, NOTHING)


def finish_page(room: Room, answered: Answered) -> HttpResponse:
    """The order as it would stand, and what is still in the way."""
    snapshot = room.snapshot
    tournament, has_places = snapshot.tournament, has_rounds(snapshot.plan)
    why = () if tournament.finished else room.in_the_way(Finish())
    order = list(snapshot.places) if tournament.rounds else []
    notes = ending_notes(snapshot) if tournament.rounds else ()
    return show(
        room,
        "desk/ending/finish.html",
        answered,
        "desk_finish",
        rows=places_answer(snapshot, order[:_MOST_ROWS]).standings,
        left_out=max(len(order) - _MOST_ROWS, 0),
        why=why,
        notes=(*ending_ties(snapshot), *notes) if tournament.finished else notes,
        finished=tournament.finished,
        program=bool(tournament.program),
        awaits_rating=tournament.finished and waits(snapshot.row),
        told=sanction_told(snapshot, said_of(snapshot, room.row)),
        ties=ties(snapshot) if not tournament.finished and not why else [],
        bracket=snapshot.plan[snapshot.stage - 1].kind == "bracket" and snapshot.stage in tournament.opened,
        split=tournament.split,
        confrontation=_can_be_named(snapshot),
        gathering=None if has_places else gathering_answer(snapshot),
        announced=snapshot.plan[-1].confrontation,
        winner=snapshot.names.get(tournament.confrontation, ""),
    )


@require_POST
@officials
def finish_event(room: Room) -> HttpResponse:
    def act() -> HttpResponse:
        room.do(Finish())
        return room.go("desk_files", message("web-finish-done"))

    return room.answer("finish", act, finish_page)


def _can_be_named(snapshot: Snapshot) -> bool:
    """A final confrontation that is announced and begun is played and reported like any game."""
    plan = snapshot.plan
    return plan[-1].kind == "swiss" or (plan[-1].confrontation and len(plan) not in snapshot.tournament.opened)


@require_POST
@officials
def confront(room: Room) -> HttpResponse:
    """Who won the final confrontation is first."""

    def act() -> HttpResponse:
        winner = room.player("winner")
        room.do(room.read(Confront, winner=winner))
        return room.go("desk_finish", message("web-finish-is-first", player=room.snapshot.player(winner)))

    return room.answer("confront", act, finish_page)


@require_POST
@officials
def split(room: Room) -> HttpResponse:
    """All who are still in the bracket share its prizes."""

    def act() -> HttpResponse:
        room.do(room.read(SplitPrizes))
        return room.go("desk_finish", message("web-finish-shared"))

    return room.answer("split", act, finish_page)
