"""Entering, withdrawing and checking in, by a button or at the door."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct

from topcut.acts.entries.commands import Person
from topcut.acts.who import Actor
from topcut.answers.registration import registration_answer, waiting_place
from topcut.desk.ports import SystemClock
from topcut.journal.fact import PlayerId
from topcut.limits import whole_number
from topcut.messages.message import Player, message
from topcut.messages.voice import Told
from topcut.play.stages import stage_name
from topcut.refusal import Refused, refusal, refuse
from topcut.web.people import entry, roles
from topcut.web.people.access import actor, keep, link
from topcut.web.people.across import themselves
from topcut.web.people.additions import asked_besides, changed, completed
from topcut.web.people.door import is_door
from topcut.web.people.names import name_of
from topcut.web.people.tallies import Limit, address_of, count
from topcut.web.site import live
from topcut.web.site.live import Snapshot
from topcut.web.voices import PHONE, is_too_many

ENTERING = (Limit("entering/minute", 300, 60), Limit("entering/hour", 3000, 3600))
_SPAN = {60: "minute", 3600: "hour"}


class Visit(Struct, frozen=True):
    """A request at the entrance of an event, and who makes it."""

    request: HttpRequest
    snapshot: Snapshot
    who: Actor
    player: PlayerId  # "" = no player of this event

    def field(self, name: str) -> str:
        return " ".join(str(self.request.POST.get(name, "")).split())


def _visit(request: HttpRequest, slug: str) -> Visit:
    snapshot = live.snapshot(slug)
    who = actor(request, snapshot.row)
    return Visit(request, snapshot, who, who.player if who.player in snapshot.tournament.entrants else "")


# The page ------------------------------------------------------------------------------------------------------------


@require_safe
@never_cache
def enter_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Enter; whoever is in sees that he is, and can withdraw or check in."""
    return _page(_visit(request, slug))


def _page(visit: Visit, refusals: Sequence[Told] = (), status: int = 200) -> HttpResponse:
    request, snapshot = visit.request, visit.snapshot
    entrant = snapshot.tournament.entrants.get(visit.player)
    context = {
        "snapshot": snapshot,
        "entrant": entrant,
        "state": _state(visit),
        "place": waiting_place(snapshot, visit.player),
        "registration": registration_answer(snapshot, SystemClock().now()),
        "name": visit.field("name") or name_of(request.user),
        "own": snapshot.names[visit.player] if entrant else "",
        "side": visit.field("side"),
        "sides": snapshot.book.text("pairing") == "sides",
        "heats": entry.heats_to_enter(snapshot),
        "heat": whole_number(visit.field("heat")) or 0,
        "plays_in": [snapshot.tell(stage_name(snapshot.plan, heat)) for heat, _ in entrant.heats] if entrant else [],
        "door": str(request.POST.get("door") or request.GET.get("door", ""))[:40],
        "closed": _closed(snapshot),
        "must_sign_in": not snapshot.row.links_allowed and not request.user.is_authenticated,
        "link": _personal(visit) if entrant else "",
        "additions": asked_besides(request, snapshot, visit.player),
        "refusals": refusals,
        "key": secrets.token_urlsafe(12),
    }
    return render(request, "people/enter.html", context, status=status)


def _state(visit: Visit) -> str:
    """Of who looks: new, in, waiting for a place, or withdrawn."""
    entrant = visit.snapshot.tournament.entrants.get(visit.player)
    if entrant is None:
        return "new"
    return "in" if entrant.active else "waiting" if waiting_place(visit.snapshot, visit.player) else "withdrawn"


def _closed(snapshot: Snapshot) -> Told | None:
    """Why nobody can enter by himself now."""
    closed = entry.closed_because(snapshot)
    return PHONE.told(closed) if closed else None


def _personal(visit: Visit) -> str:
    """His personal link, where links are allowed."""
    row = visit.snapshot.row
    return visit.request.build_absolute_uri(link(row, "player", visit.player)) if row.links_allowed else ""


# The acts ------------------------------------------------------------------------------------------------------------


