"""Badges of a person: how often they did what a program has one for. Counted when asked, out of what happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from msgspec import Struct

from topcut.programs.model import Program
from topcut.programs.offices import Badge
from topcut.seasons.years import season_of


class Did(Struct, frozen=True):
    """What somebody did at one event of the program that is over."""

    what: Literal["played", "directed", "judged"]
    level: str
    day: str
    region: str = ""
    won: bool = False  # alone, and the event counted


class BadgeHeld(Struct, frozen=True):
    """A badge, and how often they did by now what it is for."""

    name: str
    title: str
    text: str
    counts: str
    count: int
    least: int


def badges_of(program: Program, did: Iterable[Did]) -> tuple[BadgeHeld, ...]:
    """In the program's order; of several for the same thing the highest one."""
    done = list(did)
    held: dict[tuple[str, tuple[str, ...]], BadgeHeld] = {}
    for badge in sorted(program.badges, key=lambda one: one.least):
        count = _count(program, badge, done)
        if count >= badge.least:
            held[badge.counts, badge.levels] = _held(badge, count)
    order = [badge.name for badge in program.badges]
    return tuple(sorted(held.values(), key=lambda one: order.index(one.name)))


def _held(badge: Badge, count: int) -> BadgeHeld:
    return BadgeHeld(badge.name, badge.title, badge.text, badge.counts, count, badge.least)


def _count(program: Program, badge: Badge, done: Sequence[Did]) -> int:
    mine = list(_of(badge, done))
    if badge.counts == "regions":
        return len({one.region for one in mine if one.region})
    if badge.counts == "seasons":
        return len({season_of(program, "league", one.day) for one in mine if one.day})
    return len(mine)


def _of(badge: Badge, done: Sequence[Did]) -> Iterator[Did]:
    what = badge.counts if badge.counts in ("directed", "judged") else "played"
    for one in done:
        of_level = not badge.levels or one.level in badge.levels
        if one.what == what and of_level and (one.won or badge.counts != "won"):
            yield one
