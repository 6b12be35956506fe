"""The Champions League out of a folder: who may play, with which seed, and the list of players for the event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace
from rich.table import Table

from topcut.answers.encoding import encoded
from topcut.cli.programs.program import Name, given_program
from topcut.cli.seasons.folder import Season, read_season
from topcut.cli.seasons.season import season
from topcut.cli.seasons.totals import Files, OfSeason
from topcut.cli.terminal.app import command
from topcut.cli.terminal.file_first import Json, PlainHelp
from topcut.cli.terminal.out import note, say, tell
from topcut.cli.terminal.table_frame import name as words
from topcut.cli.terminal.table_frame import table as framed
from topcut.cli.terminal.telling import in_words
from topcut.files import durable
from topcut.files.csv_table import csv_table
from topcut.messages.message import message
from topcut.programs.model import Program
from topcut.seasons.champions import (
    ChampionsAnswer,
    LeaguePoints,
    Seeded,
    champions,
    coming,
    decided_told,
    draw_of,
    plan_of,
)
from topcut.seasons.happened import league_lines
from topcut.seasons.league import Who

Handles = Annotated[str, typer.Option(show_default=False, metavar="HANDLES")]


@command(
    "champions",
    [
        "season champions star-trek season/",
        'season champions star-trek season/ --waive nog --players "kira, odo, quark, nog" --save seeds.csv',
    ],
    season,
    PlainHelp,
)
def champions_of(
    *,
    name: Name,
    files: Files,
    waive: Handles = "",
    players: Handles = "",
    save: Annotated[str, typer.Option("--save", metavar="FILE", show_default=False)] = "",
    of: OfSeason = "",
    json: Json = False,
) -> None:
    """Who may play in the Champions League, and with which seeds."""
    program = given_program(name)
    found = read_season(program, files)
    wanted = of or found.latest()
    points = _points(program, found, wanted)
    answer = champions(program, points, _handles(waive), draw_of(program, wanted))
    rows = answer.seeds
    if players or save:
        rows = coming(answer, _handles(players) or [row.player for row in rows])
        answer = replace(answer, seeds=rows)
    if save:
        names = {who: called for one in found.happened for who, called in one.names.items()}
        durable.make(Path(save), _names_file(rows, names).encode())
    shown = [_seeds(rows), *decided_told(rows), *([_short(answer)] if answer.short else [])]
    tell(json, encoded(answer, in_words), *([answer.why] if answer.why else shown))
    if save and not json:
        stage = plan_of(program)[0]
        say(message("cli-champions-saved", file=save, bracket=stage.bracket, best_of=stage.best_of))
    if answer.why is None and not answer.seeds and not json:
        note(message("cli-champions-nobody", least=answer.least or 0))


def _points(program: Program, found: Season, season: str) -> dict[Who, LeaguePoints]:
    """As everybody's points of all leagues are added up, with places by discretion and without bonus (12.4, 12.5)."""
    sums: dict[Who, LeaguePoints] = {}
    for line in league_lines(program, found.books, found.happened):
        had = sums.setdefault(line.who, LeaguePoints())
        if line.league:
            here = line.points if line.season == season else 0
            sums[line.who] = LeaguePoints(had.lifetime + line.points, had.season + here)
    return sums


def _handles(typed: str) -> tuple[Who, ...]:
    return tuple(dict.fromkeys(typed.replace(",", " ").split()))


def _names_file(rows: Iterable[Seeded], names: Mapping[Who, str]) -> str:
    """A list of names as `topcut new --names` reads it, the first seed first."""
    return csv_table(("name", "handle"), ((names.get(row.player) or row.player, row.player) for row in rows))


def _seeds(rows: Iterable[Seeded]) -> Table:
    made = framed(
        message("cli-champions-title"),
        (message("cli-champions-seed"), "right"),
        message("cli-totals-player"),
        (message("league-total", total="lifetime"), "right"),
        (message("league-total", total="season"), "right"),
        message("cli-champions-how"),
    )
    for row in rows:
        how = words(in_words(message("cli-champions-waived"))) if row.waived else ""
        made.add_row(str(row.seed), words(row.player), str(row.lifetime), str(row.season), how)
    return made


def _short(answer: ChampionsAnswer) -> Table:
    made = framed(
        message("cli-champions-short", least=answer.least or 0),
        message("cli-totals-player"),
        (message("league-total", total="lifetime"), "right"),
        (message("cli-champions-missing"), "right"),
    )
    for row in answer.short:
        made.add_row(words(row.player), str(row.lifetime), str(row.missing))
    return made
