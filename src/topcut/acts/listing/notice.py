"""Until when the date and time of a listed event may change: its program says how many hours before (001 2)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from topcut.acts.matter import Matter
from topcut.acts.moments import moment_said
from topcut.journal.state import Listing
from topcut.messages.message import message
from topcut.programs.load import build
from topcut.programs.model import Deadline, Program
from topcut.refusal import refuse

_WHEN = ("date", "start", "zone")
_DAY = timedelta(days=1)


def must_be_in_time(matter: Matter, values: Mapping[str, str | bool]) -> None:
    """An announced time holds from its notice on; an event without a time, or in no program, is free."""
    changed = [name for name in _WHEN if name in values]
    begins = begins_at(matter.tournament.listing)
    if not changed or begins is None or not matter.tournament.program:
        return
    moving = deadline(build(matter.tournament.program), "moving")
    if moving and moment_said(matter.context.now) > begins - timedelta(hours=moving.hours):
        what = message("listing-value", name=changed[0])
        raise refuse("listing-too-late", what=what, notice=moving.hours, clause=moving.clause)


def deadline(program: Program, name: str) -> Deadline | None:
    return next((one for one in program.deadlines if one.name == name), None)


def report_due(program: Program, listing: Listing, day: str) -> datetime | None:
    """Until when results are due: so many hours after the start, or after the day where none was said."""
    known = deadline(program, "report")
    if known is None or not day:
        return None
    begins = begins_at(listing)
    if begins is None:
        begins = datetime.fromisoformat(day).replace(tzinfo=ZoneInfo(listing.zone or "UTC")) + _DAY
    return begins + timedelta(hours=known.hours)


def begins_at(listing: Listing) -> datetime | None:
    """The announced start; None where no time is announced."""
    if not listing.date or not listing.start:
        return None
    return datetime.fromisoformat(f"{listing.date}T{listing.start}").replace(tzinfo=ZoneInfo(listing.zone or "UTC"))
