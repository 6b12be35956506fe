"""The journal at the desk: with the words that only officials read."""

from __future__ import annotations

from django.http import HttpResponse
from django.views.decorators.http import require_safe

from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.public.history import entries
from topcut.web.public.paging import address
from topcut.web.site import asked
from topcut.web.site.forms import NOTHING


@require_safe
@officials
def journal(room: Room) -> HttpResponse:
    rows = entries(room.snapshot, room.row.zone, asked.number(room.request.GET, "page"))
    return show(room, "desk/files/journal.html", NOTHING, "desk_journal", rows=rows, more=address())
