"""Seasons out of a folder of files: points, leagues, byes and head starts, people."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace
from rich.console import RenderableType
from rich.table import Table

from topcut.answers.encoding import encoded
from topcut.cli.programs.program import Name, given_program
from topcut.cli.seasons.folder import Season, read_season
from topcut.cli.seasons.season import season
from topcut.cli.terminal.app import command
from topcut.cli.terminal.file_first import Json, PlainHelp
from topcut.cli.terminal.out import tell
from topcut.cli.terminal.table_frame import name as words
from topcut.cli.terminal.table_frame import table as framed
from topcut.cli.terminal.telling import in_words
from topcut.messages.message import Message, message
from topcut.programs.describe import earned_told, level_named
from topcut.programs.model import Program
from topcut.refusal import refuse
from topcut.seasons.asked import day
from topcut.seasons.happened import league_lines, lifetime_of, lines_of, played_in
from topcut.seasons.league import Qualified
from topcut.seasons.league_book import TABLE, LeagueBook
from topcut.seasons.league_told import LeagueAnswer, league_answer
from topcut.seasons.people_told import ByesAnswer, EarnedTold, PeopleAnswer, byes_answer, people_answer
from topcut.seasons.ranked import Ranked
from topcut.seasons.totals import Line, PointsTable, points_table

Files = Annotated[list[str], typer.Argument(metavar="FOLDER", show_default=False)]
OfSeason = Annotated[str, typer.Option("--season", show_default=False)]


def _tell(json: bool, answer: Struct, *shown: RenderableType | Message) -> None:
    tell(json, encoded(answer, in_words), *shown)


# Points ---------------------------------------------------------------------------------------------------------------


@command(
    "points",
    ["season points star-trek season/", "season points sirlin season/ --table fantasy --season 2026"],
    season,
    PlainHelp,
)
def points(
    *,
    name: Name,
    files: Files,
    table: Annotated[str, typer.Option("--table", show_default=False)] = "",
    of: OfSeason = "",
    json: Json = False,
) -> None:
    """Everybody's points in a table, as the program adds them up."""
    program = given_program(name)
    found = read_season(program, files)
    wanted = table or next((one.name for one in program.points), TABLE)
    lines = _lines(program, found, wanted)
    _, latest = max(((line.day, line.season) for line in lines), default=("", found.latest()))
    answer = points_table(program, wanted, of or latest, lines)
    _tell(json, answer, _points(answer))


def _lines(program: Program, found: Season, table: str) -> list[Line]:
    if table == TABLE:
        return league_lines(program, found.books, found.happened)
    return list(lines_of(found.happened, table))


def _points(answer: PointsTable) -> Table:
    totals = list(answer.players[0].totals) if answer.players else [answer.ranked_by]
    heads = [(message("league-total", total=total), "right") for total in totals]
    title = message("cli-totals-points", table=answer.table, season=answer.season)
    made = framed(title, message("cli-totals-rank"), message("cli-totals-player"), *heads)  # type: ignore[arg-type]
    for row in answer.players:
        cells = [_sum(row.totals[total]) for total in totals]
        made.add_row(_rank(row.rank, row.to), words(row.player), *cells)
    return made


def _sum(kept: object) -> str:
    if not isinstance(kept, dict):
        return str(kept)
    return ", ".join(f"{part} {number}" for part, number in sorted(kept.items())) or "–"


def _rank(rank: int, to: int) -> str:
    return str(rank) if rank == to else f"{rank}–{to}"


# A league -------------------------------------------------------------------------------------------------------------


@command(
    "league",
    [
        "season league star-trek season/ terok-nor",
        "season league star-trek season/ terok-nor --plan terok-nor.toml --json",
    ],
    season,
    PlainHelp,
)
def league(
    *,
    name: Name,
    files: Files,
    which: Annotated[str, typer.Argument(metavar="LEAGUE", show_default=False)],
    plan: Annotated[str, typer.Option("--plan", metavar="FILE", show_default=False)] = "",
    of: OfSeason = "",
    json: Json = False,
) -> None:
    """A league as it stands: points, who qualifies, the playoffs, the champion."""
    program = given_program(name)
    found = read_season(program, files, plan)
    book = _book(program, found, which, of)
    played = played_in(found.happened, book)
    if not played and not any(one.name == which for one in found.books.values()):
        raise refuse("league-unknown", league=which, known=_leagues(found))
    lifetime = lifetime_of(league_lines(program, found.books, found.happened))
    answer = league_answer(program, book, played, lifetime)
    _tell(json, answer, *_league(answer))


def _book(program: Program, found: Season, which: str, season: str) -> LeagueBook:
    """As its director keeps it; without one the first schedule of the program, and as many as usually qualify."""
    wanted = season or max((key[1] for key in found.books if key[0] == which), default=found.latest(which))
    book = found.books.get((which, wanted)) or found.books.get((which, ""))
    if book is not None:
        return replace(book, season=wanted)
    if not program.blocks:
        raise refuse("league-none-in-program", program=program.title)
    return LeagueBook(which, program.blocks[0].schedule, program=program.name, season=wanted)


