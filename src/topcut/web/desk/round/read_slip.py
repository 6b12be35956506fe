"""A typed slip as the desk reads it, and what it is told to be."""

from __future__ import annotations

from topcut.answers.between import names_and_score
from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.messages.message import Message, message
from topcut.play.possible.taking import remarks_on
from topcut.slips.orbit_moves import with_moves
from topcut.slips.read_result import read_result
from topcut.web.desk.frame.room import Room


def read_slip(room: Room, line: str, number: int) -> tuple[Match, Result]:
    """The match and the result that a line means in a round."""
    posted = room.posted(number)
    match, result = read_result(room.snapshot, line, posted)
    return match, with_moves(room.snapshot.book, posted, line, result, room.now)


def slip_told(room: Room, match: Match, result: Result) -> Message:
    """ "Table 3: Kira 100–35 Odo (4/1 points, differential +65/−65)", and what looks odd about it."""
    snapshot = room.snapshot
    odd = remarks_on(snapshot.tournament, snapshot.book, match, result)
    noted: tuple[str | Message, ...] = (snapshot.worth_told(match, result), *odd)
    notes = tuple(message("web-round-note", note=one) for one in noted if one)
    said = names_and_score(snapshot, match, result)
    return message("web-round-taken", table=match.table, result=said, notes=notes)
