"""The score that a rating expects of another: a fixed table in whole numbers, the same bits on every machine.

With a lead of d points the expectation is 10^(d/400) / (10^(d/400) + 1). The table has it for every tenth of a point up
to 4,000, in units of 10^-15, each rounded to the nearest; it is made of whole numbers only: the 4,000th root of ten to
sixty digits by integer roots, and its powers by multiplication. Between two entries stands the parabola through the
three nearest ones, which is off by less than 2 in 10^12: a ten-thousandth of a millionth of a point at k 64.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import isqrt

from topcut.seasons.rating.rules import HIGHEST, POINT

ONE = 10**15  # a whole score
STEP = POINT // 10  # an entry of the table for each tenth of a point
_DIGITS = 10**60


@cache
def table() -> tuple[int, ...]:
    """What somebody expects who leads by 0, 0.1, 0.2 … points."""
    root = _tenth_of_a_point()
    odds, entries = _DIGITS, []
    for _ in range(HIGHEST * POINT // STEP + 2):
        entries.append((ONE * odds + (odds + _DIGITS) // 2) // (odds + _DIGITS))
        odds = odds * root // _DIGITS
    return tuple(entries)


def _tenth_of_a_point() -> int:
    """10^(1/4000), the odds of a lead of a tenth: 4,000 is five times two and three times five multiplied."""
    root = 10 * _DIGITS
    for _ in range(5):
        root = isqrt(root * _DIGITS)
    for _ in range(3):
        root = _fifth_root(root * _DIGITS**4)
    return root


def _fifth_root(number: int) -> int:
    """The largest whole number whose fifth power is not above this one, by Newton's steps from above."""
    guess = 1 << -(-number.bit_length() // 5)
    while True:
        better = (4 * guess + number // guess**4) // 5
        if better >= guess:
            return guess
        guess = better


@cache
def curves() -> tuple[Sequence[int], Sequence[int], Sequence[int]]:
    """For every entry of the table its value, the difference of its neighbours, and how far they bend from it."""
    values = table()
    below = (ONE - values[1], *values[:-2])  # who is behind by a tenth expects what the other one lacks
    around = list(zip(below, values, values[1:], strict=False))
    slopes = tuple(after - before for before, _, after in around)
    bends = tuple(after - 2 * here + before for before, here, after in around)
    return values[: len(around)], slopes, bends


def expected(lead: int, scale: int = 400) -> int:
    """The score that somebody with this lead (in millionths; less than 0 = behind) expects, in units of 10^-15."""
    values, slopes, bends = curves()
    ahead = min(abs(lead) * 400 // scale, HIGHEST * POINT)
    entry = (ahead + STEP // 2) // STEP
    off = ahead - entry * STEP
    score = values[entry] + (off * slopes[entry] + off * off * bends[entry] // STEP) // (2 * STEP)
    return score if lead >= 0 else ONE - score
