"""Paper slips of a round: one for each table, four to a sheet, with what the rulebook needs to know of the result."""

from __future__ import annotations

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe
from msgspec import Struct

from topcut.answers.round import posted_rows
from topcut.answers.table_row import TableSeat
from topcut.journal.state import Match
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.players.links_page import PER_PAGE, cut_and_stack
from topcut.web.report.form import written
from topcut.web.site import asked
from topcut.web.site.live import Snapshot
from topcut.web.site.outside import outside
from topcut.web.site.qr_codes import qr_code

_BY_PLAYERS = ("normal", "timeout", "concession", "effect", "decked")  # endings that need no official


class MatchSlip(Struct, frozen=True):
    """A table's slip: a line for each player with a box for each head, and how it may have ended."""

    table: int
    seats: tuple[TableSeat, ...]
    heads: tuple[str, ...]
    endings: tuple[str, ...]  # normal, timeout …


@require_safe
@officials
def slips(room: Room, number: int) -> HttpResponse:
    """The slips of a round in table order, cut and stacked."""
    snapshot = room.snapshot
    posted = snapshot.tournament.round(number)
    if posted is None:
        raise Http404
    played = [match for match in posted.matches.values() if len(match.seats) > 1]
    pages = -(-len(played) // PER_PAGE) or 1
    page = min(asked.number(room.request.GET, "page") or 1, pages)
    part = played[(page - 1) * PER_PAGE : page * PER_PAGE]
    context = {
        "snapshot": snapshot,
        "name": snapshot.round_told(number),
        "number": number,
        "sheets": cut_and_stack([slip_of(snapshot, match) for match in part]),
        "code": qr_code(outside(room.request, reverse("my_match", args=[room.row.slug]))),
        "page": page,
        "pages": range(1, pages + 1),
    }
    return render(room.request, "desk/round/slips.html", context)


def slip_of(snapshot: Snapshot, match: Match) -> MatchSlip:
    posted = snapshot.tournament.rounds[match.round - 1]
    endings = tuple(how for how in _BY_PLAYERS if how in snapshot.book.endings)
    (row,) = posted_rows(snapshot, posted, (match,))
    return MatchSlip(match.table, row.seats, written(snapshot, match), endings)
