"""Can the rounds still to come be paired too: without a rematch and, in an odd field, without a second bye (7.6)?

Small fields are searched. In a larger one Dirac's theorem may guarantee it: while everybody has at least half of the field
left to meet, there is a pairing. Between the two the answer is "not known".
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import numpy as np

from topcut.play.pairing.field import Field

SEARCHED = 12  # players; larger fields are not searched
PATIENCE = 50_000  # steps of one search before it says "not known"


def still_pairable(field: Field, pairs: list[tuple[int, int]], byes: list[int]) -> bool | None:
    """After this pairing, can all planned rounds be paired? None: not known."""
    rounds = field.problem.rounds_after
    if rounds <= 0 or assured(field, len(byes)):
        return True
    if len(field.cards) > SEARCHED:
        return None
    unmet, fresh = to_meet(field)
    for a, b in pairs:
        unmet[a] &= ~(1 << b)
        unmet[b] &= ~(1 << a)
    for row in byes:
        fresh &= ~(1 << row)
    return can_pair(tuple(unmet), fresh, rounds, field.expected_byes)


def assured(field: Field, byes: int) -> bool:
    """Dirac: whatever this round's pairing with so many byes, everybody keeps enough opponents for all planned rounds."""
    n, rounds, sides = len(field.cards), field.problem.rounds_after, field.problem.order == "sides"
    if sides and field.expected_byes:
        return False
    half = n // 4 if sides else (n + 1) // 2  # sides: half of the other side (Hall)
    rested = int(np.count_nonzero(field.cards.byes)) + byes if n % 2 else 0  # the bye is one more opponent, met once
    if rested + rounds > half:
        return False
    at_most = max(map(len, field.cards.met), default=0) + n % 2 + 1
    return at_most + rounds <= half or _most_faced(field) + 1 + rounds <= half


def _most_faced(field: Field) -> int:
    """The most opponents anybody of this field has met in it, a bye being one of them in an odd field."""
    odd = len(field.cards) % 2
    faced = (sum(o in field.row for o in met) for met in field.cards.met)
    return max((f + (odd and b > 0) for f, b in zip(faced, field.cards.byes.tolist(), strict=True)), default=0)


def matters(field: Field) -> bool:
    """This round's pairing can decide whether later rounds are pairable, and the field is small enough to see it."""
    small = len(field.cards) <= SEARCHED
    return small and field.problem.rounds_after > 0 and not assured(field, field.expected_byes)


def to_meet(field: Field) -> tuple[list[int], int]:
    """For every row the set of rows it may still meet, and the set of rows without a bye, as bits."""
    cards, sides = field.cards, field.problem.order == "sides"
    rows = range(len(cards))
    unmet = [
        sum(1 << b for b in rows if b != a and not cards.have_met(a, b) and not (sides and cards.side[a] == cards.side[b]))
        for a in rows
    ]
    return unmet, sum(1 << a for a in rows if cards.byes[a] == 0)


@lru_cache(maxsize=4096)
def can_pair(unmet: tuple[int, ...], fresh: int, rounds: int, byes: int) -> bool | None:
    """Search `rounds` rounds, each with so many byes, in which nobody meets anybody twice or rests twice."""
    everybody = (1 << len(unmet)) - 1
    search = _Search(list(unmet), fresh, [everybody] * rounds, [byes] * rounds)
    return search.run()


class _Search:
    """Fills the most constrained seat first; untouched rounds are alike, so only the first of them is tried."""

    def __init__(self, unmet: list[int], fresh: int, open_: list[int], byes: list[int]) -> None:
        self.unmet, self.fresh, self.open, self.byes = unmet, fresh, open_, byes
        self.everybody = (1 << len(unmet)) - 1
        self.steps = 0

    def run(self) -> bool | None:
        self.steps += 1
        if self.steps > PATIENCE:
            return None
        if not any(self.open):
            return True
        seat = self._tightest_seat()
        return seat is not None and self._fill(*seat)

    def _tightest_seat(self) -> tuple[int, int] | None:
        """The round and player with the fewest choices; None if somebody has none, or too few opponents altogether."""
        best, seat = 99, None
        untouched_seen = False
        for r, waiting in enumerate(self.open):
            if waiting == self.everybody and untouched_seen:
                continue
            untouched_seen |= waiting == self.everybody
            if (waiting & self.fresh).bit_count() < self.byes[r]:
                return None
            for player in _bits(waiting):
                choices = (self.unmet[player] & waiting).bit_count() + self._may_rest(r, player)
                if choices < best:
                    best, seat = choices, (r, player)
        return seat if best and self._enough_opponents() else None

    def _enough_opponents(self) -> bool:
        for player, unmet in enumerate(self.unmet):
            needed = sum(waiting >> player & 1 for waiting in self.open)
            rest = any(self._may_rest(r, player) for r, waiting in enumerate(self.open) if waiting >> player & 1)
            if unmet.bit_count() + rest < needed:
                return False
        return True

    def _may_rest(self, r: int, player: int) -> bool:
        return bool(self.byes[r] and self.fresh >> player & 1)

    def _fill(self, r: int, player: int) -> bool | None:
        unsure = False
        for other in _bits(self.unmet[player] & self.open[r]):
            self._toggle(r, player, other)
            answer = self.run()
            self._toggle(r, player, other)
            if answer:
                return True
            unsure |= answer is None
        if self._may_rest(r, player):
            self._rest(r, player, -1)
            answer = self.run()
            self._rest(r, player, +1)
            if answer:
                return True
            unsure |= answer is None
        return None if unsure else False

    def _toggle(self, r: int, a: int, b: int) -> None:
        self.unmet[a] ^= 1 << b
        self.unmet[b] ^= 1 << a
        self.open[r] ^= 1 << a | 1 << b

    def _rest(self, r: int, player: int, change: int) -> None:
        self.fresh ^= 1 << player
        self.open[r] ^= 1 << player
        self.byes[r] += change


def _bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def rounds_at_risk(players: int, rounds: int, future: Literal["last", "required"]) -> tuple[int, ...]:
    """Before round one: the rounds of which nobody can promise that they will be pairable without a rematch or second bye.

    With the bye as one more opponent there are 2m cards. Dirac promises m rounds; if m is even one more, because what is left
    of a regular graph then falls apart only into even pieces (Wallis 1981). Where later rounds are required to stay
    pairable and the field is small enough to be searched, all 2m - 1 rounds can be promised.
    """
    cards = players + players % 2
    half = cards // 2
    promised = half + (half % 2 == 0)
    if future == "required" and players <= SEARCHED:
        promised = cards - 1
    return tuple(range(max(0, min(promised, cards - 1)) + 1, rounds + 1))
