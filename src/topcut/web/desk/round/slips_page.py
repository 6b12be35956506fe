"""Paper slips of a round: one for each table, six to a sheet, pods two, each with the code of its own table."""

from __future__ import annotations

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils.safestring import SafeString
from django.views.decorators.http import require_safe
from msgspec import Struct

from topcut.answers.round import posted_rows
from topcut.answers.table_row import TableSeat
from topcut.journal.state import Match
from topcut.play.observed import marked_in
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.players.links_page import cut_and_stack
from topcut.web.people.table_codes import table_path
from topcut.web.report.form import written
from topcut.web.site import asked
from topcut.web.site.outside import outside
from topcut.web.site.qr_codes import qr_code

_BY_PLAYERS = ("timeout", "concession", "effect", "decked")  # unusual endings that need no official
_PAIRS, _PODS = 6, 2  # on a sheet
_SHEETS = 8  # on a page: small enough for a phone to load, large enough for most events


class MatchSlip(Struct, frozen=True):
    """A table's slip: a line for each player with a box for each head, and how it may have ended."""

    table: int
    seats: tuple[TableSeat, ...]
    heads: tuple[str, ...]
    endings: tuple[str, ...]  # timeout, concession …
    code: SafeString = SafeString("")


@require_safe
@officials
def slips(room: Room, number: int) -> HttpResponse:
    """The slips of a round in table order, cut and stacked."""
    snapshot = room.snapshot
    posted = snapshot.tournament.round(number)
    if posted is None:
        raise Http404
    pods = snapshot.book.play == "pod"
    on_each, marked = _PODS if pods else _PAIRS, marked_in(snapshot.book)
    played = [match for match in posted.matches.values() if len(match.seats) > 1]
    pages = -(-len(played) // (on_each * _SHEETS)) or 1
    page = min(asked.number(room.request.GET, "page") or 1, pages)
    part = played[(page - 1) * on_each * _SHEETS : page * on_each * _SHEETS]
    context = {
        "snapshot": snapshot,
        "name": snapshot.round_told(number),
        "number": number,
        "pods": pods,
        "on_each": on_each,
        "marked": marked.title if marked else "",
        "sheets": cut_and_stack([slip_of(room, match) for match in part], on_each),
        "page": page,
        "pages": range(1, pages + 1),
    }
    return render(room.request, "desk/round/slips.html", context)


def slip_of(room: Room, match: Match) -> MatchSlip:
    snapshot = room.snapshot
    posted = snapshot.tournament.rounds[match.round - 1]
    endings = tuple(how for how in _BY_PLAYERS if how in snapshot.book.endings)
    (row,) = posted_rows(snapshot, posted, (match,))
    code = qr_code(outside(room.request, table_path(room.row, posted, match.table)))
    return MatchSlip(match.table, row.seats, written(snapshot, match), endings, code)
