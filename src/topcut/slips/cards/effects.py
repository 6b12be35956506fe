"""What the open questions of a report are still good for: whose place hangs on which card is right."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.slips.cards.drawn_up import Report

MOST = 32  # ways to decide that are tried


def as_it_stands(report: Report) -> EventView | None:
    """The event where of each clash the first card is right; None where the lines make no event."""
    return _first(report).after


def _first(report: Report) -> Report:
    chosen = [(clash.versions[0].cards[0], clash.round) for clash in report.clashes]
    return report.choosing(*chosen) if chosen else report


def moved(report: Report) -> tuple[PlayerId, ...] | None:
    """Whose place hangs on a decision; None where there are too many ways to try, or one of them makes no event."""
    ways = list(_ways(report))
    if len(ways) > MOST:
        return None
    seen: list[dict[PlayerId, tuple[int, int]]] = []
    for way in ways:
        view = report.choosing(*way).after
        if view is None:
            return None
        seen.append({player: (place.place, place.to) for player, place in view.places.items()})
    return tuple(player for player in seen[0] if any(one.get(player) != seen[0][player] for one in seen))


def _ways(report: Report) -> Iterator[tuple[tuple[PlayerId, int], ...]]:
    """One card of each clash, in every combination, and one more than are tried."""
    each = [[(version.cards[0], clash.round) for version in clash.versions] for clash in report.clashes]
    for tried, way in enumerate(product(*each)):
        if tried > MOST:
            return
        yield way
