"""Setup → Listing: what the event is to its community, with the sanction line beside it as it would be."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from django.http import HttpResponse
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.listing.commands import TakeInto
from topcut.messages.message import message
from topcut.refusal import Refused, refuse
from topcut.seasons.conditions import SanctionTold, sanction_told
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.setup.asking_for import asked_besides, may_be_challenge, must_be_nominated
from topcut.web.desk.setup.host_form import hosts_offered, with_host
from topcut.web.desk.setup.listing_form import (
    as_listed,
    asked,
    document_of,
    leagues_of,
    levels_told,
    must_direct_league,
    programs_offered,
)
from topcut.web.desk.setup.listing_written import list_as, listed_now
from topcut.web.desk.setup.starting import start_follows
from topcut.web.people import roles
from topcut.web.seasons.applications.known import grants_here
from topcut.web.seasons.applications.settling import grants_for, listed, said_of
from topcut.web.seasons.challenges.nominated import remember
from topcut.web.seasons.hosts.asking import forget_unused
from topcut.web.seasons.regions.words import region_names
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.store.listed import COLUMNS


@require_safe
@officials
def listing(room: Room) -> HttpResponse:
    return listing_page(room, NOTHING)


def listing_page(room: Room, answered: Answered) -> HttpResponse:
    """The form, with what was typed where it was looked at or refused."""
    tournament = room.snapshot.tournament
    typed = listed_now(room.snapshot) | {"program": str(tournament.program.get("name", ""))}
    if answered.values:
        typed |= {name: answered.values.get(name, "") for name in typed} | _of_event(room, answered.values)
    return show(
        room,
        "desk/setup/listing.html",
        answered,
        "desk_listing",
        typed=typed,
        seen=_seen(room),
        told=_told(room, answered),
        programs=programs_offered(room.snapshot.book, tournament),
        levels=levels_told(),
        leagues=_leagues(room),
        there="",
        may_ask=grants_here(str(typed["program"])),
        grants=grants_for(room.row) if room.directs else (),
        may_nominate=may_be_challenge(room),
        offered=hosts_offered(typed),
        regions=region_names(),
    )


def _told(room: Room, answered: Answered) -> SanctionTold | None:
    """How the event as it is typed would stand; of what cannot be meant, how it stands."""
    snapshot = room.snapshot
    if not answered.values:
        return sanction_told(snapshot, said_of(snapshot, room.row))
    try:
        form = asked({**answered.values, **_of_event(room, answered.values)})
        program = document_of(form.program, snapshot.book, snapshot.tournament, str(form.values["date"]))
    except Refused:
        return sanction_told(snapshot, said_of(snapshot, room.row))
    seen = as_listed(snapshot, form.values, program, room.now)
    return sanction_told(seen, said_of(seen, room.row))


def _of_event(room: Room, sent: Mapping[str, str]) -> dict[str, str]:
    """What is asked under Event, and stays as it is here where nobody sends it."""
    now = listed_now(room.snapshot)
    return {name: str(now[name]) for name in COLUMNS if name not in sent}


def _leagues(room: Room) -> list[tuple[str, str]]:
    """Of all who direct this event, and the one in which it counts."""
    directors = [one.user_id for one in roles.officials(room.row) if one.role == "director"]
    leagues, now = leagues_of(directors), room.snapshot.tournament.listing.league
    return leagues if not now or now in dict(leagues) else [*leagues, (now, now)]


@require_POST
@officials
def change(room: Room) -> HttpResponse:
    """Look at what was typed, or take it over."""

    def act() -> HttpResponse:
        room.must_direct()
        sent = room.request.POST.dict()
        typed = sent | _of_event(room, sent)
        form = asked(typed)
        tournament = room.snapshot.tournament
        program = document_of(form.program, room.snapshot.book, tournament, str(form.values["date"]))
        if room.field("look"):
            return listing_page(room, Answered("", (), room.request.POST.dict()))
        must_direct_league(str(form.values["league"]), tournament.listing.league, _leagues(room))
        must_be_nominated(room, bool(form.values["challenge"]))
        if room.field("seen") != _seen(room):
            raise refuse("console-event-changed")
        changed = _list(room, with_host(room.request.user, typed))
        if program != tournament.program:
            room.do(TakeInto(program), ".program")
            changed = True
        start_follows(room)
        listed(room.row)
        remember(room.row, room.request.user)
        if asked_for := asked_besides(room):
            return asked_for
        said = message("web-listing-saved") if changed else message("web-setup-unchanged")
        return room.go("desk_listing", said)

    return room.answer("listing", act, listing_page)


def _list(room: Room, typed: dict[str, str]) -> bool:
    """As it was typed; a host that was proposed for nothing is gone again."""
    try:
        return list_as(room, asked(typed).whole)
    except Refused:
        forget_unused(typed.get("host", ""))
        raise


def _seen(room: Room) -> str:
    """What stands for the listing as this page showed it."""
    values = {name: value for name, value in listed_now(room.snapshot).items() if name != "granted"}  # others say that
    shown = (sorted(values.items()), room.snapshot.tournament.program.get("name"))
    return sha256(repr(shown).encode()).hexdigest()[:16]
