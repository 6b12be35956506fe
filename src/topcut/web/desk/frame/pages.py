"""Every page of the desk: the same frame around it, with the next step, the clock and undo always in sight."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import mark_safe
from msgspec import Struct

from topcut.acts.who import OFFICIALS
from topcut.messages.message import Message, message
from topcut.play.clock import Period, building_periods
from topcut.play.limited.drafting import drafting_in, stage_with_cards
from topcut.play.scenarios.chosen import scenario_of
from topcut.web.desk.frame.calling import Waiting, waiting_calls
from topcut.web.desk.frame.clock_face import ClockFace, face
from topcut.web.desk.frame.next_step import Button, button
from topcut.web.desk.frame.room import Room
from topcut.web.desk.frame.undoing import LastAct, last_act
from topcut.web.site.forms import Answered, fresh_key

_ABOVE = "<!-- refusals -->"  # where they stand that no form of the page shows: only its end tells which do
_TABS = (
    ("desk", message("web-desk-round")),
    ("desk_pairing", message("web-desk-pairing")),
    ("desk_players", message("web-desk-players")),
    ("desk_links", message("web-desk-links")),
    ("desk_access", message("web-desk-access")),
    ("desk_plan", message("web-desk-plan")),
    ("desk_settings", message("web-desk-settings")),
    ("desk_event", message("web-desk-event")),
    ("desk_finish", message("web-desk-finish")),
    ("desk_files", message("web-desk-files")),
)
_OF_DIRECTORS = ("desk_links", "desk_event")  # whoever else opens them finds nothing there


class Tab(Struct, frozen=True):
    word: Message
    address: str
    here: bool


class Frame(Struct, frozen=True):
    """What stands around a page of the desk."""

    tabs: tuple[Tab, ...]
    step: Button
    step_here: bool  # the page itself has the button
    clock: ClockFace | None  # that runs
    undo: LastAct | None
    round: str  # "Round 2 of 4"
    online: bool  # rounds have deadlines
    between: bool  # no round is being played: a period can be timed
    periods: tuple[Period, ...]
    calls: tuple[Waiting, ...]  # tables that wait for a judge, the oldest call first
    here: str  # the page


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
    snapshot, slug = room.snapshot, room.row.slug
    tab = "desk_pairing" if here == "desk_cut" else here
    tabs = tuple(Tab(word, reverse(page, args=[slug]), page == tab) for page, word in _tabs(room))
    step = button(snapshot, room.roles)
    rounds = snapshot.tournament.rounds
    name = snapshot.round_told(len(rounds)) if rounds else ""
    return Frame(
        tabs,
        step,
        step.page == here and not step.posts and not step.waits,
        face(room),
        last_act(snapshot),
        name,
        snapshot.online,
        not snapshot.tournament.finished and (not rounds or rounds[-1].finished),
        building_periods(snapshot.book),
        waiting_calls(snapshot),
        here,
    )


def _tabs(room: Room) -> tuple[tuple[str, Message], ...]:
    """The pages that every event has, behind the pairing those that only some have, and what is theirs of them."""
    snapshot = room.snapshot
    stage = stage_with_cards(snapshot.tournament, snapshot.book, snapshot.stage)
    drafting = drafting_in(snapshot.tournament, snapshot.book, stage) if stage else None
    own = [("desk_scenario", message("web-desk-scenario"))] if scenario_of(snapshot.book) else []
    own += [("desk_limited", message("web-desk-limited", method=drafting.method))] if drafting else []
    pages = (*_TABS[:2], *own, *_TABS[2:])
    return tuple(one for one in pages if room.directs or one[0] not in _OF_DIRECTORS)
