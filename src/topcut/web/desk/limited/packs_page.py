"""Packs at the desk: dealt out of a card list without a card being seen, and shown only to whoever asks for them."""

from __future__ import annotations

import io
import zipfile

from django.http import HttpResponse
from django.utils.http import content_disposition_header
from django.utils.text import capfirst
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.limited.commands import DealPacks
from topcut.answers.packs import is_to_come, packs_answer
from topcut.files.card_list import CardFile, read_cards
from topcut.files.card_list_told import list_told, passed_over
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, message
from topcut.play.limited.cards import plain
from topcut.refusal import Refused, refuse
from topcut.slips.rarities import rarities_of
from topcut.slips.who import player as meant
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.frame.uploads import sent_file
from topcut.web.desk.limited.limited_page import limited_page
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.voices import PAGE


@require_POST
@officials
def deal(room: Room) -> HttpResponse:
    """Deal to everybody out of a file or a pasted list; a second time says why."""

    def act() -> HttpResponse:
        room.must_be_allowed(DealPacks)  # before anything that was sent is read
        command, listed = _asked(room)
        room.do(command)
        return room.go("desk_limited", _dealt(listed), "#packs")

    return room.answer("deal", act, limited_page)


def _dealt(listed: CardFile) -> Message:
    notes = tuple(capfirst(PAGE.say(message("web-packs-note", note=one))) for one in passed_over(listed))
    return message("web-packs-dealt-now", list=capfirst(PAGE.say(list_told(listed))), notes=notes)


def _asked(room: Room) -> tuple[DealPacks, CardFile]:
    listed = _cards(room)
    rarities = rarities_of(room.field("rarities").split(","))
    return room.read(DealPacks, cards=plain(listed.cards), rarities=rarities, seed=""), listed


def _cards(room: Room) -> CardFile:
    name, data = sent_file(room.request, "file")
    typed = room.field("cards")
    if not data and not typed:
        raise refuse("console-no-card-list")
    return read_cards(data, name) if data else read_cards(typed.encode(), PAGE.say(message("web-packs-pasted")))


# Looking at them -----------------------------------------------------------------------------------------------------


@require_safe
@officials
def packs(room: Room) -> HttpResponse:
    """The packs of one player, card by card."""
    typed = room.request.GET.get("player", "").strip()
    try:
        player = _whose(room, typed)
        answer = packs_answer(room.snapshot, player)
    except Refused as refused:
        told_again = tuple(PAGE.told(one) for one in refused.refusals)
        return limited_page(room, Answered("packs", told_again, {"player": typed}, 422))
    return show(room, "desk/limited/packs.html", NOTHING, "desk_limited", packs=answer.packs)


def _whose(room: Room, typed: str) -> PlayerId:
    """Whom they ask for; who plays too may not know what others will open (001 13.2)."""
    if not typed:
        raise refuse("console-packs-of-nobody")
    player = meant(room.snapshot, typed)
    own = room.actor.player
    if own and own != player and is_to_come(room.snapshot):
        raise refuse("console-plays-too")
    return player


@require_safe
@officials
def packs_file(room: Room) -> HttpResponse:
    """A text for each player, to be printed and handed out without being read."""
    try:
        answer = packs_answer(room.snapshot)
    except Refused as refused:
        told_again = tuple(PAGE.told(one) for one in refused.refusals)
        return limited_page(room, Answered("packs", told_again, {}, 422))
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as file:
        for one in answer.packs:
            file.writestr(f"{one.file}.txt", one.text(room.snapshot.tell))
    name = content_disposition_header(True, f"{room.row.slug}-packs.zip")
    return HttpResponse(data.getvalue(), content_type="application/zip", headers={"Content-Disposition": name})
