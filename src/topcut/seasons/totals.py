"""Points over many events: what a program adds up of each of its tables, and when it begins anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from topcut.programs.model import Program, Total
from topcut.seasons.asked import must_be_table
from topcut.seasons.league import Who
from topcut.seasons.ranked import ranked


class Line(Struct, frozen=True):
    """The points of one person in one event."""

    who: Who
    game: str
    league: str
    season: str
    points: int
    competitive: bool = True
    day: str = ""


class TotalPoints(Struct, frozen=True):
    """A person's sums, by the totals that the program names; one apart for each game or league by its name."""

    player: Who
    rank: int
    to: int
    totals: Mapping[str, int | Mapping[str, int]]


class PointsTable(Struct, frozen=True):
    """Everybody's points in a table of a program."""

    program: str
    table: str
    season: str  # which one begins anew
    ranked_by: str
    players: tuple[TotalPoints, ...]


def points_table(program: Program, table: str, season: str, lines: Iterable[Line]) -> PointsTable:
    """The first total that is one number ranks them."""
    must_be_table(program, table)
    wanted = totals_of(program, table)
    found: dict[Who, dict[str, int | dict[str, int]]] = {}
    for line in lines:
        sums = found.setdefault(line.who, {one.name: 0 if is_one(one) else {} for one in wanted})
        for total in wanted:
            if counts(total, line, season):
                add(sums, total, line)
    by = next((one.name for one in wanted if is_one(one)), wanted[0].name)
    order = ranked(found, [(by, {who: _number(sums[by]) for who, sums in found.items()})])
    rows = tuple(TotalPoints(row.who, row.rank, row.to, found[row.who]) for row in order)
    return PointsTable(program.name, table, season, by, rows)


def totals_of(program: Program, table: str) -> list[Total]:
    """Those that the program names; all of it where it names none."""
    return [one for one in program.totals if one.table == table] or [Total(table, "all", "all-games", "never")]


def is_one(total: Total) -> bool:
    """One number for a person, not one for each game or league."""
    return total.of in ("all-games", "all-leagues")


def counts(total: Total, line: Line, season: str) -> bool:
    """A league's points come of leagues; casual events count where the total says so (004)."""
    if total.of in ("league", "all-leagues") and not line.league:
        return False
    if not line.competitive and not total.casual:
        return False
    return total.resets == "never" or _year(total, line.season) == _year(total, season)


def _year(total: Total, season: str) -> str:
    return season[:4] if total.resets == "year" else season


def add(sums: dict[str, int | dict[str, int]], total: Total, line: Line) -> None:
    kept = sums[total.name]
    if isinstance(kept, dict):
        part = line.game if total.of == "each-game" else line.league
        kept[part] = kept.get(part, 0) + line.points
    else:
        sums[total.name] = kept + line.points


def _number(kept: int | Mapping[str, int]) -> int:
    return kept if isinstance(kept, int) else sum(kept.values())
