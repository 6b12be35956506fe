"""A problem made ready to be solved: cards laid out, the director's demands checked, byes counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from topcut.messages.message import Message, Player, message
from topcut.play.pairing.cards import Cards, lay_out
from topcut.play.pairing.problem import Pair, PlayerId, Problem
from topcut.refusal import Refusal, Refused, refusal, refuse

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
        raise refuse("pairing-player-twice", player=Player(twice))
    field = Field(
        problem=problem,
        cards=cards,
        row=row,
        pinned=list(dict.fromkeys(_rows(row, pair, "pinned") for pair in problem.pinned)),
        forbidden=frozenset(_rows(row, pair, "forbidden") for pair in problem.forbidden),
        pinned_byes=[_row(row, player, "bye") for player in dict.fromkeys(problem.pinned_byes)],
        forbidden_byes=frozenset(_row(row, player, "no-bye") for player in problem.forbidden_byes),
        expected_byes=_expected_byes(problem, cards),
    )
    _check_demands(field)
    return field


def rows_of(field: Field, pair: Pair) -> Rows:
    """The rows of a pair, or the refusal that says who is unknown."""
    return _rows(field.row, pair, "paired")


def row_of(field: Field, player: PlayerId) -> int:
    return _row(field.row, player, "paired")


def _row(row: dict[PlayerId, int], player: PlayerId, how: str) -> int:
    if player not in row:
        raise refuse("pairing-not-here", player=Player(player), how=how)
    return row[player]


def _rows(row: dict[PlayerId, int], pair: Pair, how: str) -> Rows:
    a, b = sorted(_row(row, player, how) for player in pair)
    if a == b:
        raise refuse("pairing-with-themselves", player=Player(pair[0]), how=how)
    return a, b


def _expected_byes(problem: Problem, cards: Cards) -> int:
    """One in an odd field; with two sides, the surplus of the larger side."""
    if problem.order != "sides" or len(cards) < 2:
        return len(cards) % 2
    without = [player for player, side in zip(cards.ids, cards.side.tolist(), strict=True) if side == 0]
    if without:
        raise Refused(*(refusal("pairing-no-side", player=Player(player)) for player in without))
    names = sorted({p.side for p in problem.players})
    if len(names) > 2:
        raise refuse("pairing-too-many-sides", many=len(names), sides=tuple(names))
    first = int(np.count_nonzero(cards.side == cards.side[0]))
    return abs(2 * first - len(cards))


def _check_demands(field: Field) -> None:
    refusals = _double_booked(field) + _opposed(field)
    if refusals:
        raise Refused(*refusals)


def _double_booked(field: Field) -> list[Refusal]:
    """Players of whom two things are demanded at once."""
    seen: dict[int, Message] = {}
    wrong: list[Refusal] = []
    for demand, rows in _demands(field):
        for row in rows:
            if row in seen:
                player = Player(field.cards.ids[row])
                wrong.append(refusal("pairing-two-demands", player=player, one=seen[row], other=demand))
            seen[row] = demand
    return wrong


def _demands(field: Field) -> Iterable[tuple[Message, tuple[int, ...]]]:
    ids = field.cards.ids
    for a, b in field.pinned:
        yield message("pairing-the-pair", one=Player(ids[a]), other=Player(ids[b])), (a, b)
    for row in field.pinned_byes:
        yield message("pairing-the-bye"), (row,)


def _opposed(field: Field) -> list[Refusal]:
    """Demands that are forbidden by another demand, or by the sides."""
    ids, side = field.cards.ids, field.cards.side
    wrong: list[Refusal] = []
    for a, b in field.pinned:
        one, other = Player(ids[a]), Player(ids[b])
        if (a, b) in field.forbidden:
            wrong.append(refusal("pairing-pinned-and-forbidden", one=one, other=other))
        if field.problem.order == "sides" and side[a] == side[b]:
            wrong.append(refusal("pairing-same-side", one=one, other=other))
    for row in field.pinned_byes:
        if row in field.forbidden_byes:
            wrong.append(refusal("pairing-bye-and-no-bye", player=Player(ids[row])))
    if field.byes_left is not None and field.byes_left < 0:
        wrong.append(refusal("pairing-too-many-byes", asked=len(field.pinned_byes), byes=field.expected_byes))
    return wrong
