"""The standings at the desk: the table that everybody sees, to be printed and saved without leaving."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.views.decorators.http import require_safe

from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, of_rounds, officials
from topcut.web.public import ranks
from topcut.web.public.paging import address
from topcut.web.site import asked
from topcut.web.site.forms import NOTHING


@require_safe
@officials
@of_rounds
def standings(room: Room) -> HttpResponse:
    """A stage's ranks, or once a cut was made the places over all of them."""
    snapshot, sent = room.snapshot, room.request.GET
    stage = ranks.stage_wanted(snapshot, asked.number(sent, "stage"))
    opened = asked.text(sent, "why")
    wanted = ranks.Wanted(
        asked.number(sent, "page"), room.sought, opened if opened in snapshot.tournament.entrants else ""
    )
    found = _ranked(room, stage, wanted) if stage else _placed(room, wanted)
    return show(
        room,
        "desk/ending/standings.html",
        NOTHING,
        "desk_standings",
        stage=stage,
        stages=ranks.stage_tabs(snapshot),
        typed=room.sought,
        more=address(stage=stage, find=room.sought),
        **found,
    )


def _ranked(room: Room, stage: int, wanted: ranks.Wanted) -> dict[str, Any]:
    answer, rows = ranks.standings_page(room.snapshot, stage, wanted)
    records = room.snapshot.book.play != "pod"
    return {"answer": answer, "rows": rows, "heads": ranks.heads_of(room.snapshot, answer), "records": records}


def _placed(room: Room, wanted: ranks.Wanted) -> dict[str, Any]:
    answer, rows = ranks.places_page(room.snapshot, wanted)
    return {"answer": answer, "rows": rows}
