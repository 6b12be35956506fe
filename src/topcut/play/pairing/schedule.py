"""Search a schedule: can so many rounds be made of the pairs that are left? Sets of players are bits of a number."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

PATIENCE = 200_000  # steps before the answer is "not known"; twelve players need a few hundred

Unmet = tuple[int, ...]  # for every player the set of those not met
Round = list[tuple[int, int]]  # pairs; a player paired with himself rests


@lru_cache(maxsize=8192)
def can_pair(unmet: Unmet, fresh: int, rounds: int, byes: int) -> bool | None:
    """So many rounds, each with so many byes, in which nobody meets anybody twice or rests twice. None: not known."""
    try:
        return _Search(byes).can(unmet, fresh, rounds)
    except _OutOfPatience:
        return None


class _OutOfPatience(Exception):
    pass


class _Search:
    """Whoever has the fewest opponents left meets the first of them in one of the rounds, or never."""

    def __init__(self, byes: int) -> None:
        self.byes = byes
        self.known: dict[tuple[Unmet, int, int], bool] = {}
        self.steps = 0

    def can(self, unmet: Unmet, fresh: int, rounds: int) -> bool:
        key = (unmet, fresh, rounds)
        if key not in self.known:
            self.known[key] = rounds == 0 or (self._enough(unmet, fresh, rounds) and self._branch(unmet, fresh, rounds))
        return self.known[key]

    def _choices(self, unmet: Unmet, fresh: int) -> list[int]:
        return [others.bit_count() + (self.byes > 0 and fresh >> i & 1) for i, others in enumerate(unmet)]

    def _enough(self, unmet: Unmet, fresh: int, rounds: int) -> bool:
        """What every schedule needs: opponents for everybody, players to rest, no odd group cut off from the others."""
        if fresh.bit_count() < rounds * self.byes or min(self._choices(unmet, fresh), default=0) < rounds:
            return False
        return self.byes > 0 or not _has_odd_piece(unmet)

    def _branch(self, unmet: Unmet, fresh: int, rounds: int) -> bool:
        choices = self._choices(unmet, fresh)
        tight = choices.index(min(choices))
        other = (unmet[tight] & -unmet[tight]).bit_length() - 1 if unmet[tight] else tight
        for found in self._rounds_with(unmet, fresh, tight, other):
            if self.can(*_after(unmet, fresh, found), rounds - 1):
                return True
        return self.can(*_after(unmet, fresh, [(tight, other)]), rounds)

    def _rounds_with(self, unmet: Unmet, fresh: int, a: int, b: int) -> Iterator[Round]:
        """Every full round in which these two meet (or the one rests)."""
        left = (1 << len(unmet)) - 1 & ~(1 << a) & ~(1 << b)
        for rest in self._fill(unmet, fresh, left, self.byes - (a == b)):
            yield [(a, b), *rest]

    def _fill(self, unmet: Unmet, fresh: int, left: int, byes: int) -> Iterator[Round]:
        """Every way to seat those who are left, the one with the fewest choices first."""
        self.steps += 1
        if self.steps > PATIENCE:
            raise _OutOfPatience
        if not left:
            if byes == 0:
                yield []
            return
        resting = fresh if byes else 0
        first = min(_members(left), key=lambda i: (unmet[i] & left).bit_count() + (resting >> i & 1))
        for other in _members(unmet[first] & left):
            for rest in self._fill(unmet, fresh, left & ~(1 << first) & ~(1 << other), byes):
                yield [(first, other), *rest]
        if resting >> first & 1:
            for rest in self._fill(unmet, fresh, left & ~(1 << first), byes - 1):
                yield [(first, first), *rest]


def _after(unmet: Unmet, fresh: int, found: Round) -> tuple[Unmet, int]:
    """What is left once these have met, or rested."""
    left = list(unmet)
    for a, b in found:
        if a == b:
            fresh &= ~(1 << a)
        else:
            left[a] &= ~(1 << b)
            left[b] &= ~(1 << a)
    return tuple(left), fresh


def _members(players: int) -> Iterator[int]:
    while players:
        lowest = players & -players
        yield lowest.bit_length() - 1
        players ^= lowest


def _has_odd_piece(unmet: Unmet) -> bool:
    """A group of odd size, nobody of which can meet anybody outside: it cannot be paired."""
    left = (1 << len(unmet)) - 1
    while left:
        piece = edge = left & -left
        while edge:
            player = (edge & -edge).bit_length() - 1
            fresh = unmet[player] & left & ~piece
            piece |= fresh
            edge = edge & (edge - 1) | fresh
        if piece.bit_count() % 2:
            return True
        left &= ~piece
    return False
