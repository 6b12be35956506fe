"""The code of a table on a phone: a known player goes on to their match, anybody else says which one they are."""

from __future__ import annotations

from collections.abc import Sequence

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods
from msgspec import Struct

from topcut.journal.state import Match
from topcut.messages.message import Player
from topcut.messages.voice import Told
from topcut.refusal import Refused, refuse
from topcut.web.people.access import actor
from topcut.web.people.table_codes import is_table_code, take, taken
from topcut.web.site import live
from topcut.web.site.live import Snapshot
from topcut.web.voices import PHONE


class SeatOffered(Struct, frozen=True):
    player: Player
    free: bool


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def table_code(request: HttpRequest, slug: str, number: int, table: int, seal: str) -> HttpResponse:
    """Which one are you? Chosen once, this browser is theirs for the event."""
    snapshot = live.snapshot(slug)
    who = actor(request, snapshot.row)
    try:
        match = _match(snapshot, number, table, seal)
    except Refused as refused:
        return render(request, "refused.html", {"refusals": PHONE.all_told(refused.refusals)}, status=403)
    if who.official and not who.player:
        return redirect("desk_table", slug=slug, number=number, table=table)
    if who.player in snapshot.tournament.entrants:
        return redirect("my_match", slug=slug)
    if request.method != "POST":
        return _page(request, snapshot, match)
    try:
        take(request, snapshot.row, match, str(request.POST.get("player", "")), snapshot.history)
    except Refused as refused:
        told = tuple(PHONE.knowing(snapshot.player).all_told(refused.refusals))
        return _page(request, snapshot, match, told)
    return redirect("my_match", slug=slug)


def _match(snapshot: Snapshot, number: int, table: int, seal: str) -> Match:
    """The table that the code is of; refused where the round is gone, or nobody has made such a code."""
    posted = snapshot.tournament.round(number)
    if posted is None or not is_table_code(snapshot.row, posted, table, seal):
        raise refuse("account-table-code-old")
    match = posted.matches.get(table)
    if match is None:
        raise Http404(table)
    return match


def _page(request: HttpRequest, snapshot: Snapshot, match: Match, refusals: Sequence[Told] = ()) -> HttpResponse:
    known = taken(snapshot.row, match, snapshot.history)
    context = {
        "snapshot": snapshot,
        "tab": "my_match",
        "match": match,
        "round": snapshot.round_name(match.round),
        "seats": [SeatOffered(snapshot.player(seat), seat not in known) for seat in match.seats],
        "refusals": refusals,
    }
    return render(request, "phone/which.html", context, status=422 if refusals else 200)
