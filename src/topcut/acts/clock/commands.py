"""What people want of the clock of a round, and deadlines."""

from __future__ import annotations

from typing import Annotated

from topcut.acts.command import Command
from topcut.acts.fields import MOST_PLACE, Reason, of_number, of_words
from topcut.journal.fact import RoundNumber, Table
from topcut.messages.message import message

_MINUTES = message("form-minutes")


class StartClock(Command, frozen=True):
    minutes: Annotated[int, of_number(_MINUTES, 1, 24 * 60)] = 0  # 0 = the rulebook's time limit
    period: Annotated[str, of_words(message("form-period"))] = ""  # before the next round, by its name: deck building
    game: int = 0  # the next game of a bracket match, where each is timed
    reason: Reason = ""  # why it is shorter than the document asks
    again: bool = False  # one that runs begins anew


class PauseClock(Command, frozen=True):
    pass


class ResumeClock(Command, frozen=True):
    pass


class AddTime(Command, frozen=True):
    minutes: Annotated[int, of_number(_MINUTES, -600, 600)]
    table: Annotated[Table, of_number(message("form-table"), 1, MOST_PLACE)] = 0  # 0 = everybody
    reason: Reason = ""


class SetDeadline(Command, frozen=True):
    """The last moment of an online round, posted or ahead, or of one table; a later one is an extension."""

    round: RoundNumber
    until: Annotated[str, of_words(message("form-until"), 40)]
    table: Table = 0
    final: bool = False


class PlanDeadlines(Command, frozen=True):
    """The last moments of rounds that are ahead, all at once."""

    deadlines: tuple[tuple[RoundNumber, str], ...]
    final: bool = False
