"""What people want of the clock of a round, and deadlines."""

from __future__ import annotations

from topcut.acts.command import Command
from topcut.journal.fact import RoundNumber, Table


class StartClock(Command, frozen=True):
    minutes: int = 0  # 0 = the rulebook's time limit
    period: str = ""  # a period before the next round, by its name: deck building
    game: int = 0  # the next game of a bracket match, where each is timed
    reason: str = ""  # why it is shorter than the document asks


class PauseClock(Command, frozen=True):
    pass


class ResumeClock(Command, frozen=True):
    pass


class AddTime(Command, frozen=True):
    minutes: int
    table: Table = 0
    reason: str = ""


class SetDeadline(Command, frozen=True):
    """The last moment of an online round or of one table; a later one is an extension."""

    round: RoundNumber
    until: str
    table: Table = 0
    final: bool = False
