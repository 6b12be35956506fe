"""Where the line of a cut runs: below the last player who would be in if it were made now (002 2.10)."""

from __future__ import annotations

from collections.abc import Collection

from topcut.journal.fact import PlayerId
from topcut.play.standings import Row, Standings


def inside(table: Standings, cut: int) -> list[Row]:
    """The best of those who are still in; players who share the last place are all inside until a lot parts them."""
    here = [row for row in table.rows if table.ledger.entrants[row.player].active]
    if not cut or len(here) <= cut:
        return here if cut else []
    return [row for row in here if row.rank <= here[cut - 1].rank]


def last_inside(table: Standings, cut: int, made: Collection[PlayerId] = ()) -> PlayerId:
    """Below whom the line runs, or ran when the cut was `made`; "" where it has nobody below it."""
    rows = [row for row in table.rows if row.player in made] if made else inside(table, cut)
    return rows[-1].player if rows and rows[-1].player != table.rows[-1].player else ""
