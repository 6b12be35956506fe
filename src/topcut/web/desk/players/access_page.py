"""A page of the desk: who works here by account, whether players enter themselves, and the code for the door."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST, require_safe

from topcut.messages.message import Player, message
from topcut.refusal import refuse
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.players.links_page import links_page
from topcut.web.people import roles
from topcut.web.people.access import by_link
from topcut.web.people.door import door_address, door_code
from topcut.web.people.entry import has_typed_seeds
from topcut.web.people.models import Role
from topcut.web.people.names import account, name_of
from topcut.web.people.renewing import DOOR, generation, renew
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.voices import PAGE

_OFFICIAL = ("judge", "director")
_LOCAL = ("localhost", "127.0.0.1")


@require_safe
@officials
def access(room: Room) -> HttpResponse:
    return access_page(room, NOTHING)


def access_page(room: Room, answered: Answered) -> HttpResponse:
    """Officials by account, self-entry, the door."""
    return show(
        room,
        "desk/players/access.html",
        answered,
        "desk_access",
        officials=roles.officials(room.row),
        self_entry=room.row.self_entry,
        typed_seeds=has_typed_seeds(room.snapshot),
        door=door_address(room.request, room.row) if room.directs else "",
        door_seen=f"{DOOR}.{generation(room.row, DOOR)}",
        by_link=by_link(room.request, room.row).official,
    )


@require_POST
@officials
def name_official(room: Room) -> HttpResponse:
    """Make an account a judge or a second director."""

    def act() -> HttpResponse:
        room.must_direct()
        typed, role = room.field("handle"), room.field("role")
        user = account(typed)
        if user is None:
            raise refuse("account-handle-unknown", handle=typed[:60]) if typed else refuse("account-handle-missing")
        if role not in _OFFICIAL:
            raise refuse("account-no-official")
        roles.grant(user, room.row, role)
        return room.go("desk_access", PAGE.say(message("web-access-named", name=name_of(user), role=role)))

    return room.answer("official", act, access_page)


@require_POST
@officials
def dismiss_official(room: Room) -> HttpResponse:
    """Take the role back, at the next request; who came by a link still has that."""

    def act() -> HttpResponse:
        room.must_direct()
        role = Role.objects.filter(event=room.row, pk=room.hidden("official")).select_related("user").first()
        if role is None or role.role not in _OFFICIAL:
            raise refuse("account-role-gone")
        role.delete()
        name, link = name_of(role.user), role.role if role.link else ""
        said = message("web-access-dismissed", name=name, role=role.role, link=link)
        return room.go("desk_access", PAGE.say(said))

    return room.answer("official", act, access_page)


@require_POST
@officials
def end_player(room: Room) -> HttpResponse:
    """Take a player's role from an account; the player's link stays as it is."""

    def act() -> HttpResponse:
        room.must_direct()
        role = Role.objects.filter(event=room.row, pk=room.hidden("account"), role=Role.Kind.PLAYER).first()
        if role is None:
            raise refuse("account-player-gone")
        role.delete()
        said = message("web-access-no-longer", handle=role.user.get_username(), player=Player(role.player))
        return room.go("desk_links", room.snapshot.tell(said))

    return room.answer("renew", act, links_page)


@require_POST
@officials
def renew_door(room: Room) -> HttpResponse:
    """Another code for the door: the one on the wall, or on somebody's picture of it, checks nobody in."""

    def act() -> HttpResponse:
        room.must_direct()
        fresh = renew(room.row, DOOR, room.field("door").partition(".")[2])
        said = message("web-access-code-renewed") if fresh else message("web-access-code-renewed-already")
        return room.go("desk_access", PAGE.say(said))

    return room.answer("door", act, access_page)


@require_POST
@officials
def set_self_entry(room: Room) -> HttpResponse:
    """Let players enter themselves, or not."""

    def act() -> HttpResponse:
        room.must_direct()
        if room.field("open") and has_typed_seeds(room.snapshot):
            raise refuse("account-seeds-not-open")
        room.row.self_entry = bool(room.field("open"))
        room.row.save(update_fields=("self_entry",))
        said = message("web-access-entering-open") if room.row.self_entry else message("web-access-only-you")
        return room.go("desk_access", PAGE.say(said))

    return room.answer("self_entry", act, access_page)


@require_safe
@officials
def door_poster(room: Room) -> HttpResponse:
    """The code for the door on one sheet."""
    if not room.directs:
        return access_page(room, NOTHING)
    local = room.request.get_host().rpartition(":")[0] in _LOCAL or room.request.get_host() in _LOCAL
    context = {
        "snapshot": room.snapshot,
        "code": door_code(room.request, room.row),
        "address": door_address(room.request, room.row),
        "local": local,
    }
    return render(room.request, "people/door_poster.html", context)
