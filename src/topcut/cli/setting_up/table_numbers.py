"""The numbers of the tables at the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from topcut.acts.command import Command
from topcut.acts.tables.commands import ChooseFeature, FixTable, NumberTables, SetFeatureTable
from topcut.answers.tables import tables_answer
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, File, Json, Player
from topcut.cli.terminal.opening import act, open_journal
from topcut.cli.terminal.out import tell
from topcut.cli.terminal.who import player as who
from topcut.refusal import refuse

_Number = Annotated[int | None, typer.Option(show_default=False)]


@command(
    examples=[
        "tables friday.jsonl",
        "tables friday.jsonl --first 21 --last 40",
        "tables friday.jsonl kira 3",
        "tables friday.jsonl --feature 1",
        "tables friday.jsonl odo --featured",
    ],
)
def tables(
    *,
    file: File = HERE,
    player: Player = "",
    table: Annotated[int | None, typer.Argument(metavar="TABLE", show_default=False)] = None,
    first: _Number = None,
    last: _Number = None,
    stage: _Number = None,
    feature: _Number = None,
    featured: Annotated[bool, typer.Option("--featured")] = False,
    json: Json = False,
) -> None:
    """Number the tables, give somebody a table of their own, name the feature table; without more, show it."""
    event = open_journal(file)
    ranges = None if first is last is stage is None else NumberTables(first or 0, last or 0, stage or 0)
    asked: list[Command] = [ranges] if ranges else []
    if table is not None:
        asked.append(FixTable(who(event, player), table))
    if feature is not None:
        asked.append(SetFeatureTable(feature))
    if featured:
        asked.append(ChooseFeature(who(event, player) if player else ""))
    if len(asked) > 1 or (player and not asked):
        raise refuse("cli-tablenumbers-one-thing")
    if not asked:
        tell(json, event.data(tables_answer(event)), *tables_answer(event).told)
        return
    event, accepted = act(event, asked[0])
    done(event, accepted, json, *tables_answer(event).told)
