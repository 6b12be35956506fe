"""What was given on the command line: lists of names, a rulebook with its options."""

from __future__ import annotations

import os
import select
import stat
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from topcut import limits
from topcut.desk.commands import Person
from topcut.files.names_file import read_names
from topcut.refusal import refuse

if TYPE_CHECKING:
    from topcut.rulebooks.model import Rulebook


def people(words: Sequence[str], players: str, names: str, encoding: str, wait: bool) -> tuple[Person, ...]:
    """Names behind the command, in --players, in a file, or from standard input; `wait` for them if need be."""
    found: tuple[Person, ...] = ()
    if words:
        typed = " ".join(words)
        found += read_names((typed if "," in typed else "\n".join(words)).encode(), "the names")
    if players:
        found += read_names(players.encode(), "--players")
    if names and names != "-":
        found += read_names(file_bytes(names), Path(names).name, encoding)
    if names == "-" or (not found and (wait or _is_fed())):
        found += _pasted(encoding, must=names == "-" or wait)
    return found


def file_bytes(path: str) -> bytes:
    """A file of any kind; each reader has a limit of its own."""
    return limits.read_file(path, limits.JSON_BYTES)


def standard_input(prompt: str) -> bytes:
    """All of standard input; at a keyboard, after a word on how to end it."""
    if sys.stdin.isatty():
        sys.stderr.write(f"{prompt}, then press Ctrl-D on an empty line:\n")
        sys.stderr.flush()
    return limits.small(sys.stdin.buffer.read(limits.TEXT_BYTES + 1), "the list", limits.TEXT_BYTES)


def _pasted(encoding: str, must: bool) -> tuple[Person, ...]:
    data = standard_input("Paste or type the names, one a line")
    return read_names(data, "the list", encoding) if must or data.strip() else ()


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
    from topcut.rulebooks.load import load, names
    from topcut.rulebooks.values import from_text

    if not name:
        raise refuse("command-no-rulebook", rulebooks=tuple(names()))
    settings = load(name).settings
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
    from topcut.rulebooks.overlay import in_force, read_rulings

    notes = []
    for ruling in read_rulings(rulings):
        head = ruling.head
        name = f"ruling {head.name}" + (f" ({head.title})" if head.title else "")
        books = (head.rulebook,) if isinstance(head.rulebook, str) else head.rulebook
        if head.name in book.rulings and in_force(ruling, book, date or None):
            notes.append(f"{name} applies")
        elif book.name not in books:
            notes.append(f"{name} does not apply: it is for {', '.join(books)}, not for {book.name}")
        elif date and head.from_ > date:
            notes.append(f"{name} does not apply: it holds from {head.from_} on, the event is on {date}")
        else:
            notes.append(f"{name} does not apply: edition {book.edition} of {book.name} has taken it in")
    return notes


def rulebook_names(incomplete: str) -> list[str]:
    """For shell completion."""
    from topcut.rulebooks.load import names

    return [name for name in names() if name.startswith(incomplete)]
