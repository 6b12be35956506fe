"""Which of a game's two sides everybody plays (003): the one that was drafted; who has both takes them in turn.

In turn means: light goes to the one who has had it less often against the times of dark; if that is level, to the one
who had dark last; if that is level too, to the first seat, which the draw of the round gave by chance. So the sides of
a round follow from the rounds before it and from its own draw.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from topcut.journal.fact import PlayerId, RoundNumber, Seating
from topcut.journal.state import Match, Tournament
from topcut.messages.message import Message, Player, message
from topcut.play.limited.seating import DARK, LIGHT
from topcut.rulebooks.model import Rulebook

Sides = dict[PlayerId, str]


def sides_of(tournament: Tournament, book: Rulebook, number: RoundNumber) -> Sides:
    """The sides of a posted round; {} where the game has none, or the players settle it."""
    posted = tournament.round(number)
    return _sides(tournament, book, number, posted.matches.values()) if posted else {}


def sides_to_come(tournament: Tournament, book: Rulebook, tables: Iterable[Seating]) -> Sides:
    """The sides of a round that is drawn and not posted."""
    return _sides(tournament, book, len(tournament.rounds) + 1, tables)


def _sides(tournament: Tournament, book: Rulebook, number: RoundNumber, tables: Iterable[Match | Seating]) -> Sides:
    pairs = [table.seats for table in tables if len(table.seats) == 2]
    drafted = {seat: tournament.entrants[seat].side for pair in pairs for seat in pair}
    if any(drafted.values()):
        return {seat: side for seat, side in drafted.items() if side}
    if book.text("match_sides") != "balanced":
        return {}
    had: dict[PlayerId, _Had] = {}
    for posted in tournament.rounds[: number - 1]:
        _in_turn(had, (match.seats for match in posted.matches.values() if len(match.seats) == 2))
    return _in_turn(had, pairs)


class _Had(Struct):
    """What somebody has played so far."""

    more_light: int = 0  # times of light less times of dark
    last: str = ""


def _in_turn(had: dict[PlayerId, _Had], pairs: Iterable[tuple[PlayerId, ...]]) -> Sides:
    """The sides of a round, which are then had."""
    sides: Sides = {}
    for first, second in pairs:
        a, b = had.setdefault(first, _Had()), had.setdefault(second, _Had())
        light, dark = (second, first) if _before(b, a) else (first, second)
        sides |= {light: LIGHT, dark: DARK}
        had[light] = _Had(had[light].more_light + 1, LIGHT)
        had[dark] = _Had(had[dark].more_light - 1, DARK)
    return sides


def _before(one: _Had, other: _Had) -> bool:
    """Whether light is due to this one, and not to the other who sits first."""
    if one.more_light != other.more_light:
        return one.more_light < other.more_light
    return one.last == DARK and other.last != DARK


def of_one_side(tournament: Tournament, book: Rulebook, tables: Iterable[Seating]) -> Iterator[Message]:
    """Who meets somebody of the own side: a bracket asks for seeds and not for sides, and no document says how."""
    tables = tuple(tables)
    sides = sides_to_come(tournament, book, tables)
    for table in tables:
        if len(table.seats) == 2 and len({sides.get(seat, seat) for seat in table.seats}) == 1:
            first, second = table.seats
            yield message("note-of-one-side", first=Player(first), second=Player(second), side=sides[first])
