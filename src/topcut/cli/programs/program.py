"""The programs: which there are, what they say, what is wrong with one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from topcut.cli.terminal.app import app, command
from topcut.cli.terminal.checking import Looked, check_each
from topcut.cli.terminal.file_first import Json, PlainGroup, PlainHelp
from topcut.cli.terminal.given import rulings_told
from topcut.cli.terminal.out import note, tell
from topcut.cli.terminal.sections import say_sections, sections_data
from topcut.cli.terminal.table_frame import table
from topcut.cli.terminal.telling import in_words, voice
from topcut.messages.message import message
from topcut.programs.describe import describe
from topcut.programs.load import file_of, load, names, ruled
from topcut.programs.model import Program
from topcut.programs.overlay import read_rulings
from topcut.programs.translations import look_in, wrong_translations

program = typer.Typer(cls=PlainGroup, no_args_is_help=True)
app.add_typer(program, name="program")


def program_names(incomplete: str) -> list[str]:
    """For shell completion."""
    return [name for name in names() if name.startswith(incomplete)]


Name = Annotated[str, typer.Argument(metavar="PROGRAM", show_default=False, autocompletion=program_names)]


Rulings = Annotated[list[str] | None, typer.Option("--ruling", show_default=False, metavar="FILE")]


def given_program(name: str, rulings: Sequence[str] | None = None, on: str = "") -> Program:
    """A program that comes with Topcut, or one's own by its file, with the rulings in force on a day."""
    look_in(file_of(name).parent)
    return ruled(load(name), read_rulings(rulings or ()), on or None)


@command("list", ["program list"], program, PlainHelp)
def list_(*, json: Json = False) -> None:
    """The programs that come with Topcut."""
    programs = [load(name) for name in names()]
    shown = message("cli-program-name"), message("cli-program-title"), message("cli-program-document")
    made = table(in_words(message("cli-program-programs")), *map(in_words, shown))
    for one in programs:
        made.add_row(one.name, _words(one.title), f"{_words(one.document)}, {_words(one.edition)}")
    tell(json, {"programs": [_listed(one) for one in programs]}, made)


def _listed(one: Program) -> dict[str, object]:
    heads = {key: _words(getattr(one, key)) for key in ("title", "community", "document", "edition")}
    return {"name": one.name, **heads, "games": [game.name for game in one.games]}


def _words(text: str) -> str:
    """A text of a program in the terminal's language."""
    return voice().words(text)


@command("show", ["program show star-trek", "program show our-club.toml --ruling our-2027.toml"], program, PlainHelp)
def show(*, name: Name, ruling: Rulings = None, json: Json = False) -> None:
    """A program in plain words, each rule with its clause."""
    found = given_program(name, ruling)
    sections = describe(found)
    if json:
        tell(True, {**_listed(found), "sections": sections_data(sections), "source": found.source})
        return
    say_sections(sections)
    for one in rulings_told(read_rulings(ruling or ()), found, ""):
        note(one)


@command("check", ["program check our-club.toml", "program check"], program, PlainHelp)
def check(
    *,
    files: Annotated[list[str] | None, typer.Argument(metavar="PROGRAM")] = None,
    ruling: Rulings = None,
    json: Json = False,
) -> None:
    """Say everything that is wrong with a program file, each with its line."""

    def look(one: str) -> Looked:
        found = given_program(one, ruling)
        return found.title, wrong_translations(file_of(one), found)

    check_each(json, files or names(), look, lambda title: message("cli-program-good", program=title))
