"""From blank cards back to players: deal the floats and byes from shuffled stacks, then pair what is left of every stack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field as initially

import numpy as np

from topcut.play.chance import Chance
from topcut.play.pairing.cards import Cards, Ints
from topcut.play.pairing.field import Field
from topcut.play.pairing.large import Solved
from topcut.play.pairing.matching import Graph, best
from topcut.play.pairing.words import words

PATIENCE = 300  # reshuffles of one level before the exact matching is asked
MOST_EXACT = 400  # players of a level that the exact matching is asked for

Barred = Callable[[int, int], bool]


@dataclass(slots=True)
class Dealt:
    """A pairing by rows, and the levels that could not be dealt."""

    pairs: list[tuple[int, int]] = initially(default_factory=list)
    byes: list[int] = initially(default_factory=list)
    stuck: set[int] = initially(default_factory=set)


def deal(field: Field, solved: Solved, seed: str) -> Dealt:
    """Players for all blank cards, drawn at random (7.6: the scorecards of a total are shuffled)."""
    chance = Chance(seed)
    stacks = _shuffled_stacks(solved, seed, len(field.cards))
    dealt = Dealt()
    barred = bars(field)
    _deal_core(field.cards, solved, stacks, barred, dealt)
    for pool, stack in zip(solved.core.pools, stacks, strict=True):
        tables = list(zip(stack[::2], stack[1::2], strict=len(stack) % 2 == 0))
        if not reshuffle(tables, barred, chance) and not _match_exactly(field.cards, tables):
            dealt.stuck.add(pool.level)
        dealt.pairs += tables
    return dealt


def bars(field: Field) -> Barred:
    """Who should not be dealt to whom: they have met or, where it counts, are teammates."""
    ids, met, team = field.cards.ids, field.cards.met, field.cards.team.tolist()
    if "teammates" not in field.problem.criteria or not any(team):
        return lambda a, b: ids[b] in met[a] or ids[a] in met[b]
    return lambda a, b: ids[b] in met[a] or ids[a] in met[b] or 0 < team[a] == team[b]


def _shuffled_stacks(solved: Solved, seed: str, rows: int) -> list[list[int]]:
    keys = words(seed + "/stacks", rows)
    return [np.array(pool.rows)[np.argsort(keys[pool.rows], kind="stable")].tolist() for pool in solved.core.pools]


def _deal_core(cards: Cards, solved: Solved, stacks: list[list[int]], barred: Barred, dealt: Dealt) -> None:
    """The pairs and byes of the core: real players as they are, blank cards from the top of their stack."""
    core, named = solved.core, len(solved.core.rows)
    for a, b in solved.matching.pairs:
        if a >= named and core.owner[a - named] == core.owner[b - named]:
            continue  # two blank cards that stay in their level
        first = core.rows[a] if a < named else stacks[core.owner[a - named]].pop(0)
        second = core.rows[b] if b < named else _take(stacks[core.owner[b - named]], lambda r, x=first: not barred(x, r))
        if second is None:
            dealt.stuck.add(int(core.cards.level[b]))
        else:
            dealt.pairs.append((first, second))
    for card in solved.matching.byes:
        rested = bool(core.cards.byes[card])
        row = core.rows[card] if card < named else _take(stacks[core.owner[card - named]], lambda r: bool(cards.byes[r]) == rested)
        dealt.byes += [row] if row is not None else []


def _take(stack: list[int], fits: Callable[[int], bool]) -> int | None:
    """The first card of a shuffled stack that fits: any of those that fit, with equal chances."""
    for place, row in enumerate(stack):
        if fits(row):
            return stack.pop(place)
    return None


def reshuffle(tables: list[tuple[int, int]], barred: Barred, chance: Chance) -> bool:
    """Shuffle tables that must not be together with some others, until all are allowed (7.6)."""
    bad = [k for k, (a, b) in enumerate(tables) if barred(a, b)]
    for _ in range(PATIENCE):
        if not bad:
            return True
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
    """The bad tables and at least as many others: all of a small level."""
    if tables <= 8:
        return list(range(tables))
    batch = list(bad)
    while len(batch) < min(tables, 2 * len(bad) + 4):
        table = chance.below(tables)
        if table not in batch:
            batch.append(table)
    return batch


def _match_exactly(cards: Cards, tables: list[tuple[int, int]]) -> bool:
    """Where shuffling found nothing: any pairing of these without a rematch, if there is one."""
    rows = [row for table in tables for row in table]
    if len(rows) > MOST_EXACT:
        return False
    a, b = np.triu_indices(len(rows), 1)
    unmet = np.array([not cards.have_met(rows[i], rows[j]) for i, j in zip(a, b, strict=True)], dtype=bool)
    nothing: Ints = np.zeros(int(unmet.sum()), dtype=np.int64)
    nobody = np.zeros(len(rows), dtype=bool)
    found = best(Graph(len(rows), a[unmet], b[unmet], [nothing], [np.zeros(len(rows), dtype=np.int64)], nobody, 0, 0, ("",)))
    if found is None:
        return False
    tables[:] = [(rows[i], rows[j]) for i, j in found.pairs]
    return True
