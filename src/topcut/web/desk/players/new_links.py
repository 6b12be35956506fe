"""Personal links made anew: the old one ends, and with it the role of every browser that came by it."""

from __future__ import annotations

from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST

from topcut.messages.message import Message, Player, message
from topcut.refusal import refuse
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.players.links_page import links_page
from topcut.web.people import roles
from topcut.web.people.access import by_link, keep, stay
from topcut.web.people.renewing import is_spared, marked, renew
from topcut.web.people.words import EVERY_PLAYER, LETTERS, OF_OFFICIALS
from topcut.web.store.rows import event_at


@require_POST
def renew_link(request: HttpRequest, slug: str) -> HttpResponse:
    """Also sent again by who made the director's link anew and never got the answer with the new role."""
    row = event_at(slug)
    if row is not None and is_spared(row, request.POST.get("key", "")):
        keep(request, row, "d")
    return _renew_link(request, slug=slug)


@officials
def _renew_link(room: Room) -> HttpResponse:
    """End a link and the role of every browser that came by it; the one that asks stays a director."""

    def act() -> HttpResponse:
        room.must_direct()
        word, _, seen = room.field("link").partition(".")
        said, find = _renewed(room, word)
        came, user = by_link(room.request, room.row), room.request.user
        if not renew(room.row, word, seen, room.field("key") if word == "d" else "", user):
            said = message("web-links-made-already")
        elif word == "d" and "director" in roles.held(user, room.row):
            roles.grant(user, room.row, "director", link=marked(room.row, "d"))
        if came.role == "director":
            stay(room.request, room.row, "d")
        return room.go("desk_links", said, f"?{urlencode({'find': find})}" if find else "")

    return room.answer("renew", act, links_page)


def _renewed(room: Room, word: str) -> tuple[Message, str]:
    """What is said of a new link, and whose name is looked up; refused where nobody has such a link."""
    if word == EVERY_PLAYER:
        return message("web-links-players-are-new"), ""
    if word in OF_OFFICIALS:
        return message("web-links-is-new", role=LETTERS[word]), ""
    name = room.snapshot.names.get(word, "")
    if not name:
        raise refuse("account-link-of-nobody")
    own = tuple(role.user.get_username() for role in roles.players(room.row, (word,)).get(word, ()) if not role.link)
    return message("web-links-players-is-new", player=Player(word), accounts=own), name
