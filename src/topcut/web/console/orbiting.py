"""Standard Orbit at the desk: how often everybody had moved when a game ended, and who sits where then."""

from __future__ import annotations

from msgspec import Struct

from topcut.journal.fact import Result
from topcut.journal.state import Round
from topcut.limits import natural
from topcut.messages.message import message
from topcut.play.scenarios.chosen import ORBIT, plays
from topcut.play.scenarios.moves import moved, moves_in
from topcut.play.scenarios.orbit import circle, rotations_by, seated
from topcut.refusal import refuse
from topcut.web.console.forms import MOST_NUMBER
from topcut.web.console.room import Room
from topcut.web.live import Snapshot


class Sitting(Struct, frozen=True):
    """A seat of a round after some moves."""

    table: int
    seat: int
    player: str
    deck: str  # whose deck lies there
    goes: str  # "table 2, seat 1"


def moves_of(room: Room, posted: Round, typed: str = "") -> int:
    """As it was typed, or as the clock of the round says."""
    if typed:
        moves = natural(typed, MOST_NUMBER)
        if moves is None:
            raise refuse("form-no-moves", typed=typed[:40])
        return moves
    if not posted.clock.started:
        raise refuse("console-moves-unsaid")
    return rotations_by(posted.clock, room.now)


def with_moves(room: Room, line: str, posted: Round, result: Result) -> Result:
    """A result as a slip says it, with the moves; in another scenario as it is."""
    if not plays(room.snapshot.book, ORBIT):
        return result
    moves = moves_in(room.snapshot.book, result) or moves_of(room, posted)
    where = line.split()[1:] if line.lower().startswith("table ") else line.split()
    if moves and where and natural(where[0]) is None:
        raise refuse("console-moved-on", moves=moves, name=where[0])
    return moved(room.snapshot.book, result, moves)


def sittings(snapshot: Snapshot, posted: Round, rotation: int) -> list[Sitting]:
    """Who sits where, whose deck it is, and where he goes next; by tables."""
    places, names = circle(posted), snapshot.names
    sitting = seated(posted, rotation)
    following = dict(zip(places, places[1:] + places[:1], strict=True))
    return [
        Sitting(
            table,
            seat + 1,
            names[sitting[table, seat]],
            names[posted.matches[table].seats[seat]],
            _place(snapshot, *following[table, seat]),
        )
        for table, seat in sorted(places)
    ]


def _place(snapshot: Snapshot, table: int, seat: int) -> str:
    return snapshot.tell(message("web-table-seat", table=table, seat=seat + 1))
