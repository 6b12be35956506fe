"""Names as a hall looks for them: by the last word."""

from __future__ import annotations

from msgspec import Struct


class SortedName(Struct, frozen=True, order=True):
    """A name taken apart; compared, they stand in the order of the alphabet."""

    key: tuple[str, str]
    before: str  # "Kira ", with its blank
    word: str  # "Nerys": what it is sorted by
    after: str = ""  # " 2", " (DS9)": what is no word


def sorted_name(name: str) -> SortedName:
    """ "Kira Nerys" stands under N; "Kira Nerys 2" beside her."""
    words = name.split()
    at = max((n for n, word in enumerate(words) if word[0].isalpha()), default=len(words) - 1)
    before, after = "".join(f"{word} " for word in words[:at]), "".join(f" {word}" for word in words[at + 1 :])
    word = words[at] if words else name
    return SortedName((word.casefold(), f"{before}{after}".casefold()), before, word, after)
