"""What a program says of a level: its number, how far it moves a rating, its season, who grants it."""

from __future__ import annotations

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.model import Level, Program
from topcut.seasons.asked import must_be_level


class Months(Struct, frozen=True):
    """A season: its first and its last month, both included."""

    first: int
    last: int


class LevelAnswer(Struct, frozen=True):
    """Everything printed of a level; what is not printed is null, and why."""

    program: str
    name: str
    title: Message
    level: int | None
    k: int | None
    assumed_k: int | None  # what ratings take where no k is printed
    seasons: tuple[Months, ...]
    granted: str | None
    by: str | None
    one_per: str | None
    announced: str | None
    open: str | None
    allocated: bool  # where nobody bids
    approval_months: tuple[int, ...]  # in which it needs a special approval
    clause: str
    own: str  # readings behind what is not printed
    why: Message | None = None


def level_told(program: Program, name: str) -> LevelAnswer:
    """The facts of one of the seven levels."""
    must_be_level(name)
    level = program.level(name)
    title = message("programname-level", level=name, title=level.title if level else "")
    why = _why(program, level, title)
    level = level or Level(name)  # type: ignore[arg-type]
    return LevelAnswer(
        program=program.name,
        name=name,
        title=title,
        level=level.level,
        k=level.k,
        assumed_k=level.assumed_k,
        seasons=tuple(Months(one.first_month, one.last_month) for one in program.seasons if one.of == name),
        granted=level.granted or None,
        by=level.by,
        one_per=level.one_per or None,
        announced=level.announced or None,
        open=level.open or None,
        allocated=level.allocated,
        approval_months=approval_months(program, level),
        clause=level.clause,
        own=level.own,
        why=why,
    )


def approval_months(program: Program, level: Level) -> tuple[int, ...]:
    """The months in which an event of this level conflicts with others and needs a special approval."""
    return tuple(sorted({month for other in level.approval_in for month in program.season_months(other)}))


def k_of(program: Program, name: str) -> int | None:
    """How far a game of this level moves a rating: as printed, or what is taken where nothing is."""
    level = program.level(name)
    return (level.k or level.assumed_k) if level else None


def _why(program: Program, level: Level | None, title: Message) -> Message | None:
    if level is None or (level.level is None and level.k is None):
        return message("programwhy-no-level", document=program.document, level=title)
    return None
