"""Neighbours on a line: pair them, and mend the places where that is not allowed inside windows, exactly.

All players stand in a line, by total and then by differential. Between two neighbours there is a cut. However a field
is paired, a cut with an odd number of players above it is crossed by at least one pair, and a pair costs at least what
the cuts it crosses weigh together (one unequal pair and its gap where the total changes, a gap in differential
elsewhere). Pairing neighbours reaches that bound, so only the places where neighbours must not meet cost more. Round
each of them a window is opened and solved with all true costs. To prove that nothing outside it could help, both ends
of a window get two blank cards like the first player outside, who may meet anybody: if the optimum leaves them alone,
it is the optimum.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from topcut.play.pairing.cards import Cards
from topcut.play.pairing.field import Field, Rows
from topcut.play.pairing.graph import among
from topcut.play.pairing.matching import Matching, best
from topcut.play.pairing.tiny import TABLES, solve_tiny

MARGIN = 1  # tables on both sides of a bad one, at first
WIDEST = 320  # cards of a window; wider ones are given up

Span = tuple[int, int]  # tables of the line, from and to


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the line that is solved as a whole: spans of tables, players kept off the line, byes to be given."""

    spans: tuple[Span, ...]
    extras: tuple[int, ...] = ()
    byes: int = 0


@dataclass(frozen=True, slots=True)
class Mended:
    """Pairs and byes, of a window or of the whole line with the windows it needed."""

    pairs: list[Rows]
    byes: list[int]
    windows: tuple[Window, ...] = ()


def mend(field: Field, line: list[int], bad: list[int], given: list[Window]) -> Mended | None:
    """Pairs and byes of everybody on the line and in the windows given; None if a window grew too wide."""
    tables = len(line) // 2
    windows = merge([*given, *(Window(((max(k - MARGIN, 0), min(k + MARGIN + 1, tables)),)) for k in bad)])
    done = _solve_tiny(field, line, windows)
    while todo := [window for window in windows if window not in done]:
        for window in todo:
            answer = _solve(field, line, window)
            if answer is None:
                return None
            if isinstance(answer, Mended):
                done[window] = answer
            else:
                windows[windows.index(window)] = answer
        windows = merge(windows)
    return _whole(line, windows, done)


