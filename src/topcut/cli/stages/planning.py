"""The plan on the command line: `--cut 8 --bracket mcintyre`, and a plan file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from topcut.acts.stages.asked import OWN, PlanAsked
from topcut.files import bracket_file, plan_file

Cut = Annotated[int, typer.Option("--cut", show_default=False)]
BracketName = Annotated[str, typer.Option("--bracket", show_default=False, metavar="NAME")]
BestOf = Annotated[int, typer.Option("--best-of", show_default=False)]
Heats = Annotated[int, typer.Option("--heats", show_default=False)]
Seeds = Annotated[str, typer.Option("--seeds", show_default=False, metavar="HOW")]
Unbeaten = Annotated[int, typer.Option("--unless-unbeaten", show_default=False)]
Confrontation = Annotated[bool, typer.Option("--confrontation", show_default=False)]
Casual = Annotated[bool, typer.Option("--casual", show_default=False)]
PlanFile = Annotated[str, typer.Option("--plan", show_default=False, metavar="FILE")]


def plan_asked(
    cut: int = 0,
    bracket: str = "",
    best_of: int = 0,
    heats: int = 0,
    seeds: str = "",
    unbeaten: int = 0,
    file: str = "",
    confrontation: bool = False,
    rounds: int = 0,
    casual: bool = False,
) -> PlanAsked:
    """What the options say about the plan, with the files that they name."""
    asked = PlanAsked(rounds, cut, bracket, best_of, heats, seeds, unbeaten, confrontation, casual)
    if file:
        return replace(asked, stages=plan_file.read(Path(file)))
    if not bracket.endswith(".toml"):
        return asked
    own = bracket_file.read(Path(bracket))
    return replace(asked, bracket=OWN, own_games=own.games, own_name=own.title)
