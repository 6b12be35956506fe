"""Victory conditions: points, and the missions that a set of rules asks for (001 4.3, 7.4.1, 7.5.1; R58)."""

from __future__ import annotations

from topcut.journal.fact import Result
from topcut.messages.message import Message, message
from topcut.play.observed import counted
from topcut.rulebooks.model import Rulebook

Missions = tuple[int, ...]  # of a planet, and in space

_LEAST_TIER = {"none": 0, "one": 1, "planet-and-space": 2}  # what `missions_to_win` asks for
_MISSIONS = {"none": "none", "one": "mission", "planet-and-space": "two-missions"}


def tier(missions: Missions) -> int:
    """2: a planet and a space mission, 1: any mission, 0: none."""
    planet, space = missions
    return 2 if planet and space else 1 if planet or space else 0


def known(book: Rulebook) -> bool:
    """Whether the rulebook says what it takes to win; those that events began with before R58 do not."""
    return "missions_to_win" in book.settings


def all_met(book: Rulebook, result: Result) -> tuple[bool, ...]:
    """Of each seat, whether all conditions are met; () where that cannot be told: without missions nobody knows."""
    seen = counted(book, result, "conditions")
    if not known(book) or not seen or len(result.games) != 1:
        return ()
    points, least = book.integer("points_to_win"), _LEAST_TIER[book.text("missions_to_win")]
    seats = zip(result.games[0], seen, strict=True)
    return tuple(score >= points and tier(missions) >= least for score, missions in seats)


def asks_for_missions(book: Rulebook) -> bool:
    """Whether a game is won by missions too."""
    return book.text("missions_to_win", "none") != "none"


def asked_for(book: Rulebook) -> Message:
    """ "100 points and a planet and a space mission"."""
    points, missions = book.integer("points_to_win"), _MISSIONS[book.text("missions_to_win", "none")]
    behind = bool(points) and missions != "none"
    return message("score-conditions", points=points, missions=f"and-{missions}" if behind else missions)
