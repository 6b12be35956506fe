"""The public rating of a director: what players said, lowered by late reports (000 Accountability; R79)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from fractions import Fraction

from msgspec import Struct

from topcut.programs.offices import DirectorRating


class Directed(Struct, frozen=True):
    """An event that somebody directed, over."""

    ended: str  # when its results came
    late: bool
    marks: tuple[int, ...]


class DirectorAnswer(Struct, frozen=True):
    """What everybody may know of a director."""

    average: Fraction | None  # None: too few marks have reached it
    unlowered: Fraction | None  # without the late reports
    marks: int  # that have reached it
    late: int  # events that were reported late
    events: int


def closes(rules: DirectorRating, ended: str) -> datetime:
    """Until when a mark can be given and changed."""
    return datetime.fromisoformat(ended) + timedelta(days=rules.days)


def director_rating(rules: DirectorRating, directed: Iterable[Directed], now: str) -> DirectorAnswer:
    """Marks of closed events, group by group; every late report is one of the lowest marks more."""
    events = sorted(directed, key=lambda one: one.ended)
    closed = [one for one in events if closes(rules, one.ended) <= datetime.fromisoformat(now)]
    marks = _public(rules, closed)
    late = sum(one.late for one in events)
    if len(marks) < rules.votes:
        return DirectorAnswer(None, None, 0, late, len(events))
    lowered = Fraction(sum(marks) + late * rules.least, len(marks) + late)
    return DirectorAnswer(lowered, Fraction(sum(marks), len(marks)), len(marks), late, len(events))


def _public(rules: DirectorRating, closed: Iterable[Directed]) -> list[int]:
    """Those that do not wait for others to come with them: a single one could be read out of the change."""
    public: list[int] = []
    waiting: list[int] = []
    for one in closed:
        waiting += one.marks
        if len(waiting) >= rules.together:
            public += waiting
            waiting = []
    return public
