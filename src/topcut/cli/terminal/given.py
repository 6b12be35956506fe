"""What was given on the command line: lists of names, a rulebook with its options."""

from __future__ import annotations

import os
import select
import stat
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from topcut import limits
from topcut.acts.entries.commands import Person
from topcut.cli.terminal.telling import in_words
from topcut.files.names_file import read_names
from topcut.messages.message import Message, message
from topcut.programs.model import Program
from topcut.refusal import refuse
from topcut.rulebooks.load import file_of, load, names
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.overlay import read_rulings
from topcut.rulebooks.ruling import Ruling, in_force
from topcut.rulebooks.translations import look_in
from topcut.rulebooks.values import from_text


def people(words: Sequence[str], players: str, names: str, encoding: str, wait: bool) -> tuple[Person, ...]:
    """Names behind the command, in --players, in a file, or from standard input; `wait` for them if need be."""
    found: tuple[Person, ...] = ()
    if words:
        typed = " ".join(words)
        found += read_names(
            (typed if "," in typed else "\n".join(words)).encode(), in_words(message("cli-given-names"))
        )
    if players:
        found += read_names(players.encode(), in_words(message("cli-given-players")))
    if names and names != "-":
        found += read_names(file_bytes(names), Path(names).name, encoding)
    if names == "-" or (not found and (wait or _is_fed())):
        found += _pasted(encoding, must=names == "-" or wait)
    return found


def file_bytes(path: str) -> bytes:
    """A file of any kind; each reader has a limit of its own."""
    return limits.read_file(path, limits.JSON_BYTES)


def standard_input(prompt: Message) -> bytes:
    """All of standard input; at a keyboard, after a word on how to end it."""
    if sys.stdin.isatty():
        sys.stderr.write(in_words(prompt) + "\n")
        sys.stderr.flush()
    source = in_words(message("cli-given-list"))
    return limits.small(sys.stdin.buffer.read(limits.TEXT_BYTES + 1), source, limits.TEXT_BYTES)


def _pasted(encoding: str, must: bool) -> tuple[Person, ...]:
    data = standard_input(message("cli-given-paste"))
    return read_names(data, in_words(message("cli-given-list")), encoding) if must or data.strip() else ()


def _is_fed() -> bool:
    """Whether names are waiting in a pipe or a redirected file; never waits for them."""
    try:
        handle = sys.stdin.fileno()
        mode = os.fstat(handle).st_mode
    except (OSError, ValueError):
        return False
    if stat.S_ISREG(mode):
        return True
    return stat.S_ISFIFO(mode) and bool(select.select([handle], [], [], 0)[0])


def rulebook(name: str, options: Sequence[str], rulings: Sequence[str], date: str) -> Rulebook:
    """The rulebook with the event's choices (`--option time_limit=50`) and the rulings in force on its day."""
    if not name:
        raise refuse("command-no-rulebook", rulebooks=tuple(names()))
    settings = load(name).settings
    look_in(file_of(name).parent)
    chosen: dict[str, Any] = {}
    for option in options:
        key, sign, value = (part.strip() for part in option.partition("="))
        if not sign:
            raise refuse("command-option-sets-nothing", typed=option)
        chosen[key] = from_text(settings[key], value) if key in settings else value
    return load(name, chosen, list(rulings), date or None)


def ruling_notes(book: Rulebook, rulings: Sequence[str], date: str) -> list[str]:
    """Of every ruling that was named: that it applies, or why it does not."""
    if not rulings:
        return []
    return [in_words(one) for one in rulings_told(read_rulings(rulings), book, date)]


def rulings_told(rulings: Sequence[Ruling], book: Rulebook | Program, date: str) -> list[Message]:
    """Of each: that it applies, or why it does not."""
    return [_of_ruling(ruling, book, date) for ruling in rulings]


def _of_ruling(ruling: Ruling, book: Rulebook | Program, date: str) -> Message:
    head = ruling.head
    name = message("cli-given-ruling", name=head.name, title=head.title)
    if head.name in book.rulings and in_force(ruling, book, date or None):
        return message("cli-given-applies", ruling=name)
    if book.name not in ruling.overrides:
        return message("cli-given-of-others", ruling=name, books=ruling.overrides, book=book.name)
    if date and head.from_ > date:
        return message("cli-given-later", ruling=name, since=head.from_, date=date)
    return message("cli-given-taken-in", ruling=name, edition=book.edition, book=book.name)


def rulebook_names(incomplete: str) -> list[str]:
    """For shell completion."""
    return [name for name in names() if name.startswith(incomplete)]
