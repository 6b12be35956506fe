"""Facts of calls for a judge."""

from __future__ import annotations

from topcut.journal.fact import Fact, PlayerId, RoundNumber, Table, TextRef


class JudgeCalled(Fact, frozen=True):
    """Somebody at a table wants an official; no result waits for that."""

    round: RoundNumber
    table: Table
    by: PlayerId = ""  # "" = an official, for the table
    reason: TextRef = ""


class CallTaken(Fact, frozen=True):
    """An official is on the way."""

    round: RoundNumber
    table: Table
    who: TextRef = ""  # their name, where it is known


class JudgeAnswered(Fact, frozen=True):
    """An official is there."""

    round: RoundNumber
    table: Table


class CallWithdrawn(Fact, frozen=True):
    """Nobody needs to come any more."""

    round: RoundNumber
    table: Table


CallsFact = JudgeCalled | CallTaken | JudgeAnswered | CallWithdrawn
