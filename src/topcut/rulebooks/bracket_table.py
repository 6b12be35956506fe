"""A bracket as a TOML file (`bracket/1`): who meets whom, before anybody asks whether it can be played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from topcut.messages.message import message
from topcut.refusal import refusal
from topcut.rulebooks.problems import Problems, meant
from topcut.rulebooks.read import read_toml
from topcut.rulebooks.shapes import fill

FORMAT = "bracket/1"
BRACKETS = Path(__file__).parent / "brackets"


class BracketHead(Struct, frozen=True):
    """The lines above the first game."""

    topcut: Literal["bracket/1"]
    title: str
    players: int
    name: str = ""
    clause: str = ""


class BracketLine(Struct, frozen=True):
    """A `[[game]]`; its number is its place in the file unless it says another."""

    round: int
    seats: tuple[str, str]
    name: str = ""
    only_if: int = 0
    number: int = 0


class RawBracket(Struct, frozen=True):
    """A document taken apart; values that are not right are missing."""

    head: dict[str, Any]
    lines: list[dict[str, Any]]


class BracketTable(Struct, frozen=True):
    """A bracket's file: its head, and its games with the right numbers."""

    head: BracketHead
    lines: tuple[BracketLine, ...]


@cache
def shipped(name: str, players: int) -> BracketTable:
    """A bracket that comes with Topcut."""
    document, known = read_toml(BRACKETS / f"{name}-{players}.toml")
    problems = Problems(document, known, message("file-named", file=name))
    raw = take_apart(problems)
    problems.check()
    return table_of(raw)


def shipped_sizes(name: str) -> tuple[int, ...]:
    """The numbers of players that a bracket comes with."""
    found = (file.stem.rpartition("-") for file in BRACKETS.glob(f"{name}-*.toml"))
    return tuple(sorted(int(size) for stem, _, size in found if stem == name))


def take_apart(problems: Problems) -> RawBracket:
    """The values of a document that are right; what is not right is added to the problems."""
    if "topcut" not in problems.document:
        problems.add((), refusal("rulebook-not-a-bracket", format=FORMAT))
    return RawBracket(_head(problems), list(_lines(problems)))


def table_of(raw: RawBracket) -> BracketTable:
    """A bracket whose document had no problems."""
    return BracketTable(BracketHead(**raw.head), tuple(BracketLine(**line) for line in raw.lines))


def _head(problems: Problems) -> dict[str, Any]:
    known = BracketHead.__struct_fields__
    for key in problems.document:
        if key not in known and key != "game":
            problems.add((key,), refusal("rulebook-unknown-bracket-key", way=meant(key, [*known, "game"])))
    given = {key: value for key, value in problems.document.items() if key in known}
    given.setdefault("topcut", FORMAT)  # said already, in better words
    return fill(BracketHead, given, (), problems)


def _lines(problems: Problems) -> Iterator[dict[str, Any]]:
    entries = problems.document.get("game", [])
    if not isinstance(entries, list):
        problems.add(("game",), refusal("rulebook-single-brackets", table="game"))
        return
    if not entries:
        problems.add((), refusal("rulebook-bracket-without-games"))
    for index, entry in enumerate(entries):
        values = fill(BracketLine, entry, ("game", index), problems)
        yield {**values, "number": values.get("number") or index + 1}
