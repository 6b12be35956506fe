"""Checks a program's tables of points: what belongs to which, no gaps, no row twice, something for every place."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from topcut.programs.document import Parts
from topcut.programs.model import Part, Row
from topcut.refusal import refusal
from topcut.rulebooks.places import Path
from topcut.rulebooks.problems import Problems, meant


def check_tables(parts: Parts, problems: Problems) -> None:
    """Parts, rows, shares and totals belong to a table; a table has parts; a part of rows has rows."""
    tables = parts.words("points", "name")
    for table in ("part", "row", "share", "total"):
        for entry in parts.tables[table]:
            name = entry.values.get("table")
            if name is not None and name not in tables:
                problems.add((*entry.path, "table"), refusal("program-no-table", table=name, way=meant(name, tables)))
    for path, points in parts.whole("points"):
        if points.name not in parts.words("part", "table"):
            problems.add(path, refusal("program-table-without-parts"))
    for look in (_parts, _rows, _shares):
        look(parts, problems)


def _parts(parts: Parts, problems: Problems) -> None:
    known: dict[tuple[str, str], Part] = {}
    for path, part in parts.whole("part"):
        if (part.table, part.name) in known:
            problems.add((*path, "name"), refusal("rulebook-twice", word=part.name))
        known[part.table, part.name] = part
        if list(part.columns) != sorted(set(part.columns)) or any(last < 1 for last in part.columns):
            problems.add((*path, "columns"), refusal("program-columns-not-rising"))
    for table in ("row", "share"):
        _filled(table, known, parts, problems)


def _filled(table: str, known: Mapping[tuple[str, str], Part], parts: Parts, problems: Problems) -> None:
    """A part that is counted by rows has rows, and no other one; shares alike."""
    filled = set()
    for path, one in parts.whole(table):
        part = known.get((one.table, one.part))
        filled.add((one.table, one.part))
        if part is None and one.table in parts.words("points", "name"):
            names = [name for of, name in known if of == one.table]
            problems.add((*path, "part"), refusal("program-no-part", part=one.part, way=meant(one.part, names)))
        elif part is not None and part.by != table:
            problems.add((*path, "part"), refusal("program-part-by-other", part=one.part, by=part.by))
    for path, part in parts.whole("part"):
        if part.by == table and (part.table, part.name) not in filled:
            problems.add(path, refusal("program-part-empty", by=table))


def _rows(parts: Parts, problems: Problems) -> None:
    for _, part in parts.whole("part"):
        mine = [(path, row) for path, row in parts.whole("row") if (row.table, row.part) == (part.table, part.name)]
        mine.sort(key=lambda found: found[1].players)
        for path, row in mine:
            _row(path, row, part, problems)
        for (_, before), (path, row) in pairwise(mine):
            if before.to is None or row.players <= before.to:
                doubled = refusal("program-row-twice", players=row.players, before=before.players)
                problems.add((*path, "players"), doubled)
            elif row.players > before.to + 1:
                size = "one" if before.to + 1 == row.players - 1 else "many"
                gap = refusal("program-row-gap", first=before.to + 1, last=row.players - 1, size=size)
                problems.add((*path, "players"), gap)


def _row(path: Path, row: Row, part: Part, problems: Problems) -> None:
    if row.to is not None and row.to < row.players:
        problems.add((*path, "to"), refusal("rulebook-less", number=row.to, least=row.players))
    columns = part.columns or (0,)
    if len(row.points) > len(columns):
        problems.add((*path, "points"), refusal("program-row-too-long", most=len(columns)))
    elif not row.points:
        problems.add((*path, "points"), refusal("program-row-empty"))
    elif part.columns and len(row.points) < len(columns):
        said_to = columns[len(row.points) - 1]
        if row.to is None or row.to > said_to:
            problems.add((*path, "points"), refusal("program-row-short", place=said_to + 1))
    if any(points < 0 for points in row.points):
        problems.add((*path, "points"), refusal("rulebook-less", number=min(row.points), least=0))


def _shares(parts: Parts, problems: Problems) -> None:
    for _, part in parts.whole("part"):
        places = [
            (share.place, path)
            for path, share in parts.whole("share")
            if (share.table, share.part) == (part.table, part.name)
        ]
        for (one, _), (other, path) in pairwise(sorted(places)):
            if one == other:
                problems.add((*path, "place"), refusal("rulebook-twice", word=str(one)))
