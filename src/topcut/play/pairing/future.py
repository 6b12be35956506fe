"""Can the rounds still to come be paired too: without a rematch and, in an odd field, without a second bye (7.6)?

Small fields are searched. In a larger one Dirac's theorem may guarantee it: while everybody has at least half of the
field left to meet, there is a pairing. Between the two the answer is "not known".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import numpy as np

from topcut.play.pairing.field import Field
from topcut.play.pairing.schedule import can_pair

SEARCHED = 12  # players; larger fields are not searched


def still_pairable(field: Field, pairs: list[tuple[int, int]], byes: list[int]) -> bool | None:
    """After this pairing, can all planned rounds be paired? None: not known."""
    rounds = field.problem.rounds_after
    if rounds <= 0 or assured(field, len(byes)):
        return True
    if len(field.cards) > SEARCHED:
        return None
    return can_pair(to_meet(field, pairs, byes), rounds, field.expected_byes)


def assured(field: Field, byes: int) -> bool:
    """Dirac: however this round is paired, everybody keeps enough opponents for all planned rounds."""
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


def matters(field: Field, order: Sequence[str]) -> bool:
    """This round's pairing can decide whether later rounds are pairable, and the field is small enough to see it."""
    if len(field.cards) > SEARCHED or field.problem.rounds_after <= 0:
        return False
    few_byes = field.problem.forced_rematch == "play" or "surplus_byes" in order[: order.index("future_rounds")]
    return not (few_byes and assured(field, field.expected_byes))


def to_meet(field: Field, pairs: list[tuple[int, int]], byes: list[int]) -> tuple[int, ...]:
    """For every row the rows it has still to meet after these, as bits; the bye of an odd field is one more row."""
    cards, sides = field.cards, field.problem.order == "sides"
    rows = range(len(cards))

    def may_meet(a: int, b: int) -> bool:
        return a != b and not cards.have_met(a, b) and not (sides and cards.side[a] == cards.side[b])

    unmet = [sum(1 << b for b in rows if may_meet(a, b)) for a in rows]
    for a, b in pairs:
        unmet[a] &= ~(1 << b)
        unmet[b] &= ~(1 << a)
    if field.expected_byes:
        fresh = [a for a in rows if cards.byes[a] == 0 and a not in byes]
        unmet = [others | (a in fresh) << len(cards) for a, others in enumerate(unmet)]
        unmet.append(sum(1 << a for a in fresh))
    return tuple(unmet)


def rounds_at_risk(players: int, rounds: int, future: Literal["last", "required"]) -> tuple[int, ...]:
    """Before round one: the rounds that nobody can promise to be pairable without a rematch or a second bye.

    With the bye as one more opponent there are 2m cards. Dirac promises m rounds; if m is even one more, because what
    is left of a regular graph then falls apart only into even pieces (Wallis 1981). Where later rounds are required to
    stay pairable and the field is small enough to be searched, all 2m - 1 rounds can be promised.
    """
    cards = players + players % 2
    half = cards // 2
    promised = half + (half % 2 == 0)
    if future == "required" and players <= SEARCHED:
        promised = cards - 1
    return tuple(range(max(0, min(promised, cards - 1)) + 1, rounds + 1))
