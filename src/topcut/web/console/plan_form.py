"""The plan as a form asks for it: Swiss rounds or heats, a cut, a bracket."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from msgspec import Struct
from msgspec.structs import replace

from topcut.files.bracket_file import BracketFile
from topcut.journal.plan import CONFRONTATION, Seeding, Stage
from topcut.limits import natural
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook
from topcut.web.console.forms import whole

SEEDS = ("", "ranks", "twos", "turns", "drawn", "typed")  # "": as the rules say
NUMBERS = ("rounds", "cut", "best_of", "heats", "unbeaten")


class Asked(Struct, frozen=True):
    """What was typed about the plan."""

    rounds: int = 0
    cut: int = 0
    bracket: str = ""
    best_of: int = 0
    heats: int = 0
    seeds: str = ""
    unbeaten: int = 0
    confrontation: bool = False


def asked(typed: Mapping[str, str]) -> Asked:
    """The fields of the form; a word where a number belongs is refused."""
    for name in NUMBERS:
        text = typed.get(name, "").strip()
        if text and natural(text, 99_999) is None:
            raise refuse("form-no-plan-number", field=name.replace("_", "-"), typed=text[:40])
    numbers = {name: whole(typed.get(name, "")) for name in NUMBERS}
    bracket, seeds = typed.get("bracket", "").strip(), typed.get("seeds", "").strip()
    return Asked(bracket=bracket, seeds=seeds, confrontation=bool(typed.get("confrontation")), **numbers)


def stages(plan: Asked, book: Rulebook, own: BracketFile | None = None) -> tuple[Stage, ...]:
    """The stages that were asked for, with a bracket of one's `own`; () = the one stage that the rulebook plays."""
    if plan == Asked(rounds=plan.rounds) and own is None:
        return ()
    if book.play == "pod":
        raise refuse("console-plan-in-pods", game=book.title)
    if plan.confrontation and (plan.cut or plan.bracket or plan.heats or own):
        raise refuse("console-confrontation-with-cut")
    if plan.heats and not plan.cut:
        raise refuse("console-heats-without-cut")
    if plan.unbeaten and not plan.rounds:
        raise refuse("console-unbeaten-without-rounds")
    swiss = Stage("swiss", rounds=plan.rounds if plan.heats or plan.unbeaten else 0, unless_unbeaten=plan.unbeaten)
    if plan.confrontation:
        return (swiss, CONFRONTATION)
    if not (plan.cut or plan.bracket or plan.best_of or plan.seeds or own):
        return (swiss,)
    if plan.heats:
        return (*(replace(swiss, heat=True),) * min(plan.heats, 20), _bracket(plan, book, own))
    return (swiss, _bracket(plan, book, own)) if plan.cut else (_bracket(plan, book, own),)


def _bracket(plan: Asked, book: Rulebook, own: BracketFile | None) -> Stage:
    stage = Stage("bracket", take=plan.cut, seeds=_seeds(plan, book), best_of=plan.best_of)
    if own is not None:
        return replace(stage, name=own.title, bracket="own", games=own.games)
    return replace(stage, bracket=plan.bracket or "single")


def _seeds(plan: Asked, book: Rulebook) -> Seeding:
    """As it was chosen; otherwise by rank, out of the heats, or typed in where nothing comes before."""
    known: tuple[Seeding, ...] = get_args(Seeding)
    chosen = next((one for one in known if one == plan.seeds), None)
    if chosen:
        return chosen
    if plan.heats:
        return "twos" if plan.heats == 2 and plan.cut % 2 == 0 else "turns"
    if plan.cut:
        return "ranks"
    return "drawn" if plan.bracket == "seats" and book.text("playoff_seats") == "drawn" else "typed"  # 002 8.2


def typed_again(plan: tuple[Stage, ...]) -> dict[str, str]:
    """The form as it stands for an announced plan."""
    if plan and plan[-1].confrontation:
        return {**typed_again(plan[:-1]), "confrontation": "yes"}
    swiss, bracket = (next((one for one in plan if one.kind == kind), None) for kind in ("swiss", "bracket"))
    values = {
        "cut": bracket.take if bracket else 0,
        "bracket": bracket.bracket if bracket else "",
        "best_of": bracket.best_of if bracket else 0,
        "seeds": bracket.seeds if bracket else "",
        "heats": sum(stage.heat for stage in plan),
        "unbeaten": swiss.unless_unbeaten if swiss else 0,
    }
    return {name: str(value) for name, value in values.items() if value}
