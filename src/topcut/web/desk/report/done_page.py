"""What came of a report: what counted and why, everybody's rating before and after, or what it waits for."""

from __future__ import annotations

from django.http import HttpResponse

from topcut.answers.places import places_answer
from topcut.seasons.conditions import sanction_told
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room
from topcut.web.seasons.ratings import told
from topcut.web.site.forms import Answered

_MOST_ROWS = 64


def done_page(room: Room, answered: Answered) -> HttpResponse:
    snapshot = room.snapshot
    known = told.told(snapshot.row, snapshot)
    boards = told.boards_of(known)
    board = boards[0] if boards else None
    changes = told.changes(known, snapshot, board) if board else []
    return show(
        room,
        "desk/report/done.html",
        answered,
        "desk_report",
        told=known,
        sanction=sanction_told(snapshot),
        level=told.level_of(known.one) if known.one else None,
        waiting=told.waiting(known, snapshot) if known.state == "waits" else None,
        board=board,
        changes=changes,
        together=sum(one.by for one in changes),
        gained=max(changes, key=lambda one: one.by, default=None),
        left_out=told.left_out(known, snapshot),
        unknown=told.unknown(known, snapshot),
        places=() if changes else places_answer(snapshot, list(snapshot.places)[:_MOST_ROWS]).standings,
        ended=snapshot.tournament.ended,
    )
