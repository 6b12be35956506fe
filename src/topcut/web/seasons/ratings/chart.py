"""A rating over time as a picture, drawn by the server: a point for each event, which leads to its games."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from topcut.seasons.rating.rules import POINT

_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 864, 24, 184
_STEPS = (10, 20, 25, 50, 100, 200, 250, 500, 1000)  # points between two lines
_LINES = 5


class Dot(Struct, frozen=True):
    """Where a point stands, and which of the events it is."""

    x: int
    y: int
    at: int
    best: bool


class Level(Struct, frozen=True):
    """A line across, and its rating in points."""

    y: int
    points: int


class Chart(Struct, frozen=True):
    """A line with its points."""

    path: str
    dots: tuple[Dot, ...]
    levels: tuple[Level, ...]
    end: Dot


def chart(ratings: Sequence[int]) -> Chart | None:
    """The ratings before the first event and after each, in millionths; None where there is nothing to draw."""
    if len(ratings) < 2:
        return None
    low, high = min(ratings), max(ratings)
    step = next((one for one in _STEPS if (high - low) / POINT / one <= _LINES - 1), _STEPS[-1]) * POINT
    base, top = low // step * step, -(-high // step) * step
    top = max(top, base + step)

    def y(rating: int) -> int:
        return round(_BOTTOM - (rating - base) / (top - base) * (_BOTTOM - _TOP))

    wide = (_RIGHT - _LEFT) / (len(ratings) - 1)
    best = max(range(len(ratings)), key=lambda at: (ratings[at], -at))
    dots = [Dot(round(_LEFT + at * wide), y(rating), at - 1, at == best) for at, rating in enumerate(ratings)]
    lines = tuple(Level(y(rating), rating // POINT) for rating in range(base, top + 1, step))
    return Chart("M" + " L".join(f"{dot.x} {dot.y}" for dot in dots), tuple(dots[1:]), lines, dots[-1])


def spark(ratings: Sequence[int]) -> str:
    """The same as a small line without anything around it; "" where there is nothing to draw."""
    if len(ratings) < 2:
        return ""
    low, high = min(ratings), max(ratings)
    wide, tall = 88 / (len(ratings) - 1), max(high - low, 1)
    marks = (f"{2 + at * wide:.0f} {22 - (rating - low) / tall * 20:.0f}" for at, rating in enumerate(ratings))
    return "M" + " L".join(marks)
