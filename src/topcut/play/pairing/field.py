"""A problem made ready to be solved: cards laid out, the director's demands checked, byes counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from topcut.play.pairing.cards import Cards, lay_out
from topcut.play.pairing.problem import Pair, PlayerId, Problem
from topcut.refusal import Refusal, Refusal_, Refused, refuse_

Rows = tuple[int, int]  # two rows of the cards, the upper one first


@dataclass(frozen=True, eq=False)
class Field:
    """The cards of a problem and what is demanded of them, by row."""

    problem: Problem
    cards: Cards
    row: dict[PlayerId, int]
    pinned: list[Rows]
    forbidden: frozenset[Rows]
    pinned_byes: list[int]
    forbidden_byes: frozenset[int]
    expected_byes: int  # the byes that the numbers alone make necessary

    @cached_property
    def apart_from(self) -> dict[int, set[int]]:
        """For every row in a forbidden pair, the rows that it must not meet."""
        found: dict[int, set[int]] = {}
        for a, b in self.forbidden:
            found.setdefault(a, set()).add(b)
            found.setdefault(b, set()).add(a)
        return found

    @property
    def free(self) -> list[int]:
        """The rows that are still to be paired once the demands are met."""
        taken = {row for pair in self.pinned for row in pair}.union(self.pinned_byes)
        return [row for row in range(len(self.cards)) if row not in taken]

    @property
    def byes_left(self) -> int | None:
        """Exactly so many of the free players have a bye; None: as many as it takes to avoid rematches (R08, R54)."""
        if self.problem.forced_rematch == "byes":
            return None
        return self.expected_byes - len(self.pinned_byes)


def read(problem: Problem) -> Field:
    """Lay out the cards and refuse demands that nobody can meet."""
    cards = lay_out(problem.players)
    row = {player: i for i, player in enumerate(cards.ids)}
    if len(row) < len(cards):
        twice = next(a for a, b in zip(sorted(cards.ids), sorted(cards.ids)[1:], strict=False) if a == b)
        raise refuse_(f"{twice} is in the field twice", "list every player once", "player-twice")
    field = Field(
        problem=problem,
        cards=cards,
        row=row,
        pinned=list(dict.fromkeys(_rows(row, pair, "pinned") for pair in problem.pinned)),
        forbidden=frozenset(_rows(row, pair, "forbidden") for pair in problem.forbidden),
        pinned_byes=[_row(row, player, "given the bye") for player in dict.fromkeys(problem.pinned_byes)],
        forbidden_byes=frozenset(_row(row, player, "kept from the bye") for player in problem.forbidden_byes),
        expected_byes=_expected_byes(problem, cards),
    )
    _check_demands(field)
    return field


def rows_of(field: Field, pair: Pair) -> Rows:
    """The rows of a pair, or the refusal that says who is unknown."""
    return _rows(field.row, pair, "paired")


def row_of(field: Field, player: PlayerId) -> int:
    return _row(field.row, player, "paired")


def _row(row: dict[PlayerId, int], player: PlayerId, verb: str) -> int:
    if player not in row:
        raise refuse_(
            f"{player} cannot be {verb}: not among the players of this round", "check the name", "unknown-player"
        )
    return row[player]


def _rows(row: dict[PlayerId, int], pair: Pair, verb: str) -> Rows:
    a, b = sorted(_row(row, player, verb) for player in pair)
    if a == b:
        raise refuse_(f"{pair[0]} cannot be {verb} with themselves", "name two players", "same-player")
    return a, b


def _expected_byes(problem: Problem, cards: Cards) -> int:
    """One in an odd field; with two sides, the surplus of the larger side."""
    if problem.order != "sides" or len(cards) < 2:
        return len(cards) % 2
    without = [player for player, side in zip(cards.ids, cards.side.tolist(), strict=True) if side == 0]
    if without:
        do = "give every player one of the two sides"
        raise Refused(*(Refusal_(f"{player} has no side", do, "no-side") for player in without))
    names = sorted({p.side for p in problem.players})
    if len(names) > 2:
        said = f"there are {len(names)} sides ({', '.join(names)}); pairing by sides needs two"
        raise refuse_(said, "correct the sides", "sides")
    first = int(np.count_nonzero(cards.side == cards.side[0]))
    return abs(2 * first - len(cards))


def _check_demands(field: Field) -> None:
    refusals = _double_booked(field) + _opposed(field)
    if refusals:
        raise Refused(*refusals)


def _double_booked(field: Field) -> list[Refusal]:
    """Players of whom two things are demanded at once."""
    seen: dict[int, str] = {}
    wrong: list[Refusal] = []
    for what, rows in _demands(field):
        for row in rows:
            if row in seen:
                name = field.cards.ids[row]
                said = f"{name} cannot have {seen[row]} and {what} in one round"
                wrong += refuse_(said, "take one of the two demands away", "demands-contradict").refusals
            seen[row] = what
    return wrong


def _demands(field: Field) -> Iterable[tuple[str, tuple[int, ...]]]:
    ids = field.cards.ids
    for a, b in field.pinned:
        yield f"the pair {ids[a]} v {ids[b]}", (a, b)
    for row in field.pinned_byes:
        yield "the bye", (row,)


def _opposed(field: Field) -> list[Refusal]:
    """Demands that are forbidden by another demand, or by the sides."""
    ids, side = field.cards.ids, field.cards.side
    wrong: list[Refusal] = []
    for a, b in field.pinned:
        pair = f"{ids[a]} v {ids[b]}"
        if (a, b) in field.forbidden:
            wrong += refuse_(f"{pair} is both pinned and forbidden", "take one away", "demands-contradict").refusals
        if field.problem.order == "sides" and side[a] == side[b]:
            wrong += refuse_(f"{pair} cannot be pinned: both play the same side", "pin others", "same-side").refusals
    for row in field.pinned_byes:
        if row in field.forbidden_byes:
            said = f"{ids[row]} is both given the bye and kept from it"
            wrong += refuse_(said, "take one away", "demands-contradict").refusals
    if field.byes_left is not None and field.byes_left < 0:
        said = f"{len(field.pinned_byes)} byes are asked for, but this field has {field.expected_byes}"
        wrong += refuse_(said, "ask for fewer byes", "too-many-byes").refusals
    return wrong
