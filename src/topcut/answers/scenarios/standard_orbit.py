"""Standard Orbit (001 4.4.3): who sits where after so many moves, and what players and decks have won apart."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from topcut.answers.event_view import EventView
from topcut.answers.grid import Grid
from topcut.answers.scenarios.kind import OwnMove, OwnPart, RoundOfScenario, ScenarioKind, columns, head
from topcut.journal.fact import PlayerId, RoundNumber, Table
from topcut.journal.state import Match, Round
from topcut.messages.message import Message, Player, message
from topcut.play.clock import time_limit
from topcut.play.outcome import outcome
from topcut.play.scenarios.moves import moves_in
from topcut.play.scenarios.orbit import MINUTES, circle, most_rotations, orbit_points, seated
from topcut.play.story import players_of
from topcut.rulebooks.model import Feature


class OrbitPoints(Struct, frozen=True):
    """What somebody has won, and what their deck has, over all rounds."""

    player: Player
    individual: int
    deck: int
    sum: int


class EarlyGame(Struct, frozen=True):
    """A game that ended before its round did."""

    table: Table
    rotation: int  # moves before it ended
    result: Message


class OrbitAnswer(RoundOfScenario, frozen=True, omit_defaults=True):
    """The points of players and decks, and the games that ended inside a round."""

    points: tuple[OrbitPoints, ...]
    games: tuple[EarlyGame, ...] = ()

    @property
    def grids(self) -> tuple[Grid, ...]:
        games = tuple((game.table, game.rotation, game.result) for game in self.games)
        points = tuple((one.player, one.individual, one.deck, one.sum) for one in self.points)
        early = message("scenario-games-inside", round=self.round)
        whose = columns("player", "themselves", "their-deck", "together")
        return (
            Grid(early, columns("table", "moves", "result"), games),
            Grid(message("scenario-points-of-decks"), whose, points),
        )


def _answer(view: EventView, feature: Feature, number: RoundNumber) -> OrbitAnswer:
    now = message("scenario-move-on", minutes=MINUTES)
    return OrbitAnswer(*head(feature, now), number, _points(view), tuple(_early_games(view, number)))


def _points(view: EventView) -> tuple[OrbitPoints, ...]:
    """Of everybody, the most together first."""
    own: dict[PlayerId, int] = {}
    deck: dict[PlayerId, int] = {}
    for totals in orbit_points(view.tournament, view.book).values():
        for player, (individual, of_deck) in totals.items():
            own[player], deck[player] = own.get(player, 0) + individual, deck.get(player, 0) + of_deck
    order = sorted(own, key=lambda player: -(own[player] + deck[player]))
    return tuple(OrbitPoints(view.player(one), own[one], deck[one], own[one] + deck[one]) for one in order)


def _early_games(view: EventView, number: RoundNumber) -> Iterator[EarlyGame]:
    posted = view.tournament.round(number)
    for match in posted.matches.values() if posted else ():
        for result in match.earlier:
            if result.games:  # a concession in a pod ends no game
                yield EarlyGame(match.table, moves_in(view.book, result), outcome(view.book, result, len(match.seats)))


# Who sits where ------------------------------------------------------------------------------------------------------


class OrbitSeat(Struct, frozen=True):
    """A seat of a round after some moves; seats are counted from 1."""

    table: Table
    seat: int
    player: Player
    deck: Player  # whose deck lies there
    next: tuple[Table, int]  # where they go


class OrbitSeats(Struct, frozen=True):
    """Who sits where in a round, by tables."""

    round: RoundNumber
    rotation: int
    seats: tuple[OrbitSeat, ...]

    @property
    def grid(self) -> Grid:
        title = message("scenario-seats-after", round=self.round, moves=self.rotation)
        rows = tuple((one.table, one.seat, one.player, one.deck, _place(*one.next)) for one in self.seats)
        return Grid(title, columns("table", "seat", "player", "deck-of", "goes-next"), rows)


def _place(table: Table, seat: int) -> Message:
    return message("scenario-place", table=table, seat=seat)


def orbit_seats(view: EventView, posted: Round, rotation: int) -> OrbitSeats:
    """Who sits where after so many moves, whose deck it is, and where everybody goes next."""
    places, sitting = circle(posted), seated(posted, rotation)
    following = dict(zip(places, places[1:] + places[:1], strict=True))
    seats = tuple(
        OrbitSeat(
            table,
            seat + 1,
            view.player(sitting[table, seat]),
            view.player(posted.matches[table].seats[seat]),
            (following[table, seat][0], following[table, seat][1] + 1),
        )
        for table, seat in sorted(places)
    )
    return OrbitSeats(posted.number, rotation, seats)


def most_moves(view: EventView, posted: Round) -> int:
    """How often everybody moves in a round, by its clock or by the time limit of the event."""
    return most_rotations(posted.clock.minutes + posted.clock.added or time_limit(view.book))


def who_sat(view: EventView, match: Match) -> Message:
    """ "Kira v Odo"; after a move, who sat there when the game ended, and with whose decks."""
    moves = moves_in(view.book, match.result)
    if not moves:
        return players_of(match)
    places = seated(view.round(match.round), moves)
    sat = replace(match, seats=tuple(places[match.table, seat] for seat in range(len(match.seats))))
    return message("scenario-sat", seats=players_of(sat), owners=view.players(match.seats))


def _own(view: EventView, player: PlayerId, posted: Round | None) -> OwnPart:
    return OwnPart(moves=tuple(_moves(view, player, posted)) if posted else ())


def _moves(view: EventView, player: PlayerId, posted: Round) -> Iterator[OwnMove]:
    """All their seats of a round, by the minute: a page with them stays right while the clock runs."""
    for rotation in range(most_moves(view, posted) + 1):
        for (table, seat), who in seated(posted, rotation).items():
            if who == player:
                deck = posted.matches[table].seats[seat]
                yield OwnMove(rotation * MINUTES, table, seat + 1, view.names[deck])


STANDARD_ORBIT = ScenarioKind(_answer, _own)
