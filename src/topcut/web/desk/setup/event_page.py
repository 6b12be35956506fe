"""The event's own row: what visitors read of it, and who may do what.

The title, and what the listing says of it (`web/store/listed.py: COLUMNS`), are in the journal; the columns follow. The
day that was first announced chose the edition of the rules: an event that is put off keeps them; the day of the row is
the one that visitors, lists and the results file say.
"""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256

from django.http import HttpResponse
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.event.commands import Retitle
from topcut.messages.message import message
from topcut.refusal import refuse
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.setup.details import DETAILS, details
from topcut.web.desk.setup.listing_written import list_as
from topcut.web.desk.setup.starting import start_follows
from topcut.web.people.entry import has_typed_seeds
from topcut.web.seasons.regions.words import as_called, region_names
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.site.moments import zone_of
from topcut.web.store import rows
from topcut.web.store.listed import COLUMNS
from topcut.web.store.models import Event

_SWITCHES = ("listed", "links_allowed", "self_entry")


@require_safe
@officials
def event(room: Room) -> HttpResponse:
    return event_page(room, NOTHING)


def event_page(room: Room, answered: Answered) -> HttpResponse:
    """The form, with what was typed where it was refused."""
    row = room.row
    typed = {name: str(getattr(row, name)) for name in ("title", *DETAILS)} | {
        name: getattr(row, name) for name in _SWITCHES
    }
    if answered.form:
        typed = {name: answered.values.get(name, "") for name in typed}
    return show(
        room,
        "desk/setup/event.html",
        answered,
        "desk_event",
        typed=typed,
        seen=_seen(row),
        typed_seeds=has_typed_seeds(room.snapshot),
        first_day=room.snapshot.tournament.date,
        regions=region_names(),
        there="" if answered.form else f"{datetime.fromisoformat(room.now).astimezone(zone_of(row.zone)):%H:%M}",
    )


@require_POST
@officials
def change(room: Room) -> HttpResponse:
    """Take over what was changed, and nothing else: a report may have moved the head meanwhile."""

    def act() -> HttpResponse:
        room.must_direct()
        wanted = _wanted(room)
        title = str(wanted.pop("title"))
        changed = {name: value for name, value in wanted.items() if value != getattr(room.row, name)}
        renamed = title != room.row.title
        if not changed and not renamed:
            return room.go("desk_event", message("web-setup-unchanged"))
        if room.field("seen") != _seen(room.row):
            raise refuse("console-event-changed")
        elsewhere = {"host": ""} if "place" in changed else {}  # another place is not the host that was chosen
        list_as(room, elsewhere | {name: str(value) for name, value in changed.items() if name in COLUMNS})
        own = {name: value for name, value in changed.items() if name not in COLUMNS}
        for name, value in own.items():
            setattr(room.row, name, value)
        room.row.save(update_fields=tuple(own))
        if renamed:
            room.do(Retitle(title), ".title")
        start_follows(room)
        what = tuple(message("web-setup-what", what=name) for name in (*["title"] * renamed, *changed))
        return room.go("desk_event", message("web-setup-changed", what=what))

    return room.answer("event", act, event_page)


def _wanted(room: Room) -> dict[str, str | bool]:
    """The columns as the form says them; raises `Refused` with everything that is wrong."""
    typed = {"title": room.row.title, **room.request.POST.dict()}
    said = details(typed | {"region": as_called(typed.get("region", ""))})
    texts = {name: rows.cell(said[name], len(said[name])) for name in ("title", *DETAILS)}
    switches = {name: bool(room.field(name)) for name in _SWITCHES}
    if has_typed_seeds(room.snapshot):  # then the form does not ask
        switches["self_entry"] = room.row.self_entry
    return {**texts, **switches}


def _seen(row: Event) -> str:
    """What stands for the row as this page showed it."""
    return sha256(repr([getattr(row, name) for name in ("title", *DETAILS, *_SWITCHES)]).encode()).hexdigest()[:16]
