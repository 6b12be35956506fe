"""A report from a file: a results file, or the journal of another Topcut, in place of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import HttpResponse
from django.views.decorators.http import require_http_methods

from topcut.acts.entries.commands import Enter, Person
from topcut.messages.message import message
from topcut.refusal import Refused, refuse
from topcut.slips.cards.by_file import document_in, fitted, matched, renamed
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.frame.uploads import sent_file
from topcut.web.desk.report.keeping import keep_file
from topcut.web.desk.report.room import Reporting, not_to_be_typed
from topcut.web.people.across import looked_up
from topcut.web.site import live
from topcut.web.site.forms import NOTHING, Answered


@require_http_methods(["GET", "HEAD", "POST"])
@officials
def from_file(room: Room) -> HttpResponse:
    if room.request.method != "POST":
        return _page(room, NOTHING)
    here = Reporting(room)

    def act() -> HttpResponse:
        here.must_be_open(typed=False)
        name, data = sent_file(room.request, "file")
        if not name:
            raise refuse("report-file-missing")
        document = fitted(here.snapshot, document_in(data))
        if room.field("enter"):
            _enter(room, document)
        snapshot = live.snapshot(room.row.slug)
        keep_file(snapshot, name, renamed(document, matched(snapshot, document)))
        return room.go("desk_report_check", message("web-report-file-read", players=len(document["players"])))

    return room.answer("file", act, _page)


def _enter(room: Room, document: Mapping[str, Any]) -> None:
    """Everybody of the file who has not entered, in its order."""
    new = tuple(
        Person(str(one.get("name") or one["id"]), str(one.get("handle") or one["id"]), one.get("rating"),
               one.get("earned_byes", 0), one.get("head_start", 0), one.get("side") or "", one.get("team") or "")
        for one in document["players"]
        if _is_new(room, one)
    )  # fmt: skip
    if new:
        room.do(Enter(looked_up(room.snapshot, new)))


def _is_new(room: Room, one: Mapping[str, Any]) -> bool:
    try:
        matched(room.snapshot, {"players": [one]})
    except Refused:
        return True
    return False


def _page(room: Room, answered: Answered) -> HttpResponse:
    here = Reporting(room)
    why = not_to_be_typed(here, answered)
    if why and not any(stage.heat for stage in here.snapshot.plan):
        return why
    return here.show("file.html", answered, "file")
