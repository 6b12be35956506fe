"""What a way of solving hands back: pairs and byes by row, and whether they are proven."""

from __future__ import annotations

from dataclasses import dataclass

from topcut.journal.fact import Remark
from topcut.play.pairing.field import Rows
from topcut.play.pairing.matching import Matching


@dataclass(frozen=True, slots=True)
class Found:
    """A pairing of the free players."""

    pairs: list[Rows]
    byes: list[int]
    exact: bool = True
    notes: tuple[Remark, ...] = ()

    @classmethod
    def of(cls, rows: list[int], matching: Matching) -> Found:
        """A matching of these rows."""
        return cls([(rows[a], rows[b]) for a, b in matching.pairs], [rows[a] for a in matching.byes])
