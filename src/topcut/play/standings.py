"""Standings at any moment: points, then the rulebook's chain of tie-breakers; every split is kept as a reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cached_property

from msgspec import Struct

from topcut.journal.fact import PlayerId
from topcut.journal.state import Tournament
from topcut.play.ledger import Ledger, ledger
from topcut.play.splitters import BETWEEN, Group, Had, Parts, by_lot, drop_lowest_opponents
from topcut.play.tiebreaks import COLUMNS, Column
from topcut.rulebooks.model import Between, Rulebook, Step

Value = Fraction | int | None
Splitting = Callable[[Group], Parts]
Tied = tuple[int, Group]  # players who are still tied, and the place that the first of them will have


class Split(Struct, frozen=True):
    """A tied group that a step parted: by what, and into which sub-groups, best first."""

    by: str  # the step or splitter: points, head_to_head, strength_of_schedule …
    clause: str
    parts: Parts
    denominator: int = 1  # of the parts' numbers

    def had(self, part: int) -> Had:
        """What a part had: 30, 2/3, "won"."""
        value = self.parts[part][0]
        return value if value is None or isinstance(value, str) else Fraction(value, self.denominator)


class Row:
    """A line of the standings; its values are worked out when they are looked at."""

    __slots__ = ("_table", "player", "rank")

    def __init__(self, table: Standings, rank: int, player: PlayerId) -> None:
        self._table = table
        self.rank = rank
        self.player = player

    @property
    def points(self) -> int:
        return self._table.ledger.points[self.player]

    @property
    def record(self) -> tuple[int, int, int]:
        """Wins, losses, draws; a bye is a win, a missed game is nothing."""
        sides = [side for line in self._table.ledger.lines[self.player] for _, side in line.games]
        outcomes = [side.outcome for side in sides if side.code and (side.played or side.outcome == "win")]
        return outcomes.count("win"), outcomes.count("loss"), outcomes.count("draw")

    @property
    def values(self) -> dict[str, Value]:
        return {column.name: column[self.player] for column in self._table.shown}


class Standings:
    """The ranked players and how they came to be ranked so."""

    def __init__(self, book: Ledger, tournament: Tournament) -> None:
        self.ledger = book
        self.rulebook = book.book
        self.splits: list[Split] = []
        self.rows: list[Row] = [Row(self, 0, "")] * len(book.lines)
        for place, group in _rank(self, tournament):
            self.place(place, group)

    def place(self, place: int, group: Group) -> None:
        """Give these the rows from this place on; more than one share the rank."""
        for row, player in enumerate(group, start=place):
            self.rows[row] = Row(self, place + 1, player)

    @property
    def provisional(self) -> bool:
        """A result is still awaited (13.4): these standings cannot be final."""
        return bool(self.ledger.delayed)

    @cached_property
    def shown(self) -> list[Column]:
        """The columns of the chain for everybody, and those that are only shown (the setting `shown`)."""
        links = [link for link in self.rulebook.chain if isinstance(link, Step) and link.step in COLUMNS]
        columns = [COLUMNS[link.step](self.ledger, link.with_, self.ledger.lines) for link in links]
        known = {column.name for column in columns}
        more = [name for name in self.rulebook.listed("shown") if name not in known]
        return columns + [COLUMNS[name](self.ledger, {}, self.ledger.lines) for name in more]

    @cached_property
    def by_player(self) -> Mapping[PlayerId, Row]:
        return {row.player: row for row in self.rows}

    @cached_property
    def by_points(self) -> Mapping[int, list[PlayerId]]:
        """Players by their points, in the order of the standings."""
        found: dict[int, list[PlayerId]] = {}
        for row in self.rows:
            found.setdefault(row.points, []).append(row.player)
        return found

    @cached_property
    def by_rank(self) -> Mapping[int, list[PlayerId]]:
        """Players by their rank: more than one are still tied."""
        found: dict[int, list[PlayerId]] = {}
        for row in self.rows:
            found.setdefault(row.rank, []).append(row.player)
        return found

    @cached_property
    def _splits_of(self) -> Mapping[PlayerId, list[Split]]:
        found: dict[PlayerId, list[Split]] = {player: [] for player in self.ledger.lines}
        for split in self.splits:
            for _, part in split.parts:
                for player in part:
                    found[player].append(split)
        return found

    def splits_of(self, player: PlayerId) -> list[Split]:
        """The splits that this player went through, in order."""
        return self._splits_of[player]


def standings(tournament: Tournament, book: Rulebook) -> Standings:
    """Rank everybody who takes or took part."""
    return Standings(ledger(tournament, book), tournament)


def _rank(table: Standings, tournament: Tournament) -> list[Tied]:
    book = table.ledger
    groups: list[Tied] = [(0, list(book.lines))]
    groups = _apart(table, "final_confrontation", "", groups, lambda g: _confronted(tournament.confrontation, g))
    groups = _apart(table, "table", "Appendix A, R21", groups, lambda g: _by_final_pod(table.rulebook, tournament, g))
    points = Column("points", book.points)
    groups = _apart(table, "points", "", groups, lambda group: _by_column(points, group))
    steps = [link for link in table.rulebook.chain if isinstance(link, Step)]
    betweens = [link for link in table.rulebook.chain if isinstance(link, Between)]
    for number, step in enumerate(steps, start=1):
        groups = _look_between(table, betweens, number, groups)
        groups = _take_step(table, step, groups, tournament)
    return _look_between(table, betweens, len(steps) + 1, groups)


def _look_between(table: Standings, betweens: list[Between], number: int, groups: list[Tied]) -> list[Tied]:
    for link in betweens:
        if number >= link.from_step:
            groups = _apart(table, link.between, link.clause, groups, _between(table.ledger, link))
    return groups


def _between(book: Ledger, link: Between) -> Splitting:
    """The splitter of a link, for groups of the size it asks for."""
    splitter = BETWEEN[link.between]
    return lambda group: splitter(book, group) if link.group in ("any", len(group)) else [("", group)]


def _take_step(table: Standings, step: Step, groups: list[Tied], tournament: Tournament) -> list[Tied]:
    if step.step == "lot":
        return _apart(table, "lot", step.clause, groups, lambda group: by_lot(tournament.lots.get(1, ()), group))
    tied = [player for _, group in groups for player in group]
    column = COLUMNS[step.step](table.ledger, step.with_, tied)
    groups = _apart(
        table, column.name, step.clause, groups, lambda group: _by_column(column, group), column.denominator
    )
    if step.step == "pooled_strength_of_schedule":
        book = table.ledger
        name = "lowest_opponent_dropped"
        groups = _apart(table, name, step.clause, groups, lambda group: drop_lowest_opponents(book, group))
    return groups


def _apart(
    table: Standings, by: str, clause: str, groups: list[Tied], split: Splitting, denominator: int = 1
) -> list[Tied]:
    """Part every tied group that can be parted; whoever stands alone then has his place."""
    left: list[Tied] = []
    for place, group in groups:
        parts = split(group)
        if len(parts) > 1:
            table.splits.append(Split(by, clause, parts, denominator))
        for _, part in parts:
            if len(part) > 1:
                left.append((place, part))
            else:
                table.place(place, part)
            place += len(part)
    return left


def _by_column(column: Column, group: Group) -> Parts:
    values = column.values
    first = values[group[0]]
    if all(values[player] == first for player in group):
        return [("", group)]
    apart: dict[int | None, Group] = {}
    for player in group:
        apart.setdefault(values[player], []).append(player)
    known = sorted((value for value in apart if value is not None), reverse=not column.lower_is_better)
    order: list[int | None] = [*known, *([None] if None in apart else [])]
    return [(value, apart[value]) for value in order]


def _by_final_pod(book: Rulebook, tournament: Tournament, group: Group) -> Parts:
    """Pods by rank: the whole top table before the second one, whatever the points (001 appendix A, R21)."""
    if book.play != "pod" or 1 not in tournament.opened or not tournament.rounds:
        return [("", group)]
    places = {seat: match.number for match in tournament.rounds[-1].matches.values() for seat in match.seats}
    column = Column("table", {player: places.get(player) for player in group}, lower_is_better=True)
    return _by_column(column, group)


def _confronted(winner: PlayerId, group: Group) -> Parts:
    """R46: the winner of the final confrontation is first, everybody else keeps his order."""
    if winner not in group:
        return [("", group)]
    return [("won", [winner]), ("", [player for player in group if player != winner])]
