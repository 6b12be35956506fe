"""Finished events side by side: whose places, points and byes they were. Site and files both come to this."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from topcut.programs.model import Program
from topcut.seasons.league import Who
from topcut.seasons.league_book import TABLE, LeagueBook, Played, events_of
from topcut.seasons.outcome import Outcome
from topcut.seasons.totals import Line


class Happened(Struct, frozen=True):
    """One event, with who each of its players is across events."""

    event: str
    title: str
    outcome: Outcome
    who: Mapping[str, Who]  # of its players
    names: Mapping[Who, str] = {}
    entered_with: frozenset[Who] = frozenset()  # whoever used a bye or a head start


def lines_of(happened: Iterable[Happened], table: str) -> Iterator[Line]:
    """The points in a table."""
    for one in happened:
        for placed in one.outcome.placed:
            for credit in placed.credits:
                if credit.table == table and credit.points is not None:
                    yield Line(
                        who=one.who[placed.player],
                        game=one.outcome.game,
                        league=one.outcome.league if table == TABLE else "",
                        season=one.outcome.seasons[table],
                        points=credit.points,
                        competitive=one.outcome.sanction.kind != "casual",
                        day=one.outcome.day,
                    )


def played_in(happened: Iterable[Happened], book: LeagueBook) -> list[Played]:
    """The events of a league in its season."""
    return [
        _played(one)
        for one in happened
        if (one.outcome.league, one.outcome.season) == (book.name, book.season) and book.game in ("", one.outcome.game)
    ]


def _played(one: Happened) -> Played:
    points = {
        one.who[placed.player]: credit.points
        for placed in one.outcome.placed
        for credit in placed.credits
        if credit.table == TABLE and credit.points is not None
    }
    last = one.outcome.players  # is shared by everybody where no rounds were played, until the director says otherwise
    places = {one.who[placed.player]: placed.place or last for placed in one.outcome.placed}
    return Played(one.event, one.title, one.outcome.day, places, points)


def league_lines(program: Program, books: Mapping[tuple[str, str], LeagueBook], all_: Iterable[Happened]) -> list[Line]:
    """The league points of everybody, with the places that a league's director gave; bonus is not among them (12.5)."""
    found: list[Line] = []
    for one in all_:
        book = books.get((one.outcome.league, one.outcome.season))
        if book is None or not one.outcome.league:
            found += lines_of([one], TABLE)
            continue
        [event] = events_of(program, book, [_played(one)])
        found += [
            Line(who, one.outcome.game, one.outcome.league, one.outcome.season, result.points, day=one.outcome.day)
            for who, result in event.results.items()
            if result.points is not None
        ]
    return found


def lifetime_of(lines: Iterable[Line]) -> dict[Who, dict[str, int]]:
    """Everybody's points of all leagues, by the days on which they were won."""
    found: dict[Who, dict[str, int]] = {}
    for line in lines:
        won = found.setdefault(line.who, {})
        if line.league:
            won[line.day] = won.get(line.day, 0) + line.points
    return found
