"""The numbers of the tables: of each stage, of who needs one, and the feature table."""

from __future__ import annotations

from django.http import Http404, HttpResponse
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.command import Command
from topcut.acts.tables.commands import ChooseFeature, FixTable, NumberTables, SetFeatureTable
from topcut.answers.tables import tables_answer
from topcut.messages.message import message
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.site.forms import NOTHING, Answered


@require_safe
@officials
def tables(room: Room) -> HttpResponse:
    return tables_page(room, NOTHING)


def tables_page(room: Room, answered: Answered) -> HttpResponse:
    """What holds from the next round on, with a form for each part."""
    answer, snapshot = tables_answer(room.snapshot), room.snapshot
    return show(
        room,
        "desk/setup/tables.html",
        answered,
        "desk_tables",
        answer=answer,
        several=len(answer.stages) > 1,
        people=sorted(snapshot.names[one.id] for one in snapshot.tournament.entrants.values() if one.active),
    )


@require_POST
@officials
def change(room: Room, act: str) -> HttpResponse:
    """One part of it."""
    if act not in _COMMANDS:
        raise Http404(act)

    def do() -> HttpResponse:
        room.do(_COMMANDS[act](room))
        return room.go("desk_tables", message("web-tables-changed"))

    return room.answer(act, do, tables_page)


def _numbers(room: Room) -> Command:
    return room.read(NumberTables)


def _fixed(room: Room) -> Command:
    return room.read(FixTable, player=room.player("player"))


def _freed(room: Room) -> Command:
    return FixTable(room.player("player"))


def _feature(room: Room) -> Command:
    return room.read(SetFeatureTable)


def _featured(room: Room) -> Command:
    return ChooseFeature(room.player("player") if room.field("player") else "")


_COMMANDS = {"number": _numbers, "fix": _fixed, "free": _freed, "feature": _feature, "choose": _featured}
