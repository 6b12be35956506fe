"""Splitters: ways to part a tied group that are not a plain comparison of values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Literal

from topcut.journal.fact import PlayerId
from topcut.play.ledger import Ledger
from topcut.play.tiebreaks import pool, pooled

Group = list[PlayerId]
Fate = Literal["won", "lost", "beat-all", "drawn", ""]  # what parted a group that no number parts; "" is nothing
Had = Fate | int | Fraction | None
Parts = list[tuple[Had, Group]]  # best first, each with what it had: "won", 30; one part = not split


def meetings(book: Ledger, a: PlayerId, b: PlayerId) -> tuple[int, int]:
    """How often a and b beat each other."""
    outcomes = [side.outcome for line in book.lines[a] for met, side in line.games if met == b]
    return outcomes.count("win"), outcomes.count("loss")


def head_to_head(book: Ledger, group: Group) -> Parts:
    """Exactly two: more wins between them; equally many is no result (001 7.7, R01, R49)."""
    if len(group) != 2:
        return [("", group)]
    a, b = group
    won, lost = meetings(book, a, b)
    if won == lost:
        return [("", group)]
    return [("won", [a]), ("lost", [b])] if won > lost else [("won", [b]), ("lost", [a])]


def direct_competition(book: Ledger, group: Group) -> Parts:
    """Lift out whoever played and beat each other tied player, and look again at the rest (004, R39)."""
    lifted: Parts = []
    rest = list(group)
    while len(rest) > 1:
        best = next((player for player in rest if _beat_all(book, player, rest)), None)
        if best is None:
            break
        lifted.append(("beat-all", [best]))
        rest.remove(best)
    return [*lifted, ("", rest)]


def _beat_all(book: Ledger, player: PlayerId, group: Group) -> bool:
    if len(book.lines[player]) < len(group) - 1:
        return False
    for other in group:
        if other != player:
            won, lost = meetings(book, player, other)
            if won <= lost:
                return False
    return True


def drop_lowest_opponents(book: Ledger, group: Group) -> Parts:
    """Still level in pooled strength of schedule: all drop their lowest opponent, again and again (003, R31)."""
    return _dropped([(player, pool(book, player)) for player in group])


def _dropped(cards: list[tuple[PlayerId, list[tuple[Fraction, Fraction, int]]]]) -> Parts:
    players = [player for player, _ in cards]
    if len(cards) < 2 or any(len(rows) <= 1 for _, rows in cards):
        return [("", players)]
    shorter = [(player, rows[:-1]) for player, rows in cards]
    values = {player: pooled(rows) or Fraction(0) for player, rows in shorter}
    parts: Parts = []
    for value in sorted(set(values.values()), reverse=True):
        tied = [(player, rows) for player, rows in shorter if values[player] == value]
        inner = _dropped(tied)
        parts += [(value if had == "" else had, part) for had, part in inner]
    return parts


def by_lot(lots: Sequence[Sequence[PlayerId]], group: Group) -> Parts:
    """The newest lot that was drawn among exactly these players, or more of them."""
    for lot in reversed(lots):
        place = {player: index for index, player in enumerate(lot)}
        if all(player in place for player in group):
            return [("drawn", [player]) for player in sorted(group, key=place.__getitem__)]
    return [("", group)]


BETWEEN: Mapping[str, Callable[[Ledger, Group], Parts]] = {
    "head_to_head": head_to_head,
    "direct_competition": direct_competition,
}
