"""Ranking people by steps, each only where the one before left them level; every row says what decided it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from msgspec import Struct

Step = tuple[str, Mapping[str, int]]  # its name, and the number of each person: more is better


class Ranked(Struct, frozen=True):
    """A person's rank, and what it rests on."""

    who: str
    rank: int
    to: int  # the last rank of the band that several share
    values: Mapping[str, int]  # of the steps that were looked at for this person
    decided: str = ""  # the step that parted them from the one behind; "" = nobody, or still level


def ranked(people: Iterable[str], steps: Sequence[Step]) -> tuple[Ranked, ...]:
    """The best first."""
    keys = {who: tuple(values[who] for _, values in steps) for who in people}
    order = sorted(keys, key=lambda who: (tuple(-number for number in keys[who]), who))
    rows: list[Ranked] = []
    for _, band in groupby(order, key=keys.__getitem__):
        level = list(band)
        rank, to = len(rows) + 1, len(rows) + len(level)
        behind = order[to] if to < len(order) else None
        ahead = order[rank - 2] if rank > 1 else None
        rows += [_row(who, rank, to, steps, keys, ahead, behind) for who in level]
    return tuple(rows)


def _row(
    who: str,
    rank: int,
    to: int,
    steps: Sequence[Step],
    keys: Mapping[str, tuple[int, ...]],
    ahead: str | None,
    behind: str | None,
) -> Ranked:
    beside = [keys[other] for other in (ahead, behind) if other is not None]
    depth = max((_parted(keys[who], other) for other in beside), default=0)
    depth = len(steps) - 1 if to > rank else depth
    values = {name: numbers[who] for name, numbers in steps[: depth + 1]}
    decided = steps[_parted(keys[who], keys[behind])][0] if behind is not None and to == rank else ""
    return Ranked(who, rank, to, values, decided)


def _parted(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """The first step in which two differ."""
    return next((number for number, (a, b) in enumerate(zip(one, other, strict=True)) if a != b), len(one) - 1)
