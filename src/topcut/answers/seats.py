"""A round by names: where everybody sits, against whom, in the order of the alphabet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from topcut.answers.event_view import EventView, kept_with_view
from topcut.answers.round import award_of, drawn_as, sides_in
from topcut.journal.fact import PlayerId, RoundNumber, Seating, Table
from topcut.journal.state import Match
from topcut.messages.message import Message, Player
from topcut.play.playing_sides import sides_to_come


class PlayerSeat(Struct, frozen=True):
    """Where somebody sits."""

    player: Player
    table: Table
    seat: int = 0  # of a pod
    against: Player | None = None
    side: str = ""  # light or dark, where the game has sides
    other_side: str = ""  # of the opponent
    award: Message | None = None  # of who sits alone


@kept_with_view
def seats_by_name(view: EventView, number: RoundNumber = 0) -> tuple[PlayerSeat, ...]:
    """Of a round, or of the one at hand."""
    draw = drawn_as(view, number)
    if draw is not None:
        seats = _seats(view, draw.tables, sides_to_come(view.tournament, view.book, draw.tables))
    else:
        posted = view.round(number)
        seats = _seats(view, posted.matches.values(), sides_in(view, posted.number))
    return tuple(sorted(seats, key=lambda one: (one.player.name.casefold(), one.table)))


def _seats(view: EventView, tables: Iterable[Match | Seating], sides: Mapping[PlayerId, str]) -> Iterator[PlayerSeat]:
    for table in tables:
        players = tuple(map(view.player, table.seats))
        if len(players) == 1:
            yield PlayerSeat(players[0], table.table, award=award_of(view, table))
        elif len(players) == 2:
            for one, other in (players, players[::-1]):
                own, others = sides.get(one.id, ""), sides.get(other.id, "")
                yield PlayerSeat(one, table.table, against=other, side=own, other_side=others)
        else:
            for seat, one in enumerate(players, start=1):
                yield PlayerSeat(one, table.table, seat)
