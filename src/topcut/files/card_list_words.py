"""A card list in words, after it was read: how much there is, and what was passed over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from topcut.files.card_list import CardFile
from topcut.play.limited.cards import in_order
from topcut.play.spoken import counted

_MOST_NAMED = 6


def list_words(listed: CardFile) -> str:
    """ "The list has 90 cards (85 different) and 12 unlimited."."""
    cards = in_order(listed.cards)
    dealt = [card for card in cards if not card.unlimited]
    copies, free = sum(card.count for card in dealt), len(cards) - len(dealt)
    different = f" ({len(dealt)} different)" if len(dealt) != copies else ""
    beside = f" and {free} unlimited" if free else ""
    return f"The list has {counted(copies, 'card')}{different}{beside}."


def passed_over(listed: CardFile) -> Iterator[str]:
    """A half sentence for the lines and one for the columns that play no part."""
    if listed.broken_lines:
        yield f"lines that name no card were passed over: {_some(map(str, listed.broken_lines))}"
    if listed.passed_over:
        yield f"of the list's columns these play no part: {_some(listed.passed_over)}"


def _some(words: Iterable[str]) -> str:
    named = list(words)
    return ", ".join(named[:_MOST_NAMED]) + (" …" if len(named) > _MOST_NAMED else "")
