"""The event as files: its journal exactly as a journal file holds it, and its results."""

from __future__ import annotations

import msgspec
from django.http import HttpResponse
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_safe

from topcut.files.results_export import results_document
from topcut.web.console.forms import NOTHING
from topcut.web.console.pages import show
from topcut.web.console.room import Room, officials
from topcut.web.store.fetching import journal_bytes


@require_safe
@officials
def files(room: Room) -> HttpResponse:
    names = {"journal": _journal_name(room), "results": _results_name(room)}
    return show(room, "console/files.html", NOTHING, "desk_files", names=names)


def _journal_name(room: Room) -> str:
    return f"{room.row.slug}.jsonl"


def _results_name(room: Room) -> str:
    return f"{room.row.slug}.json"


@require_safe
@officials
def journal_file(room: Room) -> HttpResponse:
    """All records, chained, with the texts that they refer to: a laptop goes on with this file."""
    return _download(journal_bytes(room.row), _journal_name(room), "application/jsonl")


@require_safe
@officials
def results_file(room: Room) -> HttpResponse:
    """Everything that the standings need, by the players' handles."""
    snapshot = room.snapshot
    teams = {one.team: snapshot.words[one.team] for one in snapshot.tournament.entrants.values()}
    played = msgspec.structs.replace(snapshot.tournament, date=room.row.date or snapshot.tournament.date)
    document = results_document(played, snapshot.book, snapshot.handles, snapshot.names, room.row.title, teams)
    data = msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"
    return _download(data, _results_name(room), "application/json")


def _download(data: bytes, name: str, kind: str) -> HttpResponse:
    disposition = content_disposition_header(as_attachment=True, filename=name) or ""
    return HttpResponse(data, content_type=kind, headers={"Content-Disposition": disposition})
