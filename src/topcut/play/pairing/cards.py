"""The players of a problem as columns of numbers, one row per scorecard: what the criteria look at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from topcut.play.pairing.problem import Candidate, PlayerId

Ints = NDArray[np.int64]

NOBODY: frozenset[PlayerId] = frozenset()


@dataclass(frozen=True, slots=True, eq=False)
class Cards:
    """Scorecards, the highest total first. A blank card (id "") stands for somebody of a level whom nobody has met."""

    ids: list[PlayerId]
    met: list[frozenset[PlayerId]]
    total: Ints
    level: Ints  # 0 is the highest total
    floor: Ints  # the first level below one's own with somebody not met: nobody should drop past it
    byes: Ints
    team: Ints  # 0: none
    side: Ints
    differential: Ints
    under: Ints  # players of the same total with a lower differential
    over: Ints  # players of the same total with a higher differential
    lowest: int  # the lowest total in the problem

    def __len__(self) -> int:
        return len(self.ids)

    def rows(self, rows: Sequence[int], named: int | None = None) -> Cards:
        """These cards only, in this order; from `named` on they are blank: nobody has met them, they have no team."""
        at = np.asarray(rows, dtype=np.int64)
        named = len(at) if named is None else named
        some = at[:named].tolist()
        team = self.team[at]
        team[named:] = 0
        return Cards(
            ids=[self.ids[i] for i in some] + [""] * (len(at) - named),
            met=[self.met[i] for i in some] + [NOBODY] * (len(at) - named),
            total=self.total[at],
            level=self.level[at],
            floor=self.floor[at],
            byes=self.byes[at],
            team=team,
            side=self.side[at],
            differential=self.differential[at],
            under=self.under[at],
            over=self.over[at],
            lowest=self.lowest,
        )

    def have_met(self, a: int, b: int) -> bool:
        return self.ids[b] in self.met[a] or self.ids[a] in self.met[b]


def lay_out(players: Sequence[Candidate]) -> Cards:
    """Sort the players by total (and id: the order they are given in means nothing) and read off the columns."""
    by_id = sorted(players, key=attrgetter("id"))
    by_total = np.argsort(np.array([-p.total for p in by_id], dtype=np.int64), kind="stable")
    ordered = [by_id[i] for i in by_total.tolist()]
    total = np.array([p.total for p in ordered], dtype=np.int64)
    level = np.cumsum(np.diff(total, prepend=total[:1]) != 0, dtype=np.int64)
    differential = np.array([p.differential for p in ordered], dtype=np.int64)
    under, over = _ranks(level, differential)
    ids, met = [p.id for p in ordered], [p.met for p in ordered]
    return Cards(
        ids=ids,
        met=met,
        total=total,
        level=level,
        floor=_floors(ids, met, level),
        byes=np.array([p.byes for p in ordered], dtype=np.int64),
        team=_codes([p.team for p in ordered]),
        side=_codes([p.side for p in ordered]),
        differential=differential,
        under=under,
        over=over,
        lowest=int(total[-1]) if len(ordered) else 0,
    )


def starts(level: Ints) -> list[int]:
    """The first row of every level, and the number of rows at the end."""
    changes = np.flatnonzero(np.diff(level, prepend=-1))
    return [*changes.tolist(), len(level)]


def _codes(words: list[str]) -> Ints:
    """Numbers for words, in alphabetical order; 0 for the empty word."""
    number = {word: i for i, word in enumerate(sorted({*words, ""}))}
    return np.array([number[word] for word in words], dtype=np.int64)


def _floors(ids: list[PlayerId], met: list[frozenset[PlayerId]], level: Ints) -> Ints:
    """For everybody the first lower level where somebody is left to meet. Only small levels can be used up."""
    first = starts(level)
    groups = [frozenset(ids[a:b]) for a, b in pairwise(first)]
    floor = level + 1
    most = max(map(len, met), default=0)
    for above in range(len(groups) - 1):
        if len(groups[above + 1]) > most:
            continue
        for row in range(first[above], first[above + 1]):
            below = above + 1
            while below < len(groups) and groups[below] <= met[row]:
                below += 1
            floor[row] = below
    return floor


def _ranks(level: Ints, differential: Ints) -> tuple[Ints, Ints]:
    """How many of the same level have a lower, and how many a higher differential."""
    if not differential.any():
        return np.zeros_like(level), np.zeros_like(level)
    span = int(differential.max() - differential.min()) + 1
    key = level * span + (int(differential.max()) - differential)  # a level's highest differential first
    line = np.sort(key)
    begin, end = np.searchsorted(level, level, "left"), np.searchsorted(level, level, "right")
    over = np.searchsorted(line, key, "left") - begin
    under = end - np.searchsorted(line, key, "right")
    return under.astype(np.int64), over.astype(np.int64)
