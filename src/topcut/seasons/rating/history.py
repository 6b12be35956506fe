"""Ratings over time: somebody's points on a chart, who rose most, and what one more result would do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from topcut.seasons.rating.engine import Moved
from topcut.seasons.rating.season import EventRated, Handle


class Point(Struct, frozen=True):
    """A rating after an event."""

    event: str
    date: str
    before: int
    after: int


class Improved(Struct, frozen=True):
    """How far somebody rose from the first of some events to the last."""

    person: str
    by: int
    events: int


def history(events: Iterable[EventRated], person: Handle, list_: str) -> Iterator[Point]:
    """Somebody's points in a list, in the order of the events."""
    for one in events:
        if list_ in one.lists and person in one.changes:
            change = one.changes[person][one.lists.index(list_)]
            yield Point(one.event.name, one.event.date, change.before, change.after)


def point_of(moved: Moved, person: int, event: str, date: str, at: int = 0) -> Point | None:
    """The same out of what a ladder has kept of an event; `at` is which of the event's lists."""
    if person not in moved.players:
        return None
    seat = moved.players.index(person)
    return Point(event, date, moved.before[at][seat], moved.after[at][seat])


def most_improved(events: Iterable[EventRated], list_: str) -> list[Improved]:
    """Who rose in a list, the most first; of two alike who needed fewer events, then by name."""
    risen: dict[Handle, list[int]] = {}
    for one in events:
        if list_ in one.lists:
            for person, changes in one.changes.items():
                change = changes[one.lists.index(list_)]
                risen.setdefault(person, []).append(change.after - change.before)
    found = [Improved(person, sum(moves), len(moves)) for person, moves in risen.items() if sum(moves) > 0]
    return sorted(found, key=lambda one: (-one.by, one.events, one.person))
