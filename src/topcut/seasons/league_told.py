"""A league as it stands, for people and programs: page, terminal and --json draw the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from topcut.messages.message import Message
from topcut.programs.model import Program
from topcut.seasons.league import LeagueEvent, LeagueTable, Lifetime, Qualified, Who, league_table
from topcut.seasons.league_book import TABLE, LeagueBook, Played, Tallied, events_of, plan_of, tally
from topcut.seasons.points import Placing, points_of
from topcut.seasons.ranked import Ranked


class LeagueEventTold(Struct, frozen=True):
    """One of its events, with what everybody has out of it."""

    event: str
    title: str
    day: str
    results: Mapping[Who, Mapping[str, int | None]]  # place, points (null: not scored), bonus
    not_scored: Message | None = None  # why somebody has no points


class LeagueBlockTold(Struct, frozen=True):
    """A half of the regular season, or the playoffs."""

    kind: str
    first_month: int
    last_month: int
    planned: int  # events
    closed: bool
    events: tuple[LeagueEventTold, ...]


class LeagueSums(Struct, frozen=True):
    """Points of each block without the bonus, and the bonus of all."""

    player: Who
    rank: int
    to: int
    of_block: tuple[int, ...]
    bonus: int
    points: int  # with the bonus
    events: int


class LeagueAnswer(Struct, frozen=True):
    """A league in one season."""

    program: str
    league: str
    title: str
    season: str
    schedule: str
    blocks: tuple[LeagueBlockTold, ...]
    table: tuple[LeagueSums, ...]
    halves: tuple[Qualified, ...]
    playoffs: tuple[Ranked, ...]
    champion: Who
    missions: tuple[Tallied, ...]


def league_answer(program: Program, book: LeagueBook, played: Sequence[Played], lifetime: Lifetime) -> LeagueAnswer:
    """Everything that a league's page shows; `lifetime` is everybody's points of all leagues by their days."""
    table = league_table(program, plan_of(book), events_of(program, book, played), lifetime)
    return LeagueAnswer(
        program=program.name,
        league=book.name,
        title=book.title,
        season=book.season,
        schedule=book.schedule,
        blocks=_blocks(program, book, table, {one.event: one.title for one in played}),
        table=_sums(table),
        halves=table.halves,
        playoffs=table.playoffs,
        champion=table.champion,
        missions=tally(book, played),
    )


def _blocks(
    program: Program, book: LeagueBook, table: LeagueTable, titles: Mapping[str, str]
) -> tuple[LeagueBlockTold, ...]:
    return tuple(
        LeagueBlockTold(
            kind=block.kind,
            first_month=block.first_month,
            last_month=block.last_month,
            planned=block.events,
            closed=len(book.closed) > number,
            events=tuple(_event(program, one, titles[one.event]) for one in table.events[number]),
        )
        for number, block in enumerate(table.blocks)
    )


def _event(program: Program, one: LeagueEvent, title: str) -> LeagueEventTold:
    results: dict[Who, dict[str, int | None]] = {
        who: {"place": result.place, "points": result.points, "bonus": result.bonus}
        for who, result in sorted(one.results.items(), key=lambda item: (item[1].place, item[0]))
    }
    last = max((result.place for result in one.results.values() if result.points is None), default=0)
    why = points_of(program, TABLE, Placing(max(len(results), last), last)).why if last else None
    return LeagueEventTold(one.event, title, one.day, results, why)


def _sums(table: LeagueTable) -> tuple[LeagueSums, ...]:
    sums = {one.who: one for one in table.sums}
    return tuple(
        LeagueSums(
            player=row.who,
            rank=row.rank,
            to=row.to,
            of_block=sums[row.who].of_block,
            bonus=sum(sums[row.who].bonus_of_block),
            points=sums[row.who].points,
            events=sums[row.who].events,
        )
        for row in table.season
    )
