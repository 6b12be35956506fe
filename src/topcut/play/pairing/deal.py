"""From blank cards back to players: deal floats and byes from shuffled stacks, then pair what is left of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import field as initially

import numpy as np

from topcut.play.chance import Chance
from topcut.play.pairing.cards import Cards
from topcut.play.pairing.field import Field, Rows
from topcut.play.pairing.large import Core
from topcut.play.pairing.matching import Graph, Matching, best
from topcut.play.pairing.words import words

PATIENCE = 300  # reshuffles of one level before the exact matching is asked
MOST_EXACT = 400  # players of a level that it is asked for

Barred = Callable[[int, int], bool]
Fits = Callable[[int], bool]


@dataclass(slots=True)
class Dealt:
    """A pairing by rows, and the levels that could not be dealt."""

    pairs: list[Rows] = initially(default_factory=list)
    byes: list[int] = initially(default_factory=list)
    stuck: set[int] = initially(default_factory=set)


def deal(field: Field, core: Core, matching: Matching, seed: str) -> Dealt:
    """Players for all blank cards, drawn at random (7.6: the scorecards of a total are shuffled)."""
    chance = Chance(seed)
    stacks = _shuffled_stacks(core, seed, len(field.cards))
    barred = bars(field)
    dealt = _deal_core(field.cards, core, matching, stacks, barred)
    for pool, stack in zip(core.pools, stacks, strict=True):
        tables = list(zip(stack[::2], stack[1::2], strict=False))
        if not reshuffle(tables, barred, chance) and not _match_exactly(field, tables):
            dealt.stuck.add(pool.level)
        dealt.pairs += tables
    return dealt


def bars(field: Field) -> Barred:
    """Who should not be dealt to whom: forbidden, or they have met or, where it counts, are teammates."""
    ids, met, team = field.cards.ids, field.cards.met, field.cards.team.tolist()
    forbidden = field.forbidden
    if "teammates" not in field.problem.criteria or not any(team):
        return lambda a, b: ids[b] in met[a] or ids[a] in met[b] or (min(a, b), max(a, b)) in forbidden
    return lambda a, b: (
        ids[b] in met[a] or ids[a] in met[b] or 0 < team[a] == team[b] or (min(a, b), max(a, b)) in forbidden
    )


def _shuffled_stacks(core: Core, seed: str, rows: int) -> list[list[int]]:
    keys = words(seed + "/stacks", rows)
    return [np.array(pool.rows)[np.argsort(keys[pool.rows], kind="stable")].tolist() for pool in core.pools]


def _deal_core(cards: Cards, core: Core, matching: Matching, stacks: list[list[int]], barred: Barred) -> Dealt:
    """The pairs and byes of the core: real players as they are, blank cards from the top of their stack."""
    dealt = Dealt()
    byes = cards.byes.tolist()
    hand = _Hand(core, stacks)
    for card in matching.byes:
        rests = hand.take(card, hand.as_rested_as(card, byes))
        dealt.byes += [] if rests is None else [rests]
    for a, b in matching.pairs:
        if core.stays(a, b):
            continue
        first = hand.take(a, lambda row: True)
        second = None if first is None else hand.take(b, _may_meet(first, barred))
        if first is None or second is None:
            dealt.stuck |= hand.levels(a, b)
        else:
            dealt.pairs.append((first, second))
    return dealt


@dataclass(slots=True)
class _Hand:
    """Turns a card of the core into a player."""

    core: Core
    stacks: list[list[int]]

    def take(self, card: int, fits: Fits) -> int | None:
        """The first card of the shuffled stack that fits: any of those that fit, with equal chances."""
        named = len(self.core.rows)
        if card < named:
            return self.core.rows[card]
        stack = self.stacks[self.core.owner[card - named]]
        place = next((k for k, row in enumerate(stack) if fits(row)), None)
        return None if place is None else stack.pop(place)

    def as_rested_as(self, card: int, byes: list[int]) -> Fits:
        """Only somebody who has had a bye, or has had none, like the card's face."""
        rested = card >= len(self.core.rows) and byes[self.core.faces[card - len(self.core.rows)]] > 0
        return lambda row: (byes[row] > 0) == rested

    def levels(self, *cards: int) -> set[int]:
        named = len(self.core.rows)
        return {self.core.pools[self.core.owner[card - named]].level for card in cards if card >= named}


def _may_meet(player: int, barred: Barred) -> Fits:
    return lambda row: not barred(player, row)


def reshuffle(tables: list[Rows], barred: Barred, chance: Chance) -> bool:
    """Shuffle tables that must not be together with some others, until all are allowed (7.6)."""
    bad = [k for k, (a, b) in enumerate(tables) if barred(a, b)]
    for _ in range(PATIENCE):
        if not bad:
            break
        batch = _batch(bad, len(tables), chance)
        seats = [seat for k in batch for seat in tables[k]]
        chance.shuffle(seats)
        fresh = list(zip(seats[::2], seats[1::2], strict=True))
        wrong = [k for k, (a, b) in zip(batch, fresh, strict=True) if barred(a, b)]
        if len(wrong) <= len(bad):
            bad = wrong
            for k, table in zip(batch, fresh, strict=True):
                tables[k] = table
    return not bad


def _batch(bad: list[int], tables: int, chance: Chance) -> list[int]:
    """The bad tables and some others; all of a small level."""
    if tables <= 8:
        return list(range(tables))
    batch = list(bad)
    while len(batch) < min(tables, 2 * len(bad) + 4):
        table = chance.below(tables)
        if table not in batch:
            batch.append(table)
    return batch


def _match_exactly(field: Field, tables: list[Rows]) -> bool:
    """Where shuffling found nothing: any pairing of these without a rematch or a forbidden pair, if there is one."""
    rows = [row for table in tables for row in table]
    if len(rows) > MOST_EXACT:
        return False
    a, b = np.triu_indices(len(rows), 1)
    unmet = np.array([_are_free(field, rows[i], rows[j]) for i, j in zip(a, b, strict=True)], dtype=bool)
    nothing = np.zeros(len(rows), dtype=np.int64)
    edges = np.zeros(int(unmet.sum()), dtype=np.int64)
    found = best(Graph(len(rows), a[unmet], b[unmet], [edges], [nothing], nothing > 0, 0, 0, ("",)))
    if found is None:
        return False
    tables[:] = [(rows[i], rows[j]) for i, j in found.pairs]
    return True


def _are_free(field: Field, a: int, b: int) -> bool:
    return not field.cards.have_met(a, b) and (min(a, b), max(a, b)) not in field.forbidden
