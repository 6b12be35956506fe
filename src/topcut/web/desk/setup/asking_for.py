"""What a listing's page asks of the community's offices with the same press that saves it."""

from __future__ import annotations

from urllib.parse import urlencode

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse

from topcut.acts.listing.words import words_of
from topcut.limits import natural
from topcut.messages.message import message
from topcut.refusal import refuse
from topcut.seasons.granted import LEVEL
from topcut.seasons.outcome import game_of, program_of
from topcut.web.desk.frame.room import Room
from topcut.web.seasons.applications.approvals import ask
from topcut.web.seasons.applications.known import grants_here
from topcut.web.seasons.applications.settling import CHALLENGE, settle, use
from topcut.web.seasons.models_applications import Application, Approval
from topcut.web.seasons.offices import nominates
from topcut.web.site import live

_MOST = 10**9


def asked_besides(room: Room) -> HttpResponse | None:
    """After the listing is saved: use a grant, ask for an approval, or go and ask for the level."""
    if number := natural(room.field("grant"), _MOST):
        found = Application.objects.filter(pk=number).first()
        if found is None:
            raise refuse("applying-grant-does-not-fit")
        use(room.row, found)
        settle(room.row)
        return room.go("desk_listing", message("web-listing-saved"))
    matter = room.field("ask")[:60]
    if matter == LEVEL:
        return _to_the_form(room)
    if matter:
        ask(room.row, room.request.user, matter)
        return room.go("desk_listing", message("web-applications-asked-now"))
    return None


def _to_the_form(room: Room) -> HttpResponse:
    """With what the listing says of it."""
    view = live.snapshot(room.row.slug)
    program, listing = program_of(view), view.tournament.listing
    if program is None:
        raise refuse("approval-no-program")
    known = {
        "level": listing.level,
        "game": game_of(program, view) or "",
        "day": listing.date,
        "place": listing.region,
        "venue": words_of(view.tournament, view.words).place,
    }
    return HttpResponseRedirect(f"{reverse('application_ask', args=[program.name])}?{urlencode(known)}")


def may_be_challenge(room: Room) -> bool:
    """Where somebody nominates them, only what was nominated is one (001 11.3.2)."""
    listing, program = room.snapshot.tournament.listing, room.snapshot.tournament.program.get("name", "")
    if listing.challenge or not grants_here(str(program)):
        return True
    nominated = Approval.objects.filter(event=room.row, matter=CHALLENGE, state=Approval.State.GRANTED)
    return nominates(room.request.user, str(program)) or nominated.exists()


def must_be_nominated(room: Room, challenge: bool) -> None:
    if challenge and not may_be_challenge(room):
        raise refuse("approval-challenge-not-nominated")
