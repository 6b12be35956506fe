"""The times of a draft: every pick, every review, and the table of the whole draft (002 Appendix B)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from topcut.refusal import refuse
from topcut.rulebooks.model import Drafting


class Timed(Struct, frozen=True):
    """A pick or a review: how long it lasts and when it begins, in seconds from the start of the draft."""

    pack: int
    left: int  # cards to choose from; 0 = a review
    seconds: int
    begins: int


def pick_seconds(drafting: Drafting, cards_left: int) -> int:
    """The time for a pick among so many cards; beyond the printed table, its longest."""
    table = drafting.pick_seconds
    if cards_left < 1:
        raise refuse(f"nobody picks among {cards_left} cards", "give 1 or more", "cards")
    return table[min(cards_left, len(table)) - 1] if table else 0


def review_seconds(drafting: Drafting, after_pack: int) -> int:
    """The time to look at one's picks between this pack and the next."""
    return drafting.review + drafting.review_more * (after_pack - 1) if drafting.review else 0


def packs_to_draft(drafting: Drafting) -> int:
    """Packs that everybody opens, of all the sides that he drafts; 0 = as the director says."""
    return drafting.packs * max(drafting.sides, 1)


def timetable(drafting: Drafting, packs: int = 0, size: int = 0) -> tuple[Timed, ...]:
    """All picks and reviews of a draft of packs, in order; the numbers as the format says unless they are given."""
    packs, size = packs or packs_to_draft(drafting), size or drafting.pack_size
    if not drafting.pick_seconds:
        raise refuse("the rulebook prints no times for picks", "let the players take what they need", "no-times")
    if not 1 <= packs <= 100 or not 1 <= size <= 1000:
        raise refuse(f"{packs} packs of {size} cards cannot be drafted", "say how many (--packs, --size)", "packs")
    begins, table = 0, []
    for pack, left, seconds in _steps(drafting, packs, size):
        table.append(Timed(pack, left, seconds, begins))
        begins += seconds
    return tuple(table)


def _steps(drafting: Drafting, packs: int, size: int) -> Iterator[tuple[int, int, int]]:
    for pack in range(1, packs + 1):
        for left in range(size, 0, -1):
            yield pack, left, pick_seconds(drafting, left)
        if pack < packs and drafting.review:  # between packs only (002 7.7)
            yield pack, 0, review_seconds(drafting, pack)


def total_seconds(table: tuple[Timed, ...]) -> int:
    """How long the whole draft takes."""
    return sum(step.seconds for step in table)