def _leagues(found: Season) -> tuple[str, ...]:
    return tuple(sorted({one.outcome.league for one in found.happened if one.outcome.league}))


def _league(answer: LeagueAnswer) -> list[RenderableType | Message]:
    shown: list[RenderableType | Message] = [_table(answer)]
    for half in answer.halves:
        shown += ["", _half(half)]
    if answer.playoffs:
        shown += ["", _ranking(message("cli-totals-playoffs"), answer.playoffs)]
    for event in (event for block in answer.blocks for event in block.events if event.not_scored):
        shown += [message("cli-totals-not-scored", event=event.event, why=event.not_scored or "")]
    if answer.champion:
        shown += ["", message("cli-totals-champion", player=answer.champion)]
    return shown


def _table(answer: LeagueAnswer) -> Table:
    heads = [
        (message("league-block", number=n, kind=one.kind), "right") for n, one in enumerate(answer.blocks, start=1)
    ]
    made = framed(
        message("cli-totals-league", league=answer.title or answer.league, season=answer.season),
        message("cli-totals-rank"),
        message("cli-totals-player"),
        *heads,  # type: ignore[arg-type]
        (message("cli-totals-bonus"), "right"),
        (message("cli-totals-sum"), "right"),
    )
    for row in answer.table:
        numbers = [str(number) for number in (*row.of_block, row.bonus, row.points)]
        made.add_row(_rank(row.rank, row.to), words(row.player), *numbers)
    return made


def _half(half: Qualified) -> Table:
    title = message("cli-totals-half", half=half.half, number=half.number, closed="yes" if half.final else "no")
    return _ranking(title, half.rows[: half.number + 1])


def _ranking(title: Message, rows: tuple[Ranked, ...]) -> Table:
    """Each with the step that parts them from the one behind."""
    made = framed(title, message("cli-totals-rank"), message("cli-totals-player"), message("cli-totals-why"))
    for row in rows:
        made.add_row(_rank(row.rank, row.to), words(row.who), words(in_words(_why(row))))
    return made


def _why(row: Ranked) -> Message:
    steps = tuple(message("league-step", step=step, number=number) for step, number in row.values.items())
    return message("league-steps", steps=steps)


# Byes and people ------------------------------------------------------------------------------------------------------


@command(
    "byes", ["season byes star-trek season/", "season byes star-trek season/ --date 2026-09-01"], season, PlainHelp
)
def byes(
    *,
    name: Name,
    files: Files,
    date: Annotated[str, typer.Option("--date", metavar="DAY", show_default=False)] = "",
    json: Json = False,
) -> None:
    """The byes and head starts that everybody earned, and which of them are used or over."""
    program = given_program(name)
    found = read_season(program, files)
    on = str(day(date)) if date else max(one.outcome.day for one in found.happened)
    answer = byes_answer(program.name, found.happened, on)
    _tell(json, answer, _byes(program, answer) if answer.byes else message("cli-totals-no-byes"))


def _byes(program: Program, answer: ByesAnswer) -> Table:
    made = framed(
        message("cli-totals-byes", on=answer.on),
        message("cli-totals-player"),
        message("cli-totals-earned"),
        message("cli-totals-into"),
        message("cli-totals-state"),
        message("cli-totals-earned-in"),
    )
    for one in answer.byes:
        made.add_row(*map(words, (one.player, *_bye(program, one), one.earned_in)))
    return made


def _bye(program: Program, one: EarnedTold) -> tuple[str, str, str]:
    state = message("cli-totals-bye-state", state=one.state, until=one.until or "", used=one.used_in)
    said = (earned_told(one.kind, one.rounds, one.points), level_named(program, one.into), state)
    what, where, how = (in_words(message_) for message_ in said)
    return what, where, how


@command("people", ["season people star-trek season/"], season, PlainHelp)
def people(*, name: Name, files: Files, json: Json = False) -> None:
    """Everybody who played, with their matches and places over all events."""
    program = given_program(name)
    answer = people_answer(program, read_season(program, files).happened)
    _tell(json, answer, _people(answer))


def _people(answer: PeopleAnswer) -> Table:
    made = framed(
        message("cli-totals-people", count=len(answer.people)),
        message("cli-totals-player"),
        message("cli-totals-name"),
        (message("cli-totals-events"), "right"),
        (message("cli-totals-record"), "right"),
        (message("cli-totals-best"), "right"),
        message("cli-totals-badges"),
    )
    for one in answer.people:
        record = f"{one.wins}-{one.losses}-{one.draws}"
        best = str(min((place.place for place in one.places if place.place is not None), default="–"))
        badges = ", ".join(in_words(message("said-printed", words=badge.title)) for badge in one.badges)
        made.add_row(words(one.player), words(one.name), str(one.events), record, best, words(badges, "dim"))
    return made
