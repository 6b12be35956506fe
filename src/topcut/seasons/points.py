"""The points of a placing, by a program's table."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.model import Part, Points, Program, Row
from topcut.refusal import refuse
from topcut.seasons.asked import must_be_number, must_be_table, must_have_played


class PointsAnswer(Struct, frozen=True):
    """Points and of what they are made; none, and why, where the document's table says nothing."""

    program: str
    table: str
    points: int | None
    parts: Mapping[str, int]
    clause: str
    why: Message | None = None


class Placing(Struct, frozen=True):
    """How somebody did in an event."""

    players: int
    place: int | None = None  # a casual event needs none
    wins: int = 0  # matches, byes included
    casual: bool = False


def points_of(program: Program, table: str, placing: Placing) -> PointsAnswer:
    """What a placing gives in a table."""
    must_be_table(program, table)
    _must_be_possible(placing)
    found = program.table(table)
    if found is None:
        why = message("programwhy-no-table", document=program.document, table=table)
        return PointsAnswer(program.name, table, None, {}, "", why)
    parts: dict[str, int] = {}
    for part in program.parts_of(table):
        counted = 0 if placing.casual and not part.casual else _points_of_part(program, found, part, placing)
        if isinstance(counted, Message):
            return PointsAnswer(program.name, table, None, {}, part.clause or found.clause, counted)
        parts[part.name] = counted
    if placing.casual and not any(part.casual for part in program.parts_of(table)):
        return PointsAnswer(program.name, table, None, {}, found.clause, message("programwhy-no-casual"))
    return PointsAnswer(program.name, table, sum(parts.values()), parts, found.clause)


def _must_be_possible(placing: Placing) -> None:
    must_be_number("players", placing.players, 1)
    must_be_number("wins", placing.wins, 0)
    if placing.place is not None:
        must_have_played(placing.place, placing.players)
    elif not placing.casual:
        raise refuse("program-no-place")


def _points_of_part(program: Program, table: Points, part: Part, placing: Placing) -> int | Message:
    if part.by == "wins":
        return part.each * placing.wins
    if part.by == "share":
        return _share(program, part, placing)
    rows = program.rows_of(part)
    row = next((one for one in rows if placing.players >= one.players and _within(one, placing.players)), None)
    if row is None:
        return _no_row(table, rows, placing.players)
    if row.casual_only and not placing.casual:
        least = min((one.players for one in rows if not one.casual_only), default=0)
        return message("programwhy-casual-only", players=placing.players, least=least)
    return _of_row(part, row, placing)


def _within(row: Row, players: int) -> bool:
    return row.to is None or players <= row.to


def _of_row(part: Part, row: Row, placing: Placing) -> int | Message:
    if not part.columns or placing.place is None:
        return row.points[0]
    column = next((number for number, last in enumerate(part.columns) if placing.place <= last), len(part.columns))
    if column >= len(row.points):
        return message("programwhy-no-column", place=placing.place, last=part.columns[len(row.points) - 1])
    return row.points[column]


def _no_row(table: Points, rows: tuple[Row, ...], players: int) -> Message:
    """Fewer players than the first row, or more than the last one."""
    if players < rows[0].players:
        return message("programwhy-too-few", players=players, least=rows[0].players)
    most = rows[-1].to or rows[-1].players
    if table.beyond is None:
        return message("programwhy-too-many", players=players, most=most)
    by = message("programname-role", role=table.beyond)
    return message("programwhy-scored-by", most=most, by=by)


def _share(program: Program, part: Part, placing: Placing) -> int:
    """The number of players divided, rounded up; nothing beyond the last place, or in too small an event."""
    share = next((one for one in program.shares_of(part) if (placing.place or 0) <= one.place), None)
    if share is None or placing.players < share.least:
        return 0
    return -(-placing.players // share.divided_by)
