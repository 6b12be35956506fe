"""Facts of results: reports, disputes, corrections."""

from __future__ import annotations

from topcut.journal.fact import Fact, PlayerId, PodRound, Result, RoundNumber, Table, TextRef


class Reported(Fact, frozen=True):
    """A player or an official said how a match ended."""

    round: RoundNumber
    table: Table
    result: Result
    by: PlayerId = ""  # "" = an official: confirmed at once


class PodRoundsNoted(Fact, frozen=True):
    """Rounds of a pod whose match goes on: what is in so far, no result yet. The same round again overwrites it."""

    round: RoundNumber
    table: Table
    turns: tuple[PodRound, ...]
    by: PlayerId = ""  # "" = an official


class Confirmed(Fact, frozen=True):
    """The opponent put his initials to it."""

    round: RoundNumber
    table: Table
    by: PlayerId = ""


class Disputed(Fact, frozen=True):
    round: RoundNumber
    table: Table
    by: PlayerId
    result: Result | None = None  # what he says it was
    reason: TextRef = ""


class Settled(Fact, frozen=True):
    """An official decided a dispute."""

    round: RoundNumber
    table: Table
    result: Result
    reason: TextRef = ""


class Corrected(Fact, frozen=True):
    round: RoundNumber
    table: Table
    result: Result
    reason: TextRef


class Delayed(Fact, frozen=True):
    """The result is not known yet and the event goes on (13.4)."""

    round: RoundNumber
    table: Table
    reason: TextRef = ""


ResultsFact = Reported | PodRoundsNoted | Confirmed | Disputed | Settled | Corrected | Delayed
