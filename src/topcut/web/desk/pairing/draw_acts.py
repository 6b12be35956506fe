"""Changing a drawn round: what a line would do, and the doing of it."""

from __future__ import annotations

from urllib.parse import urlencode

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.rounds.commands import Swap
from topcut.acts.seen import SawDraw
from topcut.messages.message import Message, Player, message
from topcut.refusal import refuse
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.pairing.draw_line import Change, read_line
from topcut.web.desk.pairing.pairing_page import pairing_page
from topcut.web.desk.pairing.proposal import command, draw_shown, proposal
from topcut.web.site.forms import fresh_key


@require_safe
@officials
def preview(room: Room) -> HttpResponse:
    """What a line would do to the drawn round, as a part of the page; nothing is written."""
    asked = room.request.GET
    shown = {
        "slug": room.row.slug,
        "snapshot": room.snapshot,
        "may": room.may,
        "proposal": proposal(room, asked.get("line", ""), asked.get("mark", "")),
        "mark": asked.get("mark", ""),
        "find": asked.get("find", ""),
        "key": fresh_key(),
        "live": True,
    }
    return render(room.request, "desk/pairing/proposal.html", shown)


@require_POST
@officials
def change(room: Room) -> HttpResponse:
    """Swap two players, or draw again with one wish more or less: what a line says, once it has been looked at."""

    def act() -> HttpResponse:
        room.must_be_allowed(Swap)  # before it is said how the draw stands
        where = "?" + urlencode({"find": room.field("find")}) if room.field("find") else ""
        if room.done_before:
            return room.go("desk_pairing", anchor=where)
        draw = draw_shown(room, room.field("mark"))
        asked = read_line(room.snapshot, draw, room.field("line"))
        if asked.act == "choose":
            raise refuse("console-one-player")
        room.do(command(room.snapshot, asked, room.field("reason")), expects=SawDraw(draw.seq))
        return room.go("desk_pairing", _done(asked), where)

    return room.answer("change", act, pairing_page)


def _done(asked: Change) -> Message:
    one, other = map(Player, asked.players)
    return message("web-draw-changed", act=asked.act, one=one, other=other)
