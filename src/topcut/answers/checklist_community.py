"""What a program asks of the director of an event: to list it in time, to say what belongs there, to report in time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime

from topcut.acts.listing.notice import begins_at, deadline, report_due
from topcut.acts.listing.words import ListingWords, words_of
from topcut.answers.checklist_line import ChecklistLine, line
from topcut.answers.event_view import EventView
from topcut.messages.message import message
from topcut.play.clock import chosen_features
from topcut.programs.load import build
from topcut.programs.model import Deadline, Program

_HOURS_OF_A_DAY = 24
_Said = Callable[[EventView, ListingWords], bool]
_SAID: Mapping[str, _Said] = {  # the fields that an event can be without; of others it always says something
    "date": lambda view, words: bool(view.tournament.listing.date or view.date),
    "start": lambda view, words: bool(view.tournament.listing.start),
    "time-zone": lambda view, words: bool(view.tournament.listing.zone),
    "venue": lambda view, words: view.online or bool(view.tournament.listing.host or words.place),
    "region": lambda view, words: view.online or bool(view.tournament.listing.region),
    "rounds": lambda view, words: bool(view.tournament.rounds_planned or view.tournament.started),
    "directors": lambda view, words: bool(words.director),
    "contact": lambda view, words: bool(words.phone or words.email),
    "fee": lambda view, words: bool(words.fee),
    "prizes": lambda view, words: bool(words.prizes or words.guaranteed),
}


def of_program(view: EventView) -> Iterator[ChecklistLine]:
    """Before an event is listed; nothing for one that is in no program."""
    if not view.tournament.program:
        return
    program = build(view.tournament.program)
    for known in program.deadlines:
        if known.name == "listing":
            yield _listed(view, known)
        if known.name == "new-host" and not view.online:
            done = True if view.tournament.listing.host else None
            yield line("listing", message("checklist-new-host", hours=known.hours), known.clause, done=done)
    if program.fields:
        yield _fields(view, program)
    yield from _approvals(view, program)


def _listed(view: EventView, known: Deadline) -> ChecklistLine:
    what, begins = (
        message("checklist-listed", hours=known.hours, days=_days(known.hours)),
        begins_at(view.tournament.listing),
    )
    if begins is None:
        return line("listing", what, known.clause, done=False, note=message("checklist-no-start"))
    hours = int((begins - datetime.fromisoformat(view.tournament.taken)).total_seconds() // 3600)
    note = None if hours >= known.hours else message("checklist-listed-late", hours=max(hours, 0))
    return line("listing", what, known.clause, done=note is None, note=note)


def _days(hours: int) -> int:
    """Of more than a day in whole days: how many; 0 where it is said in hours."""
    return hours // _HOURS_OF_A_DAY if hours % _HOURS_OF_A_DAY == 0 and hours > _HOURS_OF_A_DAY else 0


def _fields(view: EventView, program: Program) -> ChecklistLine:
    """What the listing must say, in one line; what it does not say yet by its names."""
    words = words_of(view.tournament, view.words)
    asked = [one for one in program.fields if not one.optional and one.name in _SAID]
    missing = tuple(message("programname-field", field=one.name) for one in asked if not _SAID[one.name](view, words))
    clauses = ", ".join(dict.fromkeys(part for one in asked for part in one.clause.split(", ")))
    note = message("checklist-missing", fields=missing) if missing else None
    return line("listing", message("checklist-fields"), clauses, kind="announce", done=not missing, note=note)


def _approvals(view: EventView, program: Program) -> Iterator[ChecklistLine]:
    """What somebody of the community must approve at this level: nobody here knows whether they have."""
    level = program.level(view.tournament.listing.level)
    number = (level.level or 0) if level else 0
    chosen = {feature.name.replace("_", "-"): feature.title for feature in chosen_features(view.book)}
    for one in program.formats:
        if one.name in chosen and one.approval_from is not None and number >= one.approval_from:
            yield line("listing", message("checklist-approval", what=chosen[one.name]), one.clause)


def after_the_end(view: EventView, now: str) -> Iterator[ChecklistLine]:
    """The results are in, and in time."""
    if not view.tournament.program:
        return
    program, listing = build(view.tournament.program), view.tournament.listing
    known = deadline(program, "report")
    if known is None:
        return
    until, ended = report_due(program, listing, listing.date or view.date), view.tournament.ended
    late = until is not None and datetime.fromisoformat(ended or now) > until
    note = message("checklist-late", late=known.late) if late and known.late else None  # before, nothing is amiss
    what = message("checklist-report", hours=known.hours, days=_days(known.hours))
    yield line("after", what, known.clause, done=view.tournament.finished and not late, note=note)
