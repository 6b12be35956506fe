"""The form of a result that stands, filled in: a correction types only what was wrong."""

from __future__ import annotations

from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.rulebooks.model import Rulebook
from topcut.web.result_fields import Data


def standing(match: Match, book: Rulebook) -> Data:
    """What an official, who sees the first seat first, would have typed for the result that stands."""
    result = match.result
    if result is None or match.status == "disputed":  # there, no side is taken
        return {}
    if not result.games:
        return {"unscored": "on"} if result.unscored else {}
    moves = {"moves": str(result.rotation)} if result.rotation else {}
    if book.play == "pod":
        return _sheets(result) | moves
    if len(result.games) > 1 or book.play == "best_of":  # those are buttons
        return moves
    typed = dict(zip(("mine", "theirs"), map(str, result.games[0]), strict=True))
    for whose, (planet, space) in zip(("my", "their"), result.missions, strict=False):
        typed |= {f"{whose}_planet": str(planet), f"{whose}_space": str(space)}
    return typed | moves


def _sheets(result: Result) -> dict[str, str]:
    """Points, who emptied their hand, and whether time ran out."""
    turns = list(enumerate(result.games, start=1))
    typed = {f"r{turn}s{seat}": str(points) for turn, game in turns for seat, points in enumerate(game)}
    typed |= {f"e{turn}s{seat}": "on" for turn, seats in enumerate(result.emptied, start=1) for seat in seats}
    return typed | ({"time": "on"} if result.ends and result.ends[-1] == "timeout" else {})
