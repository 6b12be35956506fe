"""The plan as a form asks for it: its fields read, and filled in again."""

from __future__ import annotations

from collections.abc import Mapping

from topcut.acts.stages.asked import WAYS_SEEDED, PlanAsked
from topcut.journal.plan import Stage, has_rounds
from topcut.web.site.fields import read

SEEDS = ("", *WAYS_SEEDED)  # "": as the rules say


def asked(typed: Mapping[str, str]) -> PlanAsked:
    """The fields of the form; a word where a number belongs is refused."""
    return read(PlanAsked, typed, own_name="")


def typed_again(plan: tuple[Stage, ...]) -> dict[str, str]:
    """The form as it stands for an announced plan."""
    if not has_rounds(plan):
        return {"gathering": "yes"}
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
