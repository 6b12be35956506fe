"""The rated games of an event, and what of it is not rated, each with its reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.journal.plan import has_rounds
from topcut.journal.state import Match
from topcut.messages.message import Message, message
from topcut.play.clock import chosen_features
from topcut.play.sides import Side
from topcut.play.stages import scored
from topcut.programs.model import Program
from topcut.seasons.outcome import sanction_line
from topcut.seasons.rating.games import Game
from topcut.seasons.sanction import formats_named

_HALVES = {"win": 2, "draw": 1, "loss": 0}


class NotRated(Struct, frozen=True):
    """A match that moves nobody's rating."""

    round: int
    players: tuple[PlayerId, ...]
    why: Message


class EventGames(Struct, frozen=True):
    """What an event counts for: games name their players by their place in `players`."""

    players: tuple[PlayerId, ...]  # who took part, in signup order
    games: tuple[Game, ...]
    not_rated: tuple[NotRated, ...] = ()
    why: Message | None = None  # nothing of it counts


def rated_games(view: EventView, program: Program, game: str) -> EventGames:
    """Every game that was played and counts (001 2, 4.4, 7.5.1, 8)."""
    players = tuple(entrant.id for entrant in view.tournament.entrants.values() if not entrant.withdrawn)
    why = _unrated(view, program, game)
    if why is not None:
        return EventGames(players, (), (), why)
    place = {player: number for number, player in enumerate(players)}
    games: list[Game] = []
    left: list[NotRated] = []
    for posted in view.tournament.rounds:
        for match in posted.matches.values():
            found = _of_match(view, program, match, place)
            if isinstance(found, Message):
                left.append(NotRated(posted.number, match.seats, found))
            else:
                games += found
    nothing = None if any(one.share for one in games) else message("rating-no-games")
    return EventGames(players, tuple(games), tuple(left), nothing)


# The event ------------------------------------------------------------------------------------------------------------


def _unrated(view: EventView, program: Program, game: str) -> Message | None:
    """Why nothing of an event is rated."""
    if not _is_over(view):
        return message("rating-not-over")
    left_out = program.rating.not_rated if program.rating else ()
    if not has_rounds(view.plan):
        return message("rating-no-games")
    line = sanction_line(view, program, game)
    if "non-sanctioned" in left_out and line.sanctioned is False:
        return message("rating-not-sanctioned", why=line.why or "")
    return next(_unrated_choices(view, program, game), None) if "scenario" in left_out else None


def _unrated_choices(view: EventView, program: Program, game: str) -> Iterator[Message]:
    """Formats and scenarios that move no rating (001 4.4)."""
    for feature in chosen_features(view.book):
        if any(not one.rated for one in formats_named(program, feature.name, game)):
            yield message("rating-unrated-choice", what=feature.title)


def _is_over(view: EventView) -> bool:
    """A results file is of an event that was; a journal says when it was finished."""
    if view.tournament.finished or view.history:
        return view.tournament.finished
    return all(posted.finished for posted in view.tournament.rounds)


# A match --------------------------------------------------------------------------------------------------------------


def _of_match(view: EventView, program: Program, match: Match, place: dict[PlayerId, int]) -> list[Game] | Message:
    """Its games, or why it has none."""
    if len(match.seats) < 2:
        return message("rating-alone")
    if match.result is None or not match.counts:
        return message("rating-no-result")
    sides = scored(view.tournament, view.book, match, match.result).sides
    seats = [place[seat] for seat in match.seats]
    if view.book.play == "pod":
        return _of_pod(seats, sides) if program.rating and program.rating.pods == "pairs" else message("rating-no-pods")
    if match.result.how == "no-show" or not all(side.rated and side.met for side in sides):
        return message("rating-not-played")
    first, second = (_HALVES[side.outcome] for side in sides)
    if first + second != 2:
        return message("rating-nobody-won")
    return [Game(seats[0], seats[1], first)]


def _of_pod(seats: list[int], sides: tuple[Side, ...]) -> list[Game] | Message:
    """Each pair is a part of one game, won by the better place in that match (R68): points, then rounds won."""
    there = [(seat, (side.points, side.games_won)) for seat, side in zip(seats, sides, strict=True) if side.rated]
    if len(there) < 2:
        return message("rating-not-played")
    share = len(there) - 1
    return [Game(a, b, 1 + (had > other) - (had < other), share) for (a, had), (b, other) in combinations(there, 2)]