def _solve_tiny(field: Field, line: list[int], windows: list[Window]) -> dict[Window, Mended]:
    """Most windows are three tables in the middle of the line: these are tried all at once."""
    tiny = [w for w in windows if w.spans == ((w.spans[0][0], w.spans[0][0] + TABLES),) and not w.extras]
    tiny = [w for w in tiny if w.spans[0][0] > 0 and w.spans[0][1] < len(line) // 2 and not w.byes]
    around = [line[2 * w.spans[0][0] - 1 : 2 * w.spans[0][1] + 1] for w in tiny]
    found = solve_tiny(field, around)
    return {window: Mended(pairs, []) for window, pairs in zip(tiny, found, strict=True) if pairs is not None}


def _whole(line: list[int], windows: list[Window], done: dict[Window, Mended]) -> Mended:
    covered = {k for window in windows for start, end in window.spans for k in range(start, end)}
    pairs = [(line[2 * k], line[2 * k + 1]) for k in range(len(line) // 2) if k not in covered]
    pairs += [pair for window in windows for pair in done[window].pairs]
    return Mended(pairs, [row for window in windows for row in done[window].byes], tuple(windows))


def merge(windows: list[Window]) -> list[Window]:
    """Join windows that overlap or touch: at least one table must lie between two of them."""
    spans = sorted((*span, k) for k, window in enumerate(windows) for span in window.spans)
    first = list(range(len(windows)))  # the first window that each is joined to

    def root(k: int) -> int:
        return k if first[k] == k else root(first[k])

    reach, last = -1, -1
    for start, end, k in spans:
        if start <= reach:
            one, other = sorted((root(k), root(last)))
            first[other] = one
        if end > reach:
            reach, last = end, k
    groups: dict[int, list[Window]] = {}
    for k, window in enumerate(windows):
        groups.setdefault(root(k), []).append(window)
    return [_joined(group) if len(group) > 1 else group[0] for group in groups.values()]


def _joined(group: list[Window]) -> Window:
    spans = _union(tuple(span for window in group for span in window.spans))
    return Window(spans, tuple(row for window in group for row in window.extras), sum(w.byes for w in group))


def _union(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    union: list[Span] = []
    for start, end in sorted(spans):
        if union and start <= union[-1][1]:
            union[-1] = (union[-1][0], max(end, union[-1][1]))
        else:
            union.append((start, end))
    return tuple(union)


def _solve(field: Field, line: list[int], window: Window) -> Mended | Window | None:
    """The best pairing of a window; the window grown, if somebody outside could help; None if it cannot be done so."""
    rows = [row for start, end in window.spans for row in line[2 * start : 2 * end]] + list(window.extras)
    ends = _ends(window, len(line) // 2)
    if len(rows) + 2 * len(ends) > WIDEST:
        return None
    cards = _with_outside(field.cards, line, rows, ends)
    matching = _best(field, cards, rows, window.byes)
    helped = set(range(len(ends))) if matching is None else _helped(matching, len(rows))
    if helped:
        return _grown(window, [ends[k] for k in sorted(helped)], len(line) // 2)
    if matching is None:
        return None
    pairs = [(rows[a], rows[b]) for a, b in matching.pairs if b < len(rows)]
    return Mended(pairs, [rows[a] for a in matching.byes])


def _ends(window: Window, tables: int) -> list[tuple[int, bool]]:
    """The ends of a window behind which the line goes on: the table at the end, and whether it is the lower end."""
    upper = [(start, False) for start, _ in window.spans if start > 0]
    return upper + [(end, True) for _, end in window.spans if end < tables]


def _with_outside(cards: Cards, line: list[int], rows: list[int], ends: list[tuple[int, bool]]) -> Cards:
    """The cards of a window and two blank ones for each end, like the first player outside.

    A blank card may drop as far as anybody of its level who is outside.
    """
    like = [line[2 * table] if lower else line[2 * table - 1] for table, lower in ends]
    both = cards.rows(rows + [row for row in like for _ in range(2)], named=len(rows))
    for k, row in enumerate(like):
        both.floor[len(rows) + 2 * k : len(rows) + 2 * k + 2] = _deepest(cards, row, rows)
    return both


def _deepest(cards: Cards, row: int, inside: list[int]) -> int:
    """The deepest floor of a level, leaving out those who are in the window themselves."""
    level = int(cards.level[row])
    start, end = np.searchsorted(cards.level, [level, level + 1])
    floors = cards.floor[start:end]
    if floors.max() == level + 1:
        return level + 1
    outside = np.ones(end - start, dtype=bool)
    outside[[r - start for r in inside if start <= r < end]] = False
    return int(floors[outside].max(initial=level + 1))


def _best(field: Field, cards: Cards, rows: list[int], byes: int) -> Matching | None:
    """The optimum of the window with its outside; among equals one that leaves the outside alone."""
    named = len(rows)
    graph = among(field, cards, rows)
    twins = (graph.a >= named) & ((graph.a - named) // 2 == (graph.b - named) // 2)
    graph = graph.and_last("outside", ((graph.b >= named) & ~twins).astype(np.int64))
    resting = graph.may_rest & (np.arange(len(cards)) < named)
    return best(replace(graph, byes=byes, expected=byes, may_rest=resting))


def _helped(matching: Matching, named: int) -> set[int]:
    """The ends whose blank cards did not stay together."""
    of = {card: (card - named) // 2 for pair in matching.pairs for card in pair if card >= named}
    return {of[card] for a, b in matching.pairs for card in (a, b) if card in of and of.get(a, -1) != of.get(b, -1)}


def _grown(window: Window, ends: list[tuple[int, bool]], tables: int) -> Window | None:
    """The window, as much wider at these ends as it is wide; None if it is the whole line already."""
    wider = []
    for start, end in window.spans:
        more = max(end - start, MARGIN)
        upper = max(start - more, 0) if (start, False) in ends else start
        lower = min(end + more, tables) if (end, True) in ends else end
        wider.append((upper, lower))
    return None if tuple(wider) == window.spans else replace(window, spans=tuple(wider))
