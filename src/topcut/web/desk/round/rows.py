"""The tables of a round as the desk lists them: found by number or name, filtered by how they stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from topcut.answers.round import posted_rows, progress_of
from topcut.answers.table_row import TableRow
from topcut.journal.state import Match, Round
from topcut.limits import natural
from topcut.slips.who import folded
from topcut.web.site.live import Snapshot

MOST_ROWS = 200
STATES = ("playing", "late", "reported", "disputed", "delayed", "confirmed")  # what one can filter by


class Listed(Struct, frozen=True):
    """The rows that were asked for, and how many there are of each state."""

    rows: tuple[TableRow, ...]
    found: int
    counts: Mapping[str, int]
    played: int  # tables where somebody plays
    there: int  # of them, with a result


def listed(snapshot: Snapshot, posted: Round, now: str, wanted: str = "", state: str = "") -> Listed:
    """The tables of a round by number; at most 200 that fit a table's number or a name, and a state."""
    states = {match.table: _group(progress_of(posted, match, now)) for match in posted.matches.values()}
    counts = Counter(states.values())
    fits = [
        match
        for match in posted.matches.values()
        if (not state or states[match.table] == state) and _fits(snapshot, match, wanted)
    ]
    rows = posted_rows(snapshot, posted, fits[:MOST_ROWS], now)
    played = [match for match in posted.matches.values() if len(match.seats) > 1]
    there = sum(match.status not in ("open", "disputed", "delayed") for match in played)
    return Listed(rows, len(fits), {one: counts[one] for one in STATES}, len(played), there)


def _group(state: str) -> str:
    return "confirmed" if state == "settled" else state


def _fits(snapshot: Snapshot, match: Match, wanted: str) -> bool:
    wanted = wanted.strip()
    if not wanted:
        return True
    if (table := natural(wanted)) is not None:
        return match.table == table
    return any(folded(wanted) in folded(snapshot.names[seat]) for seat in match.seats)
