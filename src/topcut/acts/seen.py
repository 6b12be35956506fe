"""What somebody saw when they asked for something."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from topcut.journal.fact import RoundNumber, Table


class SawMatch(Struct, frozen=True):
    """A table as it stood with record `seen`."""

    round: RoundNumber
    table: Table
    seen: int


class SawRounds(Struct, frozen=True):
    """The rounds of a pod that were in with record `seen`; a report that came since is met by rule."""

    round: RoundNumber
    table: Table
    seen: int


class SawDraw(Struct, frozen=True):
    """The drawn round of record `seq`."""

    seq: int


class SawRound(Struct, frozen=True):
    """This round as the latest one."""

    round: RoundNumber


class SawHead(Struct, frozen=True):
    """The whole journal, up to this record."""

    head: int


Expects: TypeAlias = SawMatch | SawRounds | SawDraw | SawRound | SawHead
