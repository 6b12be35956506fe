"""A date and time in a command: with its zone, and in a year that every zone can tell."""

from __future__ import annotations

from datetime import MAXYEAR, MINYEAR, datetime

from topcut.refusal import refuse


def moment_of(text: str) -> datetime:
    """The moment that is written; refused where it is none."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise refuse("clock-no-date", text=text) from None
    if not MINYEAR < moment.year < MAXYEAR:  # in another zone it may be a day that there is not
        raise refuse("clock-no-moment", text=text)
    if moment.tzinfo is None:
        raise refuse("clock-no-zone", text=text)
    return moment
