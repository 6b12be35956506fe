"""The tables of a round as the desk lists them: found by number or name, filtered by how they stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from topcut.answers.desk_row import DeskRow, desk_rows, desk_state
from topcut.answers.round import progress_of
from topcut.journal.state import Match, Round
from topcut.limits import natural
from topcut.slips.who import folded
from topcut.web.site.live import Snapshot

MOST_ROWS = 200
STATES = ("playing", "reported", "disputed", "judge", "late", "delayed", "in")  # what one can filter by
_HOT = ("disputed", "judge")  # somebody is needed there
_ALWAYS = ("playing", "reported", "disputed", "judge", "late")


class Chip(Struct, frozen=True):
    """A link to the tables of one state."""

    state: str
    tables: int
    here: bool
    hot: bool


class Listed(Struct, frozen=True):
    """The rows that were asked for, and how many there are of each state."""

    rows: tuple[DeskRow, ...]
    disputed: tuple[DeskRow, ...]  # of the round, whatever was asked for
    found: int
    counts: Mapping[str, int]
    played: int  # tables where somebody plays
    there: int  # of them, with a result

    def chips(self, state: str) -> tuple[Chip, ...]:
        """Those that every round has, and others that there are."""
        shown = (one for one in STATES if one in _ALWAYS or (self.counts[one] and one != "in") or one == state)
        return tuple(Chip(one, self.counts[one], one == state, one in _HOT and self.counts[one] > 0) for one in shown)


def listed(snapshot: Snapshot, posted: Round, now: str, wanted: str = "", state: str = "") -> Listed:
    """The tables of a round by number; at most 200 that fit a table's number or a name, and a state."""
    matches = posted.matches.values()
    states = {match.table: desk_state(match, progress_of(posted, match, now)) for match in matches}
    counts: Counter[str] = Counter(states.values())
    fits = [
        match for match in matches if (not state or states[match.table] == state) and _fits(snapshot, match, wanted)
    ]
    played = [match for match in matches if len(match.seats) > 1]
    return Listed(
        desk_rows(snapshot, posted, fits[:MOST_ROWS], now),
        desk_rows(snapshot, posted, [one for one in matches if one.status == "disputed"], now),
        len(fits),
        {one: counts[one] for one in STATES},
        len(played),
        sum(match.status not in ("open", "disputed", "delayed") for match in played),
    )


def _fits(snapshot: Snapshot, match: Match, wanted: str) -> bool:
    wanted = wanted.strip()
    if not wanted:
        return True
    if (table := natural(wanted)) is not None:
        return match.table == table
    return any(folded(wanted) in folded(snapshot.names[seat]) for seat in match.seats)
