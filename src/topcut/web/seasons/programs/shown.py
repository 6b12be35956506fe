"""What a program's page draws: levels, what places earn, tables of points, and two programs side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.describe import (
    describe,
    earned_told,
    games_named,
    level_named,
    place_of_use_told,
    places_told,
    players_told,
    season_told,
)
from topcut.programs.model import Earning, Part, Program, Row
from topcut.rulebooks.describe import RuleLine, Section
from topcut.seasons.points import Placing, PointsAnswer, points_of

_DRAWN = ("programtold-document", "programtold-levels", "programtold-earnings", "programtold-table")


class LevelShown(Struct, frozen=True):
    """A row of the table of levels."""

    number: int | None
    title: Message
    seasons: tuple[Message, ...]
    granted: Message | None
    k: int | None
    assumed: bool  # where the document prints no k
    clause: str


def levels(program: Program) -> list[LevelShown]:
    """The lowest first, as the document has them."""
    return [
        LevelShown(
            number=one.level,
            title=level_named(program, one.name),
            seasons=tuple(season_told(season) for season in program.seasons if season.of == one.name),
            granted=_granted(one.granted, one.by or "", one.one_per) if one.by else None,
            k=one.k if one.k is not None else one.assumed_k,
            assumed=one.k is None and one.assumed_k is not None,
            clause=", ".join(filter(None, (one.clause, one.own))),
        )
        for one in program.levels
    ]


def _granted(granted: str, by: str, one_per: str) -> Message:
    role = message("programname-role", role=by)
    return message("programtold-granted", granted=granted, by=role, country=one_per or "no")


# What a placing earns ------------------------------------------------------------------------------------------------


class EarningShown(Struct, frozen=True):
    """A row: what one place of a level earns for one later event, in which games."""

    level: Message | None  # None: the same as in the row above
    place: Message
    above: int
    what: tuple[tuple[Message, tuple[str, ...]], ...]
    where: Message
    clause: str


def earnings(program: Program) -> list[EarningShown]:
    """Byes and head starts of the same place for the same event stand together."""
    together: dict[tuple[object, ...], list[Earning]] = {}
    for one in program.earnings:
        key = (one.level, one.place, one.above, one.into, one.when, one.anywhere)
        together.setdefault(key, []).append(one)
    rows: list[EarningShown] = []
    before = ""
    for them in sorted(together.values(), key=lambda them: _order(program, them[0])):
        rows.append(_earning(program, them, them[0].level != before))
        before = them[0].level
    return rows


def _order(program: Program, one: Earning) -> tuple[int, int, int]:
    """By level as they are printed, by place, the higher event first."""
    names = [level.name for level in program.levels]
    return names.index(one.level), one.place, -names.index(one.into)


def _earning(program: Program, them: list[Earning], new: bool) -> EarningShown:
    first = them[0]
    return EarningShown(
        level=level_named(program, first.level) if new else None,
        place=message("placing-ordinal", number=first.place),
        above=first.above,
        what=tuple((earned_told(one.kind, one.rounds, one.points), games_named(program, one.games)) for one in them),
        where=place_of_use_told(level_named(program, first.into), first.when, first.anywhere),
        clause=", ".join(dict.fromkeys(one.clause for one in them)),
    )


# Tables of points ----------------------------------------------------------------------------------------------------


class Asked(Struct, frozen=True):
    """What somebody typed into the form of a table; 0 where nothing."""

    table: str = ""
    players: int = 0
    place: int = 0
    wins: int = 0
    casual: bool = False


class RowShown(Struct, frozen=True):
    """A row of a table, and whether it is the one that was asked for."""

    players: Message
    points: tuple[int | None, ...]
    casual: bool
    here: bool
    column: int | None  # the place that was asked for


class Grid(Struct, frozen=True):
    """The rows of one part, its columns by places."""

    part: Message
    columns: tuple[Message, ...]
    rows: tuple[RowShown, ...]


class TableShown(Struct, frozen=True):
    """A table of points: its grids, its other rules, and the answer to what was asked."""

    name: str
    title: str
    clause: str
    grids: tuple[Grid, ...]
    lines: tuple[RuleLine, ...]
    by_wins: bool
    has_casual: bool
    asked: Asked
    answer: PointsAnswer | None
    parts: tuple[tuple[Message, int], ...]  # of the answer


def tables(program: Program, asked: Asked) -> Iterator[TableShown]:
    """Every table; raises `Refused` where what was asked cannot be."""
    told = [section for section in describe(program) if section.heading.id == "programtold-table"]
    for one, section in zip(program.points, told, strict=True):
        mine = asked if asked.table == one.name else Asked(one.name)
        answer = _answer(program, mine)
        yield TableShown(
            name=one.name,
            title=one.title or one.name,
            clause=one.clause,
            grids=tuple(_grid(program, part, mine) for part in program.parts_of(one.name) if part.by == "row"),
            lines=tuple(line for line in section.lines if line.text.id != "programtold-row"),
            by_wins=any(part.by == "wins" for part in program.parts_of(one.name)),
            has_casual=any(part.casual for part in program.parts_of(one.name)),
            asked=mine,
            answer=answer,
            parts=tuple(_parts(answer)),
        )


def _answer(program: Program, asked: Asked) -> PointsAnswer | None:
    if not asked.players or not (asked.place or asked.casual):
        return None
    placing = Placing(asked.players, asked.place or None, asked.wins, asked.casual)
    return points_of(program, asked.table, placing)


def _parts(answer: PointsAnswer | None) -> Iterable[tuple[Message, int]]:
    if answer is None or len(answer.parts) < 2:
        return ()
    return ((message("programname-part", part=name), points) for name, points in answer.parts.items())


def _grid(program: Program, part: Part, asked: Asked) -> Grid:
    rows = program.rows_of(part)
    width = max(len(row.points) for row in rows)
    columns = part.columns[:width]
    firsts = (1, *(last + 1 for last in columns))
    heads = tuple(places_told(first, last) for first, last in zip(firsts, columns, strict=False))
    return Grid(
        part=message("programname-part", part=part.name),
        columns=heads or (message("web-programs-each"),),
        rows=tuple(_row(row, part, width, asked) for row in rows),
    )


def _row(row: Row, part: Part, width: int, asked: Asked) -> RowShown:
    here = bool(asked.players) and row.players <= asked.players and (row.to is None or asked.players <= row.to)
    column = next((n for n, last in enumerate(part.columns) if 0 < asked.place <= last), None) if here else None
    points = (*row.points, *(None,) * (width - len(row.points)))
    return RowShown(players_told(row), points, row.casual_only, here, column)


# Everything else, and two side by side -------------------------------------------------------------------------------


def other_sections(program: Program) -> list[Section]:
    """What is told in lines: leagues, ratings, sanctioning, formats, deadlines, who decides."""
    return [section for section in describe(program) if section.heading.id not in _DRAWN]


class LineCompared(Struct, frozen=True):
    """A rule, and whether the other program says the same."""

    line: RuleLine
    same: bool


class Compared(Struct, frozen=True):
    """A section as two programs have it."""

    heading: Message
    sides: tuple[tuple[LineCompared, ...], tuple[LineCompared, ...]]
    same: bool


def compared(one: Program, other: Program) -> list[Compared]:
    """Section by section, in the order of the first; what only the second has comes last."""
    left, right = ({_key(section): section for section in describe(program)} for program in (one, other))
    return [_compared(left.get(key), right.get(key)) for key in (*left, *(key for key in right if key not in left))]


def _key(section: Section) -> tuple[str, str]:
    """Tables of points by their titles; anything else by what it is about."""
    about = section.heading["title"] if section.heading.id == "programtold-table" else ""
    return section.heading.id, str(about)


def _compared(one: Section | None, other: Section | None) -> Compared:
    section = one or other
    assert section is not None
    lines, others = (found.lines if found else () for found in (one, other))
    sides = _marked(lines, others), _marked(others, lines)
    return Compared(section.heading, sides, all(line.same for side in sides for line in side))


def _marked(lines: tuple[RuleLine, ...], others: tuple[RuleLine, ...]) -> tuple[LineCompared, ...]:
    there = [line.text for line in others]
    return tuple(LineCompared(line, line.text in there) for line in lines)
