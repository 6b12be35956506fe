"""The rating systems that a program can name, one event at a time. Each knows a few whole numbers of everybody; the
first is the rating.

Glicko-2 and OpenSkill are the packages' own arithmetic in floats: what an event leaves behind is rounded to millionths,
and the next one begins from there, so that ratings are the same whenever they are worked out again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any

from msgspec import Struct

from topcut.seasons.rating import elo
from topcut.seasons.rating.games import Game
from topcut.seasons.rating.rules import POINT, RatingRules

Numbers = tuple[int, ...]
_FINE = 1_000_000_000  # of a volatility, which is about 0.06
_ONE_DAY = datetime(2000, 1, 1, tzinfo=UTC)  # nothing passes between events: an event is a rating period


class RatingSystem(Struct, frozen=True):
    """How an event is rated: its games, k, and what was known of its players before it → after it."""

    newcomer: Numbers
    after: Callable[[Sequence[Game], int, Sequence[Numbers]], list[Numbers]]


def system_of(rules: RatingRules) -> RatingSystem:
    """The system that a program names."""
    return _SYSTEMS[rules.system](rules)


HOW = (("win", 2), ("draw", 1), ("loss", 0))


def if_played(rules: RatingRules, k: int, own: Numbers, other: Numbers) -> dict[str, tuple[int, int]]:
    """The ratings of two players after one more game: by how it ends for the first of them."""
    after = system_of(rules).after
    return {
        how: (first[0], second[0])
        for how, score in HOW
        for first, second in [after((Game(0, 1, score),), k, (own, other))]
    }


def _elo(rules: RatingRules) -> RatingSystem:
    def after(games: Sequence[Game], k: int, before: Sequence[Numbers]) -> list[Numbers]:
        return [(rating,) for rating in elo.after_event(rules, games, k, [rating for (rating,) in before])]

    return RatingSystem((rules.start * POINT,), after)


# Glicko-2 -------------------------------------------------------------------------------------------------------------


def _glicko_2(rules: RatingRules) -> RatingSystem:
    newcomer = rules.start * POINT, 350 * POINT, 6 * _FINE // 100
    return RatingSystem(newcomer, partial(_glicko_2_after, rules))


def _glicko_2_after(rules: RatingRules, games: Sequence[Game], k: int, before: Sequence[Numbers]) -> list[Numbers]:
    """All games of an event are one rating period; who has none keeps everything."""
    from elote import Glicko2Competitor
    from elote.competitors.glicko2 import _MatchResult

    players = [Glicko2Competitor(rating / POINT, rd / POINT, vol / _FINE) for rating, rd, vol in before]
    for game in games:  # noted, and not rated at once: the package's own `beat` ends a period with each game
        for seat, other, score in ((game.a, game.b, game.score / 2), (game.b, game.a, 1 - game.score / 2)):
            against = players[other]
            players[seat]._match_results.append(_MatchResult(against, score, _ONE_DAY, against._mu, against._phi))
    played = {seat for game in games for seat in (game.a, game.b)}
    for seat in played:
        players[seat].update_ratings()
    return [
        (_bounded(rules, one.rating), round(one.rd * POINT), round(one.volatility * _FINE)) if seat in played else had
        for seat, (one, had) in enumerate(zip(players, before, strict=True))
    ]


# OpenSkill ------------------------------------------------------------------------------------------------------------


def _openskill(rules: RatingRules) -> RatingSystem:
    """Its usual proportions on the program's scale: a third of the start is how little is known of a newcomer."""
    start = rules.start * POINT
    return RatingSystem((start, start // 3), partial(_openskill_after, rules))


def _openskill_after(rules: RatingRules, games: Sequence[Game], k: int, before: Sequence[Numbers]) -> list[Numbers]:
    """Game by game, as the system goes."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=rules.start, sigma=rules.start / 3, beta=rules.start / 6, tau=rules.start / 300)
    players: list[Any] = [model.rating(mu=mu / POINT, sigma=sigma / POINT) for mu, sigma in before]
    for game in games:
        ranks = [2.0 - game.score, float(game.score)]
        [players[game.a]], [players[game.b]] = model.rate([[players[game.a]], [players[game.b]]], ranks=ranks)
    return [(_bounded(rules, one.mu), round(one.sigma * POINT)) for one in players]


def _bounded(rules: RatingRules, rating: float) -> int:
    return min(max(round(rating * POINT), rules.least * POINT), rules.most * POINT)


_SYSTEMS: Mapping[str, Callable[[RatingRules], RatingSystem]] = {
    "elo": _elo,
    "glicko2": _glicko_2,
    "openskill": _openskill,
}
