"""The event as files: its journal exactly as a journal file holds it, its results, and tables for spreadsheets."""

from __future__ import annotations

from django.http import Http404, HttpResponse
from django.views.decorators.http import require_safe

from topcut.files.event_csv import event_csv, kinds_of
from topcut.files.results_export import results_file as written
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.site.forms import NOTHING
from topcut.web.site.saved import saved_as
from topcut.web.store.fetching import journal_bytes


@require_safe
@officials
def files(room: Room) -> HttpResponse:
    return show(room, "desk/files/files.html", NOTHING, "desk_files", tables=kinds_of(room.snapshot))


def _journal_name(room: Room) -> str:
    return f"{room.row.slug}.jsonl"


def _table_name(room: Room, kind: str) -> str:
    return f"{room.row.slug}-{kind}.csv"


def _results_name(room: Room) -> str:
    return f"{room.row.slug}.json"


@require_safe
@officials
def journal_file(room: Room) -> HttpResponse:
    """All records, chained, with the texts that they refer to: a laptop goes on with this file."""
    return saved_as(_journal_name(room), journal_bytes(room.row), "application/jsonl")


@require_safe
@officials
def results_file(room: Room) -> HttpResponse:
    """Everything that the standings need, by the players' handles."""
    return saved_as(_results_name(room), written(room.snapshot), "application/json")


@require_safe
@officials
def table_file(room: Room, kind: str) -> HttpResponse:
    """Players, pairings, results or standings for a spreadsheet."""
    if kind not in kinds_of(room.snapshot):
        raise Http404(kind)
    text = event_csv(room.snapshot, kind, room.snapshot.for_programs)
    return saved_as(_table_name(room, kind), text.encode(), "text/csv;charset=utf-8")
