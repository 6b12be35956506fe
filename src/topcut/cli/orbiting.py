"""Standard Orbit at the command line: how often everybody had moved, and who sits where then."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from rich.table import Table

from topcut.cli.opening import EventFile
from topcut.cli.table_frame import name, table
from topcut.cli.telling import in_words
from topcut.desk.ports import SystemClock
from topcut.journal.fact import Result
from topcut.journal.state import Match, Round
from topcut.limits import natural
from topcut.messages.message import message
from topcut.play.scenarios.chosen import ORBIT, must_play, plays
from topcut.play.scenarios.moves import moved, moves_in
from topcut.play.scenarios.orbit import circle, rotations_by, seated
from topcut.play.story import players_of
from topcut.refusal import refuse


def moves_of(event: EventFile, posted: Round, rotation: int | None) -> int:
    """How often everybody had moved: as it was typed, as the clock of the round says, or asked for."""
    must_play(event.book, message("scenario-moves"), ORBIT)
    if rotation is not None:
        return rotation
    if not posted.clock.started:
        raise refuse("command-moves-unsaid")
    return rotations_by(posted.clock, SystemClock().now())


def with_moves(event: EventFile, line: str, posted: Round, result: Result, rotation: int | None) -> Result:
    """A result as it was typed, with the moves; in another scenario as it is."""
    if not plays(event.book, ORBIT) and not rotation:
        return result
    moves = moves_in(event.book, result) or moves_of(event, posted, rotation)
    where = line.split()[1:] if line.lower().startswith("table ") else line.split()
    if moves and where and natural(where[0]) is None:
        raise refuse("command-moved-since", moves=moves, typed=where[0])
    return moved(event.book, result, moves)


def sitting(event: EventFile, match: Match) -> str:
    """ "Kira Nerys v Odo"; after a move, who sat there when the game ended, and with whose decks."""
    moves = moves_in(event.book, match.result)
    if not moves:
        return event.seats(match)
    places = seated(event.round(match.round), moves)
    sat = replace(match, seats=tuple(places[match.table, seat] for seat in range(len(match.seats))))
    owners = tuple(map(event.player, match.seats))
    return event.tell(message("cli-orbiting-sitting", seats=players_of(sat), owners=owners))


def orbit_table(event: EventFile, posted: Round, rotation: int) -> Table:
    """Who sits where, whose deck it is, and where they go next."""
    heads = (
        message("cli-orbiting-seat"),
        message("cli-orbiting-player"),
        message("cli-orbiting-deck-of"),
        message("cli-orbiting-goes-next"),
    )
    title = in_words(message("cli-orbiting-round", round=posted.number, moves=rotation))
    made = table(title, (in_words(message("cli-orbiting-table")), "right"), *map(in_words, heads))
    for row in orbit_rows(event, posted, rotation):
        number, seat = row["next"]
        goes = in_words(message("cli-orbiting-place", table=number, seat=seat))
        player, deck = name(event.names[row["player"]]), name(event.names[row["deck"]])
        made.add_row(str(row["table"]), str(row["seat"]), player, deck, goes)
    return made


def orbit_rows(event: EventFile, posted: Round, rotation: int) -> list[dict[str, Any]]:
    """The same as values, by tables; seats are counted from 1."""
    places = circle(posted)
    sitting = seated(posted, rotation)
    following = dict(zip(places, places[1:] + places[:1], strict=True))
    return [
        {
            "table": table,
            "seat": seat + 1,
            "player": sitting[table, seat],
            "deck": posted.matches[table].seats[seat],
            "next": [following[table, seat][0], following[table, seat][1] + 1],
        }
        for table, seat in sorted(places)
    ]
