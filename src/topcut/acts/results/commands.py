"""What people want of results: reports, disputes, corrections."""

from __future__ import annotations

from topcut.acts.command import Command
from topcut.acts.fields import Reason
from topcut.journal.fact import PlayerId, PodRound, Result, RoundNumber, Table


class Report(Command, frozen=True):
    """A result; `by` a player, or an official where it is empty."""

    round: RoundNumber
    table: Table
    result: Result
    by: PlayerId = ""


Turns = tuple[PodRound, ...]  # as they end, in any order


class NoteRounds(Command, frozen=True):
    """Rounds of a pod as they end; with the last one, or when time is over, they are its result."""

    round: RoundNumber
    table: Table
    turns: Turns
    time: bool = False  # it was over in the last of them
    by: PlayerId = ""


class Confirm(Command, frozen=True):
    round: RoundNumber
    table: Table
    by: PlayerId = ""


class Dispute(Command, frozen=True):
    round: RoundNumber
    table: Table
    by: PlayerId
    result: Result | None = None
    reason: Reason = ""


class Settle(Command, frozen=True):
    round: RoundNumber
    table: Table
    result: Result
    reason: Reason = ""


class Correct(Command, frozen=True):
    round: RoundNumber
    table: Table
    result: Result
    reason: Reason


class Concede(Command, frozen=True):
    """A player gives up the match."""

    round: RoundNumber
    table: Table
    by: PlayerId
    games: tuple[tuple[int, ...], ...] = ()  # played before, first seat first


class NoShow(Command, frozen=True):
    """These did not come to their table."""

    round: RoundNumber
    table: Table
    absent: tuple[PlayerId, ...]


class BothLose(Command, frozen=True):
    round: RoundNumber
    table: Table


class Incomplete(Command, frozen=True):
    """The game was not finished by the end of the round (001 13.5): who is responsible, nobody or both."""

    round: RoundNumber
    table: Table
    responsible: tuple[PlayerId, ...] = ()


class Delay(Command, frozen=True):
    round: RoundNumber
    table: Table
    reason: Reason = ""


class CloseOverdue(Command, frozen=True):
    """Every table of a round whose deadline has passed was not completed."""

    round: RoundNumber