@require_POST
def entry_act(request: HttpRequest, slug: str, name: str) -> HttpResponse:
    """Do one of them; refused, the page is shown again with what was typed."""
    if name not in _ACTS:
        raise Http404(name)
    visit = _visit(request, slug)
    try:
        _ACTS[name](visit)
    except Refused as refused:
        return _page(_visit(request, slug), PHONE.all_told(refused.refusals), 429 if is_too_many(refused) else 422)
    waits = waiting_place(live.snapshot(slug), _visit(request, slug).player)
    messages.success(request, PHONE.say(message("web-entry-done", act=name, place=waits)))
    if is_door(visit.snapshot.row, visit.field("door")):
        return redirect("door", slug, visit.field("door"))
    return redirect("enter", slug)


def _enter(visit: Visit) -> None:
    request, row = visit.request, visit.snapshot.row
    if visit.player:
        raise refuse("account-entered-already", player=Player(visit.player, visit.snapshot.names[visit.player]))
    if not row.links_allowed and not request.user.is_authenticated:
        raise refuse("account-sign-in-first")
    _must_not_be_a_machine(visit)
    typed = Person(visit.field("name"), side=visit.field("side"))  # what one signs in with is in no journal
    person = completed(request, visit.snapshot, themselves(request.user, visit.snapshot, typed))
    player = entry.enter(visit.snapshot, person, visit.field("key"), whole_number(visit.field("heat")) or 0)
    roles.grant(request.user, row, "player", player)
    if not request.user.is_authenticated:
        keep(request, row, player)


def _must_not_be_a_machine(visit: Visit) -> None:
    """A hall may stand behind one address, and more players than any hall holds do not enter from it."""
    who = f"{visit.snapshot.row.pk} {address_of(visit.request)}"
    if passed := count(*((limit, who) for limit in ENTERING)):
        raise refuse("account-too-many-entries", most=passed[0].most, span=_SPAN[passed[0].seconds])


def _own(visit: Visit) -> PlayerId:
    if not visit.player:
        raise refuse("account-browser-unknown")
    return visit.player


def _again(visit: Visit) -> None:
    entry.enter_again(visit.snapshot, _own(visit), visit.field("key"))


def _withdraw(visit: Visit) -> None:
    entry.withdraw(visit.snapshot, _own(visit), visit.field("key"))


def _check_in(visit: Visit) -> None:
    entry.check_in(visit.snapshot, _own(visit), visit.field("key"))


def _choose(visit: Visit) -> None:
    """Another choice of what was asked at entry, as long as it can be changed."""
    command = changed(visit.request, visit.snapshot, _own(visit), visit.field("of"))
    if command is None:
        raise Http404(visit.field("of"))
    entry.choose(visit.snapshot, visit.player, command, visit.field("key"))


_ACTS: dict[str, Callable[[Visit], None]] = {
    "enter": _enter,
    "again": _again,
    "withdraw": _withdraw,
    "check-in": _check_in,
    "choose": _choose,
}


# The door ------------------------------------------------------------------------------------------------------------


@require_safe
@never_cache
def door(request: HttpRequest, slug: str, seal: str) -> HttpResponse:
    """Scanned at the door: a known player is checked in, anybody else is told how to become known."""
    visit = _visit(request, slug)
    if not is_door(visit.snapshot.row, seal):
        wrong = PHONE.told(refusal("account-door-unknown"))
        return render(request, "refused.html", {"refusals": (wrong,)}, status=403)
    refusals: Sequence[Told] = ()
    if visit.player and request.method == "GET":
        try:
            entry.check_in(visit.snapshot, visit.player)
        except Refused as refused:
            refusals = PHONE.all_told(refused.refusals)
    snapshot = live.snapshot(slug)
    context = {
        "snapshot": snapshot,
        "name": snapshot.names[visit.player] if visit.player else "",
        "refusals": refusals,
        "closed": _closed(snapshot),
        "here": request.path,
        "enter": f"{reverse('enter', args=(slug,))}?door={seal}",
    }
    return render(request, "people/door.html", context, status=422 if refusals else 200)
