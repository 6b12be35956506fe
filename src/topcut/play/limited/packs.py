"""Packs dealt to the players of drafting groups: the same list, groups and seed always give the same packs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from topcut.acts.limited.facts import Group, PacksDealt
from topcut.play.limited.boosters import boosters, open_boosters
from topcut.play.limited.cards import Card, digest, in_order
from topcut.play.limited.dealt import Asked, Dealt, dealt_digest
from topcut.play.limited.heaps import both_sides, cube, squirrel, winston
from topcut.refusal import Refused, refuse

MOST_PACKS, MOST_CARDS = 100, 1000  # of a player, of a pack
METHODS: Mapping[str, Callable[[Asked], Dealt]] = {
    "cube": cube,
    "both-sides": both_sides,
    "squirrel": squirrel,
    "cube-sealed": cube,
    "boosters": boosters,
    "open-boosters": open_boosters,
    "sealed": boosters,
    "winston": winston,
}


def deal(
    cards: Iterable[Card],
    groups: Sequence[Group],
    method: str,
    packs: int,
    size: int,
    rarities: Mapping[str, int],
    seed: str,
) -> Dealt:
    """What everybody gets; refused, with the arithmetic, where the list is too short."""
    must_be_a_method(method)
    if rarities and METHODS[method] not in (boosters, open_boosters):
        raise refuse("pack-without-rarities", method=method)
    if not any(group.players for group in groups):
        raise refuse("pack-nobody")
    _must_be_packs(method, packs, size)
    return METHODS[method](Asked(in_order(cards), groups, packs, size, rarities, seed))


def must_be_a_method(name: str) -> None:
    if name not in METHODS:
        raise refuse("pack-no-method", method=name, methods=tuple(METHODS))


def _must_be_packs(method: str, packs: int, size: int) -> None:
    if method == "winston" and packs == size == 0:  # the whole heap
        return
    if not 1 <= packs <= MOST_PACKS:
        raise refuse("pack-number-impossible", packs=packs, most=MOST_PACKS)
    if not 1 <= size <= MOST_CARDS:
        raise refuse("pack-size-impossible", size=size, most=MOST_CARDS)


def verify(fact: PacksDealt, cards: Iterable[Card], groups: Sequence[Group]) -> bool:
    """Whether this list is the one of the record, and its seed gives what was dealt."""
    listed = in_order(cards)
    if digest(listed) != fact.digest:
        return False
    try:
        dealt = deal(listed, groups, fact.method, fact.packs, fact.size, fact.rarities, fact.seed)
    except Refused:
        return False
    return dealt_digest(dealt) == fact.dealt
