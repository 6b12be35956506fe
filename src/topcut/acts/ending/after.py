"""What is over stays open to corrections: for its director as long as its program says, then for its organizers."""

from __future__ import annotations

from datetime import datetime, timedelta

from topcut.acts.listing.notice import deadline
from topcut.acts.matter import Matter
from topcut.acts.moments import moment_said
from topcut.journal.state import Tournament
from topcut.programs.load import build
from topcut.refusal import refuse


def must_take_corrections(matter: Matter) -> None:
    """An event that goes on takes them from whoever may correct, one that is over from whom it is still open to."""
    matter.must_exist()
    if matter.tournament.cancelled:
        raise refuse("event-cancelled")
    if matter.tournament.finished:
        must_be_open_to(matter)


def must_be_open_to(matter: Matter) -> None:
    """The report is the director's for as many hours as the program counts reports at once (001 8); after that a
    coordinator of the program corrects it. An event of no program has nobody else."""
    until = open_until(matter.tournament)
    if until is not None and not matter.context.actor.organizer and moment_said(matter.context.now) > until:
        raise refuse("event-report-closed", until=until.date().isoformat())


def open_until(tournament: Tournament) -> datetime | None:
    """Until when its director may correct what was submitted; None where there is no end."""
    if not tournament.program or not tournament.ended:
        return None
    known = deadline(build(tournament.program), "report")
    return moment_said(tournament.ended) + timedelta(hours=known.hours) if known else None
