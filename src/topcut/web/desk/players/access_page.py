"""A page of the desk: who works here by account and may do what, whether players enter themselves, the door's code."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.registration.commands import SetRegistration
from topcut.acts.who import OFFICIALS
from topcut.answers.registration import registration_answer
from topcut.answers.roles import roles_answer
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
from topcut.web.site.moments import picked
from topcut.web.voices import PAGE


@require_safe
@officials
def access(room: Room) -> HttpResponse:
    return access_page(room, NOTHING)


def access_page(room: Room, answered: Answered) -> HttpResponse:
    """What officials may do, those with an account, self-entry, the door."""
    return show(
        room,
        "desk/players/access.html",
        answered,
        "desk_access",
        rights=roles_answer(),
        officials=roles.officials(room.row),
        to_be_given=OFFICIALS[::-1],
        self_entry=room.row.self_entry,
        registration=registration_answer(room.snapshot, room.now),
        bounds=_bounds(room, answered),
        check_in_before=room.snapshot.book.integer("check_in_before"),
        typed_seeds=has_typed_seeds(room.snapshot),
        door=door_address(room.request, room.row) if room.directs else "",
        door_seen=f"{DOOR}.{generation(room.row, DOOR)}",
        by_link=by_link(room.request, room.row).official,
    )


@require_POST
@officials
def name_official(room: Room) -> HttpResponse:
    """Give an account the role of an official."""

    def act() -> HttpResponse:
        room.must_direct()
        typed, role = room.field("handle"), room.field("role")
        user = account(typed)
        if user is None:
            raise refuse("account-handle-unknown", handle=typed[:60]) if typed else refuse("account-handle-missing")
        roles.grant(user, room.row, roles.official(role))
        return room.go("desk_access", PAGE.say(message("web-access-named", name=name_of(user), role=role)))

    return room.answer("official", act, access_page)


@require_POST
@officials
def dismiss_official(room: Room) -> HttpResponse:
    """Take the role back, at the next request; who came by a link still has that."""

    def act() -> HttpResponse:
        room.must_direct()
        role = roles.dismiss(room.row, pk=room.hidden("official"))
        kept = "yes" if role.link else ""
        said = message("web-access-dismissed", name=name_of(role.user), role=role.role, kept=kept)
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
        said = message("web-access-entering-open") if room.row.self_entry else message("web-access-only-officials")
        return room.go("desk_access", PAGE.say(said))

    return room.answer("self_entry", act, access_page)


_MOMENTS = ("opens", "closes")


def _bounds(room: Room, answered: Answered) -> dict[str, str]:
    """The fields of the form: what was typed where it was refused, moments in the event's zone."""
    if answered.form == "registration":
        return {name: answered.values.get(name, "") for name in (*_MOMENTS, "places")}
    now = room.snapshot.tournament.registration
    return {name: picked(getattr(now, name), room.row.zone) for name in _MOMENTS} | {"places": str(now.places or "")}


@require_POST
@officials
def set_registration(room: Room) -> HttpResponse:
    """When people may enter themselves, and how many."""

    def act() -> HttpResponse:
        known = {name: room.moment(name) for name in _MOMENTS}
        room.do(room.read(SetRegistration, **known, starts=room.snapshot.tournament.registration.starts))
        return room.go("desk_access", message("web-access-registration-set"), "#entry-h")

    return room.answer("registration", act, access_page)


@require_safe
@officials
def door_poster(room: Room) -> HttpResponse:
    """The code for the door on one sheet."""
    if not room.directs:
        return access_page(room, NOTHING)
    context = {
        "snapshot": room.snapshot,
        "code": door_code(room.request, room.row),
        "address": door_address(room.request, room.row),
    }
    return render(room.request, "people/door_poster.html", context)
