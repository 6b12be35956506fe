"""Search a schedule: can so many full rounds be made of the pairs that are left? Sets of players are bits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

PATIENCE = 200_000  # steps before the answer is "not known"; twelve players need a few hundred

Unmet = tuple[int, ...]  # for every player the set of those not met; where there are byes the last one is the bye
Round = list[tuple[int, int]]


@lru_cache(maxsize=8192)
def can_pair(unmet: Unmet, rounds: int, byes: int = 0) -> bool | None:
    """So many rounds, each with so many byes, in which nobody meets anybody or rests twice. None: not known."""
    try:
        return _Search(byes).can(unmet, rounds)
    except _OutOfPatience:
        return None


class _OutOfPatience(Exception):
    pass


class _Search:
    """Whoever has the fewest opponents left meets the first of them in one of the rounds, or never."""

    def __init__(self, byes: int) -> None:
        self.byes = byes
        self.known: dict[tuple[Unmet, int], bool] = {}
        self.steps = 0

    def can(self, unmet: Unmet, rounds: int) -> bool:
        key = (unmet, rounds)
        if key not in self.known:
            self.known[key] = rounds == 0 or (self._may_be_enough(unmet, rounds) and self._branch(unmet, rounds))
        return self.known[key]

    def _may_be_enough(self, unmet: Unmet, rounds: int) -> bool:
        """What every schedule needs: opponents for everybody, no odd group cut off, and pairs that can be left over."""
        needed = [rounds] * (len(unmet) - (self.byes > 0)) + [rounds * self.byes] * (self.byes > 0)
        spare = tuple(others.bit_count() - wanted for others, wanted in zip(unmet, needed, strict=True))
        if min(spare, default=0) < 0 or (self.byes < 2 and _has_odd_piece(unmet)):
            return False
        return _can_be_left_over(unmet, spare, set())

    def _branch(self, unmet: Unmet, rounds: int) -> bool:
        players = len(unmet) - (self.byes > 0)
        tight = min(range(players), key=lambda i: unmet[i].bit_count())
        other = (unmet[tight] & -unmet[tight]).bit_length() - 1
        left = (1 << players) - 1 & ~(1 << tight) & ~(1 << other)
        for rest in self._fill(unmet, left, self.byes - (other == players)):
            if self.can(_without(unmet, [(tight, other), *rest]), rounds - 1):
                return True
        return self.can(_without(unmet, [(tight, other)]), rounds)

    def _fill(self, unmet: Unmet, left: int, byes: int) -> Iterator[Round]:
        """Every way to seat those who are left with so many byes, the one with the fewest choices first."""
        self.steps += 1
        if self.steps > PATIENCE:
            raise _OutOfPatience
        if not left:
            yield from [[]] if byes == 0 else []
            return
        bye = len(unmet) - 1
        choices = left | 1 << bye if byes else left
        first = min(_members(left), key=lambda i: (unmet[i] & choices).bit_count())
        for other in _members(unmet[first] & choices):
            rests = byes > 0 and other == bye
            for rest in self._fill(unmet, left & ~(1 << first) & ~(1 << other), byes - rests):
                yield [(first, other), *rest]


def _without(unmet: Unmet, met: Round) -> Unmet:
    left = list(unmet)
    for a, b in met:
        left[a] &= ~(1 << b)
        left[b] &= ~(1 << a)
    return tuple(left)


def _can_be_left_over(unmet: Unmet, spare: tuple[int, ...], failed: set[tuple[Unmet, tuple[int, ...]]]) -> bool:
    """Pairs that no round uses: so many of every player as he has more opponents than rounds."""
    some = sum(1 << i for i, more in enumerate(spare) if more)
    if not some:
        return True
    if (unmet, spare) in failed:
        return False
    first = min(_members(some), key=lambda i: (unmet[i] & some).bit_count() - spare[i])
    choices = unmet[first] & some
    if choices.bit_count() >= spare[first]:
        other = (choices & -choices).bit_length() - 1
        rest = _without(unmet, [(first, other)])
        left = tuple(more - (i in (first, other)) for i, more in enumerate(spare))
        if _can_be_left_over(rest, left, failed) or _can_be_left_over(rest, spare, failed):
            return True
    failed.add((unmet, spare))
    return False


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
            found = unmet[player] & left & ~piece
            piece |= found
            edge = edge & (edge - 1) | found
        if piece.bit_count() % 2:
            return True
        left &= ~piece
    return False
