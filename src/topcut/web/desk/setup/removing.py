"""Calling off an event that has not begun, or deleting it."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST

from topcut.acts.event.commands import Cancel, Undo
from topcut.messages.message import message
from topcut.refusal import refuse
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.setup.event_page import event_page
from topcut.web.site import live
from topcut.web.store.removing import remove


@require_POST
@officials
def cancel_event(room: Room) -> HttpResponse:
    """It stays where it is, and says to everybody that it will not be played."""

    def act() -> HttpResponse:
        room.do(room.read(Cancel))
        return room.go("desk_event", message("web-remove-cancelled"), "#remove-h")

    return room.answer("cancel", act, event_page)


@require_POST
@officials
def restore_event(room: Room) -> HttpResponse:
    """It takes place after all."""

    def act() -> HttpResponse:
        called_off = room.snapshot.tournament.cancelled
        if called_off is None:
            raise refuse("event-not-cancelled")
        room.do(Undo(called_off.seq))
        return room.go("desk_event", message("web-remove-restored"))

    return room.answer("cancel", act, event_page)


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
