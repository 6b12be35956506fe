"""When people may enter themselves and check in: by what was set, and by the rulebook."""

from __future__ import annotations

from datetime import datetime, timedelta

from topcut.journal.state import Tournament
from topcut.messages.message import Moment
from topcut.play.clock import in_utc
from topcut.refusal import Refusal, refusal
from topcut.rulebooks.model import Rulebook


def out_of_time(tournament: Tournament, now: str) -> Refusal | None:
    """Why nobody enters by themselves at this moment; None where the hour does not stand against it."""
    registration, at = tournament.registration, datetime.fromisoformat(now)
    if registration.opens and at < datetime.fromisoformat(registration.opens):
        return refusal("entry-opens-later", opens=Moment(registration.opens))
    if registration.closes and at >= datetime.fromisoformat(registration.closes):
        return refusal("entry-has-closed", closes=Moment(registration.closes))
    return None


def check_in_ends(tournament: Tournament, book: Rulebook) -> str:
    """Until when players check themselves in (001 7.2); "" where no start is known or no rule says so."""
    starts, minutes = tournament.registration.starts, book.integer("check_in_before")
    return in_utc(datetime.fromisoformat(starts) - timedelta(minutes=minutes)) if starts and minutes else ""
