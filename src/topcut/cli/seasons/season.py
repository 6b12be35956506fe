"""Seasons out of a folder of files: ratings."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from topcut.cli.seasons.season_files import read_events
from topcut.cli.terminal.app import app, command
from topcut.cli.terminal.file_first import Json, PlainGroup, PlainHelp
from topcut.cli.terminal.out import note, say, tell_json
from topcut.cli.terminal.table_frame import name as words
from topcut.cli.terminal.table_frame import table
from topcut.cli.terminal.telling import in_words
from topcut.messages.message import message
from topcut.programs.load import load
from topcut.seasons.rating.answer import ratings_data
from topcut.seasons.rating.of_program import rules_of
from topcut.seasons.rating.rules import POINT
from topcut.seasons.rating.season import GameRated, rate_season

season = typer.Typer(cls=PlainGroup, no_args_is_help=True)
app.add_typer(season, name="season")

Program = Annotated[str, typer.Argument(metavar="PROGRAM", show_default=False)]
Files = Annotated[list[str], typer.Argument(metavar="FILES", show_default=False)]


@command(
    "rate",
    ["season rate star-trek season/*.json season/*.jsonl", "season rate star-trek friday.jsonl --level regional"],
    season,
    PlainHelp,
)
def rate(
    *,
    program: Program,
    files: Files,
    level: Annotated[str, typer.Option("--level", show_default=False)] = "",
    date: Annotated[str, typer.Option("--date", show_default=False)] = "",
    game: Annotated[str, typer.Option("--game", show_default=False)] = "",
    json: Json = False,
) -> None:
    """The ratings after the events of these files, and what each of them moved."""
    known = load(program)
    rules = rules_of(known)
    rated = rate_season(rules, read_events(known, rules, files, level, date, game))
    if json:
        tell_json(ratings_data(rated, in_words))
        return
    for one in rated:
        say(_ratings(one), "")
    for event in (event for one in rated for event in one.events if event.why is not None):
        note(message("cli-season-not-rated", event=event.event.name, why=event.why or ""))


def _ratings(rated: GameRated) -> Table:
    """Everybody, the best in the first list first."""
    lists = list(dict.fromkeys(name for ratings in rated.ratings.values() for name in ratings))
    heads = [(in_words(message("cli-season-list", list=name)), "right") for name in lists]
    made = table(message("cli-season-ratings", game=rated.game), message("cli-season-player"), *heads)  # type: ignore[arg-type]
    for handle, ratings in sorted(rated.ratings.items(), key=lambda one: [-one[1].get(name, 0) for name in lists]):
        made.add_row(words(handle), *(f"{ratings[name] / POINT:.2f}" if name in ratings else "" for name in lists))
    return made
