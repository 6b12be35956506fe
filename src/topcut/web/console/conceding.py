"""A concession is subject to the director's approval (001 7.9): who gave up is told, and it can be refused."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.command import Command
from topcut.acts.event.commands import Undo
from topcut.acts.results.facts import Corrected, Reported, Settled
from topcut.journal.acts import undone
from topcut.journal.state import Match
from topcut.play.stages import scored
from topcut.refusal import refuse
from topcut.web.console.room import Room


class Conceded(Struct, frozen=True):
    """A concession that stands as it was reported."""

    name: str  # who gave up
    own: bool  # said so alone, by phone
    seq: int  # the act that a refusal takes back


def conceded_at(room: Room, match: Match) -> Conceded | None:
    """The concession of a table for two; None where there is none, or a correction has taken its place."""
    result, snapshot = match.result, room.snapshot
    if result is None or result.how != "concession" or len(match.seats) != 2:
        return None
    history, place = room.known.history, (match.round, match.table)
    gone = undone(history)
    for record in reversed(history):
        fact = record.fact
        if record.seq in gone or not isinstance(fact, Reported | Corrected | Settled):
            continue
        if (fact.round, fact.table) == place:
            if not isinstance(fact, Reported):
                return None
            sides = scored(snapshot.tournament, snapshot.book, match, result).sides
            loser = next(seat for seat, side in zip(match.seats, sides, strict=True) if side.outcome == "loss")
            return Conceded(snapshot.names[loser], record.by == loser, record.seq)
    return None


def refuse_concession(room: Room, match: Match) -> Command:
    """The game goes on as if nobody had given up."""
    found = conceded_at(room, match)
    if found is None:
        raise refuse("console-nobody-conceded")
    return Undo(found.seq)
