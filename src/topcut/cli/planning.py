"""The plan on the command line: `--cut 8 --bracket mcintyre`, and a plan file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace

from topcut.cli.opening import EventFile
from topcut.files.plan_file import read
from topcut.journal.plan import CONFRONTATION, Stage
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook

Cut = Annotated[int, typer.Option("--cut", show_default=False)]
BracketName = Annotated[str, typer.Option("--bracket", show_default=False, metavar="NAME")]
BestOf = Annotated[int, typer.Option("--best-of", show_default=False)]
Heats = Annotated[int, typer.Option("--heats", show_default=False)]
Seeds = Annotated[str, typer.Option("--seeds", show_default=False, metavar="HOW")]
Unbeaten = Annotated[int, typer.Option("--unless-unbeaten", show_default=False)]
Confrontation = Annotated[bool, typer.Option("--confrontation", show_default=False)]
PlanFile = Annotated[str, typer.Option("--plan", show_default=False, metavar="FILE")]


class Asked(Struct, frozen=True):
    """What was typed about the plan."""

    cut: int = 0
    bracket: str = ""
    best_of: int = 0
    heats: int = 0
    seeds: str = ""
    unbeaten: int = 0
    file: str = ""
    confrontation: bool = False


def plan_of_options(asked: Asked, book: Rulebook, rounds: int) -> tuple[Stage, ...]:
    """The stages that were asked for; () = the one stage that the rulebook plays."""
    if asked == Asked():
        return ()
    if asked.file:
        return _of_file(asked, rounds)
    if asked.confrontation and (asked.cut or asked.bracket or asked.heats):
        raise refuse("command-confrontation-and-cut")
    if asked.heats and not asked.cut:
        raise refuse("command-heats-without-cut")
    swiss = Stage("swiss", rounds=rounds if asked.heats or asked.unbeaten else 0, unless_unbeaten=asked.unbeaten)
    if asked.confrontation:
        return (swiss, CONFRONTATION)
    if not asked.cut and not asked.bracket and not asked.best_of and not asked.seeds:
        return (swiss,)
    bracket = _bracket(asked, book)
    if asked.heats:
        return (*(replace(swiss, heat=True),) * asked.heats, bracket)
    return (swiss, bracket) if asked.cut else (bracket,)


def changed_plan(asked: Asked, event: EventFile) -> tuple[Stage, ...]:
    """Another plan for an event; once it has started, what is played before the bracket stays as it was announced."""
    tournament = event.tournament
    stages = plan_of_options(asked, event.book, 0 if asked.file else tournament.rounds_planned)
    if asked.file or not tournament.started:
        return stages
    kept = tuple(stage for stage in event.plan if stage.kind != "bracket")
    if asked.heats or asked.unbeaten or not kept:
        return stages
    heats = sum(stage.heat for stage in kept)
    again = plan_of_options(replace(asked, heats=heats), event.book, 0) if heats else stages
    return (*(kept if tournament.plan else stages[:1]), *(stage for stage in again if stage.kind == "bracket"))


def _of_file(asked: Asked, rounds: int) -> tuple[Stage, ...]:
    if asked != Asked(file=asked.file):
        raise refuse("command-plan-file-and-options")
    stages = read(Path(asked.file))
    if rounds and stages[0].rounds not in (0, rounds):
        planned = stages[0].rounds
        raise refuse("command-plan-file-of-other-rounds", file=asked.file, planned=planned, rounds=rounds)
    return stages


def _bracket(asked: Asked, book: Rulebook) -> Stage:
    from topcut.files.bracket_file import read

    seeds = asked.seeds or ("twos" if asked.heats == 2 and asked.cut % 2 == 0 else "turns" if asked.heats else "")
    seeds = seeds or ("ranks" if asked.cut else "drawn" if _drawn_at_the_table(asked, book) else "typed")
    if seeds not in ("ranks", "twos", "turns", "drawn", "typed"):
        raise refuse("command-no-way-to-seed", typed=seeds)
    stage = Stage("bracket", take=asked.cut, seeds=seeds, best_of=asked.best_of)  # type: ignore[arg-type]
    if asked.bracket.endswith(".toml"):
        own = read(Path(asked.bracket))
        return replace(stage, name=own.title, bracket="own", games=own.games)
    return replace(stage, bracket=asked.bracket or "single")


def _drawn_at_the_table(asked: Asked, book: Rulebook) -> bool:
    """A single draft that is played by its seats (002 8.2)."""
    return asked.bracket == "seats" and book.text("playoff_seats") == "drawn"
