"""An event as a table for spreadsheets: players, pairings, results or standings, one line each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, TypeAlias, get_args

from topcut.answers.event_view import EventView
from topcut.answers.places import places_answer
from topcut.answers.players import players_answer
from topcut.answers.standings import standings_answer
from topcut.files.csv_table import csv_table
from topcut.journal.plan import has_rounds
from topcut.journal.state import Match
from topcut.messages.message import Message
from topcut.play.games import tally

Kind: TypeAlias = Literal["players", "pairings", "results", "standings"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Say: TypeAlias = Callable[[Message], str]
Line: TypeAlias = list[object]


def kinds_of(view: EventView) -> tuple[Kind, ...]:
    """The tables that an event has: without rounds only that of its players."""
    return KINDS if has_rounds(view.plan) else ("players",)


def event_csv(view: EventView, kind: Kind, say: Say) -> str:
    """The names of the columns are for programs, in every language the same; what is told in a cell is for people."""
    return _TABLES[kind](view, say)


def _standings(view: EventView, say: Say) -> str:
    """Ratios exact; once a cut is made, the places over all stages."""
    if view.tournament.opened:
        return _places(view, say)
    answer = standings_answer(view, reasons_of=())
    columns = list(answer.standings[0].values) if answer.standings else []
    lines: Iterator[Line] = (
        [row.rank, row.player.handle or row.player.id, row.name, row.points, *row.record]
        + ["" if value is None else str(value) for value in row.values.values()]
        for row in answer.standings
    )
    return csv_table(["rank", "handle", "name", "points", "wins", "losses", "draws", *columns], lines)


def _places(view: EventView, say: Say) -> str:
    """ "3,4,kira,Kira,lost in the semi-final to Odo": the places of a band, and what they come from."""
    lines: Iterator[Line] = (
        [row.rank, row.to, row.player.handle or row.player.id, row.name, say(row.reasons[0])]
        for row in places_answer(view).standings
    )
    return csv_table(["place", "to", "handle", "name", "why"], lines)


def _players(view: EventView, say: Say) -> str:
    lines: Iterator[Line] = (
        [row.number, row.player.handle or row.player.id, row.name, row.rating, row.side, row.team, say(row.state)]
        for row in players_answer(view).players
    )
    return csv_table(["number", "handle", "name", "rating", "side", "team", "state"], lines)


# A seat a line: of a pod as of a pair --------------------------------------------------------------------------------


def _pairings(view: EventView, say: Say) -> str:
    """Who sits where in the latest round."""
    latest = view.tournament.rounds[-1:]
    lines = (
        [match.round, match.table, *who]
        for posted in latest
        for match in posted.matches.values()
        for who in _seats(view, match)
    )
    return csv_table(["round", "table", "seat", "handle", "name"], lines)


def _results(view: EventView, say: Say) -> str:
    """Every seat of every round with its points, game points or games won, and the result in words."""
    lines = (
        [match.round, match.table, *who, numbers, match.status, _said(view, match, say)]
        for posted in view.tournament.rounds
        for match in posted.matches.values()
        for who, numbers in zip(_seats(view, match), _numbers(match), strict=True)
    )
    return csv_table(["round", "table", "seat", "handle", "name", "score", "status", "result"], lines)


def _seats(view: EventView, match: Match) -> list[Line]:
    return [[at, view.handles[seat], view.names[seat]] for at, seat in enumerate(match.seats, start=1)]


def _said(view: EventView, match: Match, say: Say) -> str:
    outcome = view.outcome(match)
    return say(outcome) if outcome else ""


def _numbers(match: Match) -> list[int | str]:
    """Of each seat the score of the game, or the games it won; of a pod the sum. "" where none were given."""
    games = match.result.games if match.result else ()
    if not games or len(games[0]) != len(match.seats):
        return [""] * len(match.seats)
    if len(games) == 1 or len(match.seats) > 2:
        return [sum(game[at] for game in games) for at in range(len(match.seats))]
    return [*tally(games)[:2]]


_TABLES: Mapping[Kind, Callable[[EventView, Say], str]] = {
    "players": _players,
    "pairings": _pairings,
    "results": _results,
    "standings": _standings,
}
