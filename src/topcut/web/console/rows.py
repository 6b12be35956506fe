"""The tables of a round as the desk lists them: who, how many points before, the result, the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.fact import PlayerId
from topcut.journal.state import Claim, Match, Round
from topcut.limits import natural
from topcut.messages.message import Message, message
from topcut.play.clock import time_is_up
from topcut.play.ledger import ledger
from topcut.play.playing_sides import sides_of
from topcut.play.stages import rounds_in, view
from topcut.slips.who import folded
from topcut.web.live import Snapshot

MOST_ROWS = 200
STATES = ("playing", "late", "reported", "disputed", "delayed", "confirmed")  # what one can filter by


class Seat(Struct, frozen=True):
    """A player at a table."""

    player: PlayerId
    name: str
    points: int | None  # before this round
    gone: bool = False
    side: str = ""  # light or dark, where the game has sides


class Row(Struct, frozen=True):
    """A table of the round."""

    round: int
    table: int
    seats: tuple[Seat, ...]
    result: str
    state: str
    extra: int = 0  # minutes more than the others
    called: bool = False  # waits for a judge
    changed: int = 0  # record that last changed it


class Listed(Struct, frozen=True):
    """The rows that were asked for, and how many there are of each state."""

    rows: tuple[Row, ...]
    found: int
    counts: Mapping[str, int]
    played: int  # tables where somebody plays
    there: int  # of them, with a result


def listed(snapshot: Snapshot, posted: Round, now: str, wanted: str = "", state: str = "") -> Listed:
    """The tables of a round by number; at most 200 that fit a table's number or a name, and a state."""
    states = {match.table: state_of(posted, match, now) for match in posted.matches.values()}
    counts = Counter(_group(one) for one in states.values())
    fits = [
        match
        for match in posted.matches.values()
        if (not state or _group(states[match.table]) == state) and _fits(snapshot, match, wanted)
    ]
    rows = tuple(row_of(snapshot, posted, match, states[match.table]) for match in fits[:MOST_ROWS])
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


def state_of(posted: Round, match: Match, now: str) -> str:
    """playing, late (its time is up), or as the journal says."""
    if len(match.seats) == 1:
        return "bye"
    if match.status == "open":
        return "late" if time_is_up(posted.clock, now, match) else "playing"
    return match.status


def row_of(snapshot: Snapshot, posted: Round, match: Match, state: str) -> Row:
    before, entrants = totals_before(snapshot, posted.number), snapshot.tournament.entrants
    sides = sides_of_round(snapshot, posted.number)
    seats = tuple(
        Seat(seat, snapshot.names[seat], before.get(seat), not entrants[seat].active, sides.get(seat, ""))
        for seat in match.seats
    )
    result, called = result_of(snapshot, match), match.waits_for_judge
    return Row(posted.number, match.table, seats, result, state, match.extra_minutes, called, match.changed)


def result_of(snapshot: Snapshot, match: Match) -> str:
    """ "FW/FL 100-35"; of a dispute, what each of them says."""
    if match.status != "disputed":
        return snapshot.said(match)
    return " · ".join(snapshot.tell(_claimed(snapshot, match, claim)) for claim in match.claims)


def _claimed(snapshot: Snapshot, match: Match, claim: Claim) -> Message:
    if claim.result is None:
        return message("web-table-claim-otherwise", by=claimant(snapshot, claim))
    return message("web-table-claim", by=claimant(snapshot, claim), result=snapshot.said(match, claim.result))


def claimant(snapshot: Snapshot, claim: Claim) -> Message:
    """Whoever says so: one of the players, or an official."""
    return message("web-table-claimant", player=snapshot.player(claim.by) if claim.by in snapshot.names else "")


@lru_cache(maxsize=16)
def totals_before(snapshot: Snapshot, number: int) -> Mapping[PlayerId, int]:
    """Points of everybody before a Swiss round; {} elsewhere."""
    posted = snapshot.tournament.rounds[number - 1]
    if snapshot.plan[posted.stage - 1].kind != "swiss":
        return {}
    field = view(snapshot.tournament, snapshot.book, posted.stage)
    place = [one.number for one in rounds_in(snapshot.tournament, posted.stage)].index(number)
    return ledger(replace(field, rounds=field.rounds[:place]), snapshot.book).points


@lru_cache(maxsize=16)
def sides_of_round(snapshot: Snapshot, number: int) -> Mapping[PlayerId, str]:
    """Who plays which side in a round; {} where the game has none."""
    return sides_of(snapshot.tournament, snapshot.book, number)
