"""The plan on the command line: `--cut 8 --bracket mcintyre`, a plan file, and a plan in words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.plan import Stage
from topcut.refusal import refuse

if TYPE_CHECKING:
    from topcut.cli.opening import Event
    from topcut.rulebooks.model import Rulebook


def _option(*names: str, words: str, metavar: str | None = None) -> Any:
    return typer.Option(*names, help=words, show_default=False, metavar=metavar)


Cut = Annotated[int, _option("--cut", words="Then a bracket of the top N; with heats, N from each.")]
BracketName = Annotated[
    str, _option("--bracket", words="single, play-in, double, mcintyre, seats, or a file of your own.", metavar="NAME")
]
BestOf = Annotated[int, _option("--best-of", words="Games of a bracket match.")]
Heats = Annotated[int, _option("--heats", words="So many heats first.")]
Seeds = Annotated[str, _option("--seeds", words="How seeds are made: ranks, twos, turns, drawn, typed.", metavar="HOW")]
Unbeaten = Annotated[int, _option("--unless-unbeaten", words="End after N rounds if only one player has won them all.")]
PlanFile = Annotated[str, _option("--plan", words="A file with the whole plan.", metavar="FILE")]


class Asked(Struct, frozen=True):
    """What was typed about the plan."""

    cut: int = 0
    bracket: str = ""
    best_of: int = 0
    heats: int = 0
    seeds: str = ""
    unbeaten: int = 0
    file: str = ""


def plan_of_options(asked: Asked, book: Rulebook, rounds: int) -> tuple[Stage, ...]:
    """The stages that were asked for; () = the one stage that the rulebook plays."""
    if asked == Asked():
        return ()
    if asked.file:
        return _of_file(asked)
    if asked.heats and not asked.cut:
        raise refuse("heats need to know how many qualify from each", "add --cut N", "plan")
    swiss = Stage("swiss", rounds=rounds if asked.heats or asked.unbeaten else 0, unless_unbeaten=asked.unbeaten)
    if not asked.cut and not asked.bracket and not asked.best_of and not asked.seeds:
        return (swiss,)
    bracket = _bracket(asked)
    if asked.heats:
        return (*(replace(swiss, heat=True),) * asked.heats, bracket)
    return (swiss, bracket) if asked.cut else (bracket,)


def _of_file(asked: Asked) -> tuple[Stage, ...]:
    from topcut.files.plan_file import read

    if asked != Asked(file=asked.file):
        raise refuse("a plan file says everything about the plan", "leave the other options out", "plan")
    return read(Path(asked.file))


def _bracket(asked: Asked) -> Stage:
    from topcut.files.bracket_file import read

    seeds = asked.seeds or ("twos" if asked.heats == 2 and asked.cut % 2 == 0 else "turns" if asked.heats else "")
    seeds = seeds or ("ranks" if asked.cut else "typed")
    if seeds not in ("ranks", "twos", "turns", "drawn", "typed"):
        raise refuse(f"{seeds!r} is no way to make seeds", "use ranks, twos, turns, drawn or typed", "plan")
    stage = Stage("bracket", take=asked.cut, seeds=seeds, best_of=asked.best_of)  # type: ignore[arg-type]
    if asked.bracket.endswith(".toml"):
        own = read(Path(asked.bracket))
        return replace(stage, name=own.title, bracket="own", games=own.games)
    return replace(stage, bracket=asked.bracket or "single")


# In words ------------------------------------------------------------------------------------------------------------


def plan_lines(event: Event) -> list[str]:
    """One sentence for every stage."""
    return [f"{number}. {stage_sentence(event, number)}" for number in range(1, len(event.plan) + 1)]


def stage_sentence(event: Event, number: int) -> str:
    """ "Top 8: the first 8 of Swiss rounds, Modified McIntyre, best of 3"."""
    from topcut.play.stages import bracket_words, games_of_stage, planned_rounds, sources_of, stage_name

    stage, name = event.plan[number - 1], stage_name(event.plan, number)
    parts = []
    if sources := sources_of(event.plan, number) if not stage.heat else ():
        where = " and ".join(stage_name(event.plan, source) for source in sources)
        parts.append(f"the first {stage.take} of {where}" if stage.take else f"everybody of {where}")
    if stage.kind == "bracket":
        games = games_of_stage(stage, event.book)
        parts += [bracket_words(stage), f"best of {games}" if games > 1 else "one game a match"]
        parts.append(_SEEDS[stage.seeds])
    elif stage.kind == "pods":
        parts.append("pods by rank" if number > 1 else "random pods")
    else:
        rounds = planned_rounds(event.tournament, event.book, number)
        parts.append(f"{rounds} rounds" if rounds else "rounds as the rulebook recommends")
        if stage.unless_unbeaten:
            parts.append(f"ended after {stage.unless_unbeaten} if only one player has won them all")
    return f"{name}: {', '.join(part for part in parts if part)}"


_SEEDS = {
    "ranks": "seeds by rank",
    "twos": "seeds from the heats in twos",
    "turns": "seeds from the heats in turn",
    "listed": "seeds as announced",
    "typed": "seeds typed in",
    "drawn": "seats drawn by lot",
}
