"""The texts of a program that people read, each with the key by which a translation names it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from topcut.messages.message import Printed
from topcut.programs.model import Program
from topcut.programs.offices import Badge

SHELF = "program:"  # before the name where a text says which file it is of; rulebooks have the bare name
_OF_BADGES = ("title", "text")
_HEAD = ("title", "community", "document", "edition")


def with_printed(program: Program) -> Program:
    """The same program, each of its texts knowing where it stands."""
    of = f"{SHELF}{program.name}"
    head = {field: Printed(getattr(program, field), of, field) for field in _HEAD}
    titled = {
        field: tuple(_titled(one, of, f"{table}.{one.name}") for one in getattr(program, field))
        for table, field in (("game", "games"), ("level", "levels"), ("points", "points"))
    }
    badges = tuple(_badge(one, of) for one in program.badges)
    league = _titled(program.league, of, "league") if program.league else None
    return replace(program, **head, **titled, badges=badges, league=league)


def _badge(one: Badge, of: str) -> Badge:
    words = {field: Printed(getattr(one, field), of, f"badge.{one.name}.{field}") for field in _OF_BADGES}
    return replace(one, **words)


def _titled(one: Any, of: str, key: str) -> Any:
    return replace(one, title=Printed(one.title, of, f"{key}.title")) if one.title else one


def printed_texts(program: Program) -> dict[str, str]:
    """All texts of a program by their keys."""
    return {text.key: str(text) for text in _all(program)}


def _all(program: Program) -> Iterator[Printed]:
    for field in _HEAD:
        yield getattr(program, field)
    entries: tuple[Struct | None, ...] = (*program.games, *program.levels, *program.points, program.league)
    for one in entries:
        title = getattr(one, "title", "")
        if isinstance(title, Printed):
            yield title
    for badge in program.badges:
        yield from (one for one in (badge.title, badge.text) if isinstance(one, Printed))
