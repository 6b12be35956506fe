"""Facts of the clock of a round, and deadlines."""

from __future__ import annotations

from topcut.journal.fact import Fact, RoundNumber, Table, TextRef


class ClockStarted(Fact, frozen=True):
    round: RoundNumber  # 0 = a period before a round: deck building, a draft
    minutes: int
    period: str = ""  # its name
    game: int = 0  # of a bracket match that is timed game by game (R64)
    reason: TextRef = ""  # why it is shorter than the document asks


class ClockPaused(Fact, frozen=True):
    round: RoundNumber


class ClockResumed(Fact, frozen=True):
    round: RoundNumber


class TimeAdded(Fact, frozen=True):
    round: RoundNumber
    minutes: int
    table: Table = 0  # 0 = everybody
    reason: TextRef = ""


class DeadlineSet(Fact, frozen=True):
    """An online round's (or one table's) last moment; a later one is an extension."""

    round: RoundNumber
    until: str
    table: Table = 0
    final: bool = False  # announced: no extensions, and that stays so
    ahead: bool = False  # the round was not posted yet: it holds from when it is


ClockFact = ClockStarted | ClockPaused | ClockResumed | TimeAdded | DeadlineSet
