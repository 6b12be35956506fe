"""The rulebooks: which there are, what they say, what is wrong with one, where two differ."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from topcut.acts.entries.names import slug
from topcut.answers.encoding import encoded
from topcut.cli.terminal import given
from topcut.cli.terminal.app import app, command
from topcut.cli.terminal.checking import Looked, check_each
from topcut.cli.terminal.file_first import Json, PlainGroup, PlainHelp
from topcut.cli.terminal.out import listed, note, tell
from topcut.cli.terminal.sections import say_sections, sections_data
from topcut.cli.terminal.table_frame import table
from topcut.cli.terminal.telling import in_words, voice
from topcut.files import durable
from topcut.messages.message import message
from topcut.rulebooks.describe import describe, procedures_told
from topcut.rulebooks.diff import diff as compare
from topcut.rulebooks.load import file_of, load, names
from topcut.rulebooks.own import name_for, renamed
from topcut.rulebooks.procedures import in_force
from topcut.rulebooks.translations import wrong_translations

rulebook = typer.Typer(cls=PlainGroup, no_args_is_help=True)
app.add_typer(rulebook, name="rulebook")

Name = Annotated[
    str,
    typer.Argument(metavar="RULEBOOK", show_default=False, autocompletion=given.rulebook_names),
]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", show_default=False)]
Rulings = Annotated[list[str] | None, typer.Option("--ruling", show_default=False, metavar="FILE")]


@command("list", ["rulebook list"], rulebook, PlainHelp)
def list_(*, json: Json = False) -> None:
    """The rulebooks that come with Topcut."""
    books = [load(name) for name in names()]
    shown = message("cli-rulebook-name"), message("cli-rulebook-title"), message("cli-rulebook-document")
    made = table(in_words(message("cli-rulebook-rulebooks")), *map(in_words, shown))
    for book in books:
        made.add_row(book.name, _words(book.title), f"{_words(book.document)}, {_words(book.edition)}")
    heads = ("title", "game", "document", "edition")
    data = [{"name": book.name, **{key: _words(getattr(book, key)) for key in heads}} for book in books]
    tell(json, {"rulebooks": data}, made)


def _words(text: str) -> str:
    """A text of a rulebook in the terminal's language."""
    return voice().words(text)


@command("show", ["rulebook show star-trek-2e", "rulebook show yomi -o rounds=5"], rulebook, PlainHelp)
def show(*, name: Name, option: Options = None, ruling: Rulings = None, json: Json = False) -> None:
    """A rulebook in plain words, each rule with its clause."""
    book = given.rulebook(name, option or [], ruling or [], "")
    procedures = procedures_told(in_force(book)) if option else procedures_told(book.procedures, book)
    sections = [*procedures, *describe(book)]
    notes = given.ruling_notes(book, ruling or [], "")
    if json:
        said = {
            "name": book.name,
            "title": _words(book.title),
            "sections": sections_data(sections),
            "source": book.source,
            "notes": notes,
        }
        tell(True, said)
        return
    say_sections(sections)
    note(*notes)


@command("check", ["rulebook check house-rules.toml", "rulebook check"], rulebook, PlainHelp)
def check(
    *,
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="RULEBOOK"),
    ] = None,
    ruling: Rulings = None,
    json: Json = False,
) -> None:
    """Say everything that is wrong with a rulebook file, each with its line."""

    def look(one: str) -> Looked:
        book = load(one, None, [Path(file) for file in ruling or ()])
        return book.title, wrong_translations(file_of(one), book)

    check_each(json, files or names(), look, lambda title: message("cli-rulebook-good", rulebook=title))


@command("copy", ["rulebook copy swiss my-game.toml"], rulebook, PlainHelp)
def copy(
    *,
    name: Name,
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    json: Json = False,
) -> None:
    """The file of a rulebook, to make one of your own of it: it is called as the new file is."""
    load(name)
    path = Path(file)
    title = name_for(slug(path.stem))
    durable.make(path, renamed(file_of(name).read_text(encoding="utf-8"), title).encode())
    tell(json, {"file": file, "name": title}, message("cli-rulebook-copied", file=file, name=title))


@command("diff", ["rulebook diff star-trek-2e-2010 star-trek-2e"], rulebook, PlainHelp)
def diff(
    *,
    a: Name,
    b: Annotated[str, typer.Argument(metavar="RULEBOOK", show_default=False)],
    json: Json = False,
) -> None:
    """Where two rulebooks differ."""
    found = compare(load(a), load(b))
    data = [
        {
            "entry": in_words(d.entry),
            "key": d.key,
            "before": encoded(d.before, in_words),
            "after": encoded(d.after, in_words),
        }
        for d in found
    ]
    lines = [in_words(difference.told) for difference in found] or [in_words(message("cli-rulebook-same"))]
    tell(json, {"differences": data}, message("cli-rulebook-compared", before=a, after=b), listed("·", lines))
