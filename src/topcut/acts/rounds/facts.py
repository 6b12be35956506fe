"""Facts of rounds: how many, their pairing, their posting."""

from __future__ import annotations

from topcut.journal.fact import Fact, PlayerId, Remark, RoundNumber, Seating, Table, TextRef
from topcut.journal.plan import StageNumber


class Started(Fact, frozen=True):
    """A stage that plays rounds began; the event with the first of them."""

    rounds: int  # now fixed
    stage: StageNumber = 1


class RoundsChanged(Fact, frozen=True):
    rounds: int
    consent: TextRef = ""  # whose consent the director recorded
    reason: TextRef = ""
    stage: StageNumber = 1
    emergency: bool = False  # in place of consent (001 6, R65)


class Drafted(Fact, frozen=True):
    """A pairing was drawn, or changed by hand, but not posted. Every draw is on the record."""

    round: RoundNumber
    tables: tuple[Seating, ...]
    seed: str = ""  # "" = changed by hand
    engine: str = ""
    cost: dict[str, int] = {}
    optimum: dict[str, int] = {}  # of the best possible pairing, where changed by hand
    pinned: tuple[tuple[PlayerId, PlayerId], ...] = ()
    forbidden: tuple[tuple[PlayerId, PlayerId], ...] = ()
    reason: TextRef = ""
    stage: StageNumber = 1
    future: str = ""  # "required": later rounds were kept pairable before equal totals
    notes: tuple[Remark, ...] = ()  # what the engine remarked; since version 2


class RoundPaired(Fact, frozen=True):
    """The round was posted: from now on this is what everybody plays."""

    round: RoundNumber
    tables: tuple[Seating, ...]
    seed: str = ""
    engine: str = ""
    cost: dict[str, int] = {}
    pinned: tuple[tuple[PlayerId, PlayerId], ...] = ()
    forbidden: tuple[tuple[PlayerId, PlayerId], ...] = ()
    stage: StageNumber = 1
    by_hand: bool = False


class LateSeated(Fact, frozen=True):
    """Somebody who came after the round was posted plays whoever had the bye at this table (001 7.5.1)."""

    round: RoundNumber
    table: Table
    player: PlayerId


class RoundWithdrawn(Fact, frozen=True):
    round: RoundNumber
    reason: TextRef = ""


RoundsFact = Started | RoundsChanged | Drafted | RoundPaired | LateSeated | RoundWithdrawn
