"""Deleting an event that has not begun."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST

from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.setup.event_page import event_page
from topcut.web.site import live
from topcut.web.store.removing import remove


@require_POST
@officials
def remove_event(room: Room) -> HttpResponse:
    """Asked once, on the page itself; what becomes of the entries is said there."""

    def act() -> HttpResponse:
        room.must_direct()
        remove(room.row)
        live.let_go(room.row.pk)
        return render(room.request, "desk/setup/removed.html", {"title": room.row.title})

    return room.answer("remove", act, event_page)
