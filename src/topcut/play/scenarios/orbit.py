"""Standard Orbit (001 4.4.3): every fifteen minutes all move one seat to the left; player and deck score apart.

The seats of a round form one circle: the first seats from table 1 to the last, then the second seats from the last
table back to table 1 (and so on in pods, turning round at the end of every row). Decks stay where they are; after
k moves the player who began at place j sits at place j + k. Byes sit out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta

from msgspec.structs import replace

from topcut.journal.fact import PlayerId, Result, RoundNumber, Table
from topcut.journal.state import Clock, Match, Round, Tournament
from topcut.play.clock import left
from topcut.play.scenarios.moves import moves_in
from topcut.play.score_card import Line, OwnGame
from topcut.play.scoring import score
from topcut.rulebooks.model import Rulebook

MINUTES = 15  # between two moves
Place = tuple[Table, int]  # a table and the seat there, from 0
Scores = tuple[int, int]  # of the individual, and of their deck


def circle(posted: Round) -> tuple[Place, ...]:
    """The places of a round in the order in which everybody moves through them."""
    tables = sorted((match for match in posted.matches.values() if len(match.seats) > 1), key=lambda m: m.table)
    rows = max((len(match.seats) for match in tables), default=0)
    places: list[Place] = []
    for seat in range(rows):
        row = [(match.table, seat) for match in tables if seat < len(match.seats)]
        places += row if seat % 2 == 0 else row[::-1]
    return tuple(places)


def seated(posted: Round, rotation: int) -> dict[Place, PlayerId]:
    """Who sits where after so many moves."""
    places = circle(posted)
    began = [posted.matches[table].seats[seat] for table, seat in places]
    return {place: began[(number - rotation) % len(began)] for number, place in enumerate(places)}


def orbit_totals(posted: Round, book: Rulebook) -> dict[PlayerId, Scores]:
    """Everybody's own points and those of his deck in a round; a bye counts for both, like a game won by both."""
    totals = {seat: (0, 0) for match in posted.matches.values() for seat in match.seats}
    for match in posted.matches.values():
        for result in _games(match):
            points = [side.points for side in score(book, result, len(match.seats)).sides]
            sitting = (
                seated(posted, moves_in(book, result)) if len(match.seats) > 1 else {(match.table, 0): match.seats[0]}
            )
            for seat, (owner, number) in enumerate(zip(match.seats, points, strict=True)):
                _add(totals, sitting[match.table, seat], number, 0)
                _add(totals, owner, 0, number)
    return totals


def orbit_points(tournament: Tournament, book: Rulebook) -> Mapping[RoundNumber, Mapping[PlayerId, Scores]]:
    """The same for every posted round."""
    return {posted.number: orbit_totals(posted, book) for posted in tournament.rounds}


def own_games(posted: Round, book: Rulebook) -> dict[PlayerId, list[OwnGame]]:
    """The games that everybody of a round sat at when they ended, whosever decks they were played with."""
    found: dict[PlayerId, list[OwnGame]] = {seat: [] for m in posted.matches.values() for seat in m.seats}
    for match in (match for match in posted.matches.values() if len(match.seats) > 1):
        for result in _games(match):
            sitting = seated(posted, moves_in(book, result))
            here = [sitting[match.table, seat] for seat in range(len(match.seats))]
            for player, side in zip(here, score(book, result, len(here)).sides, strict=True):
                other = next(one for one in here if one != player) if len(here) == 2 and side.met else None
                found[player].append((other, side))
    return found


def count_orbits(tournament: Tournament, book: Rulebook, cards: dict[PlayerId, list[Line]]) -> None:
    """What somebody scored and what their deck did, added; all else is the player's own (001 4.4.3)."""
    totals, by_player = orbit_points(tournament, book), book.flag("orbit_by_player")
    own = {posted.number: own_games(posted, book) if by_player else {} for posted in tournament.rounds}
    for player, card in cards.items():
        for place, line in enumerate(card):
            if (both := totals[line.round].get(player)) is not None:
                games = own[line.round].get(player)
                card[place] = _orbited(line, sum(both), None if line.side.bye else games)


def _orbited(line: Line, points: int, games: list[OwnGame] | None) -> Line:
    if games is None:
        return Line(line.round, line.opponent, line.side.with_points(points))
    sides = [side for _, side in games]
    differential, won = sum(side.differential for side in sides), sum(side.games_won for side in sides)
    side = replace(line.side, points=points, differential=differential, games_won=won)
    return Line(line.round, line.opponent, side, tuple(games))


def rotations_by(clock: Clock, now: str) -> int:
    """How often everybody has moved by now, if the clock of the round says so; never after its end."""
    remaining = left(clock, now)
    if remaining is None:
        return 0
    whole = timedelta(minutes=clock.minutes + clock.added)
    return max(0, min((whole - remaining) // timedelta(minutes=MINUTES), most_rotations(clock.minutes + clock.added)))


def most_rotations(minutes: int) -> int:
    """Moves in a round of so many minutes: none at its very end."""
    return max(0, (minutes - 1) // MINUTES)


def _games(match: Match) -> Sequence[Result]:
    last = (match.result,) if match.counts and match.result is not None else ()
    return (*match.earlier, *last)


def _add(totals: dict[PlayerId, Scores], player: PlayerId, own: int, deck: int) -> None:
    before = totals[player]
    totals[player] = (before[0] + own, before[1] + deck)
