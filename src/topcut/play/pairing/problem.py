"""What a round's pairing is asked for, and what answers it. No tournament, no rulebook: players, criteria, demands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from topcut.journal.fact import Remark

PlayerId = str
Pair = tuple[PlayerId, PlayerId]


class Candidate(Struct, frozen=True):
    """A player who is to be paired this round (earned byes and drops are already taken out)."""

    id: PlayerId
    total: int
    met: frozenset[PlayerId] = frozenset()  # symmetric: who is in my set has me in his
    byes: int = 0  # normal byes so far; earned ones do not count
    differential: int = 0
    side: str = ""
    team: str = ""


class Problem(Struct, frozen=True):
    """A round to be paired."""

    players: tuple[Candidate, ...]
    criteria: tuple[str, ...]  # names from criteria.py, the most important first
    forced_rematch: Literal["byes", "play"] = "play"
    future: Literal["last", "required"] = "last"
    order: Literal["random", "differential", "sides"] = "random"
    rounds_after: int = 0  # planned rounds after this one
    pinned: tuple[Pair, ...] = ()
    forbidden: tuple[Pair, ...] = ()
    pinned_byes: tuple[PlayerId, ...] = ()  # these have the bye, whatever it costs
    forbidden_byes: tuple[PlayerId, ...] = ()  # these do not


class Pairing(Struct, frozen=True):
    """Who meets whom. Pairs are ordered by table: the highest total first; a pair's first player is seated first."""

    pairs: tuple[Pair, ...]
    byes: tuple[PlayerId, ...]
    cost: Mapping[str, int]  # by criterion, in the problem's order
    exact: bool = True  # proven optimal in every criterion
    notes: tuple[Remark, ...] = ()  # what could not be proven, and what it leaves to later rounds
