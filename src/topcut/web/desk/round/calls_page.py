"""Calls for a judge, on a page of their own: who waits, the oldest first, which tables dispute, where a judge was."""

from __future__ import annotations

from django.http import HttpResponse
from django.views.decorators.http import require_safe

from topcut.play.calls import rounds_at_the_tables
from topcut.web.desk.frame.calling import calls_shown
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.round.rows import listed
from topcut.web.site.forms import NOTHING


@require_safe
@officials
def calls(room: Room) -> HttpResponse:
    waits, been = calls_shown(room.snapshot)
    rounds = rounds_at_the_tables(room.snapshot.tournament)
    disputed = [(one.number, row) for one in rounds for row in listed(room.snapshot, one, room.now).disputed]
    template = "desk/round/calls_page.html"
    return show(room, template, NOTHING, "desk_calls", waits=waits, been=been, disputes=disputed)
