"""The interim rulings of this site: which are in force on a day, and rulebooks and programs with them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache

from topcut.programs.load import load as load_program
from topcut.programs.load import names as program_names
from topcut.programs.load import ruled as ruled_program
from topcut.programs.model import Program
from topcut.programs.overlay import PROGRAMS
from topcut.refusal import Refused, refuse
from topcut.rulebooks.load import names as rulebook_names
from topcut.rulebooks.load import ruled as ruled_rulebook
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.overlay import RULEBOOKS
from topcut.rulebooks.read import toml_of
from topcut.rulebooks.ruling import FORMAT, Ruling, ground_of, in_force, read_texts
from topcut.web.seasons.models_rulings import Published


def today() -> str:
    return f"{datetime.now(UTC):%Y-%m-%d}"


@lru_cache(maxsize=256)
def read(text: str, file: str) -> Ruling:
    """A ruling as it was written; refused with everything that is wrong in it, each with its line."""
    document, _ = toml_of(text.encode(), file)
    if document.get("topcut") != FORMAT:
        raise refuse("ruling-not-one", file=file, format=FORMAT)
    [ruling] = read_texts({file: text.encode()}, PROGRAMS if ground_of(document) == "program" else RULEBOOKS)
    return ruling


def ruling_of(row: Published) -> Ruling:
    return read(row.text, f"{row.name}.toml")


def holds(row: Published, day: str) -> bool:
    """From its first day to the day before it was withdrawn."""
    return row.since <= day and (not row.until or day < row.until)


def of_program(ground: str, name: str, program: str) -> list[Published]:
    """What was ever published over a rulebook or a program, by whose word holds there, the oldest first."""
    rows = Published.objects.filter(ground=ground, program=program).order_by("since", "pk")
    return [row for row in rows if name in row.over]


def in_force_on(rows: Iterable[Published], day: str) -> list[Published]:
    return [row for row in rows if holds(row, day)]


# A rulebook, a program -----------------------------------------------------------------------------------------------


def governs_rulebook(rulebook: str) -> str:
    """Whose rulings an event of no program takes: of the program that comes with Topcut and plays by this rulebook."""
    for name in program_names():
        if any(rulebook in game.rulebooks for game in load_program(name).games):
            return name
    return ""


def over_rulebook(rulebook: str, program: str = "") -> list[Published]:
    """Over a rulebook that comes with Topcut, in an event of this program or of none."""
    if rulebook not in rulebook_names():
        return []
    return of_program("rulebook", rulebook, program or governs_rulebook(rulebook))


def with_rulings(book: Rulebook, program: str = "", day: str = "") -> Rulebook:
    """A rulebook as it is on a day; today's where none is given."""
    rows = in_force_on(over_rulebook(str(book.name), program), day or today())
    holding = [ruling for ruling in map(ruling_of, rows) if in_force(ruling, book, None)]
    return ruled_rulebook(book, holding) if holding else book


def program_with_rulings(program: Program, day: str = "") -> Program:
    """A program as it is on a day."""
    rows = in_force_on(of_program("program", str(program.name), str(program.name)), day or today())
    return ruled_program(program, map(ruling_of, rows)) if rows else program


def is_taken_in(row: Published, document: Rulebook | Program) -> bool:
    """Whether the document's edition says it by now."""
    try:
        return not in_force(ruling_of(row), document, None)
    except Refused:  # a later Topcut reads rulings otherwise
        return False
