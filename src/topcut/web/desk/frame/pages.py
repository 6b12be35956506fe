"""Every page of the desk: the same frame around it, with the next step, the clock and undo always in sight."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.template.loader import render_to_string
from django.utils.safestring import mark_safe
from msgspec import Struct

from topcut.acts.who import OFFICIALS
from topcut.messages.message import Message, message
from topcut.play.clock import Period, building_periods
from topcut.web.desk.frame.calling import Waiting, waiting_calls
from topcut.web.desk.frame.clock_face import ClockFace, face
from topcut.web.desk.frame.next_step import Button, button
from topcut.web.desk.frame.places import Tab, below, parts, places
from topcut.web.desk.frame.room import Room
from topcut.web.desk.frame.undoing import OwnAct, own_redo, own_undo
from topcut.web.site.forms import Answered, fresh_key

_ABOVE = "<!-- refusals -->"  # where they stand that no form of the page shows: only its end tells which do


class Frame(Struct, frozen=True):
    """What stands around a page of the desk."""

    tabs: tuple[Tab, ...]
    below: tuple[Tab, ...]  # at the foot of a judge's phone
    place: Message  # the tab that the page belongs to
    parts: tuple[Tab, ...]  # of Setup, where the page is one of them
    step: Button
    step_here: bool  # the page itself has the button
    clock: ClockFace | None  # that runs
    undo: OwnAct | None  # what whoever looks did last
    redo: OwnAct | None  # where that was an undo
    round: str  # "Round 2 of 4"
    online: bool  # rounds have deadlines
    between: bool  # no round is being played: a period can be timed
    periods: tuple[Period, ...]
    calls: tuple[Waiting, ...]  # tables that wait for a judge, the oldest call first
    here: str  # the page
    clock_steps: tuple[int, ...] = (-1, 1, 5)  # minutes, by one press


def show(room: Room, template: str, answered: Answered, here: str = "desk", **context: Any) -> HttpResponse:
    """A page of the desk with its frame; the status is that of the answered form."""
    whole = {
        "snapshot": room.snapshot,
        "slug": room.row.slug,
        "actor": room.actor,
        "roles": tuple(message("desk-role", role=role) for role in room.roles if role in OFFICIALS),
        "directs": room.directs,
        "may": room.may,
        "frame": _frame(room, here),
        "forms": answered,
        "raced": answered.status == 409,
        "above": mark_safe(_ABOVE),
        "key": fresh_key(),
        **context,
    }
    page = render_to_string(template, whole, room.request)
    # where the form is not there any more, or never was for them, the refusal stands above everything
    shown = {"form": {"refusals": () if answered.told else answered.refusals}}
    above = render_to_string("desk/frame/refusals.html", shown)
    return HttpResponse(page.replace(_ABOVE, above, 1), status=answered.status)


def _frame(room: Room, here: str) -> Frame:
    snapshot = room.snapshot
    tabs = places(room, here)
    step = button(snapshot, room.roles)
    rounds = snapshot.tournament.rounds
    name = snapshot.round_told(len(rounds)) if rounds else ""
    return Frame(
        tabs,
        below(room, here),
        next(tab.word for tab in tabs if tab.here),
        parts(room, here),
        step,
        step.page == here and not step.posts and not step.waits,
        face(room),
        own_undo(room),
        own_redo(room),
        name,
        snapshot.online,
        not snapshot.tournament.finished and (not rounds or rounds[-1].finished),
        building_periods(snapshot.book),
        waiting_calls(snapshot),
        here,
    )
