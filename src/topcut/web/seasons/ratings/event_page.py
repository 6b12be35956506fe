"""What an event changed in the ratings: everybody before and after, what was not rated, and what it waits for."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from topcut.web.seasons.ratings import told
from topcut.web.site.live import snapshot


@require_safe
def event_ratings(request: HttpRequest, slug: str) -> HttpResponse:
    found = snapshot(slug)
    known = told.told(found.row, found)
    boards = told.boards_of(known)
    board = next((one for one in boards if one.kind == request.GET.get("list")), boards[0] if boards else None)
    changes = told.changes(known, found, board) if board else []
    context = {
        "snapshot": found,
        "tab": "ratings",
        "told": known,
        "level": told.level_of(known.one) if known.one else None,
        "waiting": told.waiting(known, found) if known.state == "waits" else None,
        "boards": boards,
        "board": board,
        "changes": changes,
        "together": sum(one.by for one in changes),
        "left_out": told.left_out(known, found),
        "unknown": told.unknown(known, found),
    }
    return render(request, "seasons/ratings/event.html", context)
