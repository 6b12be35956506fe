"""Everybody standing in line by total and differential, and the places where neighbours cannot simply meet."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

import numpy as np

from topcut.play.pairing.criteria import differential_floats, paired_down_again, rematches, teammates
from topcut.play.pairing.field import Field
from topcut.play.pairing.flow import Flow
from topcut.play.pairing.line import MARGIN, Mended, Span, Window, mend
from topcut.play.pairing.words import words


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """Who is to be paired, the highest first; equals in random order."""

    field: Field
    flow: Flow
    order: list[int]
    place: dict[int, int]  # of every row in the order

    @classmethod
    def of(cls, field: Field, rows: list[int], flow: Flow, seed: str) -> Standing:
        at = np.array(rows, dtype=np.int64)
        keys = words(seed + "/line", len(rows))
        order = at[np.lexsort((keys, -field.cards.differential[at], field.cards.level[at]))].tolist()
        return cls(field, flow, order, {row: k for k, row in enumerate(order)})

    def line(self, byes: list[int]) -> list[int]:
        """Those who are neighbours: all but these, and those who leap to another total."""
        off = {*byes, *(row for leap in self.flow.leaps for row in leap)}
        return [row for row in self.order if row not in off] if off else self.order

    def mended(self, line: list[int], resting: Window | None) -> Mended | None:
        """The line paired, with its windows and, if who rests is still open, the one in which that is decided."""
        given = [*self._small_blocks(line), *self._leaps(line), *([resting] if resting else [])]
        return mend(self.field, line, self._bad(line), given)

    def level_span(self, line: list[int], level: int) -> Span:
        """The tables at which a level sits."""
        levels = self.field.cards.level[line]
        start, end = np.searchsorted(levels, [level, level + 1]).tolist()
        return start // 2, -(-end // 2)

    def _bad(self, line: list[int]) -> list[int]:
        """Tables of neighbours who must not, or need not, meet."""
        cards = self.field.cards
        a, b = np.array(line[::2], dtype=np.int64), np.array(line[1::2], dtype=np.int64)
        bad = rematches(cards, a, b) + paired_down_again(cards, a, b) + differential_floats(cards, a, b)
        if "teammates" in self.field.problem.criteria:
            bad += teammates(cards, a, b)
        for upper, lower in self.field.forbidden:
            bad += ((a == upper) & (b == lower)) | ((a == lower) & (b == upper))
        tables: list[int] = np.flatnonzero(bad).tolist()
        return tables

    def _small_blocks(self, line: list[int]) -> list[Window]:
        """Where the flow is not even, every block of small levels is looked at as a whole."""
        blocks = np.array(self.flow.blocks, dtype=np.int64)[self.field.cards.level[line]]
        spans = [np.searchsorted(blocks, [block, block + 1]).tolist() for block in sorted(self.flow.small)]
        return [self._window(line, start // 2, -(-end // 2)) for start, end in spans if start < end]

    def _leaps(self, line: list[int]) -> list[Window]:
        """For a pair that leaps, both places that it is taken from."""
        places = [self.place[row] for row in line]
        windows = []
        for leap in self.flow.leaps:
            tables = [bisect_left(places, self.place[row]) // 2 for row in leap]
            spans = [self._window(line, k, k + 1).spans[0] for k in tables]
            windows.append(Window(tuple(spans), leap))
        return windows

    def _window(self, line: list[int], start: int, end: int) -> Window:
        return Window(((max(start - MARGIN, 0), min(end + MARGIN, len(line) // 2)),))
