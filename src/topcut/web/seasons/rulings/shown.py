"""Rulings as other pages list them: how each stands today."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from topcut.web.seasons.models_rulings import Published
from topcut.web.seasons.rulings.known import of_program, over_rulebook, today


class Shown(Struct, frozen=True):
    """A ruling in a list, and how it stands today."""

    row: Published
    state: str  # coming, in-force, withdrawn

    @property
    def look(self) -> str:
        return {"in-force": "in", "withdrawn": "gone"}.get(self.state, "none")


def shown(row: Published, day: str) -> Shown:
    over = bool(row.until) and row.until <= max(day, row.since)
    return Shown(row, "withdrawn" if over else "in-force" if row.since <= day else "coming")


def rulings_over(ground: str, name: str, program: str) -> list[Shown]:
    """Those that are in force over a program, or will be."""
    return not_over(of_program(ground, name, program))


def rulings_over_rulebook(name: str, program: str = "") -> list[Shown]:
    """Those over a rulebook that an event of this program takes, or one of no program."""
    return not_over(over_rulebook(name, program))


def not_over(rows: Iterable[Published]) -> list[Shown]:
    day = today()
    return [one for one in (shown(row, day) for row in rows) if one.state != "withdrawn"]
