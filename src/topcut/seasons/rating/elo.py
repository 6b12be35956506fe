"""Elo in whole millionths of a point, one event at a time: every game against the ratings before the event (R28).

What one player of a game gains the other loses, in units of 10^-15 of a point. What an event moves somebody is the sum
of that, rounded once to a millionth, half to even; where the rounded sums of an event do not add up to nothing, those
that rounding had favoured most give a millionth back (R68). Only the bounds of the scale take anything away.
`waves.py` answers the same for many events at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from topcut.seasons.rating.expected import ONE, expected
from topcut.seasons.rating.games import Game
from topcut.seasons.rating.rules import POINT, RatingRules

PER_MICRO = ONE // POINT  # units of a gain in a millionth


def half_even(number: int, by: int) -> int:
    """A division rounded to the nearest whole number, and between two of them to the even one."""
    whole, rest = divmod(number, by)
    return whole + (2 * rest > by or (2 * rest == by and whole % 2 == 1))


def gained(game: Game, k: int, lead: int, scale: int = 400) -> int:
    """What the first player of a game gains and the second loses: k times what the score is above the expected one."""
    return half_even(k * (game.score * ONE // 2 - expected(lead, scale)), game.share)


def changes(games: Iterable[Game], k: int, before: Sequence[int], scale: int = 400) -> list[int]:
    """By how many millionths an event moves each of its players."""
    sums = [0] * len(before)
    for game in games:
        gain = gained(game, k, before[game.a] - before[game.b], scale)
        sums[game.a] += gain
        sums[game.b] -= gain
    return _rounded(sums)


def _rounded(sums: Sequence[int]) -> list[int]:
    """Sums that add up to nothing as millionths that do so too."""
    moves = [half_even(one, PER_MICRO) for one in sums]
    over = sum(moves)
    favoured = sorted(range(len(sums)), key=lambda place: sums[place] - moves[place] * PER_MICRO)
    for place in favoured[:over] if over > 0 else favoured[over:] if over < 0 else ():
        moves[place] -= 1 if over > 0 else -1
    return moves


def after_event(rules: RatingRules, games: Iterable[Game], k: int, before: Sequence[int]) -> list[int]:
    """The ratings of an event's players when it is over."""
    least, most = rules.least * POINT, rules.most * POINT
    moves = changes(games, k, before, rules.scale)
    return [min(max(rating + move, least), most) for rating, move in zip(before, moves, strict=True)]


def if_won(rules: RatingRules, k: int, own: int, other: int) -> Mapping[str, int]:
    """What one more game would move: won, drawn, lost against this opponent."""
    named = (("win", 2), ("draw", 1), ("loss", 0))
    return {how: after_event(rules, (Game(0, 1, score),), k, (own, other))[0] - own for how, score in named}
