"""A rulebook of one's own: how it begins, what it is called, and what may be kept of it beside those that ship."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from itertools import count
from typing import Any

from topcut.limits import short
from topcut.messages.message import message
from topcut.refusal import Refusal, Refused, refusal
from topcut.rulebooks.choose import Document, as_printed
from topcut.rulebooks.load import load_sent, names
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.places import Path
from topcut.rulebooks.problems import Problems
from topcut.rulebooks.read import toml_of

NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_NAME_LINE = re.compile(r"""^name\s*=\s*["']([\w.-]*)["']""", re.MULTILINE)
UNNAMED = "own-game"
_WIDEST = {"name": 60, "title": 80, "game": 80, "document": 200, "edition": 40}  # signs that lists have room for


def begun(book: Rulebook, document: str) -> Document:
    """A new one that plays as `book` does: without a name yet, `document` says where its rules are from."""
    head = {"name": UNNAMED, "title": "", "game": "", "document": document, "edition": "1"}
    return as_printed(book.source) | head | {"after": book.after or book.name}


def name_for(slug: str) -> str:
    """The short name of a game, made of its title; never one that comes with Topcut."""
    name = slug[: _WIDEST["name"] - len("own-") - 3].strip("-") or UNNAMED
    return name if name not in names() else f"own-{name}"


def free_name(name: str, taken: Container[str]) -> str:
    """The same, with a number where somebody has one of that name already."""
    return name if name not in taken else next(one for n in count(2) if (one := f"{name}-{n}") not in taken)


def renamed(text: str, name: str) -> str:
    """The text of a file under another name, with whose texts it has; its remarks stay."""
    before = _NAME_LINE.search(text)
    if before is None:
        return text
    after = "" if re.search(r"^after\s*=", text, re.MULTILINE) else f'\nafter = "{before[1]}"'
    return text[: before.start()] + f'name = "{name}"{after}' + text[before.end() :]


def unfit(document: Mapping[str, Any]) -> Iterator[tuple[Path, Refusal]]:
    """Why a rulebook that holds together cannot be kept under its name and title."""
    name, title = str(document.get("name", "")), str(document.get("title", ""))
    if name in names():
        yield ("name",), refusal("own-name-taken", name=name)
    elif not NAME.fullmatch(name):
        yield ("name",), refusal("own-name-odd")
    if not title.strip():
        yield ("title",), refusal("own-no-title")
    for key, most in _WIDEST.items():
        text, label = str(document.get(key, "")), message("own-part", part=key)
        if not text.isprintable():
            yield (key,), refusal("own-unprintable", field=label)
        try:
            short(text, most, label)
        except Refused as refused:
            yield from (((key,), one) for one in refused.refusals)


def read_own(data: bytes, name: str) -> Rulebook:
    """A file that somebody sent, as their rulebook; everything that is wrong with it, each with its line."""
    book, (document, known) = load_sent(data, name), toml_of(data, name)
    problems = Problems(document, known, message("file-named", file=name))
    for path, wrong in unfit(document):
        problems.add(path, wrong)
    problems.check()
    return book
