"""A moment as a command says it: with its zone, and one that there is in every zone."""

from __future__ import annotations

from datetime import MAXYEAR, MINYEAR, datetime

from topcut.refusal import refuse


def moment_said(text: str) -> datetime:
    """The moment; refused where it is none, or without a zone."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise refuse("clock-no-date", text=text) from None
    if not MINYEAR < moment.year < MAXYEAR:  # in another zone it may be a day that there is not
        raise refuse("clock-no-moment", text=text)
    if moment.tzinfo is None:
        raise refuse("clock-no-zone", text=text)
    return moment
