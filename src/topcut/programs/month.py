"""Months in words."""

from __future__ import annotations

from topcut.messages.message import Message, message
from topcut.programs.vocabulary import MONTHS


def month_named(number: int) -> Message:
    """ "March"."""
    return message("programname-month", month=MONTHS[number - 1])


def from_to(first: int, last: int) -> Message:
    """ "March to June"."""
    return message("programtold-season", first=month_named(first), last=month_named(last))
