"""Why these two, or why not: the best pairing in which they meet, and what it costs against the optimum."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, structs

from topcut.play.pairing.criteria import importance
from topcut.play.pairing.field import read, row_of
from topcut.play.pairing.problem import Pairing, PlayerId, Problem
from topcut.play.pairing.solve import pair
from topcut.refusal import Refused

SEED = "why"  # only costs are compared; any seed has the same

COUNTED = {
    "rematches": "rematches",
    "surplus_byes": "byes more than the numbers need",
    "repeated_byes": "second byes",
    "byes_above_lowest": "points between the bye and the lowest total",
    "paired_down_again": "levels paired down past somebody left to meet",
    "unequal_totals": "pairs with unequal totals",
    "total_gaps": "points between the totals of paired players",
    "future_rounds": "risk that a later round cannot be paired",
    "differential_floats": "players passed over by differential",
    "differential_gaps": "points between the differentials of paired players",
    "teammates": "pairs of teammates",
}


class Why(Struct, frozen=True):
    """The answer to "why do these two (not) meet", or "why does this player (not) have the bye"."""

    players: tuple[PlayerId, ...]
    possible: bool  # there is a pairing like that at all
    optimal: bool  # and it is as good as the best
    always: bool  # every best pairing is like that
    worse: str  # the first criterion that gets worse; of the alternative if it is always so
    cost: Mapping[str, int]  # of the best pairing like that
    optimum: Mapping[str, int]
    pairing: Pairing | None
    text: str


def why(problem: Problem, a: PlayerId, b: PlayerId | None, names: Mapping[PlayerId, str] | None = None) -> Why:
    """Compare the best pairing with the best one in which a meets b, or, if b is None, a has the bye."""
    asked = read(problem)
    players = (a,) if b is None else (a, b)
    for player in players:
        row_of(asked, player)  # refuses somebody who is not here
    best = pair(_freed(problem, a, b), SEED)
    like_that = _tried(_with(problem, a, b))
    otherwise = _tried(_without(problem, a, b))
    worse = _first_worse(problem, best, like_that)
    always = like_that is not None and not worse and (otherwise is None or bool(_first_worse(problem, best, otherwise)))
    shown = names or {}
    who = [shown.get(player, player) for player in players]
    instead = _first_worse(problem, best, otherwise) if always else worse
    return Why(
        players=players,
        possible=like_that is not None,
        optimal=like_that is not None and not worse,
        always=always,
        worse=instead,
        cost=like_that.cost if like_that else {},
        optimum=best.cost,
        pairing=like_that,
        text=_text(who, best, like_that, otherwise, instead, always),
    )


def _text(
    who: list[str], best: Pairing, like_that: Pairing | None, otherwise: Pairing | None, worse: str, always: bool
) -> str:
    """One sentence for a director."""
    subject, verb = (" and ".join(who), "meet") if len(who) == 2 else (who[0], "have the bye")
    if like_that is None:
        return f"{subject} cannot {verb} this round"
    if always and otherwise is None:
        return f"{subject} must {verb}: there is no other way to pair this round"
    if always and otherwise is not None:
        does = verb if len(who) == 2 else "has the bye"
        return f"{subject} {does} in every best pairing; any other has {_price(worse, best, otherwise)}"
    if worse:
        return f"{subject} could only {verb} with {_price(worse, best, like_that)}"
    return f"{subject} can {verb}: some of the best pairings are like that, and chance decides"


def _price(criterion: str, best: Pairing, other: Pairing) -> str:
    return f"more {COUNTED[criterion]}: {other.cost[criterion]} instead of {best.cost[criterion]}"


def _first_worse(problem: Problem, best: Pairing, other: Pairing | None) -> str:
    """The first criterion, in the order in which they decide, that costs more."""
    if other is None:
        return ""
    return next((name for name in importance(problem) if other.cost[name] != best.cost[name]), "")


def _tried(problem: Problem) -> Pairing | None:
    try:
        return pair(problem, SEED)
    except Refused:
        return None


def _freed(problem: Problem, a: PlayerId, b: PlayerId | None) -> Problem:
    """Without the director's demands on exactly this pair or bye."""
    if b is None:
        return structs.replace(
            problem,
            pinned_byes=tuple(player for player in problem.pinned_byes if player != a),
            forbidden_byes=tuple(player for player in problem.forbidden_byes if player != a),
        )
    return structs.replace(
        problem,
        pinned=tuple(pair for pair in problem.pinned if set(pair) != {a, b}),
        forbidden=tuple(pair for pair in problem.forbidden if set(pair) != {a, b}),
    )


def _with(problem: Problem, a: PlayerId, b: PlayerId | None) -> Problem:
    free = _freed(problem, a, b)
    if b is None:
        return structs.replace(free, pinned_byes=(*free.pinned_byes, a))
    return structs.replace(free, pinned=(*free.pinned, (a, b)))


def _without(problem: Problem, a: PlayerId, b: PlayerId | None) -> Problem:
    free = _freed(problem, a, b)
    if b is None:
        return structs.replace(free, forbidden_byes=(*free.forbidden_byes, a))
    return structs.replace(free, forbidden=(*free.forbidden, (a, b)))
