"""Why these two, or why not: the best pairing in which they meet, and what it costs against the optimum."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, structs

from topcut.messages.message import Message, Player, message
from topcut.play.pairing.criteria import importance
from topcut.play.pairing.field import read, row_of
from topcut.play.pairing.problem import Pairing, PlayerId, Problem
from topcut.play.pairing.solve import pair
from topcut.refusal import Refused

SEED = "why"  # only costs are compared; any seed has the same


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
    said: Message


def why(problem: Problem, a: PlayerId, b: PlayerId | None) -> Why:
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
        said=_said(players, best, like_that, otherwise, instead, always),
    )


def _said(
    players: tuple[PlayerId, ...],
    best: Pairing,
    like_that: Pairing | None,
    otherwise: Pairing | None,
    worse: str,
    always: bool,
) -> Message:
    """One sentence for a director."""
    who, count = tuple(Player(player) for player in players), len(players)
    if like_that is None:
        return message("reason-cannot", who=who, players=count)
    if always and otherwise is None:
        return message("reason-must", who=who, players=count)
    if always and otherwise is not None:
        return message("reason-always", who=who, players=count, price=_price(worse, best, otherwise))
    if worse:
        return message("reason-only-with", who=who, players=count, price=_price(worse, best, like_that))
    return message("reason-can", who=who, players=count)


def _price(criterion: str, best: Pairing, other: Pairing) -> Message:
    return message("reason-price", criterion=criterion, there=other.cost[criterion], best=best.cost[criterion])


def costs(cost: Mapping[str, int]) -> Message:
    """ "2 pairs with unequal totals"; "nothing" where every wish is kept."""
    spent = tuple(_cost(name, value) for name, value in cost.items() if value)
    return message("reason-costs", costs=spent) if spent else message("reason-no-cost")


def _cost(criterion: str, count: int) -> Message:
    return message("reason-cost", criterion=criterion, count=count)


def dearer_by_hand(cost: Mapping[str, int], optimum: Mapping[str, int]) -> list[Message]:
    """What a round that was changed by hand costs more than the best one."""
    worse = [name for name, best in optimum.items() if cost.get(name, best) != best]
    dearer = [message("reason-dearer-by-hand", cost=_cost(name, cost[name]), best=optimum[name]) for name in worse]
    return dearer or [message("reason-best-by-hand")]


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
