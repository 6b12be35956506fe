"""Standings for programs and what to look at twice in them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from topcut.cli.opening import Event
from topcut.cli.plural import counted


def standings_data(event: Event) -> dict[str, Any]:
    """`{"standings": [{"rank", "player", "name", "points", "record", "values", "reasons"}]}`; ratios are "p/q"."""
    from topcut.play.explain import explain

    table = event.standings
    return {
        "standings": [
            {
                "rank": row.rank,
                "player": event.handles[row.player],
                "name": event.names[row.player],
                "points": row.points,
                "record": list(row.record),
                "values": {name: _written(value) for name, value in row.values.items()},
                "reasons": explain(table, row.player, event.names),
            }
            for row in table.rows
        ]
    }


def _written(value: Fraction | int | None) -> str | None:
    return None if value is None else str(value)


def standings_notes(event: Event, cut: int) -> list[str]:
    """Why these standings may not be the last word."""
    table = event.standings
    rounds = event.tournament.rounds
    notes = []
    if table.provisional:
        awaited = counted(len(table.ledger.delayed), "result is", "results are")
        notes.append(f"provisional: {awaited} still awaited")
    if rounds and not rounds[-1].finished:
        waiting = sum(match.status in ("open", "disputed") for match in rounds[-1].matches.values())
        notes.append(f"round {rounds[-1].number} is not finished: {counted(waiting, 'result')} to come")
    inside = [row for row in table.rows if row.rank <= cut]
    if cut and len(inside) > cut:
        tied = [row for row in inside if row.rank == inside[-1].rank]
        notes.append(f"{len(tied)} players share rank {tied[0].rank}, so {len(inside)} are inside the cut to {cut}")
    return notes
