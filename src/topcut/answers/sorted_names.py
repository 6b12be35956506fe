"""Names as a hall looks for them: by the last word."""

from __future__ import annotations

from msgspec import Struct


class SortedName(Struct, frozen=True, order=True):
    """A name taken apart; compared, they stand in the order of the alphabet."""

    key: tuple[str, str]
    before: str  # "Kira ", with the blank behind it
    word: str  # "Nerys": what it is sorted by


def sorted_name(name: str) -> SortedName:
    """ "Kira Nerys" stands under N."""
    before, blank, word = name.rstrip().rpartition(" ")
    return SortedName((word.casefold(), before.casefold()), before + blank, word)
