"""The times of a draft: every pick, every review, and the table of the whole draft (002 Appendix B)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
        raise refuse("limited-times-of-none", left=cards_left)
    return table[min(cards_left, len(table)) - 1] if table else 0


def review_seconds(drafting: Drafting, after_pack: int) -> int:
    """The time to look at one's picks between this pack and the next."""
    return drafting.review + drafting.review_more * (after_pack - 1) if drafting.review else 0


def sizes_of(typed: str) -> tuple[int, ...]:
    """ "7", or "7, 6, 7": cards of all packs or of each; () where nothing was typed."""
    words = [word.strip() for word in typed.split(",") if word.strip()]
    if not all(word.isascii() and word.isdecimal() and len(word) < 5 for word in words) or len(words) > 100:
        raise refuse("limited-sizes-unreadable", typed=typed[:40])
    return tuple(map(int, words))


def packs_to_draft(drafting: Drafting) -> int:
    """Packs that everybody opens, of all the sides that he drafts; 0 = as the director says."""
    return drafting.packs * max(drafting.sides, 1)


def timetable(drafting: Drafting, packs: int = 0, sizes: Sequence[int] = ()) -> tuple[Timed, ...]:
    """All picks and reviews of a draft of packs, in order; the numbers as the format says unless they are given.

    A pack may be smaller than the others (002 7.7: six cards beside a small character): one size for all, or for each.
    """
    packs = packs or (len(sizes) if len(sizes) > 1 else packs_to_draft(drafting))
    sizes = tuple(sizes) or (drafting.pack_size,)
    if not drafting.pick_seconds:
        raise refuse("limited-no-times")
    if not 1 <= packs <= 100 or not all(1 <= size <= 1000 for size in sizes):
        raise refuse("limited-packs-impossible", packs=packs, sizes=tuple(map(str, sizes[:10])))
    if len(sizes) not in (1, packs):
        raise refuse("limited-sizes-of-packs", sizes=len(sizes), packs=packs)
    begins, table = 0, []
    for pack, left, seconds in _steps(drafting, sizes * packs if len(sizes) == 1 else sizes):
        table.append(Timed(pack, left, seconds, begins))
        begins += seconds
    return tuple(table)


def _steps(drafting: Drafting, sizes: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    for pack, size in enumerate(sizes, start=1):
        for left in range(size, 0, -1):
            yield pack, left, pick_seconds(drafting, left)
        if pack < len(sizes) and drafting.review:  # between packs only (002 7.7)
            yield pack, 0, review_seconds(drafting, pack)


def total_seconds(table: tuple[Timed, ...]) -> int:
    """How long the whole draft takes."""
    return sum(step.seconds for step in table)
